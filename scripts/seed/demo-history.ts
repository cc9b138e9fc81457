/** How a demo booking came to its status: its chained history, by the status table. Pure. */
import type { AuditRow, NewBooking } from "#app/db/bookings/bookings.repo.server.ts";
import type { HoldRow } from "#app/db/venues/rooms.repo.server.ts";
import { BOOKING_TRANSITIONS } from "#app/domain/booking/office/status.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import type { Chance } from "./random.ts";

const MINUTE = 60_000;

/** The chain of how the booking came to its status: requested, then each move of the status table. */
export async function auditOf(
  luck: Chance,
  row: NewBooking,
  holds: readonly HoldRow[],
  now: Date,
  admin: Actor,
): Promise<{ audit: AuditRow[]; updatedAt: number }> {
  const begun: BookingStatus = row.source === "simple" || row.source === "staff" ? "pending" : "consultation_requested";
  const requester: Actor = row.source === "staff" ? admin : { kind: "visitor" };
  const subject = { subjectType: "booking" as const, subjectId: row.id };
  const first = await nextAuditEntry(
    { ...subject, action: "requested", changes: { status: begun, source: row.source } },
    requester,
    row.createdAt,
    null,
  );
  const audit = [first];
  let from: BookingStatus = begun;
  let at = row.createdAt;
  for (const to of movesTo(begun, row.status)) {
    at = Math.min(at + luck.between(60, 60 * 26) * MINUTE, now.getTime());
    if (to === "completed" && row.startsAt) at = Math.min(Math.max(at, row.startsAt + 9 * 60 * MINUTE), now.getTime());
    const held = to === "confirmed" && holds.length > 0 ? { rooms: [...new Set(holds.map(({ roomId }) => roomId))] } : {};
    audit.push(
      await nextAuditEntry({ ...subject, action: "status_changed", changes: { from, to, ...held } }, admin, at, audit.at(-1) ?? null),
    );
    from = to;
  }
  return { audit, updatedAt: at };
}

/** The shortest way through the status table, without the status it begins with. */
function movesTo(from: BookingStatus, to: BookingStatus): BookingStatus[] {
  if (from === to) return [];
  const direct = BOOKING_TRANSITIONS[from];
  if (direct.includes(to)) return [to];
  return (
    [...direct].filter((step) => step !== "cancelled").flatMap((step) => (BOOKING_TRANSITIONS[step].includes(to) ? [[step, to]] : []))[0] ??
    []
  );
}
