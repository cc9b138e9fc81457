/** What each door's checked request becomes in the database, before the server adds what only it may set. */
import type { NewBooking } from "../db/bookings.repo.server.ts";
import type { DetailedRequest } from "../domain/booking/detailed.ts";
import { type DraftPlain, detailedValuesOf } from "../domain/booking/draft-fields.ts";
import type { FastBookingRequest } from "../domain/booking/fast.ts";
import { zoneOf } from "../domain/booking/fast-values.ts";
import { RULES_VERSION } from "../domain/booking/rules/table.ts";
import { afterBusinessHours } from "../domain/booking/schedule.ts";
import { placeOf, type SimpleBookingRequest } from "../domain/booking/simple.ts";
import { firstDay, storedDetails } from "../domain/booking/stored-details.ts";
import type { BookingStatus } from "../domain/booking/vocabulary.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "../domain/venue/venues.ts";

export type BookingInput = Pick<
  NewBooking,
  | "proceedingType"
  | "locationType"
  | "location"
  | "timeZone"
  | "bookingDate"
  | "startTime"
  | "urgency"
  | "bookingContactName"
  | "bookingContactFirm"
  | "bookingContactEmail"
  | "bookingContactPhone"
  | "caseDescription"
  | "specialRequirements"
> &
  Partial<Pick<NewBooking, "endTime" | "duration" | "alternateLocationName" | "styleOfCause" | "details">> & {
    status: BookingStatus;
    promise: Promised;
  };

/** When a promise made at `now` (UTC milliseconds) is due. */
type Promised = (now: number, venue: Venue) => number;
/** "Within 2 hours", counted while the venue is open. */
const withinTwoHours: Promised = (now, venue) => afterBusinessHours(now, 2, venue);
/** "Within 24 hours" by the clock, or as the venue next opens when that falls on a night or a weekend. */
const withinADay: Promised = (now, venue) => afterBusinessHours(now + 24 * 60 * 60 * 1000, 0, venue);

export function fromFast(request: FastBookingRequest, further: DraftPlain): BookingInput {
  const told = Object.keys(further).length > 0;
  return {
    ...(told ? { details: storedDetails(detailedValuesOf(further), RULES_VERSION) } : {}),
    styleOfCause: further.styleOfCause ?? null,
    alternateLocationName: further.alternateLocationName ?? null,
    duration: further.duration ?? null,
    endTime: further.endTime ?? null,
    status: "consultation_requested",
    promise: withinTwoHours,
    proceedingType: request.proceedingType,
    locationType: request.locationType,
    location: request.location ?? null,
    timeZone: zoneOf(request),
    bookingDate: request.preferredDate ?? null,
    startTime: request.startTime ?? null,
    urgency: request.urgencyLevel ?? "standard",
    bookingContactName: request.contactName,
    bookingContactFirm: request.contactFirm || null,
    bookingContactEmail: request.contactEmail,
    bookingContactPhone: request.contactPhone,
    caseDescription: request.caseDescription,
    specialRequirements: request.specialRequirements || null,
  };
}

export function fromSimple(request: SimpleBookingRequest): BookingInput {
  const place = placeOf(request.preferredLocation);
  const proceedingVirtual = request.proceedingType === "virtual_hearing";
  return {
    status: "pending",
    promise: withinADay,
    proceedingType: request.proceedingType,
    locationType: proceedingVirtual ? "virtual" : place.locationType,
    location: place.location ?? null,
    timeZone: (venueOf(place.location) ?? HEAD_OFFICE).zone,
    bookingDate: request.preferredDate,
    startTime: null,
    urgency: request.urgency,
    bookingContactName: request.contactName,
    bookingContactFirm: request.firmName,
    bookingContactEmail: request.contactEmail,
    bookingContactPhone: request.contactPhone,
    caseDescription: request.caseDescription,
    specialRequirements: request.additionalRequirements || null,
  };
}

export function fromDetailed({ values, evaluation, zone }: DetailedRequest): BookingInput {
  const day = firstDay(values);
  return {
    status: "pending",
    promise: evaluation.express ? withinTwoHours : withinADay,
    proceedingType: values.proceedingType as BookingInput["proceedingType"],
    locationType: values.locationType as BookingInput["locationType"],
    location: (values.location as BookingInput["location"]) ?? null,
    alternateLocationName: values.alternateLocationName ?? null,
    timeZone: zone,
    bookingDate: day.date,
    startTime: day.startTime,
    endTime: day.endTime,
    duration: day.duration,
    urgency: (values.urgencyLevel as BookingInput["urgency"] | undefined) ?? "standard",
    bookingContactName: values.bookingContactName ?? "",
    bookingContactFirm: values.bookingContactFirm ?? null,
    bookingContactEmail: values.bookingContactEmail ?? "",
    bookingContactPhone: values.bookingContactPhone ?? "",
    styleOfCause: values.styleOfCause ?? null,
    caseDescription: values.caseDescription ?? "",
    specialRequirements: values.specialRequirements ?? null,
    details: storedDetails(values, evaluation.rulesVersion),
  };
}
