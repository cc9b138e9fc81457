import { entryOf, lastEntriesOf } from "#app/db/assistant/assistant.repo.server.ts";
import { faqsById } from "#app/db/assistant/faqs.repo.server.ts";
import { type FaqSnapshot, sameFaq } from "#app/domain/assistant/faq/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { recordsOf, writeFaqs } from "./faq-records.server.ts";

/** Puts an FAQ back as it was before the entry `seq` of its history. `latest`: its last entry as it was seen. */
export async function undoFaqChange(context: ServiceContext, id: string, seq: number, latest: number): Promise<void> {
  const { db } = context;
  const who = await administratorOf(context);
  const [[entry], [present], [last]] = await db.batch([entryOf(db, "faq", id, seq), faqsById(db, [id]), lastEntriesOf(db, "faq", [id])]);
  if (!entry || !last) throw new AppError("not_found");
  if (last.seq !== latest) throw new AppError("stale_version");
  const before = present ? ((await recordsOf(db, [present]))[0] ?? null) : null;
  const after = (entry.changes.before ?? null) as FaqSnapshot | null;
  if (before ? after !== null && sameFaq(before, after) : after === null) return;
  await writeFaqs(context, who, [{ id, action: "undone", before, after }]);
}
