/** The draft that a request is made of. A draft is sent once: what is sent of it again, by whichever door, is the booking that it has become. */
import { type DraftRow, draftOfBooking, findDraft, type Held } from "#app/db/bookings/drafts.repo.server.ts";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";
import { currentDraft, type DraftContext, furtherOf, isOpen } from "./drafts.server.ts";

/** A draft to be sent, with what it holds beyond the fast booking's fields. */
export interface DraftToSend extends Held {
  further: DraftPlain;
  /** It has become a booking before. */
  sent: boolean;
}

/**
 * The draft that a request is about as it arrives: the one that it names (`named`, its `expiresAt` as its page was shown it), also where that is a booking
 * by now; else the visitor's draft of the moment, while it may still become one. Null without one.
 */
export async function draftAsAsked(context: DraftContext, named: string | null): Promise<DraftToSend | null> {
  const row = await currentDraft(context);
  const isNamed = (one: DraftRow) => named !== null && named === new Date(one.expiresAt).toISOString();
  if (row && row !== "elsewhere" && (isOpen(row) ? named === null || isNamed(row) : isNamed(row))) return toSend(row);
  const { lastBookingId, holder } = await context.visitor.read();
  const last = named !== null && lastBookingId ? await draftOfBooking(context.db, lastBookingId) : null;
  if (last && isNamed(last) && isHeldBy(last, holder)) return toSend(last);
  return isOpen(row) ? toSend(row) : null;
}

/** The draft that is sent now: as it was `asked` for, where that has become a booking since, else the visitor's draft of this moment. */
export async function draftAsSent(context: DraftContext, asked: DraftToSend | null): Promise<DraftToSend | null> {
  if (asked?.sent) return asked;
  const row = await currentDraft(context);
  if (!asked || (isOpen(row) && row.id === asked.id)) return isOpen(row) ? toSend(row) : null;
  const then = await findDraft(context.db, asked.id, context.clock().getTime());
  if (then?.bookingId && then.holder === asked.holder) return toSend(then);
  return isOpen(row) ? toSend(row) : null;
}

const toSend = (row: DraftRow): DraftToSend => ({
  id: row.id,
  holder: row.holder,
  further: furtherOf(row),
  sent: row.bookingId !== null,
});
