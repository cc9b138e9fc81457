/** Use cases over FAQs: what everyone may read, and what administrators keep. Authorisation is decided here. */
import { lastEntriesOf } from "#app/db/assistant/assistant.repo.server.ts";
import {
  type FaqRow,
  type FaqTextRow,
  faqAt,
  faqsById,
  type NewFaqText,
  removingFaq,
  textsOf,
  writingAudits,
  writingFaqs,
} from "#app/db/assistant/faqs.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import type { FaqAction, FaqRecord, FaqSnapshot, StoredFaqText } from "#app/domain/assistant/faq/record.ts";
import { checkFaq, type FaqDraft, MOST_FAQS } from "#app/domain/assistant/faq/schema.ts";
import { AppError } from "#app/domain/errors.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import type { Administrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

export interface Change {
  id: string;
  action: FaqAction;
  before: FaqRecord | null;
  after: FaqSnapshot | null;
}

/** Writes changes with their history, all or none; the further statements go along. */
export async function writeFaqs(
  { clock, db }: ServiceContext,
  who: Administrator,
  changes: readonly Change[],
  also: readonly unknown[] = [],
): Promise<FaqRow[]> {
  const now = clock().getTime();
  const ids = changes.map(({ id }) => id);
  const last = new Map((await lastEntriesOf(db, "faq", ids)).map((entry) => [entry.subjectId, entry]));
  const audits = await Promise.all(
    changes.map(({ id, action, before, after }) =>
      nextAuditEntry(
        { subjectType: "faq", subjectId: id, action, changes: { before: before && snapshotOf(before), after } },
        who,
        now,
        last.get(id) ?? null,
      ),
    ),
  );
  const rows: FaqRow[] = [];
  const texts: NewFaqText[] = [];
  for (const { id, after } of changes) {
    if (!after) continue;
    const { category, priority, isActive, createdAt } = after;
    // Higher than any before, also of an FAQ that had been deleted.
    rows.push({ id, category, priority, isActive, createdAt, updatedAt: now, version: (last.get(id)?.seq ?? 0) + 2 });
    for (const locale of LOCALES) {
      const text = after.texts[locale];
      if (text) texts.push({ faqId: id, locale, ...text });
    }
  }
  const removed = changes.filter(({ after }) => after === null).flatMap(({ id }) => [...removingFaq(db, id)]);
  const statements = rows.length > 0 ? writingFaqs(db, rows, texts, audits) : [writingAudits(db, audits)];
  try {
    await db.batch([...statements, ...removed, ...(also as [])] as never);
  } catch (error) {
    if (!isVersionConflict(error)) throw error;
    throw new AppError("stale_version", { detail: { faq: (await recordsOf(db, await faqsById(db, ids.slice(0, 1))))[0] ?? null } });
  }
  return rows;
}

export async function faqToChange({ db }: ServiceContext, id: string, version: number | null): Promise<FaqRecord> {
  const [found] = await recordsOf(db, await faqsById(db, [id]));
  if (!found) throw new AppError("not_found");
  if (version !== null && found.version !== version) throw new AppError("stale_version", { detail: { faq: found } });
  return found;
}

export async function hasRoomFor({ db }: ServiceContext, more: number) {
  if (more > MOST_FAQS) return false;
  return (await faqAt(db, MOST_FAQS - more + 1)).length === 0;
}

export function checked(input: unknown, before: FaqRecord | null): FaqDraft {
  const check = checkFaq(input, before);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return check.faq;
}

/** The FAQ as it will stand: an answer that differs from the one before is the staff's own. */
export function written({ category, priority, isActive, texts }: FaqDraft, before: FaqSnapshot | null, createdAt: number): FaqSnapshot {
  const stored = LOCALES.flatMap((locale): [Locale, StoredFaqText][] => {
    const text = texts[locale];
    if (!text) return [];
    const { question, answer, keywords } = text;
    const former = before?.texts[locale];
    return [[locale, { question, answer, keywords, rewritten: former?.answer === answer ? former.rewritten : true }]];
  });
  return { category, priority, isActive, createdAt, texts: Object.fromEntries(stored) };
}

export async function recordsOf(db: Database, rows: readonly FaqRow[]): Promise<FaqRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return joined(rows, await textsOf(db, ids));
}

/** Each row with the texts that are its own. */
export function joined(rows: readonly FaqRow[], all: readonly FaqTextRow[]): FaqRecord[] {
  const texts = Map.groupBy(all, ({ faqId }) => faqId);
  return rows.map((row) => ({
    ...row,
    texts: Object.fromEntries(
      (texts.get(row.id) ?? []).map(({ locale, question, answer, keywords, rewritten }) => [
        locale,
        { question, answer, keywords, rewritten },
      ]),
    ),
  }));
}

function snapshotOf({ category, priority, isActive, createdAt, texts }: FaqRecord): FaqSnapshot {
  return { category, priority, isActive, createdAt, texts };
}
