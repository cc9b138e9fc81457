/** Use cases over bookings: make one from any door, read one, list one's own. Authorisation is decided here. */

import { keyOfBooking, replacingKey } from "#app/db/bookings/access-keys.repo.server.ts";
import { type BookingRow, findBooking, findByOrigin, insertBooking, type NewBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { closingDraft, findDraft, type Held } from "#app/db/bookings/drafts.repo.server.ts";
import { isBookingNumberTaken } from "#app/db/errors.ts";
import { roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { newBookingNumber } from "#app/domain/booking/booking-number.ts";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import type { BookingRecord, HandedOver } from "#app/domain/booking/office/record.ts";
import { checkDetailedBooking, isOfAnotherProceeding } from "#app/domain/booking/requests/detailed.ts";
import { checkFastBooking } from "#app/domain/booking/requests/fast.ts";
import { checkSimpleBooking } from "#app/domain/booking/requests/simple.ts";
import type { AppliedEffect } from "#app/domain/booking/rules/evaluate.ts";
import type { BookingSource } from "#app/domain/booking/vocabulary.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { FitChecks } from "#app/services/venues/check-fit.server.ts";
import { venueForClock } from "#app/services/venues/venues-in-force.server.ts";
import { freshKeys } from "./access-keys.server.ts";
import { type BookingLinks, maySeeBooking } from "./booking-links.server.ts";
import { type BookingLists, createBookingLists } from "./booking-lists.server.ts";
import { clientMessage, staffMessage } from "./booking-messages.ts";
import { toFullRecord, toRecord } from "./booking-records.ts";
import { type BookingInput, fromDetailed, fromFast, fromSimple, startOf } from "./booking-requests.ts";
import { movedElsewhere } from "./drafts.server.ts";
import { sameRequest } from "./same-request.ts";

export interface MakeOptions {
  source: BookingSource;
  /** Language of the reader: mails and the confirmation are in it. */
  locale: Locale;
  /** What the booking is made from; a second booking from the same origin is the first one. */
  originKey?: string | null;
  /** The draft that becomes this booking: it is closed in the same batch, only once, and only while who held it holds it still. */
  draft?: Held | null;
  /** What a fast booking's visitor gave beyond its fields, valid each for itself: kept with it, so that nothing is asked twice. */
  further?: DraftPlain;
  /** Asked once the request is in order, before it is written: throws to refuse it (the limit of bookings). */
  admit?: () => Promise<void>;
}

/** A booking as its maker is answered it. */
export interface MadeBooking {
  id: string;
  bookingNumber: string;
  /** Opens its confirmation page; null once its links were revoked or renewed: new ones go by mail alone. */
  confirmationKey: string | null;
}

export interface BookingService {
  /** Makes a booking from the fast schema. Throws `invalid_input` with an issue per field. */
  makeFast(input: unknown, options: MakeOptions): Promise<BookingRecord>;
  /** Makes a booking from the modal's simple schema; word for word the same within the hour is the same booking. Throws `invalid_input` with an issue per field. */
  makeSimple(input: unknown, options: Pick<MakeOptions, "locale" | "admit">): Promise<BookingRecord>;
  /**
   * Makes a booking from the detailed schema, or an Express one where the rules ask for nothing. Throws `invalid_input`
   * with an issue per field, or `fields_of_another_proceeding` where that alone is wrong. Gives the record and what the rules settled beyond what was sent.
   */
  makeDetailed(
    input: unknown,
    options: Omit<MakeOptions, "source" | "further"> & { source?: BookingSource },
  ): Promise<{ booking: BookingRecord; effects: readonly AppliedEffect[] }>;
  /**
   * One booking for a signed-in person who may see it; else `not_found`, whether it exists or not. Of one that was given to another
   * contact, `not_found` gives the account that made it number, day and state alone.
   */
  get(id: string): Promise<BookingRecord>;
  /** What tells the maker of a booking where it is: for a door that has just made it, or that knows it as its own visitor's. Null once it is hidden. */
  made(id: string): Promise<MadeBooking | null>;
  /** One booking for who holds the key of its confirmation page; else `not_found`. */
  confirmation(key: string): Promise<BookingRecord>;
  /** Until when rooms are held for it though it is not confirmed, ISO 8601; null while none is. For who may read the booking. */
  heldUntil(id: string): Promise<string | null>;
  /** A booking as a calendar's file, for who holds the key of that file; `not_found` also while it names no day. */
  calendar(key: string): Promise<{ name: string; text: string }>;
  /** What the signed-in person may see, by date ascending unless asked otherwise. Throws `unauthenticated` for visitors. */
  list: BookingLists["list"];
}

export function createBookings(
  context: ServiceContext,
  links: BookingLinks,
  network: () => Promise<string>,
  fits: FitChecks,
): BookingService {
  const { env, db, actor, clock } = context;
  async function make({ promise, ...booking }: BookingInput, options: MakeOptions & { dayField?: string }): Promise<BookingRecord> {
    const clockOf = venueForClock(db, venueOf(booking.location) ?? HEAD_OFFICE, clock().getTime());
    // Read while the rule of fit is asked, which may refuse first.
    clockOf.catch(() => undefined);
    await fits.admit(
      {
        id: "",
        endTime: null,
        duration: null,
        ...booking,
        bookingDate: booking.bookingDate ?? null,
        startTime: booking.startTime ?? null,
        location: booking.location ?? null,
        details: booking.details ?? {},
      },
      options.dayField,
    );
    await options.admit?.();
    const now = clock().getTime();
    const [who, venue] = await Promise.all([actor(), clockOf]);
    const id = newId();
    const dueAt = promise(now, venue);
    const { draft = null } = options;
    const originKey = draft ? originOf(draft) : (options.originKey ?? null);
    const row: NewBooking = {
      ...booking,
      id,
      bookingNumber: newBookingNumber(),
      source: options.source,
      startsAt: startOf(booking),
      callBy: dueAt,
      contactEmailKey: emailKeyOf(booking.bookingContactEmail),
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
    const told = { ...booking, id, location: booking.location ?? null, locale: options.locale };
    const parts = {
      booking: row,
      audit,
      messages: [clientMessage("booking_received", told, now), staffMessage("booking_received_staff", told, now)],
      task: {
        id: newId(),
        kind: "call_booking" as const,
        bookingId: id,
        contact: { name: booking.bookingContactName, phone: booking.bookingContactPhone },
        dueAt,
        createdAt: now,
      },
    };
    const keys = await freshKeys(env.AUTH_SECRET, id, now);
    const closing = draft ? [closingDraft(db, draft, id, now)] : [];
    for (let attempt = 1; ; attempt += 1) {
      try {
        await db.batch([...insertBooking(db, parts), ...keys.map((key) => replacingKey(db, key)), ...closing]);
        break;
      } catch (error) {
        // A number that another booking has: of nine million, drawn at random, that happens.
        if (attempt < NUMBER_TRIES && isBookingNumberTaken(error)) {
          row.bookingNumber = newBookingNumber();
          continue;
        }
        // The same draft or key twice, at once: the first booking is kept and is the answer to both.
        const first = originKey ? await findByOrigin(db, originKey) : null;
        if (first) return toRecord(asSentTo(first, row));
        if (draft && (await findDraft(db, draft.id, now))?.holder !== draft.holder) throw await movedElsewhere(db);
        throw error;
      }
    }
    return toRecord({ ...NULLS, ...(parts.booking as BookingRow) });
  }

  return {
    async makeFast(input, options) {
      const check = checkFastBooking(input, clock());
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      return make(fromFast(check.request, options.further ?? {}, clock()), {
        ...options,
        ...(check.request.preferredDate ? { dayField: "preferredDate" } : {}),
      });
    },
    async makeSimple(input, options) {
      const check = checkSimpleBooking(input, clock());
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      return make(fromSimple(check.request), {
        ...options,
        dayField: "preferredDate",
        source: "simple",
        originKey: await sameRequest("simple", await network(), check.request, clock()),
      });
    },
    async makeDetailed(input, options) {
      const check = checkDetailedBooking(input, clock());
      if (!check.ok)
        throw new AppError(isOfAnotherProceeding(check.issues) ? "fields_of_another_proceeding" : "invalid_input", {
          issues: check.issues,
        });
      const { request } = check;
      const source = options.source ?? (request.evaluation.express ? "express" : "detailed");
      const booking = await make(fromDetailed(request), { ...options, source });
      return { booking, effects: request.evaluation.applied };
    },
    async get(id) {
      const [who, found] = await Promise.all([actor(), findBooking(db, id)]);
      if (who.kind !== "user") throw new AppError("unauthenticated");
      if (!found || !maySeeBooking(who, found)) throw new AppError("not_found", { detail: leftTo(who.id, found) });
      return toFullRecord(found);
    },
    async made(id) {
      const [found, held] = await Promise.all([findBooking(db, id), keyOfBooking(db, "confirmation", id)]);
      return found && { id, bookingNumber: found.bookingNumber, confirmationKey: await links.makersToken(found, held) };
    },
    async confirmation(key) {
      const found = await links.shown("confirmation", key);
      if (!found) throw new AppError("not_found");
      return toFullRecord(found);
    },
    async heldUntil(id) {
      const [held] = await roomsOfBooking(db, id, clock().getTime());
      return held?.expiresAt ? new Date(held.expiresAt).toISOString() : null;
    },
    async calendar(key) {
      const found = await links.shown("calendar", key);
      if (!found?.bookingDate) throw new AppError("not_found");
      const { calendarFile } = await import("./calendar/calendar-file.server.ts");
      return { name: `${found.bookingNumber}.ics`, text: await calendarFile(toFullRecord(found)) };
    },
    list: createBookingLists(context).list,
  };
}

/** A booking is given again to the person who held the draft that it was made of, and to nobody who held it before or after. */
const originOf = ({ id, holder }: Held) => (holder === null ? `draft:${id}` : `draft:${id}:${holder}`);

/** What the account that made a booking still sees of it, once it is another contact's. */
const leftTo = (userId: string, row: BookingRow | null): { booking?: HandedOver } =>
  row?.formerMaker === userId ? { booking: { bookingNumber: row.bookingNumber, bookingDate: row.bookingDate, status: row.status } } : {};

/** The first booking of a request that is sent again: once it is another contact's, its sender's own words and no more. */
function asSentTo(first: BookingRow, sent: NewBooking): BookingRow {
  if (first.contactEmailKey === sent.contactEmailKey) return first;
  const { id, bookingNumber, status, bookingDate, version, createdAt, updatedAt } = first;
  return { ...NULLS, ...(sent as BookingRow), id, bookingNumber, status, bookingDate, version, createdAt, updatedAt };
}

const NUMBER_TRIES = 12;

const NULLS = {
  endTime: null,
  duration: null,
  alternateLocationName: null,
  styleOfCause: null,
  notes: null,
  deletedAt: null,
  manageEpoch: 0,
  earlierUid: false,
};
