import { faqsInOrder, faqsMatching, textsInOrder } from "#app/db/assistant/faqs.repo.server.ts";
import type { FaqRecord } from "#app/domain/assistant/faq/record.ts";
import { MOST_FAQS } from "#app/domain/assistant/faq/schema.ts";
import type { FaqCategory } from "#app/domain/assistant/faq/vocabulary.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { joined, recordsOf } from "./faq-records.server.ts";

export interface FaqFilter {
  category: FaqCategory | null;
  /** Words that stand in question, answer or keywords of any language; the beginning of a word is enough. */
  search: string;
}

export async function listFaqs(context: ServiceContext, { category, search }: FaqFilter): Promise<FaqRecord[]> {
  const { db } = context;
  await administratorOf(context);
  const match = matchOf(search);
  if (match === null) return joined(...(await db.batch([faqsInOrder(db, category, MOST_FAQS), textsInOrder(db, category, MOST_FAQS)])));
  const found = await recordsOf(db, await faqsMatching(db, match, MOST_FAQS));
  return inOrder(category ? found.filter((faq) => faq.category === category) : found);
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
