import { replacingKey } from "#app/db/bookings/access-keys.repo.server.ts";
import { type BookingRow, findByOrigin, insertBooking, type NewBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { closingDraft, findDraft, type Held } from "#app/db/bookings/drafts.repo.server.ts";
import { countingRequest } from "#app/db/bookings/untouched-requests.repo.server.ts";
import { isBookingNumberTaken, isRequestsFull } from "#app/db/errors.ts";
import { newBookingNumber } from "#app/domain/booking/booking-number.ts";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { BookingSource } from "#app/domain/booking/vocabulary.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { freshKeys } from "#app/services/bookings/access-keys.server.ts";
import { clientMessage, staffMessage } from "#app/services/bookings/booking-messages.ts";
import { toRecord } from "#app/services/bookings/booking-records.ts";
import { type BookingInput, startOf } from "#app/services/bookings/booking-requests.ts";
import { movedElsewhere } from "#app/services/bookings/drafts/drafts.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isQueueFull } from "#app/services/mail/held-queue.server.ts";
import { isProven } from "#app/services/mail/mail-addresses.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import type { FitChecks } from "#app/services/venues/check-fit.server.ts";
import { venueForClock } from "#app/services/venues/venues-in-force.server.ts";

/** What making a booking needs: the rule of fit, and from which network it is asked for. */
export interface MakingContext extends ServiceContext {
  fits: FitChecks;
  /** Keyed hash of the caller's network, by the secret of a time (UTC milliseconds), now unless said. */
  network: (at?: number) => string;
}

export interface MakeOptions {
  source: BookingSource;
  /** Language of the reader: mails and the confirmation are in it. */
  locale: Locale;
  /** What the booking is made from; a second booking from the same origin is the first one. */
  originKey?: string | null;
  /**
   * The draft that becomes this booking: it is closed in the same batch, only once, and only while who held it holds it still. Of one that was `sent` before
   * the booking that it became is the answer.
   */
  draft?: (Held & { sent?: boolean }) | null;
  /** What a fast booking's visitor gave beyond its fields, valid each for itself: kept with it, so that nothing is asked twice. */
  further?: DraftPlain;
  /** Asked once the request is in order, before it is written: throws to refuse it (the limit of bookings). */
  admit?: () => Promise<void>;
}

/** Makes a booking of a request that was checked. `dayField`: under which name the rule of fit refuses its day. Throws as `FitChecks.admit`, and `requests_full`
 * with `detail.office` to a stranger whose address has proven nothing, where so much is kept that nobody has touched. */
export async function makeBooking(
  context: MakingContext,
  { promise, ...booking }: BookingInput,
  options: MakeOptions & { dayField?: string },
): Promise<BookingRecord> {
  const { db, actor, clock, fits } = context;
  const sent = options.draft?.sent ? await findByOrigin(db, originOf(options.draft)) : null;
  if (sent) return toRecord(asSentTo(sent, newRow(booking, options, await actor(), sent.createdAt, sent.createdAt)));
  const clockOf = venueForClock(db, venueOf(booking.location) ?? HEAD_OFFICE, clock().getTime());
  // Read while the rule of fit is asked, which may refuse first.
  clockOf.catch(() => undefined);
  await fits.admit(placedBy(booking), options.dayField);
  await options.admit?.();
  await refuseWaitingMails(context, booking.bookingContactEmail);
  const now = clock().getTime();
  const [who, venue] = await Promise.all([actor(), clockOf]);
  const isCounted = who.kind === "visitor" && !(await isProven(context, booking.bookingContactEmail));
  const row = newRow(booking, options, who, promise(now, venue), now);
  return store(context, row, { ...(await partsOf(booking, row, who)), isCounted }, options.draft ?? null);
}

type Asked = Omit<BookingInput, "promise">;

/** Throws `too_many_requests` to an account of which many mails to others wait already: that of another booking would wait for days. */
async function refuseWaitingMails({ db, actor }: MakingContext, contact: string): Promise<void> {
  const who = await actor();
  if (who.kind === "visitor" || who.role === "admin" || emailKeyOf(who.email) === emailKeyOf(contact)) return;
  if (await isQueueFull(db, who.id)) throw new AppError("too_many_requests", { detail: { retryAfter: 3600 } });
}

const placedBy = (booking: Asked) => ({
  id: "",
  endTime: null,
  duration: null,
  ...booking,
  bookingDate: booking.bookingDate ?? null,
  startTime: booking.startTime ?? null,
  location: booking.location ?? null,
  details: booking.details ?? {},
});

function newRow(booking: Asked, options: MakeOptions, who: Actor, dueAt: number, now: number): StoredBooking {
  const { draft = null, source, locale } = options;
  return {
    ...booking,
    id: newId(),
    bookingNumber: newBookingNumber(),
    source,
    startsAt: startOf(booking),
    callBy: dueAt,
    contactEmailKey: emailKeyOf(booking.bookingContactEmail),
    details: booking.details ?? {},
    locale,
    createdByUser: who.kind === "user" ? who.id : null,
    originKey: draft ? originOf(draft) : (options.originKey ?? null),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

type StoredBooking = NewBooking & { callBy: number; locale: Locale };

/** What is written with the booking: its history, its mails and staff's task. */
async function partsOf(booking: Asked, row: StoredBooking, who: Actor) {
  const { id, locale, createdAt: now, callBy: dueAt } = row;
  const event = {
    subjectType: "booking",
    subjectId: id,
    action: "requested",
    changes: { status: row.status, source: row.source },
  } as const;
  const told = { ...booking, id, location: booking.location ?? null, locale };
  return {
    audit: await nextAuditEntry(event, who, now, null),
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
}

/** Writes all of it with the keys of its links, and closes its draft; of two from one origin the first is kept and is the answer to both. */
async function store(
  { env, db }: MakingContext,
  row: StoredBooking,
  { isCounted, ...parts }: Awaited<ReturnType<typeof partsOf>> & { isCounted: boolean },
  draft: Held | null,
): Promise<BookingRecord> {
  const { id, createdAt: now, originKey } = row;
  const keys = await freshKeys(authSecretsOf(env), id, now);
  const others = [...(draft ? [closingDraft(db, draft, row, now)] : []), ...(isCounted ? [countingRequest(db, id)] : [])];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.batch([...insertBooking(db, { booking: row, ...parts }), ...keys.map((key) => replacingKey(db, key)), ...others]);
      return toRecord({ ...NULLS, ...(row as BookingRow) });
    } catch (error) {
      // A number that another booking has: of nine million, drawn at random, that happens.
      if (attempt < NUMBER_TRIES && isBookingNumberTaken(error)) {
        row.bookingNumber = newBookingNumber();
        continue;
      }
      const first = originKey ? await findByOrigin(db, originKey) : null;
      if (first) return toRecord(asSentTo(first, row));
      if (draft && (await findDraft(db, draft.id, now))?.holder !== draft.holder) throw await movedElsewhere(db);
      throw isRequestsFull(error) ? fullFor(row) : error;
    }
  }
}

/** The refusal of a request for which there is no room, with how the office of its venue is reached instead. */
function fullFor({ location }: StoredBooking): AppError {
  const { phone, email } = venueOf(location) ?? HEAD_OFFICE;
  return new AppError("requests_full", { detail: { office: { phone, email } } });
}

/** A booking is given again to the person who held the draft that it was made of, and to nobody who held it before or after. */
const originOf = ({ id, holder }: Held) => (holder === null ? `draft:${id}` : `draft:${id}:${holder}`);

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
