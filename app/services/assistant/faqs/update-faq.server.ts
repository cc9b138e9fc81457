import { type FaqRecord, sameFaq } from "#app/domain/assistant/faq/record.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { checked, faqToChange, writeFaqs, written } from "./faq-records.server.ts";

export async function updateFaq(context: ServiceContext, id: string, version: number | null, input: unknown): Promise<FaqRecord> {
  const who = await administratorOf(context);
  const before = await faqToChange(context, id, version);
  const after = written(checked(input, before), before, before.createdAt);
  if (sameFaq(before, after)) return before;
  const [row] = await writeFaqs(context, who, [{ id, action: "updated", before, after }]);
  return { ...after, id, version: row?.version ?? before.version, updatedAt: row?.updatedAt ?? before.updatedAt };
}
