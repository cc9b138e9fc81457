/** Use cases over bookings: make one from any door, read one, list one's own. Authorisation is decided here. */
import {
  type BookingRow,
  type BookingScope,
  findBooking,
  findByOrigin,
  insertBooking,
  listBookings,
  type NewBooking,
} from "../db/bookings.repo.server.ts";
import { closingDraft } from "../db/drafts.repo.server.ts";
import { newBookingNumber } from "../domain/booking/booking-number.ts";
import { checkDetailedBooking, type DetailedRequest } from "../domain/booking/detailed.ts";
import { type DetailedValues, isDetailedField } from "../domain/booking/detailed-fields.ts";
import { type DraftPlain, detailedValuesOf } from "../domain/booking/draft-fields.ts";
import { checkFastBooking, type FastBookingRequest } from "../domain/booking/fast.ts";
import { zoneOf } from "../domain/booking/fast-values.ts";
import { type BookingRecord, DETAIL_FIELDS } from "../domain/booking/record.ts";
import type { AppliedEffect } from "../domain/booking/rules/evaluate.ts";
import { RULES_VERSION } from "../domain/booking/rules/table.ts";
import { afterBusinessHours, instantOf } from "../domain/booking/schedule.ts";
import { checkSimpleBooking, placeOf, type SimpleBookingRequest } from "../domain/booking/simple.ts";
import { firstDay, readDetails, storedDetails } from "../domain/booking/stored-details.ts";
import type { BookingSource, BookingStatus } from "../domain/booking/vocabulary.ts";
import { AppError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import { PROVIDER } from "../domain/provider.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "../domain/venue/venues.ts";
import { nextAuditEntry } from "./audit.server.ts";
import type { ServiceContext } from "./create-services.server.ts";
import { newId } from "./ids.ts";
import { sameRequest } from "./same-request.ts";

export interface MakeOptions {
  source: BookingSource;
  /** Language of the reader: mails and the confirmation are in it. */
  locale: Locale;
  /** What the booking is made from; a second booking from the same origin is the first one. */
  originKey?: string | null;
  /** The draft that becomes this booking: it is closed in the same batch, and only once. */
  draftId?: string | null;
  /** What a fast booking's visitor told beyond its fields, valid each for itself: kept with it, so that nothing is asked twice. */
  further?: DraftPlain;
  /** Asked once the request is in order, before it is written: throws to refuse it (the limit of bookings). */
  admit?: () => Promise<void>;
}

export interface BookingPage {
  bookings: BookingRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

export interface BookingService {
  /** Makes a booking from the fast schema. Throws `invalid_input` with an issue per field. */
  makeFast(input: unknown, options: MakeOptions): Promise<BookingRecord>;
  /** Makes a booking from the modal's simple schema; word for word the same within the hour is the same booking. Throws `invalid_input` with an issue per field. */
  makeSimple(input: unknown, options: Pick<MakeOptions, "locale" | "admit">): Promise<BookingRecord>;
  /**
   * Makes a booking from the detailed schema, or an Express one where the rules ask for nothing. Throws `invalid_input`
   * with an issue per field. Gives the record and what the rules settled beyond what was sent.
   */
  makeDetailed(
    input: unknown,
    options: Omit<MakeOptions, "source" | "further"> & { source?: BookingSource },
  ): Promise<{ booking: BookingRecord; effects: readonly AppliedEffect[] }>;
  /** One booking for a signed-in person who may see it; else `not_found`, whether it exists or not. */
  get(id: string): Promise<BookingRecord>;
  /** One booking for whoever holds the unguessable link of its confirmation page. */
  confirmation(id: string): Promise<BookingRecord>;
  /** What the signed-in person may see, by date ascending. Throws `unauthenticated` for visitors. */
  list(page?: { limit?: number; after?: string | null }): Promise<BookingPage>;
}

export function createBookings(context: ServiceContext): BookingService {
  const { db, actor, clock } = context;

  async function make(booking: BookingInput, options: MakeOptions): Promise<BookingRecord> {
    await options.admit?.();
    const who = await actor();
    const now = clock().getTime();
    const venue = venueOf(booking.location) ?? HEAD_OFFICE;
    const id = newId();
    const dueAt = booking.promise(now, venue);
    const originKey = options.draftId ? `draft:${options.draftId}` : (options.originKey ?? null);
    const row: NewBooking = {
      ...booking,
      id,
      bookingNumber: newBookingNumber(),
      source: options.source,
      startsAt: booking.bookingDate && booking.startTime ? instantOf(booking.bookingDate, booking.startTime, booking.timeZone) : null,
      callBy: dueAt,
      contactEmailKey: booking.bookingContactEmail.toLowerCase(),
      details: booking.details ?? {},
      locale: options.locale,
      createdByUser: who.kind === "user" ? who.id : null,
      originKey,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    const audit = await nextAuditEntry(
      { subjectType: "booking", subjectId: id, action: "requested", changes: { status: row.status, source: row.source } },
      who,
      now,
      null,
    );
    const message = (kind: string, recipient: string, locale: Locale) => ({
      id: newId(),
      kind,
      recipient,
      locale,
      payload: { bookingId: id },
      createdAt: now,
      deliverAfter: now,
      attempts: 0,
    });
    const parts = {
      booking: withoutPromise(row),
      audit,
      messages: [
        message("booking_received", booking.bookingContactEmail, options.locale),
        message("booking_received_staff", venue.email || PROVIDER.email, "en"),
      ],
      task: {
        id: newId(),
        kind: "call_booking" as const,
        bookingId: id,
        contact: { name: booking.bookingContactName, phone: booking.bookingContactPhone },
        dueAt,
        createdAt: now,
      },
    };
    try {
      const closing = options.draftId ? [closingDraft(db, options.draftId, id, now)] : [];
      await db.batch([...insertBooking(db, parts), ...closing]);
    } catch (error) {
      // The same draft or key twice, at once: the first booking stands and is the answer to both.
      const first = originKey ? await findByOrigin(db, originKey) : null;
      if (!first) throw error;
      return toRecord(first);
    }
    return toRecord({ ...NULLS, ...(parts.booking as BookingRow) });
  }

  return {
    async makeFast(input, options) {
      const check = checkFastBooking(input, clock());
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      return make(fromFast(check.request, options.further ?? {}), options);
    },
    async makeSimple(input, options) {
      const check = checkSimpleBooking(input, clock());
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      return make(fromSimple(check.request), {
        ...options,
        source: "simple",
        originKey: await sameRequest("simple", check.request, clock()),
      });
    },
    async makeDetailed(input, options) {
      const check = checkDetailedBooking(input, clock());
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      const { request } = check;
      const source = options.source ?? (request.evaluation.express ? "express" : "detailed");
      const booking = await make(fromDetailed(request), { ...options, source });
      return { booking, effects: request.evaluation.applied };
    },
    async get(id) {
      const who = await actor();
      if (who.kind !== "user") throw new AppError("unauthenticated");
      const found = await findBooking(db, id);
      const visible =
        found &&
        (who.role === "admin" ||
          found.createdByUser === who.id ||
          (who.emailVerified && found.contactEmailKey === who.email.toLowerCase()));
      if (!visible) throw new AppError("not_found");
      return toFullRecord(found);
    },
    async confirmation(id) {
      const found = await findBooking(db, id);
      if (!found) throw new AppError("not_found");
      return toFullRecord(found);
    },
    async list(page = {}) {
      const who = await actor();
      if (who.kind !== "user") throw new AppError("unauthenticated");
      const scope: BookingScope =
        who.role === "admin"
          ? { kind: "all" }
          : { kind: "own", userId: who.id, emailKey: who.emailVerified ? who.email.toLowerCase() : null };
      const limit = Math.min(Math.max(page.limit ?? 100, 1), 500);
      const rows = await listBookings(db, scope, { limit: limit + 1, after: decodeCursor(page.after ?? null) });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return { bookings: shown.map(toRecord), next: rows.length > limit && last ? `${last.bookingDate ?? ""}~${last.id}` : null };
    },
  };
}

function decodeCursor(after: string | null) {
  if (!after) return null;
  const match = /^(\d{4}-\d{2}-\d{2}|)~([\w-]{1,64})$/.exec(after);
  if (!match) throw new AppError("invalid_input", { issues: [{ field: "after", code: "invalid_input" }] });
  return { date: match[1] ?? "", id: match[2] ?? "" };
}

/** A new booking as a door's schema gives it, before the server adds what only it may set. */
type BookingInput = Pick<
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

function fromFast(request: FastBookingRequest, further: DraftPlain): BookingInput {
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

function fromSimple(request: SimpleBookingRequest): BookingInput {
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

function fromDetailed({ values, evaluation, zone }: DetailedRequest): BookingInput {
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

const NULLS = { endTime: null, duration: null, alternateLocationName: null, styleOfCause: null, notes: null, deletedAt: null };

function withoutPromise(row: NewBooking & { promise?: Promised }): NewBooking {
  const { promise: _promise, ...booking } = row;
  return booking;
}

/** The row as one who opens it reads it: with every field of a detailed request. */
function toFullRecord(row: BookingRow): BookingRecord {
  const record = toRecord(row);
  if (record.rulesVersion === null) return record;
  const columns: Partial<BookingRecord> = { ...record };
  // What stands in the columns for lists, and not in the request itself: the first of several days, an end that follows from its start.
  if ((row.details.bookingType ?? "single") !== "single")
    for (const name of ["bookingDate", "startTime", "duration"] as const) delete columns[name];
  if (row.duration !== "extended" || columns.duration === undefined) delete columns.endTime;
  const held = Object.fromEntries(Object.entries({ ...columns, ...row.details }).filter(([name, value]) => isDetailedField(name) && value));
  const details = readDetails(held as DetailedValues);
  // The public payload's own name of the unit (rulings, "Vocabularies").
  return { ...record, details: { ...details, needs60InchUnit: details.needsConferencingUnit } };
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
