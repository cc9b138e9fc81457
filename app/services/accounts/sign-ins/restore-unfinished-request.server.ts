import { newestDraftOf, ownDraft, sessionOfDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { moveToHolder } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type BrowserContext, hasContent, inBrowser } from "./unfinished-request.server.ts";

interface Restored {
  /** Whose session the request came with. */
  sitter: string | null;
  /** Whether this browser was the person's own before, or of no one (`page-mark.server.ts`). */
  isSame: boolean;
  mayTakeUp: boolean;
}

/**
 * `userId` has signed in: what another person left in this browser goes, and their own unfinished request comes back. Unless `mayTakeUp`,
 * as while their second factor is still to be shown, this browser gets nothing that it did not hold.
 */
export async function restoreUnfinishedRequest(
  context: BrowserContext,
  userId: string,
  { sitter, isSame, mayTakeUp }: Restored,
): Promise<void> {
  const { db, visitor } = context;
  const { session, held } = await inBrowser(context);
  await visitor.end();
  const isForeign = !isSame || (held !== null && held.ownerId !== null && held.ownerId !== userId);
  // As by signing out: what nobody owned was begun where they sat.
  if (!isSame && sitter !== null && held?.ownerId === null && held.bookingId === null) await ownDraft(db, held, sitter);
  if (session.draftId || session.chatSessionId) {
    // Also of what stays behind: an id that another tab or a program knows opens nothing.
    const holder = newId();
    await moveToHolder(db, session, holder);
    if (isForeign) return mayTakeUp ? takeUpNewest(context, userId) : undefined;
    await visitor.write({ ...session, holder });
    if (mayTakeUp && held?.bookingId === null && hasContent(held.values)) return ownDraft(db, { id: held.id, holder }, userId);
  }
  if (mayTakeUp) await takeUpNewest(context, userId);
}

/** Has this browser hold the draft that a person has last worked at, with its conversation; nothing where there is none. */
export async function takeUpNewest({ clock, db, visitor }: BrowserContext, userId: string): Promise<void> {
  const own = await newestDraftOf(db, userId, clock().getTime());
  if (!own) return;
  const conversation = await sessionOfDraft(db, own);
  await visitor.write({ draftId: own.id, chatSessionId: conversation?.id, locale: own.locale, holder: own.holder ?? undefined });
}
