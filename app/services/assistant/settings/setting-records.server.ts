/** Use cases over the assistant as a whole: its settings, its history, and what nobody could answer. Authorisation is decided here. */
import { lastEntriesOf, type SettingRow, settingOf, writingSetting } from "#app/db/assistant/assistant.repo.server.ts";
import { writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import type { SettingEntry, SettingKey, SettingLocale, SettingRecord } from "#app/domain/assistant/settings.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Administrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

export async function writeSetting(
  { clock, db }: ServiceContext,
  who: Administrator,
  entry: SettingEntry,
  before: SettingRow | null,
  value: string,
  action: string,
) {
  const subjectId = subjectOf(entry);
  const [last] = await lastEntriesOf(db, "assistant_setting", [subjectId]);
  const now = clock().getTime();
  const event = { subjectType: "assistant_setting", subjectId, action, changes: { before: before?.value ?? "", after: value } } as const;
  const audit = await nextAuditEntry(event, who, now, last ?? null);
  const row: SettingRow = { ...entry, value, version: (before?.version ?? 0) + 1, updatedAt: now };
  try {
    await db.batch([writingAudit(db, audit), writingSetting(db, row)]);
  } catch (error) {
    if (!isVersionConflict(error)) throw error;
    const [present] = await settingOf(db, entry);
    throw new AppError("stale_version", { detail: { setting: recordOf(entry, present ?? null) } });
  }
  return recordOf(entry, row);
}

export const subjectOf = ({ key, locale }: { key: SettingKey; locale: SettingLocale }) => `${key}:${locale}`;

export function recordOf({ key, locale }: SettingEntry, row: SettingRow | null): SettingRecord {
  return { key, locale, value: row?.value || null, version: row?.version ?? 0 };
}
