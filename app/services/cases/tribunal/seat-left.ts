/** Who loses a seat learns it by mail: they see nothing of the case any more, notices neither. */
import type { OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { newId } from "#app/services/platform/ids.ts";

/** The mail to each of `leaving` who has an account in use: that they no longer sit, or are proposed no longer where they had not accepted, and not why. `now`: UTC milliseconds. */
export function seatLeftMails(leaving: readonly (CasePersonRow | null | undefined)[], now: number): OutboxRow[] {
  return leaving.flatMap((person) => {
    if (!person?.account?.active) return [];
    const { email: recipient, locale } = person.account;
    const payload = { personId: person.id, ...(person.state === "invited" ? { proposed: true } : {}) };
    return [{ id: newId(), kind: "seat_left", recipient, locale, payload, createdAt: now, deliverAfter: now, attempts: 0 }];
  });
}
