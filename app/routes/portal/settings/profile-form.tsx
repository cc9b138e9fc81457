import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Section, SmallForm, useBusy, useIssue } from "./section.tsx";
import type { SettingsPosted } from "./submission.ts";

interface ProfileFormProps {
  account: { firstName: string; lastName: string };
  posted: SettingsPosted | null;
}

export function ProfileForm({ account, posted }: ProfileFormProps) {
  const { t } = useLingui();
  const issue = useIssue(posted, "profile");
  const busy = useBusy("profile");
  const typed = posted?.form === "profile" ? posted.typed : {};
  return (
    <Section id="profile" title={<Trans>Profile</Trans>} text={<Trans>How others see who wrote, filed or decided.</Trans>}>
      <SmallForm form="profile">
        <div className="grid w-full items-start gap-6 sm:grid-cols-2">
          <Field name="firstName" label={t`First name`} error={issue("firstName")}>
            <Input autoComplete="given-name" defaultValue={typed.firstName ?? account.firstName} />
          </Field>
          <Field name="lastName" label={t`Last name`} error={issue("lastName")}>
            <Input autoComplete="family-name" defaultValue={typed.lastName ?? account.lastName} />
          </Field>
        </div>
        <Button type="submit" loading={busy}>
          <Trans>Save name</Trans>
        </Button>
      </SmallForm>
    </Section>
  );
}
