import { AppError } from "#app/domain/errors.ts";
import type { LinkedContext } from "#app/services/bookings/booking-links.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";

/** A booking as a calendar's file, for who holds the key of that file; `not_found` also while it names no day. */
export async function openCalendarFile({ links }: LinkedContext, key: string): Promise<{ name: string; text: string }> {
  const found = await links.shown("calendar", key);
  if (!found?.bookingDate) throw new AppError("not_found");
  const { calendarFile } = await import("./calendar-file.server.ts");
  return { name: `${found.bookingNumber}.ics`, text: await calendarFile(toFullRecord(found)) };
}
