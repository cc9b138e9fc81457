import { type DraftRow, newestDraftQueries, ownDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { moveToHolder } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type BrowserContext, hasContent, inBrowser } from "./unfinished-request.server.ts";

interface Restored {
  /** Whose session the request came with. */
  sitter: string | null;
  /** Whether this browser was the person's own before, or of no one (`page-mark.server.ts`). */
  isSame: boolean;
  mayTakeUp: boolean;
  /** Their newest draft, as it was when the session was found to be there. */
  newest: NewestDraft | null;
}

/** The draft that a person has last worked at, and its conversation. */
export interface NewestDraft {
  draft: DraftRow;
  chatSessionId: string | undefined;
}

/**
 * `userId` has signed in: what another person left in this browser goes, and their own unfinished request comes back. Unless `mayTakeUp`,
 * as while their second factor is still to be shown, this browser gets nothing that it did not hold. True where that was more than `newest` has: then whether
 * the session is there is to be asked again.
 */
export async function restoreUnfinishedRequest(
  context: BrowserContext,
  userId: string,
  { sitter, isSame, mayTakeUp, newest }: Restored,
): Promise<boolean> {
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
    if (!isForeign) await visitor.write({ ...session, holder });
    const isTheirs = !isForeign && held?.bookingId === null && hasContent(held.values);
    if (mayTakeUp) await (isTheirs ? ownDraft(db, { id: held.id, holder }, userId) : takeUpNewest(context, userId));
    return true;
  }
  if (mayTakeUp) await takeUp(context, newest);
  return false;
}

/** Has this browser hold the draft that a person has last worked at, with its conversation; nothing where there is none. */
export async function takeUpNewest({ clock, db, visitor }: BrowserContext, userId: string): Promise<void> {
  await takeUp({ visitor }, newestIn(await db.batch([...newestDraftQueries(db, userId, clock().getTime())])));
}

/** What the rows of `newestDraftQueries` say. */
export function newestIn([drafts, conversations]: readonly [readonly DraftRow[], readonly { id: string }[]]): NewestDraft | null {
  return drafts[0] ? { draft: drafts[0], chatSessionId: conversations[0]?.id } : null;
}

async function takeUp({ visitor }: Pick<BrowserContext, "visitor">, newest: NewestDraft | null): Promise<void> {
  if (!newest) return;
  const { draft, chatSessionId } = newest;
  await visitor.write({ draftId: draft.id, chatSessionId, locale: draft.locale, holder: draft.holder ?? undefined });
}
