import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { LANGUAGE_NAMES } from "../users/invite-form.tsx";
import { Section, SmallForm, useBusy, useIssue } from "./section.tsx";
import type { SettingsPosted } from "./submission.ts";

interface PreferencesFormProps {
  account: { locale: Locale; timeZone: string };
  zones: readonly string[];
  posted: SettingsPosted | null;
}

export function PreferencesForm({ account, zones, posted }: PreferencesFormProps) {
  const { t } = useLingui();
  const issue = useIssue(posted, "preferences");
  const busy = useBusy("preferences");
  return (
    <Section
      id="preferences"
      title={<Trans>Language and time zone</Trans>}
      text={<Trans>Of these pages and of messages to you. Hearings are always shown with the clock of their venue.</Trans>}
    >
      <SmallForm form="preferences">
        <div className="grid w-full items-start gap-6 sm:grid-cols-2">
          <Field name="locale" label={t`Language`} error={issue("locale")}>
            <Select
              key={account.locale}
              defaultValue={account.locale}
              autoComplete="language"
              options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
          </Field>
          <Field name="timeZone" label={t`Time zone`} error={issue("timeZone")}>
            <Select
              key={account.timeZone}
              defaultValue={account.timeZone}
              options={zones.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
            />
          </Field>
        </div>
        <Button type="submit" loading={busy}>
          <Trans>Save language and time zone</Trans>
        </Button>
      </SmallForm>
    </Section>
  );
}
