/** Queries over FAQs as staff keep them. */
import { and, asc, eq, getTableColumns, gte, inArray, sql } from "drizzle-orm";
import type { AuditRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { faqs, faqTexts } from "#app/db/schema/assistant.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import type { FaqCategory } from "#app/domain/assistant/faq/vocabulary.ts";

export type FaqRow = typeof faqs.$inferSelect;
export type FaqTextRow = typeof faqTexts.$inferSelect;
export type NewFaqText = Omit<FaqTextRow, "id">;

/** The first `limit` FAQs in their order, of one category or of all. */
export function faqsInOrder(db: Database, category: FaqCategory | null, limit: number) {
  return db
    .select()
    .from(faqs)
    .where(and(category ? eq(faqs.category, category) : undefined, gte(faqs.createdAt, 0)))
    .orderBy(asc(faqs.createdAt), asc(faqs.id))
    .limit(limit);
}

/** The texts of what `faqsInOrder` gives. */
export function textsInOrder(db: Database, category: FaqCategory | null, limit: number) {
  const found = faqsInOrder(db, category, limit).as("found");
  return db.select(getTableColumns(faqTexts)).from(faqTexts).innerJoin(found, eq(found.id, faqTexts.faqId));
}

/** FAQs in whose texts, of any language, every word of `match` (FTS5) occurs; the best first. */
export function faqsMatching(db: Database, match: string, limit: number) {
  const found = sql`(SELECT rowid FROM faq_search WHERE faq_search MATCH ${match} ORDER BY rank LIMIT ${limit * 3})`;
  const texts = db.select({ faqId: faqTexts.faqId }).from(faqTexts).where(sql`${faqTexts.id} IN ${found}`);
  return db.select().from(faqs).where(inArray(faqs.id, texts)).limit(limit);
}

export function faqsById(db: Database, ids: readonly string[]) {
  return db
    .select()
    .from(faqs)
    .where(sql`${faqs.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

export function textsOf(db: Database, ids: readonly string[]) {
  return db
    .select()
    .from(faqTexts)
    .where(sql`${faqTexts.faqId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** The id of the FAQ that is the `number`th one in order, where there are so many. */
export function faqAt(db: Database, number: number) {
  return db
    .select({ id: faqs.id })
    .from(faqs)
    .where(gte(faqs.createdAt, 0))
    .orderBy(asc(faqs.createdAt), asc(faqs.id))
    .limit(1)
    .offset(number - 1);
}

/** What is written of FAQs in one batch: any number of them in four statements, through `json_each` (100 parameters a query). */
export function writingFaqs(db: Database, rows: readonly FaqRow[], texts: readonly NewFaqText[], audits: readonly AuditRow[]) {
  const ids = rows.map(({ id }) => id);
  return [
    // The entries first: of two changes at once their numbers let one through, and the other finds nothing written.
    writingAudits(db, audits),
    db
      .insert(faqs)
      .select(sql`SELECT value ->> 'id', value ->> 'category', value ->> 'priority', value ->> 'isActive', value ->> 'version',
        value ->> 'createdAt', value ->> 'updatedAt' FROM json_each(${JSON.stringify(rows)}) WHERE true`)
      .onConflictDoUpdate({
        target: faqs.id,
        set: {
          category: sql`excluded.category`,
          priority: sql`excluded.priority`,
          isActive: sql`excluded.is_active`,
          version: sql`excluded.version`,
          updatedAt: sql`excluded.updated_at`,
        },
      }),
    db.delete(faqTexts).where(sql`${faqTexts.faqId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`),
    db.insert(faqTexts).select(sql`SELECT NULL, value ->> 'faqId', value ->> 'locale', value ->> 'question', value ->> 'answer',
      value ->> 'keywords', value ->> 'rewritten' FROM json_each(${JSON.stringify(texts)})`),
  ] as const;
}

export function writingAudits(db: Database, audits: readonly AuditRow[]) {
  return db.insert(auditEntries).select(sql`SELECT value ->> 'subjectType', value ->> 'subjectId', value ->> 'seq', value ->> 'at',
    value ->> 'actorId', value ->> 'actorKind', value ->> 'action', value ->> 'changes', value ->> 'previousHash', value ->> 'hash'
    FROM json_each(${JSON.stringify(audits)})`);
}

export function removingFaq(db: Database, id: string) {
  return [db.delete(faqTexts).where(eq(faqTexts.faqId, id)), db.delete(faqs).where(eq(faqs.id, id))] as const;
}
