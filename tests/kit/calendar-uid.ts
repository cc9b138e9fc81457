import { createHash } from "node:crypto";

/** The UID of a day of a booking, as files and feeds have had it since migration 0021; calendars know the entry by it, so it may never change. */
export function calendarUid(bookingId: string | undefined, day = 1): string {
  const name = createHash("sha256").update(`calendar:${bookingId}`).digest("hex").slice(0, 32);
  return day === 1 ? `${name}@concord` : `${name}-${day}@concord`;
}
