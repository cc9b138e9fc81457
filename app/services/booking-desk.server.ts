/**
 * What staff do with a booking: move it along its statuses, give it rooms, hide it (specification, section 4 "Booking
 * status"; rulings, "Bookings"). Each change is one batch with its history, its rooms, its messages and its task.
 */
import {
  type BookingRow,
  closingTasks,
  findBooking,
  findForChange,
  historyOf,
  type LastAudit,
  movingBooking,
  type OutboxRow,
  writingAudit,
  writingMessage,
} from "../db/bookings.repo.server.ts";
import {
  activeRooms,
  bufferOf,
  closuresFrom,
  type HoldRow,
  holding,
  holdsBetween,
  openRequestsOf,
  releasing,
  roomsOfBooking,
} from "../db/rooms.repo.server.ts";
import { hoursOf } from "../db/venues.repo.server.ts";
import type { BesideBooking, HeldRoom, RoomAlternatives } from "../domain/booking/beside.ts";
import { addDays } from "../domain/booking/local-date.ts";
import type { BookingRecord } from "../domain/booking/record.ts";
import { canMove, needsReason } from "../domain/booking/status.ts";
import type { BookingStatus } from "../domain/booking/vocabulary.ts";
import { AppError } from "../domain/errors.ts";
import { chooseRooms, freeRooms, type HearingDay, hearingDays, roomNeed, type Span, spanOf } from "../domain/venue/occupancy.ts";
import { VENUES, type Venue, venueOf } from "../domain/venue/venues.ts";
import { nextAuditEntry } from "./audit.server.ts";
import { toFullRecord } from "./booking-records.ts";
import type { BookingService } from "./bookings.server.ts";
import type { ServiceContext } from "./create-services.server.ts";
import { newId } from "./ids.ts";
import { type Administrator, requireAdministrator } from "./require-administrator.server.ts";
import { alternativesFor } from "./room-alternatives.ts";
import { inForce } from "./venues-in-force.server.ts";

export interface StatusChange {
  status: BookingStatus;
  /** The main room that staff chose; else the smallest that fits. */
  roomId?: string | null;
  reason?: string | null;
  /** The version that the change is based on; left out, the present one. */
  version?: number | null;
}

export interface MovedBooking {
  booking: BookingRecord;
  rooms: HeldRoom[];
  /** Open requests for the same days that no room is left for. */
  impossible: { id: string; bookingNumber: string }[];
}

export interface RoomRecord {
  id: string;
  venue: string;
  name: string;
  capacity: number;
  setups: readonly string[];
  equipment: readonly string[];
}

export interface BookingDesk {
  /**
   * Moves a booking to another status. Throws `invalid_input` (no reason, no day), `stale_version` and
   * `transition_refused` with the booking as it is, `no_room_available` with what is free instead.
   */
  move(id: string, change: StatusChange): Promise<MovedBooking>;
  /** Hides a booking from lists and releases its rooms; the record and its history stay. */
  remove(id: string): Promise<void>;
  /** What staff see beside the record: the rooms it holds, the rooms it could have, and its history; null for everyone else. */
  beside(booking: BookingRecord): Promise<BesideBooking | null>;
  /** Every room in use, for staff. */
  rooms(): Promise<RoomRecord[]>;
}

/** How often a room is chosen anew when somebody else was faster. */
const TRIES = 20;
const LOOK_AHEAD_DAYS = 21;
const ROOM_TAKEN = /room_taken/;
const FASTER = /never replaced|UNIQUE constraint failed: audit_entries/;

