import { removingOwnConversation } from "#app/db/assistant/staffed-chats.repo.server.ts";
import type { AssistantContext } from "#app/services/assistant/assistant-context.ts";
import { withConversationHistory } from "#app/services/assistant/conversation-history.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { ownConversation } from "./visitor-conversation.server.ts";

/**
 * Deletes the visitor's own conversation and its draft, at once. What has become a booking stays. What a legal hold keeps is deleted for its visitor as
 * everything else is, and kept for our office alone: a visitor may name anybody's address, and learns of no hold by it.
 */
export async function deleteOwnConversation(context: AssistantContext): Promise<void> {
  const { actor, clock, db, visitor } = context;
  const found = await ownConversation(context);
  if (!found) return;
  const { draftId, holder = null } = await visitor.read();
  const drafts = [...new Set([found.session.draftId, draftId ?? found.session.draftId])];
  const now = clock().getTime();
  await withConversationHistory(db, await actor(), { ref: found.session.ref, action: "deleted" }, now, (audit) =>
    db.batch(removingOwnConversation(db, found.session.id, drafts, { audit, holder, nobody: newId(), now })),
  );
  await visitor.write({ chatSessionId: undefined, draftId: undefined });
}
