import { closuresBetween, hoursOf, type RoomRow, roomsOf, settingsOf, venueHistory } from "#app/db/venues/venues.repo.server.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import type { SettingsChange } from "#app/domain/venue/venue-changes.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { furtherDays, todayAt, venueOrNotFound } from "./venue-changes.server.ts";
import { inForce } from "./venues-in-force.server.ts";

export interface VenueRecord extends SettingsChange {
  venue: Venue;
  version: number;
  rooms: RoomRow[];
  /** From today on, in order. */
  closures: { date: LocalDate; name: string }[];
  /** The newest first. */
  history: { seq: number; at: string; by: string | null; action: string; changes: Record<string, unknown> }[];
  /** The venue's today. */
  today: LocalDate;
}

const HISTORY = 20;

export async function getVenue(context: ServiceContext, name: string): Promise<VenueRecord> {
  const { db } = context;
  await administratorOf(context);
  const venue = venueOrNotFound(name);
  const today = todayAt(context, venue);
  const [hours, [settings], rooms, closures, history] = await db.batch([
    hoursOf(db, [venue.id]),
    settingsOf(db, [venue.id]),
    roomsOf(db, venue.id),
    closuresBetween(db, venue.id, today, furtherDays(today)),
    venueHistory(db, venue.id, HISTORY),
  ]);
  if (!settings) throw new AppError("not_found");
  const { version, bufferMinutes, changeCutoffHours } = settings;
  return {
    venue,
    version,
    bufferMinutes,
    changeCutoffHours,
    hours: inForce(venue, hours).hours,
    rooms: rooms.toSorted((one, other) => other.capacity - one.capacity || (one.name < other.name ? -1 : 1)),
    closures: closures.map(({ date, name: holiday }) => ({ date, name: holiday })),
    history: history.map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
    today,
  };
}
