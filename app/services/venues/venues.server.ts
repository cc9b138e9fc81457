/** Use cases over venues: what everyone may know of them, and what administrators set. Authorisation is decided here. */

import type { z } from "zod";
import { writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isRoomHeld, isRoomNameTaken, isVersionConflict } from "#app/db/errors.ts";
import {
  addingRoom,
  bookingsHolding,
  capacitiesOf,
  changingRoom,
  closing,
  closuresBetween,
  confirmedOn,
  hoursOf,
  lastVenueAudit,
  type RoomRow,
  raisingVersion,
  reopening,
  roomsOf,
  settingBuffers,
  settingHours,
  settingsOf,
  venueHistory,
} from "#app/db/venues/venues.repo.server.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import {
  closureSchema,
  MOST_CLOSURES,
  MOST_ROOMS,
  roomSchema,
  type SettingsChange,
  settingsSchema,
  venueIssues,
} from "#app/domain/venue/venue-changes.ts";
import { VENUES, type Venue, type VenueId, venueNamed } from "#app/domain/venue/venues.ts";
import { type Administrator, requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { inForce } from "./venues-in-force.server.ts";

/** What everyone may know: nothing of buffers, cut-offs, or single rooms. */
export type PublicVenue = Pick<Venue, "id" | "city" | "country" | "hours" | "rooms" | "capacity" | "phone" | "email" | "address"> & {
  timeZone: string;
};

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

export interface VenueOverview {
  venue: Venue;
  rooms: number;
  largest: number;
  bufferMinutes: number;
  changeCutoffHours: number;
}

/**
 * Every change names the version that it is based on: `stale_version` when somebody else changed the venue meanwhile.
 * All throw `not_found` for whoever is no administrator, and for a venue that is none.
 */
export interface VenueService {
  published(): Promise<PublicVenue[]>;
  list(): Promise<VenueOverview[]>;
  get(name: string): Promise<VenueRecord>;
  /** Hours, buffer and cut-off. Throws `invalid_input` with an issue per field. */
  saveSettings(name: string, version: number, input: unknown): Promise<void>;
  /** Closes a day. Gives the confirmed bookings of that day, which stay as they are. */
  close(name: string, version: number, input: unknown): Promise<{ confirmed: { id: string; bookingNumber: string }[] }>;
  reopen(name: string, version: number, date: string): Promise<void>;
  /**
   * Changes a room, or adds one when `id` is null. Throws `invalid_input`; with `room_held` and the bookings in its
   * detail when a room that is held from now on is to go out of use.
   */
  saveRoom(name: string, version: number, id: string | null, input: unknown): Promise<void>;
}

const HISTORY = 20;
const CLOSURE_YEARS = 5;
const ALL = VENUES.map(({ id }) => id);

export function createVenues({ db, actor, clock }: ServiceContext): VenueService {
  async function administrator(): Promise<Administrator> {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  function known(name: string): Venue {
    const venue = venueNamed(name);
    if (!venue) throw new AppError("not_found");
    return venue;
  }

  const todayAt = (venue: Venue) => todayIn(venue.zone, clock());
  const furtherDays = (today: LocalDate) => addDays(today, CLOSURE_YEARS * 366);

  interface Change {
    action: string;
    changes: Record<string, unknown>;
    statements: readonly unknown[];
  }

  /** Writes a change with its history and the next version, if `version` is still the present one. */
  async function write(venueId: VenueId, version: number, who: Administrator, { action, changes, statements }: Change): Promise<void> {
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

  return {
    async published() {
      const [hours, rooms] = await db.batch([hoursOf(db, ALL), capacitiesOf(db, ALL)]);
      return VENUES.map((venue) => {
        const { id, city, country, zone, phone, email, address } = venue;
        const capacities = rooms.filter(({ venueId }) => venueId === id).map(({ capacity }) => capacity);
        return {
          id,
          city,
          country,
          timeZone: zone,
          hours: inForce(venue, hours).hours,
          rooms: capacities.length,
          capacity: capacities.length > 0 ? { from: Math.min(...capacities), to: Math.max(...capacities) } : { from: 0, to: 0 },
          phone,
          email,
          address,
        };
      });
    },
    async list() {
      await administrator();
      const [hours, rooms, settings] = await db.batch([hoursOf(db, ALL), capacitiesOf(db, ALL), settingsOf(db, ALL)]);
      return VENUES.map((venue) => {
        const own = rooms.filter(({ venueId }) => venueId === venue.id);
        const set = settings.find(({ venueId }) => venueId === venue.id);
        return {
          venue: { ...inForce(venue, hours), closed: new Set<string>() },
          rooms: own.length,
          largest: Math.max(0, ...own.map(({ capacity }) => capacity)),
          bufferMinutes: set?.bufferMinutes ?? 0,
          changeCutoffHours: set?.changeCutoffHours ?? 0,
        };
      });
    },
    async get(name) {
      await administrator();
      const venue = known(name);
      const today = todayAt(venue);
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
    },
    async saveSettings(name, version, input) {
      const who = await administrator();
      const venue = known(name);
      const { hours, bufferMinutes, changeCutoffHours } = checked(settingsSchema, input);
      const rows = Object.entries(hours).map(([weekday, open]) => ({ weekday: Number(weekday), ...open }));
      await write(venue.id, version, who, {
        action: "settings_changed",
        changes: { bufferMinutes, changeCutoffHours, hours },
        statements: [settingBuffers(db, venue.id, { bufferMinutes, changeCutoffHours }), ...settingHours(db, venue.id, rows)],
      });
    },
    async close(name, version, input) {
      const who = await administrator();
      const venue = known(name);
      const closure = checked(closureSchema, input);
      const today = todayAt(venue);
      if (closure.date < today) throw refused("date", "closure_past");
      if (closure.date > furtherDays(today)) throw refused("date", "closure_date_invalid");
      const [held, confirmed] = await db.batch([
        closuresBetween(db, venue.id, today, furtherDays(today)),
        confirmedOn(db, venue.id, closure.date),
      ]);
      if (held.length >= MOST_CLOSURES) throw refused("date", "too_many");
      await write(venue.id, version, who, {
        action: "day_closed",
        changes: closure,
        statements: [closing(db, { venueId: venue.id, ...closure })],
      });
      return { confirmed };
    },
    async reopen(name, version, date) {
      const who = await administrator();
      const venue = known(name);
      const [found] = await closuresBetween(db, venue.id, date, date);
      if (!found) throw new AppError("stale_version");
      await write(venue.id, version, who, {
        action: "day_reopened",
        changes: { date, name: found.name },
        statements: [reopening(db, venue.id, date)],
      });
    },
    async saveRoom(name, version, id, input) {
      const who = await administrator();
      const venue = known(name);
      const change = checked(roomSchema, input);
      const rooms = await roomsOf(db, venue.id);
      const before = id === null ? null : rooms.find((room) => room.id === id);
      if (before === undefined) throw new AppError("not_found");
      if (!before && rooms.length >= MOST_ROOMS) throw refused("name", "too_many");
      const row: RoomRow = { id: before?.id ?? `${venue.code.toLowerCase()}-${newId()}`, venueId: venue.id, ...change };
      try {
        await write(venue.id, version, who, {
          action: before ? "room_changed" : "room_added",
          changes: { room: row.id, ...(before ? { before: told(before) } : {}), after: told(row) },
          statements: [before ? changingRoom(db, row) : addingRoom(db, row)],
        });
      } catch (error) {
        if (isRoomNameTaken(error)) throw refused("name", "room_name_taken");
        if (!isRoomHeld(error)) throw error;
        const holding = await bookingsHolding(db, row.id, clock().getTime(), 20);
        throw new AppError("invalid_input", {
          issues: [{ field: "active", code: "room_held" }],
          detail: { bookings: holding.map(({ id: booking, bookingNumber }) => ({ id: booking, bookingNumber })) },
        });
      }
    },
  };
}

const told = ({ name, capacity, setups, equipment, active }: RoomRow) => ({ name, capacity, setups, equipment, active });

function refused(field: string, code: string): AppError {
  return new AppError("invalid_input", { issues: [{ field, code }] });
}

function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input", { issues: venueIssues(parsed.error) });
  return parsed.data;
}
