import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PERSON_LIMITS } from "#app/domain/people/person-limits.ts";
import { Section, SmallForm, useBusy, useIssue } from "./section.tsx";
import type { SettingsPosted } from "./submission.ts";

export function PasswordForm({ email, posted }: { email: string; posted: SettingsPosted | null }) {
  const { t } = useLingui();
  const issue = useIssue(posted, "password");
  const busy = useBusy("password");
  const least = PERSON_LIMITS.passwordLeast;
  // Emptied once it is changed.
  const form = posted?.form === "password" ? posted.at : 0;
  return (
    <Section
      id="password-title"
      title={<Trans>Password</Trans>}
      text={<Trans>A new one signs out every other device and revokes the address of your calendar.</Trans>}
    >
      <SmallForm key={form} form="password">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field name="present" label={t`Current password`} error={issue("present")} className="w-full max-w-sm">
          <Input type="password" autoComplete="current-password" />
        </Field>
        <Field
          name="password"
          label={t`New password`}
          hint={t`At least ${least} characters. A short phrase is easiest to remember.`}
          error={issue("password")}
          className="w-full max-w-sm"
        >
          <Input type="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" loading={busy}>
          <Trans>Change the password</Trans>
        </Button>
      </SmallForm>
    </Section>
  );
}
