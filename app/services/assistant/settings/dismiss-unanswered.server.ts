import { removingUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export async function dismissUnanswered(context: ServiceContext, question: string, locale: Locale): Promise<void> {
  const { db } = context;
  await administratorOf(context);
  await removingUnanswered(db, question, locale);
}
