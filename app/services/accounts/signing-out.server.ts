/**
 * What becomes of an unfinished request and its conversation when somebody signs out or in: a machine may be shared. Signing out
 * ends the visitor's session, so that this browser no longer reaches either; signing in gives the person's own back.
 */
import { bindConversation, findDraft, newestDraftOf, ownDraft, sessionOfDraft } from "#app/db/bookings/drafts.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

export interface SigningOut {
  /** Takes draft and conversation out of this browser. Call while the person is still signed in. `kept`: a draft waits for them. */
  leave(): Promise<{ kept: boolean }>;
  /** `userId` has signed in: what another person left in this browser goes, and their own unfinished request comes back. */
  arrive(userId: string): Promise<void>;
}

export function createSigningOut({ db, actor, clock }: ServiceContext, visitor: Visitor): SigningOut {
  /** The draft that this browser holds and that is no booking yet. */
  async function openDraft() {
    const { draftId } = await visitor.read();
    const draft = draftId ? await findDraft(db, draftId, clock().getTime()) : null;
    return draft?.bookingId === null ? draft : null;
  }

  return {
    async leave() {
      const [who, draft, { chatSessionId }] = await Promise.all([actor(), openDraft(), visitor.read()]);
      const owner = draft?.ownerId ?? (who.kind === "visitor" ? null : who.id);
      if (draft && owner !== draft.ownerId) await ownDraft(db, draft.id, owner);
      // From here on the id that a page in another tab still holds opens nothing by itself.
      if (chatSessionId) await bindConversation(db, chatSessionId);
      await visitor.end();
      return { kept: draft !== null && owner !== null && hasContent(draft.values) };
    },
    async arrive(userId) {
      const held = await openDraft();
      if (held && held.ownerId !== null && held.ownerId !== userId) await visitor.end();
      else if (held && hasContent(held.values)) return;
      const own = await newestDraftOf(db, userId, clock().getTime());
      if (!own) return;
      const conversation = await sessionOfDraft(db, own.id);
      await visitor.write({ draftId: own.id, chatSessionId: conversation?.id, locale: own.locale });
    },
  };
}

/** True once somebody has given something: what rules and defaults fill in is nothing to keep. */
function hasContent(values: Readonly<Record<string, { origin: string } | undefined>>): boolean {
  return Object.values(values).some((held) => held?.origin === "visitor" || held?.origin === "assistant");
}
