import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { LANGUAGE_LABELS, SETTING_LABELS } from "#app/i18n/assistant-labels.ts";
import { type SettingState, type ShownSetting, useSetting } from "./use-setting.ts";

/** One text in one language, or in all. Works without a script. */
export function Setting({ setting }: { setting: ShownSetting }) {
  const { i18n, t } = useLingui();
  const { key, locale } = setting;
  const language = locale === "*" ? null : i18n._(LANGUAGE_LABELS[locale]);
  const label = language ? `${i18n._(SETTING_LABELS[key])} (${language})` : i18n._(SETTING_LABELS[key]);
  const id = `setting-${key}-${locale === "*" ? "all" : locale}`;
  const { stored, value, state, type, save } = useSetting(setting, id);
  return (
    <Form
      method="post"
      action="/admin/ai-config?tab=config"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input type="hidden" name="intent" value="setting" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="locale" value={locale === "*" ? "en" : locale} />
      <input type="hidden" name="version" value={setting.version} />
      <Field
        id={id}
        name="value"
        label={label}
        aside={setting.value === null ? <TheDefault /> : undefined}
        hint={state === "stale" ? <Trans>Stored now: {stored}</Trans> : undefined}
        error={errorOf(state, t)}
      >
        <Textarea
          aria-required={false}
          rows={key === "booking_instructions" ? 6 : 4}
          lang={locale === "*" ? undefined : locale}
          maxLength={setting.most}
          value={value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => void save()}
        />
      </Field>
      <Saving state={state} />
    </Form>
  );
}

function TheDefault() {
  return (
    <span className="text-sm text-soft">
      <Trans>The default</Trans>
    </span>
  );
}

/** How far saving is, and the button where it has to be pressed. */
function Saving({ state }: { state: SettingState }) {
  return (
    <div className="mt-1 flex min-h-9 flex-wrap items-center gap-3 text-sm">
      <span role="status" className="inline-flex items-center gap-1.5 text-soft">
        {state === "saving" ? <Trans>Saving…</Trans> : null}
        {state === "saved" ? (
          <>
            <Icon name="check" size={16} className="text-success" />
            <Trans>Saved. The next visitor will see it.</Trans>
          </>
        ) : null}
      </span>
      {state === "failed" || state === "stale" ? (
        <Button type="submit" variant="secondary" size="sm">
          <Trans>Save again</Trans>
        </Button>
      ) : null}
      <noscript>
        <Button type="submit" variant="secondary" size="sm">
          <Trans>Save</Trans>
        </Button>
      </noscript>
    </div>
  );
}

function errorOf(state: SettingState, t: ReturnType<typeof useLingui>["t"]): string | null {
  switch (state) {
    case "failed":
      return t`Failed to update configuration`;
    case "stale":
      return t`Somebody has changed this meanwhile, so yours was not saved.`;
    case "refused":
      return t`This text is too long`;
    default:
      return null;
  }
}
