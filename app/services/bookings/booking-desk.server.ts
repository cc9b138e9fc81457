/**
 * What staff do with a booking: move it along its statuses, give it rooms, hide it (specification, section 4 "Booking
 * status"; rulings, "Bookings"). Each change is one batch with its history, its rooms, its messages and its task.
 */

import { documentsOf, notesOf } from "#app/db/bookings/booking-attachments.repo.server.ts";
import { closingTasks, findBooking, findForChange, historyOf, movingBooking, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { conversationOfBooking } from "#app/db/bookings/drafts.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { activeRooms, releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { endingHold, openHoldOf } from "#app/db/venues/visitor-holds.repo.server.ts";
import type { BookingAttachments } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { AppError } from "#app/domain/errors.ts";
import type { SeatsBySetup } from "#app/domain/venue/occupancy.ts";
import { type Administrator, requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { proposedRooms } from "#app/services/planner/propose-rooms.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { heldRoom } from "#app/services/venues/room-plans.server.ts";
import { toDocument } from "./booking-documents.server.ts";
import type { BookingMoves, MovedBooking, StatusChange } from "./booking-moves.server.ts";
import { toNote } from "./booking-notes.server.ts";
import { toFullRecord } from "./booking-records.ts";
import type { BookingService } from "./bookings.server.ts";
import type { ConfirmInstead } from "./confirm-instead.server.ts";

export interface RoomRecord {
  id: string;
  venue: string;
  name: string;
  capacity: number;
  /** Seats in each set-up, by its code. */
  seats: SeatsBySetup;
  equipment: readonly string[];
}

export interface BookingDesk {
  /**
   * Moves a booking to another status. Throws `invalid_input` (no reason, no day), `stale_version` and
   * `transition_refused` with the booking as it is, `no_room_available` with what is free instead. `instead` takes one of that.
   */
  move(id: string, change: StatusChange & { instead?: string | null }): Promise<MovedBooking>;
  /** Hides a booking from lists and releases its rooms; the record and its history stay. */
  remove(id: string): Promise<void>;
  /** What staff see in addition to the record: the rooms it holds, the rooms it could have, and its history; null for everyone else. */
  attachments(booking: BookingRecord): Promise<BookingAttachments | null>;
  /** Every room in use, for staff. */
  rooms(): Promise<RoomRecord[]>;
}

export function createBookingDesk(
  context: ServiceContext,
  { bookings, moves, confirmInstead }: { bookings: BookingService; moves: BookingMoves; confirmInstead: ConfirmInstead },
): BookingDesk {
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

  return {
    async move(id, { instead, ...change }) {
      if (instead) return confirmInstead(id, change, instead, await staff(id));
      const [who, read] = await Promise.all([staff(id), findForChange(db, id)]);
      return moves.move(id, change, who, { read });
    },
    async remove(id) {
      const who = await staff(id);
      const found = await findForChange(db, id);
      if (!found) throw new AppError("not_found");
      const { row, last } = found;
      const now = clock().getTime();
      const event = { subjectType: "booking", subjectId: id, action: "deleted", changes: { status: row.status } } as const;
      const audit = await nextAuditEntry(event, who, now, last);
      // A hearing that was promised is not dropped in silence.
      const messages = row.status === "confirmed" ? await moves.messages(row, "cancelled", null, who) : [];
      try {
        await db.batch([
          writingAudit(db, audit),
          movingBooking(db, row, row.status, now, now),
          releasing(db, id),
          endingHold(db, id, now, "cancelled"),
          closingTasks(db, id, now, { ends: true, by: who.id }),
          ...messages.map((message) => writingMail(db, message)),
        ]);
      } catch (error) {
        if (!isVersionConflict(error)) throw error;
        const present = await findBooking(db, id);
        throw new AppError("conflict", { detail: { booking: present ? toFullRecord(present) : null } });
      }
    },
    async attachments(booking) {
      const who = await actor();
      if (who.kind !== "user" || who.role !== "admin") return null;
      const now = clock().getTime();
      const [[held, all, history, notes, documents, conversations, [hold]], proposals] = await Promise.all([
        db.batch([
          roomsOfBooking(db, booking.id, now),
          activeRooms(db),
          historyOf(db, booking.id),
          notesOf(db, booking.id),
          documentsOf(db, booking.id),
          conversationOfBooking(db, booking.id),
          openHoldOf(db, booking.id, now),
        ]),
        proposedRooms(context, booking),
      ]);
      return {
        rooms: held.map(heldRoom),
        hold: hold ? { until: new Date(hold.endsAt).toISOString(), extended: hold.extendedAt !== null } : null,
        choices: all
          .filter(({ venueId }) => venueId === booking.location && booking.locationType !== "virtual")
          .map(({ id, name, capacity }) => ({ id, name, capacity })),
        proposals,
        history: history.map(({ at, by, kind, action, changes }) => ({ at: new Date(at).toISOString(), by, kind, action, changes })),
        notes: notes.map(toNote),
        documents: documents.map(toDocument),
        conversation: conversations[0]?.ref ?? null,
      };
    },
    async rooms() {
      requireAdministrator(await actor());
      return (await activeRooms(db)).map(({ venueId, active: _active, setups: _setups, ...room }) => ({ ...room, venue: venueId }));
    },
  };
}
