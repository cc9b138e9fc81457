import { closingTasks, findBooking, findForChange, movingBooking, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { releasing } from "#app/db/venues/rooms.repo.server.ts";
import { endingHold } from "#app/db/venues/visitor-holds.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { messagesOfMove } from "#app/services/bookings/moves/move-messages.ts";
import { retryWhenOutrun } from "#app/services/cases/bookings/booking-history.server.ts";
import { casesToNotify, notifyingCases } from "#app/services/cases/bookings/notify-cases.server.ts";
import { retryOnConflict } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { staffOfBooking } from "./staff-of-booking.server.ts";

/** Hides a booking from lists and releases its rooms; the record and its history stay, and its cases are notified that it does not take place, unless it has. */
export async function removeBooking(context: ServiceContext, id: string): Promise<void> {
  const who = await staffOfBooking(context, id);
  // Of two writers of a case, or of a removal and a link to a case, the second looks again.
  return retryOnConflict(() => retryWhenOutrun(() => remove(context, id, who)));
}

async function remove({ clock, db }: ServiceContext, id: string, who: Awaited<ReturnType<typeof staffOfBooking>>): Promise<void> {
  const [found, cases] = await Promise.all([findForChange(db, id), casesToNotify(db, id)]);
  if (!found) throw new AppError("not_found");
  const { row, last } = found;
  const now = clock().getTime();
  const event = { subjectType: "booking", subjectId: id, action: "deleted", changes: { status: row.status } } as const;
  const audit = await nextAuditEntry(event, who, now, last);
  // A hearing that was promised is not dropped in silence.
  const messages = row.status === "confirmed" ? messagesOfMove(row, "cancelled", { reason: null, who, now }) : [];
  // A hearing that has taken place is not undone by what hides its booking.
  const told = row.status === "completed" ? [] : await notifyingCases(db, cases, [row, { ...row, status: "cancelled" }], who, now);
  try {
    await db.batch([
      writingAudit(db, audit),
      movingBooking(db, row, row.status, now, now),
      releasing(db, id),
      endingHold(db, id, now, "cancelled"),
      closingTasks(db, id, now, { ends: true, by: who.id }),
      ...messages.map((message) => writingMail(db, message)),
      ...told,
    ]);
  } catch (error) {
    if (!isVersionConflict(error)) throw error;
    const present = await findBooking(db, id);
    // Linked to a case in the meantime: the booking is as it was.
    if (present?.version === row.version) throw error;
    throw new AppError("conflict", { detail: { booking: present ? toFullRecord(present) : null } });
  }
}
