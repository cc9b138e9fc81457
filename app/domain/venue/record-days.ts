/** The hearing days of a booking's record, as it is and as it was before a change. Pure: days and times are the venue's. */
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { type HearingDay, hearingDays } from "./occupancy.ts";
import { HEAD_OFFICE, venueOf } from "./venues.ts";

/** What of a record says when it takes place. With `details` (the full record) all of several days are known. */
export type DatedRecord = Pick<BookingRecord, "bookingDate" | "startTime" | "endTime" | "duration" | "location" | "details">;

/** Of each changed field its value before and after, under the names of the record or of the detailed request. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** The days in order, none while no day is named. */
export function daysOf(booking: DatedRecord): HearingDay[] {
  const { bookingType, bookingDates, consecutiveEndDate } = booking.details ?? {};
  const details = {
    bookingType: text(bookingType),
    // The record has the list as entries; a change has it as it is stored.
    bookingDates: Array.isArray(bookingDates) ? JSON.stringify(bookingDates) : text(bookingDates),
    consecutiveEndDate: text(consecutiveEndDate),
  };
  return hearingDays({ ...booking, details: present(details) }, venueOf(booking.location) ?? HEAD_OFFICE);
}

const COLUMNS = ["bookingDate", "startTime", "endTime", "duration", "location"] as const;
const DETAILS = ["bookingType", "bookingDates", "consecutiveEndDate"] as const;

/** The days before `changes` were made; null when none of them touches a day. */
export function daysBefore(booking: DatedRecord, changes: Changes): HearingDay[] | null {
  if (![...COLUMNS, ...DETAILS].some((name) => changes[name])) return null;
  const columns = Object.fromEntries(COLUMNS.flatMap((name) => (changes[name] ? [[name, text(changes[name][0]) ?? null]] : [])));
  const details = Object.fromEntries(DETAILS.flatMap((name) => (changes[name] ? [[name, changes[name][0]]] : [])));
  return daysOf({ ...booking, ...columns, details: { ...booking.details, ...details } } as DatedRecord);
}

const text = (value: unknown) => (typeof value === "string" && value ? value : undefined);
const present = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
