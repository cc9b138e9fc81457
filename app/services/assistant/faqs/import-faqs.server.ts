import { faqsById } from "#app/db/assistant/faqs.repo.server.ts";
import { sameFaq } from "#app/domain/assistant/faq/record.ts";
import type { FaqDraft } from "#app/domain/assistant/faq/schema.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type Change, hasRoomFor, recordsOf, writeFaqs, written } from "./faq-records.server.ts";

/** One FAQ of an import: its id where it is to be that one, else null for a new one. */
export interface ImportedFaq {
  id: string | null;
  faq: FaqDraft;
}

/** How many were added, changed, and the same already. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
}

/** All or none of them. Throws `invalid_input` beyond the most that are kept. */
export async function importFaqs(context: ServiceContext, faqs: readonly ImportedFaq[]): Promise<ImportCounts> {
  const { clock, db } = context;
  const who = await administratorOf(context);
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
  if (created > 0 && !(await hasRoomFor(context, created)))
    throw new AppError("invalid_input", { issues: [{ field: "body", code: "too_many_faqs" }] });
  if (made.length > 0) await writeFaqs(context, who, made);
  return { created, updated: made.length - created, unchanged: changes.length - made.length };
}
