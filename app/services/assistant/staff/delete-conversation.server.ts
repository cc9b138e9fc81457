import { removingConversation } from "#app/db/assistant/staffed-chats.repo.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { withConversationHistory } from "#app/services/assistant/conversation-history.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { handOf } from "./staffed-conversations.server.ts";

/** Deletes the transcript and the draft, at once; what has become a booking stays. */
export async function deleteConversation(context: ServiceContext, ref: string): Promise<void> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const { id, draftId } = await handOf(context, ref);
  await withConversationHistory(db, who, { ref, action: "deleted" }, clock().getTime(), (audit) =>
    db.batch(removingConversation(db, id, [draftId], audit)),
  );
}
