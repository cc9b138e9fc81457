import { type FaqFound, lookUp } from "#app/domain/assistant/faq/rank.ts";
import type { Locale } from "#app/domain/locale.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { currentCatalog } from "#app/services/assistant/assistant-catalog.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** What the assistant would answer now, and from which FAQ. */
export async function previewAnswer(context: ServiceContext, question: string, locale: Locale): Promise<FaqFound | null> {
  const { db } = context;
  await administratorOf(context);
  return lookUp(question, locale, (await currentCatalog(db)).faqs);
}
