import { Trans, useLingui } from "@lingui/react/macro";
import type { SettingKey } from "#app/domain/assistant/settings.ts";
import { SETTING_LABELS } from "#app/i18n/assistant-labels.ts";
import type { AssistantPage } from "./assistant-page.ts";
import { Setting } from "./setting.tsx";

/** Three texts, each saved when its field is left (specification, section 2). */
export function ConfigTab({ page }: { page: AssistantPage }) {
  const { i18n } = useLingui();
  return (
    <div className="mt-8 grid max-w-form gap-10">
      {[...new Set(page.settings.map(({ key }) => key))].map((key) => (
        <section key={key} aria-labelledby={`setting-${key}-title`}>
          <h2 id={`setting-${key}-title`} className="text-xl">
            {i18n._(SETTING_LABELS[key])}
          </h2>
          <p className="mt-1 text-sm text-soft">
            <Purpose setting={key} />
          </p>
          <div className="mt-4 grid gap-6">
            {page.settings
              .filter((setting) => setting.key === key)
              .map((setting) => (
                <Setting key={setting.locale} setting={setting} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Purpose({ setting }: { setting: SettingKey }) {
  switch (setting) {
    case "welcome_message":
      return <Trans>What visitors read when they open the conversation, and hear when they say hello. In each language.</Trans>;
    case "booking_instructions":
      return (
        <Trans>
          How bookings are taken here. A language model follows it when it reads visitors’ words; the forms decide what is asked and what
          may be booked.
        </Trans>
      );
    default:
      return (
        <Trans>
          The tone of a language model’s own answers. No model speaks to visitors at present: every answer is in our own words, so this
          setting has no effect yet.
        </Trans>
      );
  }
}
