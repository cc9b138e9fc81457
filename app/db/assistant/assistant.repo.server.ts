/** Queries over what the assistant says: what an isolate remembers of it, the settings, what nobody could answer. */
import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { assistantSettings, assistantState, faqs, faqTexts, unansweredQuestions } from "#app/db/schema/assistant.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { user } from "#app/db/schema/people.ts";
import { MOST_FAQS } from "#app/domain/assistant/faq/schema.ts";
import { MOST_UNANSWERED } from "#app/domain/assistant/faq/unanswered.ts";
import type { Locale } from "#app/domain/locale.ts";

export type SettingRow = typeof assistantSettings.$inferSelect;
export type UnansweredRow = typeof unansweredQuestions.$inferSelect;

/** One row whose stamp changes with every change of what the assistant says. */
export function stampOf(db: Database) {
  return db.select({ stamp: assistantState.stamp }).from(assistantState).where(eq(assistantState.id, 1));
}

/** Every active FAQ in its order, its texts, and the settings: statements of one batch with `stampOf`. */
export function catalogQueries(db: Database) {
  const active = db.select({ id: faqs.id }).from(faqs).where(eq(faqs.isActive, true));
  return [
    stampOf(db),
    db.select().from(faqs).where(eq(faqs.isActive, true)).orderBy(asc(faqs.createdAt), asc(faqs.id)).limit(MOST_FAQS),
    db
      .select()
      .from(faqTexts)
      .where(inArray(faqTexts.faqId, active))
      .limit(MOST_FAQS * 3),
    settingsOf(db),
  ] as const;
}

/** Every setting that is not at its default. */
export function settingsOf(db: Database) {
  return db
    .select()
    .from(assistantSettings)
    .where(inArray(assistantSettings.key, ["welcome_message", "booking_instructions", "ai_personality"]));
}

export function settingOf(db: Database, { key, locale }: Pick<SettingRow, "key" | "locale">) {
  return db
    .select()
    .from(assistantSettings)
    .where(and(eq(assistantSettings.key, key), eq(assistantSettings.locale, locale)));
}

export function writingSetting(db: Database, row: SettingRow) {
  return db
    .insert(assistantSettings)
    .values(row)
    .onConflictDoUpdate({ target: [assistantSettings.key, assistantSettings.locale], set: row });
}

/** Counts a question that no FAQ answered. */
export function countingUnanswered(db: Database, question: string, locale: Locale, at: number) {
  return db
    .insert(unansweredQuestions)
    .values({ question, locale, times: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [unansweredQuestions.question, unansweredQuestions.locale],
      set: { times: sql`${unansweredQuestions.times} + 1`, lastAt: at },
    });
}

/** What is asked most, and of that the newest, first. */
export function unansweredMost(db: Database, limit: number) {
  return db
    .select()
    .from(unansweredQuestions)
    .where(gte(unansweredQuestions.times, 1))
    .orderBy(desc(unansweredQuestions.times), desc(unansweredQuestions.lastAt))
    .limit(limit);
}

export function removingUnanswered(db: Database, question: string, locale: Locale) {
  return db.delete(unansweredQuestions).where(and(eq(unansweredQuestions.question, question), eq(unansweredQuestions.locale, locale)));
}

/** Removes what was last asked before `before`, and beyond the newest that are kept. */
export async function sweepUnanswered(db: Database, before: number): Promise<void> {
  const beyond = db
    .select({ lastAt: unansweredQuestions.lastAt })
    .from(unansweredQuestions)
    .where(gte(unansweredQuestions.lastAt, 0))
    .orderBy(desc(unansweredQuestions.lastAt))
    .limit(1)
    .offset(MOST_UNANSWERED);
  await db.batch([
    db.delete(unansweredQuestions).where(lt(unansweredQuestions.lastAt, before)),
    db.delete(unansweredQuestions).where(sql`${unansweredQuestions.lastAt} <= (${beyond})`),
  ]);
}

/** Literals and not parameters, so that the index of just these entries is taken. */
const OF_THE_ASSISTANT = sql`subject_type IN ('faq', 'assistant_setting')`;

/** Who changed what of FAQs and settings, the newest first, from before `before` (UTC milliseconds). */
export function assistantHistory(db: Database, before: number, limit: number) {
  return db
    .select({
      subjectType: auditEntries.subjectType,
      subjectId: auditEntries.subjectId,
      seq: auditEntries.seq,
      at: auditEntries.at,
      by: user.name,
      action: auditEntries.action,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .leftJoin(user, eq(user.id, auditEntries.actorId))
    .where(and(OF_THE_ASSISTANT, lt(auditEntries.at, before)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.subjectType), desc(auditEntries.subjectId), desc(auditEntries.seq))
    .limit(limit);
}

/** The last entry of each of these subjects. */
export function lastEntriesOf(db: Database, subjectType: "faq" | "assistant_setting", subjectIds: readonly string[]) {
  const newest = sql`(SELECT max(seq) FROM audit_entries AS last WHERE last.subject_type = ${subjectType} AND last.subject_id = json_each.value)`;
  return (
    db
      .select({ subjectId: auditEntries.subjectId, seq: auditEntries.seq, hash: auditEntries.hash })
      .from(sql`json_each(${JSON.stringify(subjectIds)})`)
      // A cross join keeps the order: subject by subject, whatever else has a history.
      .crossJoin(auditEntries)
      .where(
        sql`${auditEntries.subjectType} = ${subjectType} AND ${auditEntries.subjectId} = json_each.value AND ${auditEntries.seq} = ${newest}`,
      )
  );
}

export function entryOf(db: Database, subjectType: string, subjectId: string, seq: number) {
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, subjectType), eq(auditEntries.subjectId, subjectId), eq(auditEntries.seq, seq)))
    .limit(1);
}