export function createBookingDesk(context: ServiceContext, bookings: BookingService): BookingDesk {
  const { db, actor, clock } = context;

  /** The administrator who acts. Others hear of a booking only what they may see of it. */
  async function staff(id: string): Promise<Administrator> {
    const who = await actor();
    if (who.kind === "user" && who.role !== "admin") {
      await bookings.get(id);
      throw new AppError("forbidden");
    }
    requireAdministrator(who);
    return who;
  }

  async function move(id: string, change: StatusChange, who: Administrator): Promise<MovedBooking> {
    for (let attempt = 1; ; attempt += 1) {
      const found = await findForChange(db, id);
      if (!found) throw new AppError("not_found");
      const { row, last } = found;
      refuse(row, change);
      const venue = holdsRooms(row, change.status) ? venueOf(row.location) : null;
      const plan = venue ? await planOf(row, venue, change.roomId ?? null) : null;
      try {
        await db.batch(await statementsOf(row, last, change, plan?.holds ?? [], who));
      } catch (error) {
        if (isFaster(error)) throw new AppError("conflict", { detail: await present(id) });
        if (!ROOM_TAKEN.test(textOf(error))) throw error;
        // Somebody took one between the look and the write: looked for again, and a chosen one that is gone is told.
        if (attempt < TRIES) continue;
        throw new AppError("no_room_available", {
          detail: { alternatives: venue ? (await planOf(row, venue, null, true)).alternatives : null },
        });
      }
      return { ...(await moved(id)), impossible: plan && venue ? await impossibleBeside(row, venue, plan.days).catch(untold) : [] };
    }
  }

  async function present(id: string) {
    const row = await findBooking(db, id);
    return { booking: row ? toFullRecord(row) : null };
  }

  async function moved(id: string) {
    const [row, held] = await Promise.all([findBooking(db, id), roomsOfBooking(db, id)]);
    if (!row) throw new AppError("not_found");
    return { booking: toFullRecord(row), rooms: held.map(heldRoom) };
  }

  /** The rooms that `row` would hold. Throws `no_room_available` unless it is only asked for what is free instead. */
  async function planOf(row: BookingRow, asked: Venue, chosen: string | null, onlyAlternatives = false) {
    const [settings, all, hours] = await db.batch([
      bufferOf(db, asked.id),
      activeRooms(db),
      hoursOf(
        db,
        VENUES.map(({ id }) => id),
      ),
    ]);
    const venues = VENUES.map((each) => inForce(each, hours));
    const venue = venues.find(({ id }) => id === asked.id) ?? asked;
    const days = hearingDays(row, venue);
    const [first] = days;
    const last = days.at(-1);
    if (!first || !last) throw new AppError("invalid_input", { issues: [{ field: "bookingDate", code: "date_required" }] });
    const now = clock().getTime();
    const own = all.filter(({ venueId }) => venueId === venue.id);
    if (chosen && !own.some(({ id }) => id === chosen))
      throw new AppError("invalid_input", { issues: [{ field: "roomId", code: "room_unknown" }] });
    const buffer = settings[0]?.bufferMinutes ?? 0;
    const spans = days.map((day) => spanOf(day, venue, buffer));
    const until = spanOf({ ...last, date: addDays(last.date, 1) }, venue, buffer).busyUntil;
    const held = (await holdsBetween(db, spans[0]?.startsAt ?? 0, until, now)).filter(({ bookingId }) => bookingId !== row.id);
    const need = roomNeed(row.details);
    const free = freeRooms(own, held, spans);
    const choice = onlyAlternatives ? null : chooseRooms(free, need, chosen);
    if (choice) return { days, alternatives: null, holds: holdsOf(row.id, choice, spans, now) };
    const [further, closures] = await db.batch([
      holdsBetween(db, spans[0]?.startsAt ?? 0, until + LOOK_AHEAD_DAYS * 86_400_000, now),
      closuresFrom(db, first.date),
    ]);
    const alternatives: RoomAlternatives = alternativesFor({
      days,
      need,
      venue,
      rooms: all,
      held: further.filter(({ bookingId }) => bookingId !== row.id),
      closures,
      buffer,
      venues,
      lookAhead: LOOK_AHEAD_DAYS,
    });
    if (onlyAlternatives) return { days, alternatives, holds: [] };
    throw new AppError("no_room_available", { detail: { alternatives } });
  }

  function holdsOf(bookingId: string, choice: NonNullable<ReturnType<typeof chooseRooms>>, spans: readonly Span[], now: number): HoldRow[] {
    const rooms = [{ room: choice.main, part: "main" as const }, ...choice.breakouts.map((room) => ({ room, part: "breakout" as const }))];
    return spans.flatMap((span) =>
      rooms.map(({ room, part }) => ({ id: newId(), roomId: room.id, bookingId, part, ...span, expiresAt: null, createdAt: now })),
    );
  }

  /** Open requests for the same days at the venue that cannot be met any more. */
  async function impossibleBeside(row: BookingRow, venue: Venue, days: readonly HearingDay[]) {
    const found = new Map<string, { id: string; bookingNumber: string }>();
    for (const { date } of days.slice(0, 10)) {
      for (const other of await openRequestsOf(db, venue.id, date, row.id)) {
        if (other.locationType === "virtual" || found.has(other.id)) continue;
        const plan = await planOf(other, venue, null).catch((error: unknown) => error);
        if (plan instanceof AppError && plan.code === "no_room_available")
          found.set(other.id, { id: other.id, bookingNumber: other.bookingNumber });
      }
    }
    return [...found.values()];
  }

  async function statementsOf(
    row: BookingRow,
    last: LastAudit | null,
    change: StatusChange,
    holds: readonly HoldRow[],
    who: Administrator,
  ) {
    const now = clock().getTime();
    const reason = change.reason?.trim() || null;
    const audit = await nextAuditEntry(
      {
        subjectType: "booking",
        subjectId: row.id,
        action: "status_changed",
        changes: {
          from: row.status,
          to: change.status,
          ...(reason ? { reason } : {}),
          ...(holds.length > 0 ? { rooms: [...new Set(holds.map(({ roomId }) => roomId))] } : {}),
        },
      },
      who,
      now,
      last,
    );
    const releases = change.status === "cancelled" || holds.length > 0;
    return [
      // First: a second one of the same number aborts the whole batch, so that of two changes one is made.
      writingAudit(db, audit),
      movingBooking(db, row, change.status, now),
      ...(releases ? [releasing(db, row.id)] : []),
      ...holding(db, holds),
      ...(change.status === "pending" ? [] : [closingTasks(db, row.id, now)]),
      ...messagesOf(row, change.status, reason, now).map((message) => writingMessage(db, message)),
    ] as const;
  }

  return {
    async move(id, change) {
      return move(id, change, await staff(id));
    },
    async remove(id) {
      const who = await staff(id);
      const found = await findForChange(db, id);
      if (!found) throw new AppError("not_found");
      const { row, last } = found;
      const now = clock().getTime();
      const event = { subjectType: "booking", subjectId: id, action: "deleted", changes: { status: row.status } } as const;
      const audit = await nextAuditEntry(event, who, now, last);
      try {
        await db.batch([
          writingAudit(db, audit),
          movingBooking(db, row, row.status, now, now),
          releasing(db, id),
          closingTasks(db, id, now),
          // A hearing that was promised is not dropped in silence.
          ...(row.status === "confirmed" ? messagesOf(row, "cancelled", null, now) : []).map((message) => writingMessage(db, message)),
        ]);
      } catch (error) {
        if (isFaster(error)) throw new AppError("conflict", { detail: await present(id) });
        throw error;
      }
    },
    async beside(booking) {
      const who = await actor();
      if (who.kind !== "user" || who.role !== "admin") return null;
      const [held, all, history] = await db.batch([roomsOfBooking(db, booking.id), activeRooms(db), historyOf(db, booking.id)]);
      return {
        rooms: held.map(heldRoom),
        choices: all
          .filter(({ venueId }) => venueId === booking.location && booking.locationType !== "virtual")
          .map(({ id, name, capacity }) => ({ id, name, capacity })),
        history: history.map(({ at, by, action, changes }) => ({ at: new Date(at).toISOString(), by, action, changes })),
      };
    },
    async rooms() {
      requireAdministrator(await actor());
      return (await activeRooms(db)).map(({ venueId, active: _active, ...room }) => ({ ...room, venue: venueId }));
    },
  };
}

