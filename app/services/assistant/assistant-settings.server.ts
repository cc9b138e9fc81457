/** Use cases over the assistant as a whole: its settings, its history, and what nobody could answer. Authorisation is decided here. */

import {
  assistantHistory,
  entryOf,
  lastEntriesOf,
  removingUnanswered,
  type SettingRow,
  settingOf,
  settingsOf,
  type UnansweredRow,
  unansweredMost,
  writingSetting,
} from "#app/db/assistant/assistant.repo.server.ts";
import { usageDay, usageSince } from "#app/db/assistant/assistant-usage.repo.server.ts";
import { writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { type AssistantHealth, healthOf } from "#app/domain/assistant/health.ts";
import type { HistoryEntry } from "#app/domain/assistant/history.ts";
import { PROVIDER_NAMES } from "#app/domain/assistant/providers.ts";
import {
  SETTING_ENTRIES,
  type SettingEntry,
  type SettingKey,
  type SettingLocale,
  type SettingRecord,
  settingSchema,
} from "#app/domain/assistant/settings.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { isMessageCode } from "#app/domain/message-codes.ts";
import { type Administrator, requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { currentCatalog } from "./assistant-catalog.server.ts";
import { providerSettings } from "./provider-settings.server.ts";

/** All but `welcome` throw `not_found` for whoever is no administrator. */
export interface AssistantSettingsDesk {
  /** The greeting as staff have written it in this language, for everyone; null for the default. */
  welcome(locale: Locale): Promise<string | null>;
  /** Every setting there can be. */
  list(): Promise<SettingRecord[]>;
  /** Throws `invalid_input`, and `stale_version` where a version was named and somebody was faster; then with `detail.setting`. */
  save(input: unknown): Promise<SettingRecord>;
  /** Puts a setting back as it was before the entry `seq` of its history. */
  undo(subjectId: string, seq: number, latest: number): Promise<void>;
  /** Who changed what of FAQs and settings, the newest first. */
  history(): Promise<HistoryEntry[]>;
  /** Questions that no FAQ answered, what is asked most first. */
  unanswered(): Promise<UnansweredRow[]>;
  dismiss(question: string, locale: Locale): Promise<void>;
  /** How the providers fare: today's figures, and what was heard of each in the last week. */
  health(): Promise<AssistantHealth>;
}

const WEEK = 7 * 86_400_000;
/** Days of a week and today, a row for each provider. */
const WEEK_ROWS = 8 * PROVIDER_NAMES.length;
const HISTORY = 50;
const UNANSWERED = 50;

export function createAssistantSettings({ env, db, actor, clock }: ServiceContext): AssistantSettingsDesk {
  async function administrator(): Promise<Administrator> {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  async function write(who: Administrator, entry: SettingEntry, before: SettingRow | null, value: string, action: string) {
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

  return {
    async welcome(locale) {
      return (await currentCatalog(db)).settings.welcome[locale];
    },
    async list() {
      await administrator();
      const rows = await settingsOf(db);
      return SETTING_ENTRIES.map((entry) =>
        recordOf(entry, rows.find(({ key, locale }) => key === entry.key && locale === entry.locale) ?? null),
      );
    },
    async save(input) {
      const who = await administrator();
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
      return write(who, entry, before, value, "updated");
    },
    async undo(subjectId, seq, latest) {
      const who = await administrator();
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
      if ((present?.value ?? "") !== value) await write(who, entry, present ?? null, value, "undone");
    },
    async history() {
      await administrator();
      const rows = await assistantHistory(db, clock().getTime() + 1, HISTORY);
      return rows.map(({ subjectType, at, ...row }) => ({
        ...row,
        subject: subjectType as HistoryEntry["subject"],
        at: new Date(at).toISOString(),
        latest: Math.max(
          ...rows.filter((other) => other.subjectType === subjectType && other.subjectId === row.subjectId).map(({ seq }) => seq),
        ),
      }));
    },
    async unanswered() {
      await administrator();
      return unansweredMost(db, UNANSWERED);
    },
    async dismiss(question, locale) {
      await administrator();
      await removingUnanswered(db, question, locale);
    },
    async health() {
      await administrator();
      const now = clock().getTime();
      const rows = await usageSince(db, usageDay(now - WEEK), WEEK_ROWS);
      return healthOf(providerSettings(env), rows, usageDay(now));
    },
  };
}

const subjectOf = ({ key, locale }: { key: SettingKey; locale: SettingLocale }) => `${key}:${locale}`;

function recordOf({ key, locale }: SettingEntry, row: SettingRow | null): SettingRecord {
  return { key, locale, value: row?.value || null, version: row?.version ?? 0 };
}
