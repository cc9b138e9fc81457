/** Use cases over FAQs: what everyone may read, and what administrators keep. Authorisation is decided here. */

import { entryOf, lastEntriesOf, removingUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import {
  type FaqRow,
  faqAt,
  faqsById,
  faqsInOrder,
  faqsMatching,
  type NewFaqText,
  removingFaq,
  textsOf,
  writingAudits,
  writingFaqs,
} from "#app/db/assistant/faqs.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { type FaqFound, lookUp } from "#app/domain/assistant/faq/rank.ts";
import { type FaqAction, type FaqRecord, type FaqSnapshot, type StoredFaqText, sameFaq } from "#app/domain/assistant/faq/record.ts";
import { checkFaq, type FaqDraft, MOST_FAQS } from "#app/domain/assistant/faq/schema.ts";
import type { FaqCategory, FaqEntry } from "#app/domain/assistant/faq/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { type Administrator, requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { currentCatalog } from "./assistant-catalog.server.ts";

export interface FaqFilter {
  category: FaqCategory | null;
  /** Words that stand in question, answer or keywords of any language; the beginning of a word is enough. */
  search: string;
}

/** One FAQ of an import: its id where it is to be that one, else null for a new one. */
export interface ImportedFaq {
  id: string | null;
  faq: FaqDraft;
}

/**
 * Changes may name the version that they are based on: `stale_version` when somebody else changed the FAQ meanwhile, with it
 * as it is in `detail.faq`. All but `published` throw `not_found` for whoever is no administrator.
 */
export interface FaqDesk {
  /** Active FAQs in their order, for everyone. */
  published(): Promise<readonly FaqEntry[]>;
  list(filter: FaqFilter): Promise<FaqRecord[]>;
  get(id: string): Promise<FaqRecord>;
  /** Throws `invalid_input` with an issue per field. `answering`: the visitors' question that it is an answer to, which is then done. */
  create(input: unknown, answering?: { question: string; locale: Locale }): Promise<FaqRecord>;
  update(id: string, version: number | null, input: unknown): Promise<FaqRecord>;
  remove(id: string, version: number | null): Promise<void>;
  /** Puts an FAQ back as it was before the entry `seq` of its history. `latest`: its last entry as it was seen. */
  undo(id: string, seq: number, latest: number): Promise<void>;
  /** All or none of them. Gives how many were added, changed, and the same already. */
  importAll(faqs: readonly ImportedFaq[]): Promise<{ created: number; updated: number; unchanged: number }>;
  /** What the assistant would answer now, and from which FAQ. */
  preview(question: string, locale: Locale): Promise<FaqFound | null>;
}

interface Change {
  id: string;
  action: FaqAction;
  before: FaqRecord | null;
  after: FaqSnapshot | null;
}

export function createFaqDesk({ db, actor, clock }: ServiceContext): FaqDesk {
  async function administrator(): Promise<Administrator> {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  /** Writes changes with their history, all or none; the further statements go along. */
  async function write(who: Administrator, changes: readonly Change[], also: readonly unknown[] = []): Promise<FaqRow[]> {
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

  async function known(id: string, version: number | null): Promise<FaqRecord> {
    const [found] = await recordsOf(db, await faqsById(db, [id]));
    if (!found) throw new AppError("not_found");
    if (version !== null && found.version !== version) throw new AppError("stale_version", { detail: { faq: found } });
    return found;
  }

  const roomFor = async (more: number) => {
    if (more > MOST_FAQS) return false;
    return (await faqAt(db, MOST_FAQS - more + 1)).length === 0;
  };

  return {
    async published() {
      return (await currentCatalog(db)).faqs;
    },
    async list({ category, search }) {
      await administrator();
      const match = matchOf(search);
      if (match === null) return recordsOf(db, await faqsInOrder(db, category, MOST_FAQS));
      const found = await recordsOf(db, await faqsMatching(db, match, MOST_FAQS));
      return inOrder(category ? found.filter((faq) => faq.category === category) : found);
    },
    async get(id) {
      await administrator();
      return known(id, null);
    },
    async create(input, answering) {
      const who = await administrator();
      const after = written(checked(input, null), null, clock().getTime());
      if (!(await roomFor(1))) throw new AppError("invalid_input", { issues: [{ field: "body", code: "too_many_faqs" }] });
      const id = newId();
      const done = answering ? [removingUnanswered(db, answering.question, answering.locale)] : [];
      const [row] = await write(who, [{ id, action: "created", before: null, after }], done);
      return { ...after, id, version: row?.version ?? 1, updatedAt: row?.updatedAt ?? 0 };
    },
    async update(id, version, input) {
      const who = await administrator();
      const before = await known(id, version);
      const after = written(checked(input, before), before, before.createdAt);
      if (sameFaq(before, after)) return before;
      const [row] = await write(who, [{ id, action: "updated", before, after }]);
      return { ...after, id, version: row?.version ?? before.version, updatedAt: row?.updatedAt ?? before.updatedAt };
    },
    async remove(id, version) {
      const who = await administrator();
      const before = await known(id, version);
      await write(who, [{ id, action: "deleted", before, after: null }]);
    },
    async undo(id, seq, latest) {
      const who = await administrator();
      const [[entry], [present], [last]] = await db.batch([
        entryOf(db, "faq", id, seq),
        faqsById(db, [id]),
        lastEntriesOf(db, "faq", [id]),
      ]);
      if (!entry || !last) throw new AppError("not_found");
      if (last.seq !== latest) throw new AppError("stale_version");
      const before = present ? ((await recordsOf(db, [present]))[0] ?? null) : null;
      const after = (entry.changes.before ?? null) as FaqSnapshot | null;
      if (before ? after !== null && sameFaq(before, after) : after === null) return;
      await write(who, [{ id, action: "undone", before, after }]);
    },
    async importAll(faqs) {
      const who = await administrator();
      const now = clock().getTime();
      const ids = faqs.flatMap(({ id }) => (id === null ? [] : [id]));
      const present = new Map((await recordsOf(db, await faqsById(db, ids))).map((faq) => [faq.id, faq]));
      const changes = faqs.map(({ id, faq }, index): Change => {
        const before = (id !== null && present.get(id)) || null;
        // One after the other, so that they keep the order of the file.
        return { id: id ?? newId(), action: "imported", before, after: written(faq, before, before?.createdAt ?? now + index) };
      });
      const made = changes.filter(({ before, after }) => !(before && after && sameFaq(before, after)));
      const created = made.filter(({ before }) => before === null).length;
      if (created > 0 && !(await roomFor(created)))
        throw new AppError("invalid_input", { issues: [{ field: "body", code: "too_many_faqs" }] });
      if (made.length > 0) await write(who, made);
      return { created, updated: made.length - created, unchanged: changes.length - made.length };
    },
    async preview(question, locale) {
      await administrator();
      return lookUp(question, locale, (await currentCatalog(db)).faqs);
    },
  };
}

function checked(input: unknown, before: FaqRecord | null): FaqDraft {
  const check = checkFaq(input, before);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return check.faq;
}

/** The FAQ as it will stand: an answer that differs from the one before is the staff's own. */
function written({ category, priority, isActive, texts }: FaqDraft, before: FaqSnapshot | null, createdAt: number): FaqSnapshot {
  const stored = LOCALES.flatMap((locale): [Locale, StoredFaqText][] => {
    const text = texts[locale];
    if (!text) return [];
    const { question, answer, keywords } = text;
    const former = before?.texts[locale];
    return [[locale, { question, answer, keywords, rewritten: former?.answer === answer ? former.rewritten : true }]];
  });
  return { category, priority, isActive, createdAt, texts: Object.fromEntries(stored) };
}

async function recordsOf(db: Database, rows: readonly FaqRow[]): Promise<FaqRecord[]> {
  if (rows.length === 0) return [];
  const texts = Map.groupBy(
    await textsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ faqId }) => faqId,
  );
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

const inOrder = (faqs: readonly FaqRecord[]) =>
  faqs.toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));

/** What is searched as FTS5 reads it: every word, each by its beginning. Null where there is none. */
function matchOf(search: string): string | null {
  const found = search.slice(0, 100).match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.length > 0
    ? found
        .slice(0, 8)
        .map((word) => `"${word}"*`)
        .join(" ")
    : null;
}
