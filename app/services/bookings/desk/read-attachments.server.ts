import { documentsOf, notesOf } from "#app/db/bookings/booking-attachments.repo.server.ts";
import { historyOf } from "#app/db/bookings/bookings.repo.server.ts";
import { conversationOfBooking } from "#app/db/bookings/drafts.repo.server.ts";
import { activeRooms, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { openHoldOf } from "#app/db/venues/visitor-holds.repo.server.ts";
import type { BookingAttachments } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { isAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { toNote } from "#app/services/bookings/booking-notes.server.ts";
import { toDocument } from "#app/services/bookings/documents/booking-documents.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { proposedRooms } from "#app/services/planner/propose-rooms.server.ts";
import { heldRoom } from "#app/services/venues/room-plans.server.ts";

/** What staff see in addition to the record: the rooms it holds, the rooms it could have, and its history; null for everyone else. */
export async function readAttachments(context: ServiceContext, booking: BookingRecord): Promise<BookingAttachments | null> {
  const { actor, clock, db } = context;
  if (!isAdministrator(await actor())) return null;
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
}
