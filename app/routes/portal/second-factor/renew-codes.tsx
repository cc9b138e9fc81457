import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { FactorCode } from "./factor-code.tsx";
import type { SecondFactorStep } from "./steps.ts";
import { useFocusRefused } from "./use-focus-refused.ts";

/** How many backup codes are left, and new ones for who has the password and the factor. */
export function RenewCodes({ left, step }: { left: number; step: SecondFactorStep | null }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "renew";
  const issue = step?.at === "refused" && step.intent === "renew" ? step.issues[0] : undefined;
  const errorOf = (field: string) => (issue?.field === field ? peopleIssueText(i18n, issue.code) : undefined);
  useFocusRefused(issue?.field === "code" ? "renew-code" : "renew-password", step, issue !== undefined);
  return (
    <section className="mt-12 border-t border-hairline pt-8">
      <h2 className="text-xl">
        <Trans>Backup codes</Trans>
      </h2>
      <p className="mt-2">
        <Plural value={left} _0="None of your backup codes is left." one="# backup code is left." other="# backup codes are left." />
      </p>
      <Form method="post" noValidate className="mt-6 flex flex-col items-start gap-6">
        <Field
          name="renew-password"
          label={t`Current password`}
          hint={t`New codes make the earlier ones void.`}
          error={errorOf("password")}
          className="w-full max-w-sm"
        >
          <Input type="password" autoComplete="current-password" />
        </Field>
        <FactorCode name="renew-code" error={errorOf("code")} />
        <Button type="submit" name="intent" value="renew" variant="secondary" loading={busy}>
          <Trans>Make new backup codes</Trans>
        </Button>
      </Form>
    </section>
  );
}
