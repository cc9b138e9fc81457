/** Staff's own notes on a booking. Nobody else reads them, or learns that there are any (specification, "Booking detail"; the issue's "private note shown to the other side"). */

import { addingNote, type NoteRow, removingNote } from "#app/db/bookings/booking-attachments.repo.server.ts";
import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { NOTE_MAX, type NoteKind, type NoteRecord } from "#app/domain/booking/office/booking-attachments.ts";
import { AppError } from "#app/domain/errors.ts";
import { withoutHidden } from "#app/domain/hidden-characters.ts";
import { normalized } from "#app/domain/normalized.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { formOrigin } from "./thread/message-text.ts";

export interface BookingNotes {
  /** Notes something. `formKey` is the form's own: pressing twice notes once. Throws `invalid_input` on `note`, and `not_found` for who is not staff. */
  add(bookingId: string, text: string, formKey: string, kind?: NoteKind): Promise<void>;
  /** Takes a note away; it is kept, with who did it, and shown to nobody. Throws `not_found`. */
  remove(bookingId: string, noteId: string): Promise<void>;
}

export function createBookingNotes({ db, actor, clock }: ServiceContext): BookingNotes {
  async function administrator() {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }
  return {
    async add(bookingId, text, formKey, kind = "note") {
      const who = await administrator();
      const noted = withoutHidden(normalized(text, "NFC")).trim();
      if (noted === "") throw new AppError("invalid_input", { issues: [{ field: "note", code: "note_empty" }] });
      if (noted.length > NOTE_MAX) throw new AppError("invalid_input", { issues: [{ field: "note", code: "too_long" }] });
      if (!(await findBooking(db, bookingId))) throw new AppError("not_found");
      const originKey = await formOrigin(who.id, bookingId, formKey, noted);
      await addingNote(db, { id: newId(), bookingId, authorId: who.id, text: noted, kind, originKey, createdAt: clock().getTime() });
    },
    async remove(bookingId, noteId) {
      const who = await administrator();
      const removed = await removingNote(db, bookingId, noteId, who.id, clock().getTime());
      if (removed.length === 0) throw new AppError("not_found");
    },
  };
}

export function toNote(row: NoteRow): NoteRecord {
  return { id: row.id, kind: row.kind, text: row.text, by: row.by ?? "", at: new Date(row.createdAt).toISOString() };
}
