/** Use cases over venues: what everyone may know of them, and what administrators set. Authorisation is decided here. */

import type { z } from "zod";
import { writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { lastVenueAudit, raisingVersion, settingsOf } from "#app/db/venues/venues.repo.server.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { venueIssues } from "#app/domain/venue/venue-changes.ts";
import { VENUES, type Venue, type VenueId, venueNamed } from "#app/domain/venue/venues.ts";
import type { Administrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

const CLOSURE_YEARS = 5;

export const ALL = VENUES.map(({ id }) => id);

export function venueOrNotFound(name: string): Venue {
  const venue = venueNamed(name);
  if (!venue) throw new AppError("not_found");
  return venue;
}

export function todayAt({ clock }: ServiceContext, venue: Venue) {
  return todayIn(venue.zone, clock());
}

export function furtherDays(today: LocalDate) {
  return addDays(today, CLOSURE_YEARS * 366);
}

interface Change {
  action: string;
  changes: Record<string, unknown>;
  statements: readonly unknown[];
}

/** Writes a change with its history and the next version, if `version` is still the present one. */
export async function writeVenueChange(
  { clock, db }: ServiceContext,
  venueId: VenueId,
  version: number,
  who: Administrator,
  { action, changes, statements }: Change,
): Promise<void> {
  const [[settings], [last]] = await db.batch([settingsOf(db, [venueId]), lastVenueAudit(db, venueId)]);
  if (!settings) throw new AppError("not_found");
  if (settings.version !== version) throw new AppError("stale_version");
  const audit = await nextAuditEntry({ subjectType: "venue", subjectId: venueId, action, changes }, who, clock().getTime(), last ?? null);
  try {
    // The entry first: of two changes at once its number lets one through, and the other finds nothing written.
    await db.batch([writingAudit(db, audit), raisingVersion(db, settings), ...(statements as [])]);
  } catch (error) {
    if (isVersionConflict(error)) throw new AppError("stale_version");
    throw error;
  }
}

export function refused(field: string, code: string): AppError {
  return new AppError("invalid_input", { issues: [{ field, code }] });
}

export function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input", { issues: venueIssues(parsed.error) });
  return parsed.data;
}