const textOf = (error: unknown) => (error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : String(error));
/** Somebody wrote the next entry of the history first. */
const isFaster = (error: unknown) => FASTER.test(textOf(error));

/** The move is made: that what it makes impossible could not be found out must not look like a failure of it. */
function untold(error: unknown): [] {
  console.error(error);
  return [];
}

function refuse(row: BookingRow, change: StatusChange): void {
  const booking = toFullRecord(row);
  if (change.version != null && change.version !== row.version) throw new AppError("stale_version", { detail: { booking } });
  if (!canMove(row.status, change.status)) throw new AppError("transition_refused", { detail: { booking } });
  if (needsReason(change.status) && !change.reason?.trim())
    throw new AppError("invalid_input", { issues: [{ field: "reason", code: "reason_required" }] });
}

/** Confirming what takes place in a room of ours holds it; a transcript and a virtual hearing need none. */
function holdsRooms(row: BookingRow, to: BookingStatus): boolean {
  return to === "confirmed" && row.locationType !== "virtual";
}

function heldRoom({ roomId, name, capacity, part, startsAt, endsAt }: Awaited<ReturnType<typeof roomsOfBooking>>[number]): HeldRoom {
  return { id: roomId, name, capacity, part, startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
}

const TOLD: Readonly<Partial<Record<BookingStatus, string>>> = { confirmed: "booking_confirmed", cancelled: "booking_cancelled" };

function messagesOf(row: BookingRow, to: BookingStatus, reason: string | null, now: number): OutboxRow[] {
  const kind = TOLD[to];
  if (!kind) return [];
  return [
    {
      id: newId(),
      kind,
      recipient: row.bookingContactEmail,
      locale: row.locale,
      payload: { bookingId: row.id, ...(reason ? { reason } : {}) },
      createdAt: now,
      deliverAfter: now,
      attempts: 0,
    },
  ];
}
