import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { Issue } from "#app/domain/errors.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { legalHoldText } from "#app/i18n/portal/personal-data/legal-hold-texts.ts";
import { FactorCode } from "../second-factor/factor-code.tsx";

interface EraseFormProps {
  /** Whose data it is: what was shown. */
  email: string;
  /** The person's own request that is answered by it; "" where there is none. */
  request: string;
  /** As it was typed before. */
  reason: string;
  issues: readonly Issue[];
  secondFactor: boolean;
  /** The answer to what was sent last: new with every answer. */
  answered: unknown;
}

/** Asks for a reason and for the reader's own password and factor: an open screen alone erases nobody. */
export function EraseForm({ email, request, reason, issues, secondFactor, answered }: EraseFormProps) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "erase";
  const first = issues[0]?.field;
  const wrong = (field: string) => {
    const issue = issues.find((one) => one.field === field);
    return issue && peopleIssueText(i18n, issue.code);
  };
  useEffect(() => {
    if (answered && first) document.getElementById(`erasure-${first === "passkey" ? "password" : first}`)?.focus();
  }, [answered, first]);
  return (
    <section aria-labelledby="erase" className="no-print mt-12 max-w-form">
      <h2 id="erase" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Erase it</Trans>
      </h2>
      <Form method="post" preventScrollReset noValidate className="mt-6 grid gap-5">
        <input type="hidden" name="intent" value="erase" />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="request" value={request} />
        <Field
          name="reason"
          id="erasure-reason"
          label={t`Reason of the erasure`}
          hint={t`Such as the day on which they asked. Do not name the person: the reason is kept.`}
          error={issues.some(({ field }) => field === "reason") ? legalHoldText(i18n, "legal_hold_reason") : undefined}
        >
          <Textarea rows={2} maxLength={2000} defaultValue={reason} />
        </Field>
        <Field name="password" id="erasure-password" label={t`Your own password`} error={wrong("password") ?? wrong("passkey")}>
          <Input type="password" autoComplete="current-password" />
        </Field>
        {secondFactor && <FactorCode name="code" id="erasure-code" error={wrong("code")} />}
        <Button type="submit" variant="danger" className="justify-self-start" loading={busy}>
          <Trans>Erase for good</Trans>
        </Button>
      </Form>
    </section>
  );
}
