import { closing, closuresBetween, confirmedOn } from "#app/db/venues/venues.repo.server.ts";
import { closureSchema, MOST_CLOSURES } from "#app/domain/venue/venue-changes.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { lookAtDays } from "#app/services/cases/deadlines/look-at-days.server.ts";
import { checked, furtherDays, refused, todayAt, venueOrNotFound, writeVenueChange } from "./venue-changes.server.ts";
import type { VenueContext } from "./venue-context.ts";

/** Closes a day. Gives the confirmed bookings of that day, which stay as they are. */
export async function closeDay(
  context: VenueContext,
  name: string,
  version: number,
  input: unknown,
): Promise<{ confirmed: { id: string; bookingNumber: string }[] }> {
  const { db } = context;
  const who = await administratorOf(context);
  const venue = venueOrNotFound(name);
  const closure = checked(closureSchema, input);
  const today = todayAt(context, venue);
  if (closure.date < today) throw refused("date", "closure_past");
  if (closure.date > furtherDays(today)) throw refused("date", "closure_date_invalid");
  const held = await closuresBetween(db, venue.id, today, furtherDays(today));
  if (held.length >= MOST_CLOSURES) throw refused("date", "too_many");
  await writeVenueChange(context, venue.id, version, who, {
    action: "day_closed",
    changes: closure,
    statements: [closing(db, { venueId: venue.id, ...closure })],
  });
  lookAtDays(context);
  // After the closing: what was confirmed before it is named, and what looked at the venue before it must look again.
  return { confirmed: await confirmedOn(db, venue.id, closure.date) };
}
