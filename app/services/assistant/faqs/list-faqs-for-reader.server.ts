import type { FaqRecord } from "#app/domain/assistant/faq/record.ts";
import type { FaqEntry } from "#app/domain/assistant/faq/vocabulary.ts";
import { isAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { listFaqs } from "./list-faqs.server.ts";
import { listPublishedFaqs } from "./list-published-faqs.server.ts";

export type FaqsForReader = { for: "staff"; faqs: readonly FaqRecord[] } | { for: "everyone"; faqs: readonly FaqEntry[] };

/** Every FAQ for administrators, to be worked on; the published ones for everyone else. */
export async function listFaqsForReader(context: ServiceContext): Promise<FaqsForReader> {
  if (isAdministrator(await context.actor())) return { for: "staff", faqs: await listFaqs(context, { category: null, search: "" }) };
  return { for: "everyone", faqs: await listPublishedFaqs(context) };
}
