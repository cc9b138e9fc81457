import { joining } from "#app/db/assistant/staffed-chats.repo.server.ts";
import { staffIn } from "#app/domain/assistant/staffed.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { withConversationHistory } from "#app/services/assistant/conversation-history.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { handOf } from "./staffed-conversations.server.ts";

/** Joins, in place of the person who is in it. False when somebody joined, left or replaced somebody since `version` was read. */
export async function joinConversation(context: ServiceContext, ref: string, version: number): Promise<boolean> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const hand = await handOf(context, ref);
  if (hand.staffVersion !== version) return false;
  const now = clock().getTime();
  const held = staffIn(hand, now);
  if (held?.id === who.id) return true;
  const act = held ? ({ action: "taken_over", changes: { from: held.id } } as const) : ({ action: "joined" } as const);
  const name = `${who.firstName} ${who.lastName}`.trim();
  const results = await withConversationHistory(db, who, { ref, ...act }, now, (audit) =>
    db.batch(joining(db, hand, { id: who.id, name }, audit, now)),
  );
  return (results.at(-1) as unknown[]).length > 0;
}
