import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import type { SecondFactorStep } from "./steps.ts";
import { useFocusRefused } from "./use-focus-refused.ts";

interface PasswordStepProps {
  on: boolean;
  required: boolean;
  step: SecondFactorStep | null;
}

/** Begins the setting up, or turns it off: either asks for the password. */
export function PasswordStep({ on, required, step }: PasswordStepProps) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().state !== "idle";
  const issues = step?.at === "refused" && step.intent !== "renew" ? step.issues : [];
  const error = issues[0] && peopleIssueText(i18n, issues[0].code);
  useFocusRefused("password", step, issues.length > 0);
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
          <Field name="password" label={t`Current password`} error={error} className="w-full max-w-sm">
            <Input type="password" autoComplete="current-password" />
          </Field>
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
  const minutes = Math.ceil((step.wait ?? 0) / 60);
  return (
    <OutcomeBox tone="warning">
      {step.wait === null ? (
        <Trans>This was changed meanwhile, perhaps in another tab. It is shown as it stands now.</Trans>
      ) : (
        <Plural
          value={minutes}
          one="This was tried too often. Please wait a minute and try again."
          other="This was tried too often. Please wait # minutes and try again."
        />
      )}
    </OutcomeBox>
  );
}
