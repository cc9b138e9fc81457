import { settingsOf } from "#app/db/assistant/assistant.repo.server.ts";
import { SETTING_ENTRIES, type SettingRecord } from "#app/domain/assistant/settings.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { recordOf } from "./setting-records.server.ts";

/** Every setting there can be. */
export async function listSettings(context: ServiceContext): Promise<SettingRecord[]> {
  const { db } = context;
  await administratorOf(context);
  const rows = await settingsOf(db);
  return SETTING_ENTRIES.map((entry) =>
    recordOf(entry, rows.find(({ key, locale }) => key === entry.key && locale === entry.locale) ?? null),
  );
}
