/** One text of the configuration while it is typed: saved when its field is left, and kept in step with colleagues' changes. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { putSetting, type SavedSetting } from "#app/api-client/assistant-config.ts";
import { ApiError } from "#app/api-client/request.ts";
import { notify } from "#app/components/ui/notify.ts";
import type { SettingRecord } from "#app/domain/assistant/settings.ts";
import { heldValue, useBegun } from "../use-begun.ts";

/** With what the default is, in the language of each setting, and the most characters taken. */
export type ShownSetting = SettingRecord & { fallback: string; most: number };

export type SettingState = "still" | "saving" | "saved" | "failed" | "stale" | "refused";

/** `id` is the control's. `stored` is what the server has, `value` what is typed. */
export function useSetting(setting: ShownSetting, id: string) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { key, locale, fallback } = setting;
  const stored = setting.value ?? fallback;
  const [value, setValue] = useState(useBegun(() => heldValue(id, "value"), stored));
  const [state, setState] = useState<SettingState>("still");
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
      const failed = failureOf(error);
      base.current = { ...base.current, version: versionThere(error) ?? base.current.version };
      setState(failed);
      void notify({ title: t`Error updating configuration`, description: t`Failed to update configuration`, tone: "danger" });
      // A session that has ended is said by the page.
      if (failed === "stale" || (error instanceof ApiError && error.status === 401)) await revalidate();
      return;
    } finally {
      busy.current = false;
    }
    // The field was left again while this was on its way.
    if (latest.current.trim() !== base.current.value && document.activeElement?.id !== id) await save();
  }
  useSaveOnLeaving(save);

  function type(typed: string) {
    setValue(typed);
    setState("still");
  }
  return { stored, value, state, type, save };
}

/** A page that is closed leaves its field without an event of the field. */
function useSaveOnLeaving(save: () => Promise<void>): void {
  const saving = useRef(save);
  saving.current = save;
  useEffect(() => {
    const leave = () => void saving.current();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
}

function failureOf(error: unknown): "failed" | "stale" | "refused" {
  const status = error instanceof ApiError ? error.status : null;
  return status === 409 ? "stale" : status === 400 ? "refused" : "failed";
}

/** The version that a colleague has saved meanwhile; null where the error says nothing of one. */
function versionThere(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const there = (error.body?.setting ?? null) as Pick<SavedSetting, "version"> | null;
  return there?.version ?? null;
}
