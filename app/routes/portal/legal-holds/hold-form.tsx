import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { HELD_KINDS, HOLD_LIMITS } from "#app/domain/legal-holds/legal-hold.ts";
import { heldKindText, legalHoldText } from "#app/i18n/portal/personal-data/legal-hold-texts.ts";
import { ProofFields, type Proving, proofPlace } from "../second-factor/proof-fields.tsx";
import type { HoldAnswer } from "./hold-answer.ts";

/** The id of the control that an issue is about. */
const placeOf = (field: string): string => (["password", "code", "passkey"].includes(field) ? proofPlace("place", field) : field);

/** Places a hold, by the reader's own password and factor. What was typed stays where it was refused. */
export function HoldForm({ answer, ...proving }: Proving & { answer: HoldAnswer | undefined }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "place";
  const issues = answer?.issues ?? [];
  const wrong = (field: string) => {
    const issue = issues.find((one) => one.field === field);
    return issue && legalHoldText(i18n, issue.code);
  };
  const typed = answer?.typed ?? {};
  return (
    <section aria-labelledby="place-hold" className="no-print min-w-0">
      <h2 id="place-hold" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Place a hold</Trans>
      </h2>
      <p className="mt-4 text-sm text-soft">
        <Trans>
          A person’s hold keeps their bookings, drafts, conversations and mails; a case’s hold keeps its mails and linked bookings too. What
          opens something, such as sessions and links, ends at its time.
        </Trans>
      </p>
      {issues.length > 0 && (
        <div className="mt-6">
          <ErrorSummary errors={issues.map(({ field, code }) => ({ id: placeOf(field), text: legalHoldText(i18n, code) }))} />
        </div>
      )}
      <Form method="post" preventScrollReset noValidate className="mt-6 grid gap-5">
        <input type="hidden" name="intent" value="place" />
        <Field name="kind" label={t`What is held`} error={wrong("kind")}>
          <Select
            defaultValue={typed.kind || "person"}
            options={HELD_KINDS.map((value) => ({ value, label: heldKindText(i18n, value) }))}
          />
        </Field>
        <Field
          name="subject"
          label={t`Address or number`}
          hint={t`Of a person the e-mail address, else the number of the booking or case.`}
          error={wrong("subject")}
        >
          <Input autoComplete="off" maxLength={HOLD_LIMITS.subject} defaultValue={typed.subject} />
        </Field>
        <Field name="reason" label={t`Reason of the hold`} hint={t`Such as the dispute and who has asked for it.`} error={wrong("reason")}>
          <Textarea rows={3} maxLength={HOLD_LIMITS.reason} defaultValue={typed.reason} />
        </Field>
        <Field name="lastDay" label={t`Last day of the hold`} hint={t`Empty: until it is lifted.`} error={wrong("lastDay")} optional>
          <Input type="date" defaultValue={typed.lastDay} />
        </Field>
        <ProofFields id="place" {...proving} issue={wrong} />
        <Button type="submit" className="justify-self-start" loading={busy}>
          <Trans>Place the hold</Trans>
        </Button>
      </Form>
    </section>
  );
}
