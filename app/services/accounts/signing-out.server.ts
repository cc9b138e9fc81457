/**
 * What becomes of an unfinished request and its conversation when somebody signs out or in: a machine may be shared. Signing out
 * ends the visitor's session, so that this browser no longer reaches either; signing in gives the person's own back. Both end
 * the session that was there, and move what goes on out of it: somebody else may have kept a copy of its cookie.
 */
import { findDraft, newestDraftOf, ownDraft, sessionOfDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { moveToHolder } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

export interface SigningOut {
  /** Takes draft and conversation out of this browser. Call while the person is still signed in. `kept`: a draft waits for them. */
  leave(): Promise<{ kept: boolean }>;
  /** `userId` has signed in: what another person left in this browser goes, and their own unfinished request comes back. */
  arrive(userId: string): Promise<void>;
}

export function createSigningOut({ db, actor, clock }: ServiceContext, visitor: Visitor): SigningOut {
  async function inBrowser() {
    const { draftId, chatSessionId, locale } = await visitor.read();
    return { session: { draftId, chatSessionId, locale }, held: draftId ? await findDraft(db, draftId, clock().getTime()) : null };
  }

  return {
    async leave() {
      const [who, { session, held }] = await Promise.all([actor(), inBrowser()]);
      const draft = held?.bookingId === null ? held : null;
      const owner = draft?.ownerId ?? (who.kind === "visitor" ? null : who.id);
      if (draft && owner !== draft.ownerId) await ownDraft(db, draft.id, owner);
      // No session names this holder: neither a copy of the cookie nor an id that another tab knows opens anything.
      await moveToHolder(db, session, newId());
      await visitor.end();
      return { kept: draft !== null && owner !== null && hasContent(draft.values) };
    },
    async arrive(userId) {
      const { session, held } = await inBrowser();
      await visitor.end();
      const isForeign = held !== null && held.ownerId !== null && held.ownerId !== userId;
      if (!isForeign && (session.draftId || session.chatSessionId)) {
        const holder = newId();
        await moveToHolder(db, session, holder);
        await visitor.write({ ...session, holder });
        if (held?.bookingId === null && hasContent(held.values)) return ownDraft(db, held.id, userId);
      }
      const own = await newestDraftOf(db, userId, clock().getTime());
      if (!own) return;
      const conversation = await sessionOfDraft(db, own.id);
      await visitor.write({ draftId: own.id, chatSessionId: conversation?.id, locale: own.locale, holder: own.holder ?? undefined });
    },
  };
}

/** True once somebody has given something: what rules and defaults fill in is nothing to keep. */
function hasContent(values: Readonly<Record<string, { origin: string } | undefined>>): boolean {
  return Object.values(values).some((held) => held?.origin === "visitor" || held?.origin === "assistant");
}
