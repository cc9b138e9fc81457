/**
 * Bookings as calendar entries (RFC 5545): one for each hearing day, tentative until staff confirm, with UIDs that stay
 * and a sequence that rises, so that a later file replaces an earlier one.
 */
import { msg } from "@lingui/core/macro";
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventClass,
  ICalEventStatus,
} from "ical-generator";
import { Temporal } from "temporal-polyfill";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import type { Locale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { type HearingDay, spanOf } from "#app/domain/venue/occupancy.ts";
import { daysOf } from "#app/domain/venue/record-days.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { locationLabel, PROCEEDING_LABELS, STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { createI18n } from "#app/i18n/catalogs.ts";
import { type CalendarDeadline, writeDeadlines } from "#app/services/cases/deadlines/deadline-calendar.ts";
import { sha256Hex } from "#app/services/platform/secret-links.ts";
import { vtimezone } from "./vtimezone.ts";

/** What a calendar calls the booking's state. */
const STATUS: Readonly<Record<BookingStatus, ICalEventStatus>> = {
  consultation_requested: ICalEventStatus.TENTATIVE,
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

export interface FileOptions {
  /** The days that the reader's calendar may hold since before a change: those that are no more are cancelled in it. */
  before?: readonly HearingDay[] | null;
  /** Its calendars may hold it under the UIDs of before, which had its id in them: those entries are withdrawn. */
  earlierUid?: boolean;
}

/** The booking's calendar file, in the language it was asked in. `booking` is the full record. */
export async function calendarFile(booking: BookingRecord, { before, earlierUid = false }: FileOptions = {}): Promise<string> {
  const cancelled = booking.status === "cancelled";
  const calendar = newCalendar(booking.locale, cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  const entry = await entries(booking.locale);
  const uid = await uidsOf(booking.id);
  const days = daysOf(booking);
  days.forEach((day, at) => {
    entry(calendar, booking, { day, uid: uid(at) });
  });
  // A day has its place for its UID: what is beyond the present last one was removed.
  before?.slice(days.length).forEach((day, at) => {
    entry(calendar, booking, { day, uid: uid(days.length + at), as: ICalEventStatus.CANCELLED });
  });
  if (earlierUid)
    (before ?? days).forEach((day, at) => {
      entry(calendar, booking, { day, uid: placed(booking.id, at), as: ICalEventStatus.CANCELLED });
    });
  return zoned(calendar, [...days, ...(before ?? [])], [booking.timeZone]);
}

export interface FeedOptions {
  /** What the reader's program calls the calendar. */
  name: string;
  /** Begins the links, which lead to where one signs in. */
  origin: string;
  locale: Locale;
  /** The first and the last day that the feed holds; left out, all days. */
  within?: { from: LocalDate; to: LocalDate };
  /** Whether its reader is given the words of a booking: a stranger may have written them in the reader's name. Left out, of each. */
  mayName?: (booking: BookingRecord) => boolean;
  /** Deadlines of the reader's cases. */
  deadlines?: readonly CalendarDeadline[];
  /** The one case whose feed it is: its number names the hearings, which lead to its page. Everyone in it reads it, so nothing of who booked. */
  ofCase?: { id: string; caseNumber: string };
}

/**
 * One calendar of many bookings, to subscribe to, by their style of cause where one is known and its reader may be given it. They are full records (`toFullRecord`), so that each of several days is
 * there; cancelled ones stay as cancelled, until a feed leaves them out.
 */
export async function calendarFeed(
  bookings: readonly BookingRecord[],
  { name, origin, locale, within, mayName = () => true, deadlines = [], ofCase }: FeedOptions,
): Promise<string> {
  const calendar = newCalendar(locale, ICalCalendarMethod.PUBLISH);
  calendar.name(name).ttl(60 * 60);
  const entry = await entries(locale, {
    reminds: false,
    titled: (booking, type) => {
      if (ofCase) return `${ofCase.caseNumber} – ${type}`;
      return booking.styleOfCause && mayName(booking) ? `${booking.styleOfCause} – ${type}` : type;
    },
    mayName,
    url: ({ bookingNumber }) => (ofCase ? `${origin}/cases/${ofCase.id}#bookings` : `${origin}/bookings?search=${bookingNumber}`),
  });
  const all: { date: string }[] = [];
  for (const booking of bookings) {
    const uid = await uidsOf(booking.id);
    daysOf(booking).forEach((day, at) => {
      // A booking that begins in the stretch may have days far beyond it.
      if (within && (day.date < within.from || day.date > within.to)) return;
      all.push(day);
      entry(calendar, booking, { day, uid: uid(at) });
    });
  }
  const due = await writeDeadlines(calendar, deadlines, locale, origin);
  const zones = [...bookings.map(({ timeZone }) => timeZone), ...due.map(({ zone }) => zone)];
  return zoned(calendar, [...all, ...due], [...new Set(zones)]);
}

function newCalendar(locale: Locale, method: ICalCalendarMethod): ICalCalendar {
  return ical({ prodId: { company: PROVIDER.name, product: "Bookings", language: locale.toUpperCase() }, method });
}

/** The calendar's text, with the rules of every zone it speaks of over all its days. */
function zoned(calendar: ICalCalendar, days: readonly Pick<HearingDay, "date">[], zones: readonly string[]): string {
  const dates = [...new Set(days.map(({ date }) => date))];
  const at = (date: string, zone: string) => Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
  if (days.length > 0 && zones.length > 0) {
    const generator = (zone: string) =>
      vtimezone(
        zone,
        dates.map((date) => at(date, zone)),
      );
    calendar.timezone({ name: null, generator });
  }
  // Each line ends with a line break, the last one too (RFC 5545, section 3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** The one booking's file is passed on with invitations, so it names no parties and links to nothing. */
const PASSED_ON = {
  titled: (_booking: BookingRecord, type: string): string => type,
  url: (_booking: BookingRecord): string | null => null,
  mayName: (_booking: BookingRecord): boolean => true,
  /** A calendar that is subscribed to has its reader's own reminders. */
  reminds: true,
};
/** Seconds before an entry: a whole day begins at midnight, and nobody wants to be reminded then. */
const REMINDED_BEFORE = { timed: 24 * 3600, wholeDay: 15 * 3600 } as const;

interface Entry {
  day: HearingDay;
  uid: string;
  /** What the calendar calls it; left out, the booking's own. */
  as?: ICalEventStatus;
}

/** Writes one day of a booking into a calendar, under the title that `titled` gives it. */
async function entries(locale: Locale, { titled, url, reminds, mayName }: typeof PASSED_ON = PASSED_ON) {
  const i18n = await createI18n(locale);
  const openEnd = i18n._(msg`The end is not agreed yet. The room is kept until the time shown.`);
  return (calendar: ICalCalendar, booking: BookingRecord, { day, uid, as = STATUS[booking.status] }: Entry): void => {
    const status = as === ICalEventStatus.CANCELLED ? i18n._(STATUS_LABELS.cancelled) : i18n._(STATUS_LABELS[booking.status]);
    const { isOpen, ...times } = when(day, booking);
    const event = calendar.createEvent({
      id: uid,
      sequence: booking.version - 1,
      stamp: new Date(booking.updatedAt),
      created: new Date(booking.createdAt),
      lastModified: new Date(booking.updatedAt),
      ...times,
      summary: `${titled(booking, i18n._(PROCEEDING_LABELS[booking.proceedingType]))} (${status})`,
      description: [booking.bookingNumber, ...(isOpen ? [openEnd] : []), `${PROVIDER.name}, ${PROVIDER.phoneDisplay}`].join("\n"),
      location: placeOf(booking, locationLabel(i18n, booking.location ?? "alternate"), mayName(booking)),
      url: url(booking),
      organizer: { name: PROVIDER.name, email: PROVIDER.email },
      status: as,
      busystatus:
        as === ICalEventStatus.CONFIRMED
          ? ICalEventBusyStatus.BUSY
          : as === ICalEventStatus.CANCELLED
            ? ICalEventBusyStatus.FREE
            : ICalEventBusyStatus.TENTATIVE,
      class: ICalEventClass.PRIVATE,
    });
    if (reminds && as !== ICalEventStatus.CANCELLED)
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: "allDay" in times ? REMINDED_BEFORE.wholeDay : REMINDED_BEFORE.timed,
        description: i18n._(PROCEEDING_LABELS[booking.proceedingType]),
      });
  };
}

/**
 * The UIDs of a booking's days: always the same for the same booking, and made of a hash of its id, since calendars are
 * shared and forwarded.
 */
async function uidsOf(id: string): Promise<(at: number) => string> {
  const name = (await sha256Hex(`calendar:${id}`)).slice(0, 32);
  return (at) => placed(name, at);
}

/** The only day and the first of several have the booking's own; the further ones their number. */
function placed(name: string, at: number): string {
  return at === 0 ? `${name}@concord` : `${name}-${at + 1}@concord`;
}

/**
 * A time on the venue's clock where one is known, else the whole day. Where nobody has agreed an end (`isOpen`) it is that of the time for
 * which the room is kept: an entry without an end takes no time, and its reader's programs offer the day to others.
 */
function when(day: HearingDay, { timeZone, location }: BookingRecord) {
  const { date, startTime, endTime, minutes } = day;
  if (!startTime) return { isOpen: false, start: Temporal.PlainDate.from(date), allDay: true };
  const start = Temporal.PlainDateTime.from(`${date}T${startTime}`).toZonedDateTime(timeZone);
  const venue = venueOf(location) ?? HEAD_OFFICE;
  const { startsAt, endsAt } = spanOf(day, venue, 0);
  return { isOpen: !endTime && !minutes, start, timezone: timeZone, end: start.add({ milliseconds: endsAt - startsAt }) };
}

/** What its maker calls another place is their words. */
function placeOf(booking: BookingRecord, label: string, mayName: boolean) {
  if (booking.locationType === "virtual" || !booking.location) return null;
  const venue = venueOf(booking.location);
  return venue
    ? { title: `${PROVIDER.name} ${label}`, address: venue.address }
    : { title: (mayName && booking.alternateLocationName) || label };
}
