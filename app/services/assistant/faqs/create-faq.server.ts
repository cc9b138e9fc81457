import { removingUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import type { FaqRecord } from "#app/domain/assistant/faq/record.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { checked, hasRoomFor, writeFaqs, written } from "./faq-records.server.ts";

/** Throws `invalid_input` with an issue per field. `answering`: the visitors' question that it is an answer to, which is then done. */
export async function createFaq(
  context: ServiceContext,
  input: unknown,
  answering?: { question: string; locale: Locale },
): Promise<FaqRecord> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const after = written(checked(input, null), null, clock().getTime());
  if (!(await hasRoomFor(context, 1))) throw new AppError("invalid_input", { issues: [{ field: "body", code: "too_many_faqs" }] });
  const id = newId();
  const done = answering ? [removingUnanswered(db, answering.question, answering.locale)] : [];
  const [row] = await writeFaqs(context, who, [{ id, action: "created", before: null, after }], done);
  return { ...after, id, version: row?.version ?? 1, updatedAt: row?.updatedAt ?? 0 };
}
