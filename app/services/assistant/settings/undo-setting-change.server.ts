import { entryOf, lastEntriesOf, settingOf } from "#app/db/assistant/assistant.repo.server.ts";
import { SETTING_ENTRIES } from "#app/domain/assistant/settings.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { subjectOf, writeSetting } from "./setting-records.server.ts";

/** Puts a setting back as it was before the entry `seq` of its history. */
export async function undoSettingChange(context: ServiceContext, subjectId: string, seq: number, latest: number): Promise<void> {
  const { db } = context;
  const who = await administratorOf(context);
  const entry = SETTING_ENTRIES.find((one) => subjectOf(one) === subjectId);
  if (!entry) throw new AppError("not_found");
  const [[past], [last], [present]] = await db.batch([
    entryOf(db, "assistant_setting", subjectId, seq),
    lastEntriesOf(db, "assistant_setting", [subjectId]),
    settingOf(db, entry),
  ]);
  if (!past || !last) throw new AppError("not_found");
  if (last.seq !== latest) throw new AppError("stale_version");
  const value = String(past.changes.before ?? "");
  if ((present?.value ?? "") !== value) await writeSetting(context, who, entry, present ?? null, value, "undone");
}
