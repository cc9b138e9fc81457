import { removingUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import { holdingSession } from "#app/db/held-binding.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Takes a question off the list of those that nobody could answer. Throws `unauthenticated` and `not_found`. */
export async function dismissUnanswered(context: ServiceContext, question: string, locale: Locale): Promise<void> {
  const { db } = context;
  await administratorOf(context);
  await db.batch([holdingSession(db), removingUnanswered(db, question, locale)]);
}
