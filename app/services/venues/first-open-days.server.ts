import { closuresFrom } from "#app/db/venues/rooms.repo.server.ts";
import { hoursOf, type VenueHoursRow } from "#app/db/venues/venues.repo.server.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { firstOpenDay } from "#app/domain/venue/first-open-day.ts";
import { HEAD_OFFICE, VENUES, type VenueId } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { ALL } from "./venue-changes.server.ts";
import { inForce } from "./venues-in-force.server.ts";

/** Hours and closures are read for this once in so many milliseconds: it is a suggestion, and what is asked for is held against the rule of fit. */
const KEEP_MS = 60_000;

interface Read {
  at: number;
  hours: VenueHoursRow[];
  closures: Awaited<ReturnType<typeof closuresFrom>>;
}

/** By database, as last read in this isolate. */
const kept = new WeakMap<D1Database, Read>();

/** For each venue the first day on which it is open, from today on, by the hours and closures in force at most a minute ago. */
export async function firstOpenDays(context: ServiceContext): Promise<Record<VenueId, LocalDate>> {
  const now = context.clock().getTime();
  const { hours, closures } = await lately(context, now);
  return Object.fromEntries(
    VENUES.map((venue) => {
      const closed = closures.filter(({ venueId }) => venueId === venue.id).map(({ date }) => date);
      return [venue.id, firstOpenDay(inForce(venue, hours, closed), now)];
    }),
  ) as Record<VenueId, LocalDate>;
}

async function lately({ db, env }: ServiceContext, now: number): Promise<Read> {
  const last = kept.get(env.DB);
  const age = last ? now - last.at : KEEP_MS;
  if (last && age >= 0 && age < KEEP_MS) return last;
  const yesterday = addDays(todayIn(HEAD_OFFICE.zone, new Date(now)), -1);
  const [hours, closures] = await db.batch([hoursOf(db, ALL), closuresFrom(db, yesterday)]);
  const read = { at: now, hours, closures };
  kept.set(env.DB, read);
  return read;
}
