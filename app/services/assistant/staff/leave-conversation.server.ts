import { leaving } from "#app/db/assistant/staffed-chats.repo.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { withConversationHistory } from "#app/services/assistant/conversation-history.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { handOf } from "./staffed-conversations.server.ts";

/** Hands it back to the assistant. False when its hands changed meanwhile. */
export async function leaveConversation(context: ServiceContext, ref: string, version: number): Promise<boolean> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const hand = await handOf(context, ref);
  if (hand.staffVersion !== version || hand.staffId !== who.id) return false;
  const now = clock().getTime();
  const results = await withConversationHistory(db, who, { ref, action: "left" }, now, (audit) => db.batch(leaving(db, hand, audit, now)));
  return (results.at(-1) as unknown[]).length > 0;
}
