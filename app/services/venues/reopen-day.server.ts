import { closuresBetween, reopening } from "#app/db/venues/venues.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { lookAtDays } from "#app/services/cases/deadlines/look-at-days.server.ts";
import { venueOrNotFound, writeVenueChange } from "./venue-changes.server.ts";
import type { VenueContext } from "./venue-context.ts";

export async function reopenDay(context: VenueContext, name: string, version: number, date: string): Promise<void> {
  const { db } = context;
  const who = await administratorOf(context);
  const venue = venueOrNotFound(name);
  const [found] = await closuresBetween(db, venue.id, date, date);
  if (!found) throw new AppError("stale_version");
  await writeVenueChange(context, venue.id, version, who, {
    action: "day_reopened",
    changes: { date, name: found.name },
    statements: [reopening(db, venue.id, date)],
  });
  lookAtDays(context);
}
