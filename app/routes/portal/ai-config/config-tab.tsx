import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Form, useRevalidator } from "react-router";
import { putSetting, type SavedSetting } from "#app/api-client/assistant-config.ts";
import { ApiError } from "#app/api-client/request.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { notify } from "#app/components/ui/notify.ts";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { SettingRecord } from "#app/domain/assistant/settings.ts";
import { SETTING_KEYS, SETTING_LIMITS, type SettingKey } from "#app/domain/assistant/settings.ts";
import { LANGUAGE_LABELS, SETTING_LABELS } from "#app/i18n/assistant-labels.ts";
import { heldValue, useBegun } from "../use-live.ts";
import type { AssistantPage } from "./route.tsx";

/** What the defaults are, in the language of each setting. */
export type ShownSetting = SettingRecord & { fallback: string };

/** Three texts, each saved when its field is left (specification, section 2). */
export function ConfigTab({ page }: { page: AssistantPage }) {
  const { i18n } = useLingui();
  return (
    <div className="mt-8 grid max-w-form gap-10">
      {SETTING_KEYS.map((key) => (
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
        <Trans>How bookings are to be taken. Goes to the language model with every message; what may be booked is decided elsewhere.</Trans>
      );
    default:
      return <Trans>The tone of its answers. Goes to the language model with every message.</Trans>;
  }
}

type State = "still" | "saving" | "saved" | "failed" | "stale" | "refused";

function Setting({ setting }: { setting: ShownSetting }) {
  const { i18n, t } = useLingui();
  const { revalidate } = useRevalidator();
  const { key, locale, fallback } = setting;
  const language = locale === "*" ? null : i18n._(LANGUAGE_LABELS[locale]);
  const label = language ? `${i18n._(SETTING_LABELS[key])} (${language})` : i18n._(SETTING_LABELS[key]);
  const id = `setting-${key}-${locale === "*" ? "all" : locale}`;
  const stored = setting.value ?? fallback;
  const [value, setValue] = useState(useBegun(() => heldValue(id, "value"), stored));
  const [state, setState] = useState<State>("still");
  // What was saved last, here or by somebody else.
  const base = useRef({ value: stored, version: setting.version });
  const busy = useRef(false);
  const latest = useRef(value);
  latest.current = value;

  // A colleague's change is taken over where nothing of one's own is typed.
  useEffect(() => {
    if (setting.version <= base.current.version) return;
    setValue((typed) => (typed === base.current.value ? stored : typed));
    base.current = { value: stored, version: setting.version };
  }, [setting.version, stored]);

  async function save() {
    const typed = latest.current.trim();
    if (busy.current || typed === base.current.value) return;
    busy.current = true;
    setState("saving");
    try {
      // The default's own words are the default.
      const sent = typed === fallback ? "" : typed;
      const answer = await putSetting({ key, value: sent, version: base.current.version, ...(locale === "*" ? {} : { locale }) });
      base.current = { value: answer.value, version: answer.version };
      setValue((now) => (now.trim() === typed ? answer.value : now));
      setState("saved");
      void notify({ title: t`Configuration updated successfully`, tone: "success" });
      await revalidate();
    } catch (error) {
      console.error(error);
      const stale = error instanceof ApiError && error.status === 409;
      if (stale) {
        const there = (error.body?.setting ?? null) as Pick<SavedSetting, "version"> | null;
        if (there) base.current = { value: base.current.value, version: there.version };
      }
      setState(stale ? "stale" : error instanceof ApiError && error.status === 400 ? "refused" : "failed");
      void notify({ title: t`Error updating configuration`, description: t`Failed to update configuration`, tone: "danger" });
      if (stale) await revalidate();
      return;
    } finally {
      busy.current = false;
    }
    // The field was left again while this was on its way.
    if (latest.current.trim() !== base.current.value && document.activeElement?.id !== id) await save();
  }

  // A page that is closed leaves its field without telling it.
  const saving = useRef(save);
  saving.current = save;
  useEffect(() => {
    const leave = () => void saving.current();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

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
        aside={
          setting.value === null ? (
            <span className="text-sm text-soft">
              <Trans>The default</Trans>
            </span>
          ) : undefined
        }
        hint={state === "stale" ? <Trans>Stands there now: {stored}</Trans> : undefined}
        error={errorOf(state, t)}
      >
        <Textarea
          aria-required={false}
          rows={key === "booking_instructions" ? 6 : 4}
          lang={locale === "*" ? undefined : locale}
          maxLength={SETTING_LIMITS[key]}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            setState("still");
          }}
          onBlur={() => void save()}
        />
      </Field>
      <div className="mt-1 flex min-h-9 flex-wrap items-center gap-3 text-sm">
        <span role="status" className="inline-flex items-center gap-1.5 text-soft">
          {state === "saving" ? <Trans>Saving…</Trans> : null}
          {state === "saved" ? (
            <>
              <Icon name="check" size={16} className="text-success" />
              <Trans>Saved. The next visitor meets it.</Trans>
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
    </Form>
  );
}

function errorOf(state: State, t: ReturnType<typeof useLingui>["t"]): string | null {
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
