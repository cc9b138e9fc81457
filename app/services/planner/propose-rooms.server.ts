import { bookingById } from "#app/db/bookings/bookings.repo.server.ts";
import { holdsOfVenue } from "#app/db/venues/room-calendar.repo.server.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { canMove } from "#app/domain/booking/office/status.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { proposeRooms, type RoomProposals } from "#app/domain/planner/room-proposals.ts";
import { hearingDays } from "#app/domain/venue/occupancy.ts";
import { peopleAsked, roomNeed } from "#app/domain/venue/room-need.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { ownVenueOf, venueQueries, venueState } from "#app/services/venues/fit-state.server.ts";

/**
 * The rooms of its venue for a booking that can be confirmed, best first, in one trip; null of one that needs no room of ours or names
 * no day. For a caller who has made sure that an administrator asks.
 */
export async function proposedRooms(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  { id, days, status, location, locationType }: BookingRecord,
): Promise<RoomProposals | null> {
  const venue = ownVenueOf({ location, locationType });
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (!venue || !first || !last || !canMove(status, "confirmed")) return null;
  const now = clock().getTime();
  const [from, until] = [instantOf(first, "00:00", venue.zone), instantOf(addDays(last, 2), "00:00", venue.zone)];
  const [[row], holders, ...read] = await db.batch([
    bookingById(db, id),
    holdsOfVenue(db, venue.id, from, until, now),
    ...venueQueries(db, venue, first, last, now),
  ]);
  if (!row) return null;
  const state = venueState(venue, read, now, id);
  const numbers = new Map(holders.map((holder) => [holder.bookingId, holder.bookingNumber]));
  const held = read[3].flatMap(({ id: roomId, bookingId, startsAt, busyUntil }) =>
    startsAt === null || busyUntil === null || bookingId === null || bookingId === id
      ? []
      : [{ roomId, startsAt, busyUntil, bookingNumber: numbers.get(bookingId) ?? "" }],
  );
  const asked = hearingDays(row, state.venue);
  return proposeRooms({ days: asked, need: roomNeed(row.details, asked), asked: peopleAsked(row.details, asked) }, { ...state, held });
}
