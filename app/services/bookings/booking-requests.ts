/** What each door's checked request becomes in the database, before the server adds what only it may set. */
import type { BookingRow, EditedColumns, NewBooking } from "#app/db/bookings/bookings.repo.server.ts";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { CheckedEdit } from "#app/domain/booking/office/edit.ts";
import { type ColumnName, FIELDS } from "#app/domain/booking/registry/registry.ts";
import type { DetailedRequest } from "#app/domain/booking/requests/detailed.ts";
import { type DetailedField, type DetailedValues, fieldOf, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { beyondFast } from "#app/domain/booking/requests/fast.ts";
import type { FastBookingRequest } from "#app/domain/booking/requests/fast-request.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { placeOf, type SimpleBookingRequest } from "#app/domain/booking/requests/simple.ts";
import { firstDay, storedDetails } from "#app/domain/booking/requests/stored-details.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { SECTIONS } from "#app/domain/booking/rules/sections.ts";
import { RULES_VERSION } from "#app/domain/booking/rules/table.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { afterBusinessHours, instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { scheduleIssues } from "#app/domain/booking/schedule/schedule-issues.ts";
import { type BookingStatus, FAST_URGENCIES, type Urgency } from "#app/domain/booking/vocabulary.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "#app/domain/venue/venues.ts";

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

/** The fields that say which days and hours are booked: of scheduling all but these. */
const AROUND_DAYS: ReadonlySet<string> = new Set(["timeZone", "urgencyLevel", "alternativeDays", "ruledOutDays"]);
const DAYS: ReadonlySet<string> = new Set(SECTIONS.scheduling.filter((name) => !AROUND_DAYS.has(name)));
const SPANS = /^(?:bookingType|bookingDates|consecutive)/;

/**
 * What a fast booking holds besides the fields of its form: what the request says of them, and what its visitor gave us in the
 * draft, as the rules leave it. What means nothing with the request's own choices is dropped from the draft's, several days
 * give way to days that the request names, and days that could not be booked are left out. The request's own are all kept:
 * its check has refused what could not be.
 */
function furtherDetails(request: FastBookingRequest, further: DraftPlain, now: Date): DetailedValues {
  const own = detailedValuesOf(request as DraftPlain);
  const said = detailedValuesOf(beyondFast(request));
  const saysDays = Object.keys(said).some((name) => DAYS.has(name));
  const gives = (name: string) => (saysDays ? DAYS.has(name) : Boolean(request.preferredDate) && SPANS.test(name));
  const given = Object.fromEntries(Object.entries(detailedValuesOf(further)).filter(([name]) => !gives(name)));
  const { values } = evaluate({ ...given, ...own });
  const kept = (withoutDays: boolean): DetailedValues => ({
    ...Object.fromEntries(
      Object.entries(given).filter(([name, value]) => values[name as DetailedField] === value && !(withoutDays && DAYS.has(name))),
    ),
    ...said,
  });
  return scheduleIssues({ ...kept(false), ...own }, todayIn(zoneOf(request), now)).length > 0 ? kept(true) : kept(false);
}

/** What the fast form asks for and no column holds; the urgency has a column of another name. */
function withoutColumn(own: DetailedValues): DetailedValues {
  const isHeld = (name: DetailedField) => FIELDS[fieldOf(name)].fast && !FIELDS[fieldOf(name)].column && name !== "urgencyLevel";
  return Object.fromEntries(Object.entries(own).filter(([name]) => isHeld(name as DetailedField)));
}

export function fromFast(request: FastBookingRequest, further: DraftPlain, now: Date): BookingInput {
  const own = detailedValuesOf(request as DraftPlain);
  const told = { ...furtherDetails(request, further, now), ...withoutColumn(own) };
  return {
    ...(Object.keys(told).length > 0 ? { details: storedDetails(told, RULES_VERSION) } : {}),
    ...columnsOf({ ...told, ...own }, zoneOf(request)),
    status: "consultation_requested",
    promise: withinTwoHours,
    urgency: request.urgencyLevel ?? "standard",
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
  return {
    status: "pending",
    promise: promiseOf(evaluation.express),
    ...columnsOf(values, zone),
    urgency: (values.urgencyLevel as BookingInput["urgency"] | undefined) ?? "standard",
    details: storedDetails(values, evaluation.rulesVersion),
  };
}

/** How soon staff answer a detailed request: an Express one asks only to be called. */
export function promiseOf(express: boolean): Promised {
  return express ? withinTwoHours : withinADay;
}

/** The columns in which lists and calendars show a request; `zone` is where its days and hours are meant (IANA). */
function columnsOf(values: DetailedValues, zone: string) {
  const day = firstDay(values);
  return {
    proceedingType: values.proceedingType as BookingInput["proceedingType"],
    locationType: values.locationType as BookingInput["locationType"],
    location: (values.location as BookingInput["location"]) ?? null,
    alternateLocationName: values.alternateLocationName ?? null,
    timeZone: zone,
    bookingDate: day.date,
    startTime: day.startTime,
    endTime: day.endTime,
    duration: day.duration,
    bookingContactName: values.bookingContactName ?? "",
    bookingContactFirm: values.bookingContactFirm ?? null,
    bookingContactEmail: values.bookingContactEmail ?? "",
    bookingContactPhone: values.bookingContactPhone ?? "",
    styleOfCause: values.styleOfCause ?? null,
    caseDescription: values.caseDescription ?? "",
    specialRequirements: values.specialRequirements ?? null,
  } satisfies Record<ColumnName, unknown>;
}

/** What an edit of a stored booking writes: the columns as a new request would have them, and what no form asks for as it stood. */
export function fromEdit(row: BookingRow, { values, complete, evaluation, zone }: CheckedEdit): EditedColumns {
  const columns = columnsOf(values, zone);
  // An end that was stored without a duration is not shown by the form; it stays as long as the hour it belongs to.
  const endStands = !columns.duration && columns.bookingDate === row.bookingDate && columns.startTime === row.startTime;
  const unknown = Object.entries(row.details).filter(([name]) => !isDetailedField(name) && name !== "rulesVersion");
  const asked = values.urgencyLevel as BookingInput["urgency"] | undefined;
  const detailed = row.details.rulesVersion !== undefined || (complete && !evaluation.express);
  // The urgency of a short form is its column's alone.
  const held = storedDetails(detailed ? values : { ...values, urgencyLevel: "" }, complete ? RULES_VERSION : versionOf(row));
  return {
    ...columns,
    ...(endStands ? { endTime: row.endTime } : {}),
    urgency: asked ?? (isOfShortForm(row.urgency) ? row.urgency : "standard"),
    details: detailed || Object.keys(held).length > 1 ? { ...Object.fromEntries(unknown), ...held } : row.details,
    contactEmailKey: emailKeyOf(columns.bookingContactEmail),
    startsAt: startOf(columns),
  };
}

/** The instant (UTC milliseconds) at which a booking begins; null without a day and an hour. */
export function startOf(day: { bookingDate?: string | null; startTime?: string | null; timeZone: string }): number | null {
  return day.bookingDate && day.startTime ? instantOf(day.bookingDate, day.startTime, day.timeZone) : null;
}

const versionOf = (row: BookingRow) => Number(row.details.rulesVersion ?? RULES_VERSION);
/** Offered by the modal alone: an edit cannot say it again, and must not take it away. */
const isOfShortForm = (urgency: Urgency) => !(FAST_URGENCIES as readonly string[]).includes(urgency);
