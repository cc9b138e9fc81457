import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { faqToChange, writeFaqs } from "./faq-records.server.ts";

export async function deleteFaq(context: ServiceContext, id: string, version: number | null): Promise<void> {
  const who = await administratorOf(context);
  const before = await faqToChange(context, id, version);
  await writeFaqs(context, who, [{ id, action: "deleted", before, after: null }]);
}
