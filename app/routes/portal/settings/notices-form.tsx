import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { type MailChoices, NOTICE_GROUPS, type NoticeGroup } from "#app/domain/people/notices.ts";
import { Section, SmallForm, useBusy } from "./section.tsx";
import type { SettingsPosted } from "./submission.ts";

export function NoticesForm({ account }: { account: { mail: MailChoices; mailDaily: boolean }; posted: SettingsPosted | null }) {
  const { t } = useLingui();
  const busy = useBusy("notices");
  const names: Readonly<Record<NoticeGroup, string>> = {
    cases: t`Cases: assignments, changes of status, decisions`,
    messages: t`Messages in my cases`,
    documents: t`Documents filed in my cases`,
    deadlines: t`Deadlines: new ones, reminders, extensions`,
  };
  return (
    <Section
      id="notices"
      title={<Trans>Notices by e-mail</Trans>}
      text={<Trans>Every notice is in the portal. What is chosen here comes by e-mail too, as links without content.</Trans>}
    >
      <SmallForm form="notices">
        <fieldset className="grid w-full gap-3">
          <legend className="mb-2 font-semibold">
            <Trans>Also by e-mail</Trans>
          </legend>
          {NOTICE_GROUPS.map((group) => (
            <label
              key={group}
              className="flex gap-3 rounded-sm border border-hairline-strong bg-raised px-4 py-3 leading-6 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="checkbox"
                name={`mail_${group}`}
                value="true"
                defaultChecked={account.mail[group]}
                className="mt-1 size-4 shrink-0 accent-accent outline-none"
              />
              <span>{names[group]}</span>
            </label>
          ))}
        </fieldset>
        <RadioCards
          legend={t`How often`}
          name="mail_daily"
          className="w-full"
          options={[
            { value: "false", label: t`Within minutes`, description: t`What happens together comes in one message.` },
            { value: "true", label: t`Once a day, in the morning`, description: t`Deadlines still come within minutes.` },
          ]}
          defaultValue={String(account.mailDaily)}
        />
        <Button type="submit" loading={busy}>
          <Trans>Save notification settings</Trans>
        </Button>
      </SmallForm>
    </Section>
  );
}
