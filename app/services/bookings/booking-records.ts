/** A stored booking as the record schema knows it (specification, section 3 "Booking"). */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { type BookingRecord, DETAIL_FIELDS } from "#app/domain/booking/office/record.ts";
import { type DetailedValues, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { detailsToRead } from "#app/domain/booking/requests/stored-details.ts";
import type { SaidDay } from "#app/domain/booking/schedule/said-days.ts";
import { type Dated, hearingDays } from "#app/domain/venue/occupancy.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";

/** The row as one who opens it reads it: with every field of a detailed request. */
export function toFullRecord(row: BookingRow): BookingRecord {
  const record = toRecord(row);
  if (record.rulesVersion === null) return record;
  const columns: Partial<BookingRecord> = { ...record };
  // What is in the columns for lists, and not in the request itself: the first of several days, an end that follows from its start.
  if ((row.details.bookingType ?? "single") !== "single")
    for (const name of ["bookingDate", "startTime", "duration"] as const) delete columns[name];
  if (row.duration !== "extended" || columns.duration === undefined) delete columns.endTime;
  // A short form's urgency is its column's alone.
  const urgencyLevel = row.details.urgencyLevel ?? (row.urgency === "standard" || row.urgency === "expedited" ? undefined : row.urgency);
  const held = Object.fromEntries(
    Object.entries({ ...columns, ...row.details, urgencyLevel }).filter(([name, value]) => isDetailedField(name) && value),
  );
  const details = detailsToRead(held as DetailedValues);
  // The public payload's own name of the unit (rulings, "Vocabularies").
  return { ...record, details: { ...details, needs60InchUnit: details.needsConferencingUnit } };
}

/** Every day of a booking, in order, as it is said. */
export function saidDays(row: Dated & Pick<BookingRow, "location">): SaidDay[] {
  return hearingDays(row, venueOf(row.location) ?? HEAD_OFFICE).map(({ date, startTime, endTime }) => ({ date, startTime, endTime }));
}

/** The row as the record schema knows it. */
export function toRecord(row: BookingRow): BookingRecord {
  const details = Object.fromEntries(DETAIL_FIELDS.map((name) => [name, row.details[name] ?? null])) as Record<
    (typeof DETAIL_FIELDS)[number],
    string | null
  >;
  return {
    id: row.id,
    bookingNumber: row.bookingNumber,
    status: row.status,
    proceedingType: row.proceedingType,
    styleOfCause: row.styleOfCause,
    bookingDate: row.bookingDate,
    startTime: row.startTime,
    endTime: row.endTime,
    duration: row.duration,
    locationType: row.locationType,
    location: row.location,
    alternateLocationName: row.alternateLocationName,
    bookingContactName: row.bookingContactName,
    bookingContactFirm: row.bookingContactFirm,
    bookingContactEmail: row.bookingContactEmail,
    bookingContactPhone: row.bookingContactPhone,
    ...details,
    notes: row.notes,
    specialRequirements: row.specialRequirements,
    caseDescription: row.caseDescription,
    days: saidDays(row),
    preferredDate: row.bookingDate,
    urgency: row.urgency,
    timeZone: row.timeZone,
    startsAt: row.startsAt === null ? null : new Date(row.startsAt).toISOString(),
    source: row.source,
    locale: row.locale,
    version: row.version,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    callBy: row.callBy === null ? null : new Date(row.callBy).toISOString(),
    details: null,
    rulesVersion: row.details.rulesVersion === undefined ? null : Number(row.details.rulesVersion),
  };
}
