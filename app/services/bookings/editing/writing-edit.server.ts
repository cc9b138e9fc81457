/** What every edit of a stored booking writes: its entry in the history, the row, and the mails that tell of it. */
import { type BookingRow, editingBooking, type LastAudit, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import type { FieldChanges } from "#app/domain/booking/office/edit.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { clientMessage, staffMessage } from "#app/services/bookings/booking-messages.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

interface WrittenEdit {
  /** The booking before, and as the edit leaves it. */
  row: BookingRow;
  next: BookingRow;
  /** The last entry of its history. */
  last: LastAudit | null;
  changes: FieldChanges;
  /** What the entry says next to the fields. */
  besides?: object;
  who: Actor;
  now: number;
  /** What follows in the same batch writes to the contact, of both at once. */
  isMailedApart?: boolean;
}

/** The statements, for the batch of the edit, and the entry that they write. */
export async function writingEdit(db: Database, { row, next, last, changes, besides = {}, who, now, isMailedApart = false }: WrittenEdit) {
  const event = { subjectType: "booking", subjectId: row.id, action: "edited", changes: { ...changes, ...besides } } as const;
  const audit = await nextAuditEntry(event, who, now, last);
  const { id: _id, version: _version, updatedAt: _updatedAt, ...columns } = next;
  // What a client does by the link is news to staff.
  const staff = who.kind === "visitor" ? [staffMessage("booking_changed_staff", next, now, { changes })] : [];
  const contact = isMailedApart ? [] : [clientMessage("booking_changed", next, now, { changes })];
  return {
    audit,
    statements: [
      // First: a second one of the same number aborts the whole batch, so that of two changes one is made.
      writingAudit(db, audit),
      editingBooking(db, row, columns, now),
      ...[...contact, ...staff].map((message) => writingMail(db, message)),
    ] as const,
  };
}
