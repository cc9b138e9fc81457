import { AppError } from "#app/domain/errors.ts";
import type { Placed, PlacingPreview, PlacingWish } from "#app/domain/planner/planner.ts";
import { peopleAsked } from "#app/domain/venue/room-need.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { saidDays, toRecord } from "#app/services/bookings/booking-records.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { FitChecks } from "#app/services/venues/check-fit.server.ts";
import { mainRoomOf, type Placing, placingOf } from "./placing.server.ts";

export interface PlannerContext extends ServiceContext {
  fits: FitChecks;
}

/** What a wish would change, before anything is asked. For administrators; `not_found` for everybody else. Throws as `placingOf`. */
export async function previewPlacing(context: PlannerContext, wish: PlacingWish): Promise<PlacingPreview> {
  requireAdministrator(await context.actor());
  const placing = await placingOf(context, wish);
  const { row, next, room, rooms, held } = placing;
  // Without a wish for a room it keeps its own, where that is of the venue.
  const own = rooms.find(({ id, venueId }) => id === mainRoomOf(held) && venueId === next.location)?.id ?? null;
  const chosen = room?.id ?? own;
  const fit = await context.fits.check(next, { chosen });
  if (!fit) throw new AppError("invalid_input", { issues: [{ field: "on", code: "date_required" }] });
  const nameOf = (id: string) => rooms.find((one) => one.id === id)?.name ?? id;
  const mains = [...new Set(fit.rooms.map(({ main }) => main))];
  const wanted = chosen ?? mains[0] ?? null;
  const { id, bookingNumber, status, version, timeZone, styleOfCause, bookingContactName, bookingContactEmail } = toRecord(row);
  return {
    booking: { id, bookingNumber, status, version, timeZone, styleOfCause, bookingContactName, bookingContactEmail },
    wish,
    roomId: mainRoomOf(held),
    wanted: wanted ? { id: wanted, name: nameOf(wanted) } : null,
    before: placedOf(row, namesOf(held)),
    after: placedOf(next, chosen ? [nameOf(chosen)] : mains.map(nameOf)),
    breakouts: [...new Set(fit.rooms.flatMap(({ breakouts }) => breakouts))].map(nameOf),
    people: peopleAsked(row.details),
    changes: changesOf(placing, chosen),
    expires: expiryOf(held),
    reasons: fit.reasons,
    alternatives: fit.reasons.length > 0 ? await context.fits.alternatives(next, chosen) : null,
    rooms: rooms.map((one) => ({ id: one.id, name: one.name, capacity: one.capacity, venue: one.venueId })),
  };
}

const namesOf = (held: Placing["held"]) => [...new Set(held.filter(({ part }) => part === "main").map(({ name }) => name))];
const placedOf = (row: Placing["row"], rooms: readonly string[]): Placed => ({
  venue: row.location as VenueId | null,
  rooms,
  days: saidDays(row),
});

function changesOf({ row, next, held }: Placing, chosen: string | null): PlacingPreview["changes"] {
  return {
    room: chosen !== mainRoomOf(held),
    schedule: JSON.stringify(saidDays(row)) !== JSON.stringify(saidDays(next)),
    venue: row.location !== next.location,
  };
}

function expiryOf(held: Placing["held"]): string | null {
  const at = held[0]?.expiresAt ?? null;
  return at === null ? null : new Date(at).toISOString();
}
