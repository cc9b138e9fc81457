import { type UnansweredRow, unansweredMost } from "#app/db/assistant/assistant.repo.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

const UNANSWERED = 50;

/** Questions that no FAQ answered, what is asked most first. */
export async function listUnanswered(context: ServiceContext): Promise<UnansweredRow[]> {
  const { db } = context;
  await administratorOf(context);
  return unansweredMost(db, UNANSWERED);
}
