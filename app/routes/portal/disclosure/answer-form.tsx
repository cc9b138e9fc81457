import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CONNECTIONS, type ConflictHit } from "#app/domain/case/conflicts/conflicts.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { Issue } from "#app/domain/errors.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { CONNECTION_LABELS } from "#app/i18n/portal/conflict-labels.ts";
import { HitList } from "#app/routes/portal/case/disclosures/hit-list.tsx";

interface AnswerFormProps {
  hits: readonly ConflictHit[];
  issues: readonly Issue[];
  /** By the names of the fields. */
  typed: Readonly<Record<string, string>>;
}

/** Each finding with the answer to it, and what else there is to disclose. */
export function AnswerForm({ hits, issues, typed }: AnswerFormProps) {
  const { i18n, t } = useLingui();
  const sent = useNavigation().formData?.get("answer");
  const errorOf = (field: string) => {
    const issue = issues.find((one) => one.field === field);
    return issue ? caseMessageText(i18n, issue.code) : null;
  };
  /** With the name that it is about, where it is about one. */
  const summaryOf = ({ field, code }: Issue) => {
    const about = hits[Number(/-(\d+)$/.exec(field)?.[1] ?? -1)]?.name;
    const text = caseMessageText(i18n, code);
    return { id: field, text: about ? `${about}: ${text}` : text };
  };
  return (
    <Form method="post" noValidate className="grid gap-6">
      <ErrorSummary errors={issues.map(summaryOf)} />
      <section aria-labelledby="found">
        <h2 id="found" className="text-xl">
          <Trans>What was found</Trans>
        </h2>
        <p className="mt-2 text-soft">
          <Trans>
            When the office clears it, both sides read each name of this case, how it was found and your answer. Of your other cases they
            learn neither number nor names.
          </Trans>
        </p>
        <HitList hits={hits} ask={(at) => <FindingAnswer at={at} name={hits[at]?.name ?? ""} typed={typed} errorOf={errorOf} />} />
      </section>
      <Field
        name="disclosure"
        label={t`Anything else to disclose`}
        hint={t`Read by both sides when it is cleared. If you decline, a few words are welcome and read by the office alone.`}
        error={errorOf("disclosure")}
        optional
      >
        <Textarea rows={4} maxLength={CASE_LIMITS.description} defaultValue={typed.disclosure} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="answer" value="disclosed" loading={sent === "disclosed"}>
          <Trans>Disclose</Trans>
        </Button>
        <Button type="submit" name="answer" value="declined" variant="danger" loading={sent === "declined"}>
          <Trans>Decline the case</Trans>
        </Button>
      </div>
    </Form>
  );
}

interface FindingAnswerProps {
  /** Which finding, from 0. */
  at: number;
  /** The name that it is about. */
  name: string;
  typed: AnswerFormProps["typed"];
  errorOf: (field: string) => string | null;
}

function FindingAnswer({ at, name, typed, errorOf }: FindingAnswerProps) {
  const { i18n, t } = useLingui();
  return (
    <div className="mt-3 grid gap-4">
      <RadioCards
        legend={t`Is there a connection with ${name}?`}
        name={`connection-${at}`}
        options={CONNECTIONS.map((value) => ({ value, label: i18n._(CONNECTION_LABELS[value]) }))}
        defaultValue={typed[`connection-${at}`]}
        error={errorOf(`connection-${at}`)}
      />
      <Field
        name={`text-${at}`}
        label={t`Your answer on ${name}`}
        hint={t`What connects you, since when and until when; or how you know that it is another.`}
        error={errorOf(`text-${at}`)}
      >
        <Textarea rows={3} maxLength={CASE_LIMITS.reason} defaultValue={typed[`text-${at}`]} />
      </Field>
    </div>
  );
}
