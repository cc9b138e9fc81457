/**
 * Beginning again with an empty request: what a visitor holds is set aside with its conversation, and can be brought back while
 * the session lasts. A request that somebody else's link has brought is got rid of so, on every device of an account.
 */
import { droppingOwnResumeKey } from "#app/db/bookings/access-keys.repo.server.ts";
import { findDraft, ownAgain, ownDraft } from "#app/db/bookings/drafts.repo.server.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

export interface BeginAgain {
  /** Whether there is a request that could be set aside, and one that was. */
  standing(): Promise<{ isHeld: boolean; isAside: boolean }>;
  /** Sets the present request and its conversation aside; nothing happens without them. */
  begin(): Promise<void>;
  /** Brings back what was set aside last, and sets aside what came after it. Throws `not_found` when there is none any more, `unauthenticated` once the session has ended. */
  takeBack(): Promise<{ form: DraftForm }>;
}

export function createBeginAgain({ db, actor, clock }: ServiceContext, visitor: Visitor): BeginAgain {
  /** The draft while it may become a booking and is in this session; null also once it has moved, within this request too. */
  async function unsent(id: string | undefined, holder: string | undefined) {
    const draft = id ? await findDraft(db, id, clock().getTime()) : null;
    return draft?.bookingId === null && isHeldBy(draft, holder) ? draft : null;
  }

  /** An account's unfinished request comes to each of its devices; one that is set aside to none, and to nobody by its link. */
  async function disown(id: string | undefined, holder: string | undefined): Promise<void> {
    const draft = await unsent(id, holder);
    if (!draft) return;
    await droppingOwnResumeKey(db, draft);
    if (draft.ownerId) await ownDraft(db, draft, null);
  }

  return {
    async standing() {
      const { draftId, chatSessionId, asideDraftId, holder } = await visitor.read();
      const [held, aside] = await Promise.all([unsent(draftId, holder), unsent(asideDraftId, holder)]);
      return { isHeld: held !== null || chatSessionId !== undefined, isAside: aside !== null };
    },
    async begin() {
      const { draftId, chatSessionId, holder } = await visitor.read();
      if (!draftId && !chatSessionId) return;
      await disown(draftId, holder);
      await visitor.write({ draftId: undefined, chatSessionId: undefined, asideDraftId: draftId, asideChatSessionId: chatSessionId });
    },
    async takeBack() {
      const { draftId, chatSessionId, asideDraftId, asideChatSessionId, holder } = await visitor.read();
      const [aside, who] = await Promise.all([unsent(asideDraftId, holder), actor()]);
      if (!aside) throw new AppError("not_found");
      await disown(draftId, holder);
      if (who.kind !== "visitor") await ownAgain(db, aside, who.id);
      await visitor.write({
        draftId: aside.id,
        chatSessionId: asideChatSessionId,
        asideDraftId: draftId,
        asideChatSessionId: chatSessionId,
      });
      return { form: aside.form };
    },
  };
}
