/** The stored booking as it is read back (specification, section 3 "Booking"), with Concord's additions. */
import { z } from "zod";
import { BOOKING_SOURCES, BOOKING_STATUSES, LOCATION_TYPES, LOCATIONS, PROCEEDING_TYPES, URGENCIES } from "./vocabulary.ts";

/** Fields of the record that the detailed form and staff fill; kept in one JSON column until they are listed or filtered. */
export const DETAIL_FIELDS = [
  "claimantName",
  "claimantFirm",
  "claimantEmail",
  "claimantPhone",
  "respondentName",
  "respondentFirm",
  "respondentEmail",
  "respondentPhone",
  "contractNumber",
  "courtFileNumber",
] as const;

const text = z.string().nullable();

export const bookingRecordSchema = z.object({
  id: z.string(),
  bookingNumber: z.string(),
  status: z.enum(BOOKING_STATUSES),
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
  claimantName: text,
  claimantFirm: text,
  claimantEmail: text,
  claimantPhone: text,
  respondentName: text,
  respondentFirm: text,
  respondentEmail: text,
  respondentPhone: text,
  contractNumber: text,
  courtFileNumber: text,
  notes: text,
  specialRequirements: text,
  // Additions.
  caseDescription: z.string(),
  /** What the visitor asked for; the same day as `bookingDate` until staff agree another. */
  preferredDate: text,
  urgency: z.enum(URGENCIES),
  /** IANA zone. */
  timeZone: z.string(),
  /** UTC instant, ISO 8601; null without a day and a time. */
  startsAt: text,
  source: z.enum(BOOKING_SOURCES),
  locale: z.enum(["en", "fr", "es"]),
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
