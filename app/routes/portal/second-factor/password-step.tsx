import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { TooOftenText } from "../too-often-text.tsx";
import { FactorCode } from "./factor-code.tsx";
import type { SecondFactorStep } from "./steps.ts";
import { useFocusRefused } from "./use-focus-refused.ts";

interface PasswordStepProps {
  on: boolean;
  required: boolean;
  step: SecondFactorStep | null;
}

/** Begins the setting up, which asks for the password, or turns it off, which asks for a code as well. */
export function PasswordStep({ on, required, step }: PasswordStepProps) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().state !== "idle";
  const issues = step?.at === "refused" && step.intent !== "renew" ? step.issues : [];
  const [issue] = issues;
  const errorOf = (field: string) => (issue?.field === field ? peopleIssueText(i18n, issue.code) : undefined);
  useFocusRefused(issue?.field === "code" ? "code" : "password", step, issues.length > 0);
  return (
    <>
      {step && <Told step={step} />}
      {on && required ? (
        <p>
          <Trans>
            Your second factor is set up. Your role asks for it, so it cannot be turned off; an administrator can remove a lost one.
          </Trans>
        </p>
      ) : (
        <Form method="post" noValidate className="mt-6 flex flex-col items-start gap-6">
          <p>
            {on ? (
              <Trans>Your second factor is set up. Turned off, your password alone signs you in.</Trans>
            ) : (
              <Trans>
                You need an authenticator app on your phone, for instance one that your firm gives you. It works without a network.
              </Trans>
            )}
          </p>
          <Field name="password" label={t`Current password`} error={errorOf("password") ?? errorOf("passkey")} className="w-full max-w-sm">
            <Input type="password" autoComplete="current-password" />
          </Field>
          {on && <FactorCode name="code" error={errorOf("code")} />}
          <Button type="submit" name="intent" value={on ? "off" : "begin"} variant={on ? "danger" : "primary"} loading={busy}>
            {on ? <Trans>Turn the second factor off</Trans> : <Trans>Set up the second factor</Trans>}
          </Button>
        </Form>
      )}
    </>
  );
}

function Told({ step }: { step: SecondFactorStep }) {
  if (step.at === "off") {
    return (
      <OutcomeBox tone="success">
        <Trans>Your second factor is turned off.</Trans>
      </OutcomeBox>
    );
  }
  if (step.at !== "refused" || (step.wait === null && !step.overtaken)) return null;
  return (
    <OutcomeBox tone="warning">
      {step.wait === null ? (
        <Trans>This has since been changed, perhaps in another tab. It is shown as it is now.</Trans>
      ) : (
        <TooOftenText wait={step.wait} />
      )}
    </OutcomeBox>
  );
}
