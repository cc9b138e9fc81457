import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { AwardChoice, AwardMember } from "#app/domain/case/tribunal/declared.ts";
import type { RefusedPost } from "../actions.ts";
import { useWrongAward } from "./use-wrong-award.ts";

interface AnswerFormProps {
  awardId: string;
  choices: readonly AwardChoice[];
  /** What the reader has answered so far. */
  given: AwardMember;
  refused: RefusedPost | undefined;
}

/** A co-arbitrator signs, or does not and says why; what was answered can be changed until the award is issued. */
export function AnswerForm({ awardId, choices, given, refused }: AnswerFormProps) {
  const { t } = useLingui();
  const { wrong, typed } = useWrongAward(refused, "answer-award");
  const busy = useNavigation().formData?.get("intent") === "answer-award";
  const answer = typed.answer ?? given.answer ?? "";
  return (
    <Form method="post" preventScrollReset key={`${given.answer} ${given.opinion?.id}`} className="no-print mt-5 grid max-w-form gap-4">
      <input type="hidden" name="intent" value="answer-award" />
      <input type="hidden" name="awardId" value={awardId} />
      <Field id="award-answer" name="answer" label={t`Your answer`} error={wrong("answer")}>
        <Select
          placeholder={t`Please choose`}
          defaultValue={answer}
          options={[
            { value: "signed", label: t`I sign the award` },
            { value: "refused", label: t`I do not sign the award` },
          ]}
        />
      </Field>
      <Field
        id="award-reason"
        name="reason"
        label={t`Why you do not sign`}
        hint={t`Needed only if you do not sign. Everyone in the case can read it with the award.`}
        error={wrong("reason")}
        optional
      >
        <Textarea rows={3} maxLength={CASE_LIMITS.reason} defaultValue={typed.reason ?? given.reason} />
      </Field>
      {choices.length > 0 && (
        <Field
          id="award-opinion"
          name="opinionId"
          label={t`Separate or dissenting opinion`}
          hint={t`One of your documents that you alone see. Everyone in the case gets a copy with the award.`}
          error={wrong("opinionId")}
          optional
        >
          <Select
            placeholder={t`None of the documents`}
            defaultValue={typed.opinionId ?? given.opinion?.id ?? ""}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
      {choices.length === 0 && (
        <p className="text-sm text-soft">
          <Trans>To add an opinion of your own, first file it among the documents of the case, for yourself alone.</Trans>
        </p>
      )}
      <Button type="submit" className="justify-self-start" loading={busy}>
        {given.answer === null ? <Trans>Give your answer</Trans> : <Trans>Change your answer</Trans>}
      </Button>
    </Form>
  );
}
