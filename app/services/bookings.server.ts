/** Use cases over bookings: make one from any door, read one, list one's own. Authorisation is decided here. */
import { type BookingRow, findBooking, findByOrigin, insertBooking, type NewBooking } from "../db/bookings.repo.server.ts";
import { closingDraft } from "../db/drafts.repo.server.ts";
import { newBookingNumber } from "../domain/booking/booking-number.ts";
import { checkDetailedBooking } from "../domain/booking/detailed.ts";
import type { DraftPlain } from "../domain/booking/draft-fields.ts";
import { checkFastBooking } from "../domain/booking/fast.ts";
import type { BookingRecord } from "../domain/booking/record.ts";
import type { AppliedEffect } from "../domain/booking/rules/evaluate.ts";
import { instantOf } from "../domain/booking/schedule.ts";
import { checkSimpleBooking } from "../domain/booking/simple.ts";
import type { BookingSource } from "../domain/booking/vocabulary.ts";
import { AppError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import { PROVIDER } from "../domain/provider.ts";
import { HEAD_OFFICE, venueOf } from "../domain/venue/venues.ts";
import { nextAuditEntry } from "./audit.server.ts";
import { type BookingLists, createBookingLists } from "./booking-lists.server.ts";
import { toFullRecord, toRecord } from "./booking-records.ts";
import { type BookingInput, fromDetailed, fromFast, fromSimple } from "./booking-requests.ts";
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
  /** That booking as a calendar's file, for the same reader; `not_found` also while it names no day. */
  calendar(id: string): Promise<{ name: string; text: string }>;
  /** What the signed-in person may see, by date ascending unless asked otherwise. Throws `unauthenticated` for visitors. */
  list: BookingLists["list"];
}

export function createBookings(context: ServiceContext): BookingService {
  const { db, actor, clock, origin } = context;

  async function make({ promise, ...booking }: BookingInput, options: MakeOptions): Promise<BookingRecord> {
    await options.admit?.();
    const who = await actor();
    const now = clock().getTime();
    const venue = venueOf(booking.location) ?? HEAD_OFFICE;
    const id = newId();
    const dueAt = promise(now, venue);
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
      booking: row,
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
      return make(fromFast(check.request, options.further ?? {}, clock()), options);
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
    async calendar(id) {
      const found = await findBooking(db, id);
      if (!found?.bookingDate) throw new AppError("not_found");
      const { calendarFile } = await import("./calendar-file.server.ts");
      return { name: `${found.bookingNumber}.ics`, text: await calendarFile(toFullRecord(found), origin) };
    },
    list: createBookingLists(context).list,
  };
}

const NULLS = { endTime: null, duration: null, alternateLocationName: null, styleOfCause: null, notes: null, deletedAt: null };
