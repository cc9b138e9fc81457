/**
 * A link that moves a draft, its transcript and its language to another machine: shown once, used once, revocable, expiring with
 * the draft, dead after submission (design, "The draft"). The machine that it was on has it no more: anyone who made the link reads
 * nothing of what its taker gives.
 */
import { type DraftRow, findDraft } from "#app/db/bookings/drafts.repo.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

export interface ResumeContext extends LimitedContext {
  visitor: Visitor;
}

/** The draft of this session while it may still become a booking; null also once it has moved, within this request too. */
export async function ownUnsentDraft({ clock, db, visitor }: ResumeContext): Promise<DraftRow | null> {
  const { draftId, holder } = await visitor.read();
  const draft = draftId ? await findDraft(db, draftId, clock().getTime()) : null;
  return draft?.bookingId === null && isHeldBy(draft, holder) ? draft : null;
}
