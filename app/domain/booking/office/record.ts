/** The stored booking as it is read back (specification, section 3 "Booking"), with Concord's additions. */

import { z } from "zod";
import { type ColumnName, fieldsWith, type RecordName } from "#app/domain/booking/registry/registry.ts";
import {
  BOOKING_SOURCES,
  BOOKING_STATUSES,
  LOCATION_TYPES,
  LOCATIONS,
  PROCEEDING_TYPES,
  URGENCIES,
} from "#app/domain/booking/vocabulary.ts";
import { LOCALES } from "#app/domain/locale.ts";

/** Fields of the record that the detailed form and staff fill; kept in the JSON column until they are listed or filtered. */
export const DETAIL_FIELDS = fieldsWith("inRecord") as readonly RecordName[];

const text = z.string().nullable();

/** The fields that have columns; the compiler notices one whose row has a column and that the record lacks. */
const columns = {
  proceedingType: z.enum(PROCEEDING_TYPES),
  styleOfCause: text,
  /** A day in the booking's zone, `YYYY-MM-DD`; null while none was named. */
  bookingDate: text,
  /** Wall-clock `HH:MM` in `timeZone`; null while it is still to be agreed. */
  startTime: text,
  endTime: text,
  duration: text,
  locationType: z.enum(LOCATION_TYPES),
  location: z.enum(LOCATIONS).nullable(),
  alternateLocationName: text,
  bookingContactName: z.string(),
  bookingContactFirm: text,
  bookingContactEmail: z.string(),
  bookingContactPhone: z.string(),
  specialRequirements: text,
  caseDescription: z.string(),
  /** IANA zone. */
  timeZone: z.string(),
} as const satisfies Record<ColumnName, z.ZodType>;

const ofDetails = Object.fromEntries(DETAIL_FIELDS.map((name) => [name, text])) as Record<RecordName, typeof text>;

export const bookingRecordSchema = z.object({
  id: z.string(),
  bookingNumber: z.string(),
  status: z.enum(BOOKING_STATUSES),
  ...columns,
  ...ofDetails,
  notes: text,
  // Additions.
  /** Every day of the hearing in order, with its hours in `timeZone`; the fields above are those of the first. */
  days: z.array(z.object({ date: z.string(), startTime: text, endTime: text })),
  /** What the visitor asked for; the same day as `bookingDate` until staff agree another. */
  preferredDate: text,
  urgency: z.enum(URGENCIES),
  /** UTC instant, ISO 8601; null without a day and a time. */
  startsAt: text,
  source: z.enum(BOOKING_SOURCES),
  locale: z.enum(LOCALES),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Until when staff promised to call; null when done or not promised. */
  callBy: text,
  /** Every field of a detailed request under its own name; null for the short forms, and in lists. */
  details: z.record(z.string(), z.unknown()).nullable(),
  /** The rules that a detailed request was made under; null for the short forms. */
  rulesVersion: z.number().int().nullable(),
});
export type BookingRecord = z.output<typeof bookingRecordSchema>;

/** What the account that made a booking still sees of it, once staff have given it to another contact. */
export type HandedOver = Pick<BookingRecord, "bookingNumber" | "bookingDate" | "status">;
