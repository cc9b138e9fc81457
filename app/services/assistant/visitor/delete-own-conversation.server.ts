import { removingConversation } from "#app/db/assistant/staffed-chats.repo.server.ts";
import { AppError, appErrorOf } from "#app/domain/errors.ts";
import type { AssistantContext } from "#app/services/assistant/assistant-context.ts";
import { withConversationHistory } from "#app/services/assistant/conversation-history.server.ts";
import { ownConversation } from "./visitor-conversation.server.ts";

/**
 * Deletes the visitor's own conversation and its draft, at once. What has become a booking stays. Throws `conflict` where a legal hold keeps it: whom a hold is
 * about does not learn of it.
 */
export async function deleteOwnConversation(context: AssistantContext): Promise<void> {
  const { actor, clock, db, visitor } = context;
  const found = await ownConversation(context);
  if (!found) return;
  const { draftId, holder = null } = await visitor.read();
  const drafts = [...new Set([found.session.draftId, draftId ?? found.session.draftId])];
  try {
    await withConversationHistory(db, await actor(), { ref: found.session.ref, action: "deleted" }, clock().getTime(), (audit) =>
      db.batch(removingConversation(db, found.session.id, drafts, audit, { holder })),
    );
  } catch (error) {
    if (appErrorOf(error)?.code === "legal_hold") throw new AppError("conflict");
    throw error;
  }
  await visitor.write({ chatSessionId: undefined, draftId: undefined });
}
