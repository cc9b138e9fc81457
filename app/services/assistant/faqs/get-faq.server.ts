import type { FaqRecord } from "#app/domain/assistant/faq/record.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { faqToChange } from "./faq-records.server.ts";

export async function getFaq(context: ServiceContext, id: string): Promise<FaqRecord> {
  await administratorOf(context);
  return faqToChange(context, id, null);
}
