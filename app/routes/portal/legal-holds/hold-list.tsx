import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { HOLD_LIMITS, type LegalHoldRecord } from "#app/domain/legal-holds/legal-hold.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { heldKindText, legalHoldText } from "#app/i18n/portal/personal-data/legal-hold-texts.ts";
import { formatMoment } from "../inquiries/moment.ts";
import { ProofFields, type Proving } from "../second-factor/proof-fields.tsx";
import type { HoldAnswer } from "./hold-answer.ts";

interface HoldListProps extends Proving {
  holds: readonly LegalHoldRecord[];
  zone: string;
  /** What was answered to the last press: of one hold here, or of none. */
  answer: HoldAnswer | undefined;
}

/** Holds with who placed them, when and why; those in force with the way to lift them. */
export function HoldList({ holds, zone, answer, ...proving }: HoldListProps) {
  const { i18n } = useLingui();
  return (
    <ul>
      {holds.map((hold) => (
        <li key={hold.id} className="border-hairline border-b py-4">
          <p className="wrap-anywhere font-semibold">
            {heldKindText(i18n, hold.kind)}: {hold.subject}
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{hold.reason}</p>
          <History hold={hold} zone={zone} />
          {hold.state === "in_force" && <Lift hold={hold} answer={answer?.id === hold.id ? answer : undefined} {...proving} />}
        </li>
      ))}
    </ul>
  );
}

function History({ hold, zone }: { hold: LegalHoldRecord; zone: string }) {
  const { i18n } = useLingui();
  const placed = formatMoment(i18n.locale, hold.placedAt, zone);
  const lifted = hold.liftedAt && formatMoment(i18n.locale, hold.liftedAt, zone);
  const lastDay = hold.lastDay && formatDate(i18n.locale, hold.lastDay);
  const { placedBy, liftedBy } = hold;
  return (
    <div className="mt-2 grid gap-1 text-sm text-soft">
      <p className="wrap-anywhere">
        <Trans>
          Placed by {placedBy}, {placed}
        </Trans>
      </p>
      {lastDay && (
        <p>
          <Trans>Last day: {lastDay}</Trans>
        </p>
      )}
      {lifted && (
        <>
          <p className="wrap-anywhere">
            <Trans>
              Lifted by {liftedBy}, {lifted}
            </Trans>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{hold.liftReason}</p>
        </>
      )}
    </div>
  );
}

interface LiftProps extends Proving {
  hold: LegalHoldRecord;
  answer: HoldAnswer | undefined;
}

function Lift({ hold: { id, subject }, answer, ...proving }: LiftProps) {
  const { i18n, t } = useLingui();
  const sent = useNavigation().formData;
  const wrong = (field: string) => {
    const issue = answer?.issues.find((one) => one.field === field);
    return issue && legalHoldText(i18n, issue.code);
  };
  return (
    <details className="no-print mt-3" open={answer?.outcome === "refused" || answer?.outcome === "too_often"}>
      <summary
        aria-label={t`Lift the hold on ${subject}`}
        className="inline-flex min-h-11 cursor-pointer items-center text-accent underline decoration-accent-line underline-offset-4"
      >
        <Trans>Lift the hold</Trans>
      </summary>
      <Form method="post" preventScrollReset noValidate className="mt-2 grid max-w-form gap-4">
        <input type="hidden" name="intent" value="lift" />
        <input type="hidden" name="id" value={id} />
        <Field
          name="reason"
          id={`lift-${id}`}
          label={t`Reason for lifting it`}
          hint={t`What has passed its time is removed within the hour.`}
          error={wrong("reason")}
        >
          <Textarea rows={2} maxLength={HOLD_LIMITS.reason} defaultValue={answer?.typed.reason} />
        </Field>
        <ProofFields id={`lift-${id}`} {...proving} issue={wrong} />
        <Button type="submit" variant="danger" className="justify-self-start" loading={sent?.get("id") === id}>
          <Trans>Lift this hold</Trans>
        </Button>
      </Form>
    </details>
  );
}
