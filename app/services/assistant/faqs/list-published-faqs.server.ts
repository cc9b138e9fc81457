import type { FaqEntry } from "#app/domain/assistant/faq/vocabulary.ts";
import { currentCatalog } from "#app/services/assistant/assistant-catalog.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Active FAQs in their order, for everyone. */
export async function listPublishedFaqs({ db }: ServiceContext): Promise<readonly FaqEntry[]> {
  return (await currentCatalog(db)).faqs;
}
