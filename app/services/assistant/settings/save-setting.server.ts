import { settingOf } from "#app/db/assistant/assistant.repo.server.ts";
import { type SettingRecord, settingSchema } from "#app/domain/assistant/settings.ts";
import { AppError } from "#app/domain/errors.ts";
import { isMessageCode } from "#app/domain/message-codes.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { recordOf, writeSetting } from "./setting-records.server.ts";

/** Throws `invalid_input`, and `stale_version` where a version was named and somebody was faster; then with `detail.setting`. */
export async function saveSetting(context: ServiceContext, input: unknown): Promise<SettingRecord> {
  const { db } = context;
  const who = await administratorOf(context);
  const parsed = settingSchema.safeParse(input);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      field: String(path[0] ?? "body"),
      code: isMessageCode(message) ? message : "invalid_input",
    }));
    throw new AppError("invalid_input", { issues });
  }
  const { key, locale, value, version } = parsed.data;
  const entry = { key, locale };
  const before = (await settingOf(db, entry))[0] ?? null;
  if (version !== undefined && version !== (before?.version ?? 0)) {
    throw new AppError("stale_version", { detail: { setting: recordOf(entry, before) } });
  }
  if ((before?.value ?? "") === value) return recordOf(entry, before);
  return writeSetting(context, who, entry, before, value, "updated");
}
