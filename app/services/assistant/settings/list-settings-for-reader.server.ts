import type { SettingRecord } from "#app/domain/assistant/settings.ts";
import type { Locale } from "#app/domain/locale.ts";
import { isAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { listSettings } from "./list-settings.server.ts";
import { readWelcome } from "./read-welcome.server.ts";

export type SettingsForReader =
  | { for: "staff"; settings: readonly SettingRecord[] }
  /** The greeting as staff have written it; null for the default. */
  | { for: "everyone"; locale: Locale; welcome: string | null };

/** Every setting for administrators; the greeting in a language for everyone else. */
export async function listSettingsForReader(context: ServiceContext, locale: Locale): Promise<SettingsForReader> {
  if (isAdministrator(await context.actor())) return { for: "staff", settings: await listSettings(context) };
  return { for: "everyone", locale, welcome: await readWelcome(context, locale) };
}
