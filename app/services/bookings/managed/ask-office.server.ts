/** What a client asks of staff by their booking's link: a task with its clock, its history and the message. */
import { type BookingRow, findForChange, openTasksOf, writingAudit, writingTask } from "#app/db/bookings/bookings.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { LIMITS } from "#app/domain/booking/fields.ts";
import type { ManageOutcome } from "#app/domain/booking/office/managed.ts";
import { afterBusinessHours } from "#app/domain/booking/schedule/schedule.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import { venueForClock } from "#app/services/venues/venues-in-force.server.ts";
import { staffMessage } from "../booking-messages.ts";
import type { ByKey } from "../links/acting-key.server.ts";
import { officeOf, type RequestKind } from "./show-managed.server.ts";

/** Anyone who holds the link, signed in or not, acts as the client. */
export const CLIENT: Actor = { kind: "visitor" };
/** Business hours until staff call about a request. */
const DUE_HOURS = 2;

/**
 * Puts a wish into staff's queue, with its history and the message; the same wish that is still open there is that one. Whatever a door has let
 * through, what staff read and the history keeps is no longer than a note may be.
 */
export async function askOffice(
  { byKey, db, clock }: Pick<ServiceContext, "db" | "clock"> & { byKey?: ByKey },
  { id, contactEmailKey: askedBy }: BookingRow,
  kind: RequestKind,
  words: string,
): Promise<ManageOutcome> {
  const note = words.slice(0, LIMITS.notes);
  for (let attempt = 1; ; attempt += 1) {
    const found = await findForChange(db, id);
    if (!found) throw new AppError("not_found");
    const { row, last } = found;
    const same = (await openTasksOf(db, id)).find((task) => task.kind === kind && task.note === note && task.askedBy === askedBy);
    if (same) return { done: "asked", dueAt: new Date(same.dueAt).toISOString() };
    const now = clock().getTime();
    const dueAt = afterBusinessHours(now, DUE_HOURS, await venueForClock(db, officeOf(row), now));
    const action = kind === "cancel_request" ? "cancel_requested" : "change_requested";
    const audit = await nextAuditEntry({ subjectType: "booking", subjectId: id, action, changes: { reason: note } }, CLIENT, now, last);
    const contact = { name: row.bookingContactName, phone: row.bookingContactPhone };
    try {
      await db.batch([
        // First: of two presses at once the database refuses one, which then finds the other's task.
        writingAudit(db, audit),
        ...((await byKey?.(now)) ?? []),
        writingTask(db, { id: newId(), kind, bookingId: id, contact, note, dueAt, createdAt: now, askedBy }),
        writingMail(db, staffMessage(`${action}_staff`, row, now, { note })),
      ]);
    } catch (error) {
      if (isVersionConflict(error) && attempt < ROOM_TRIES) continue;
      throw error;
    }
    return { done: "asked", dueAt: new Date(dueAt).toISOString() };
  }
}
