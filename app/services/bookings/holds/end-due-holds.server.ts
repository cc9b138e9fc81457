/** What the schedule does with visitors' holds: tells of an end that is near, and ends those whose time is over. */
import { findForChange, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { endingHold, holdsDue, releasingExpired, writeHoldWarnings } from "#app/db/venues/visitor-holds.repo.server.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { type JobContext, runRows } from "#app/services/platform/job-runs.server.ts";
import { clientMessage } from "../booking-messages.ts";
import { HOUR } from "./hold-context.ts";

/** Holds of one run; the next minute takes the rest. */
const MOST = 100;

/** Nobody is kept out by a hold whose time is over, run or no run: here its end is written down, and its contact is informed. */
export async function endDueHolds({ db, clock }: JobContext): Promise<void> {
  const now = clock().getTime();
  await writeHoldWarnings(db, now, now + VISITOR_HOLD.warnedHours * HOUR, MOST);
  await runRows({ db, clock }, "holds", await holdsDue(db, now, MOST), {
    subject: ({ id }) => id,
    async work({ bookingId, endsAt }) {
      const found = await findForChange(db, bookingId);
      const ending = [releasingExpired(db, bookingId, now), endingHold(db, bookingId, now, "expired")] as const;
      if (!found) return (await db.batch(ending)).length > 0;
      const { row, last } = found;
      const changes = { until: new Date(endsAt).toISOString() };
      const event = { subjectType: "booking", subjectId: bookingId, action: "hold_ended", changes } as const;
      await db.batch([
        writingAudit(db, await nextAuditEntry(event, { kind: "system" }, now, last)),
        ...ending,
        writingMail(db, clientMessage("booking_hold_ended", row, now)),
      ]);
      return true;
    },
  });
}
