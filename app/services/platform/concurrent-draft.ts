/** What two first requests of one page share, sent at once: the save of the form and the message of the chat. */

/** So long a page's own key finds what the page has just begun. */
export const VISIT_MS = 60_000;

interface BegunDraft {
  bookingId: string | null;
  ownerId: string | null;
  holder: string | null;
  createdAt: number;
}

/**
 * True for a draft that the same page has begun at the same moment, for the same person: only such a one is gone on with by
 * its id alone. `actorId` is null for who is not signed in. `now` in UTC milliseconds.
 */
export function isConcurrentDraft(draft: BegunDraft, actorId: string | null, now: number): boolean {
  const isOwn = draft.ownerId === null || draft.ownerId === actorId;
  return isOwn && draft.bookingId === null && draft.holder === null && now - draft.createdAt <= VISIT_MS;
}
