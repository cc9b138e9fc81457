import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import type { Arrival } from "#app/domain/booking/office/arrival.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { heldRoom } from "#app/services/venues/room-plans.server.ts";

/**
 * Where a confirmed booking takes place, for its own people; null before it is confirmed and once it is cancelled. Of a booking that the
 * caller has opened: authorise before.
 */
export async function readArrival({ db, clock }: ServiceContext, bookingId: string): Promise<Arrival | null> {
  const [row, held] = await Promise.all([findBooking(db, bookingId), roomsOfBooking(db, bookingId, clock().getTime())]);
  if (!row || (row.status !== "confirmed" && row.status !== "completed")) return null;
  const names = (part: "main" | "breakout") => [
    ...new Set(
      held
        .map(heldRoom)
        .filter((room) => room.part === part)
        .map(({ name }) => name),
    ),
  ];
  const virtual = row.locationType === "virtual";
  const venue = virtual ? null : venueOf(row.location);
  const elsewhere = !virtual && row.location === "alternate" ? row.details.alternateLocationAddress : null;
  return {
    rooms: names("main"),
    breakoutRooms: names("breakout"),
    place: virtual || venue ? null : row.alternateLocationName,
    address: venue?.address ?? (typeof elsewhere === "string" && elsewhere ? elsewhere : null),
    venue: venue?.id ?? null,
    videoLink: row.videoLink,
  };
}
