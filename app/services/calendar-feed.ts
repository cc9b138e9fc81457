/** Bookings as one calendar (RFC 5545): dated ones, each with the UID that its own file has. */
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventClass, ICalEventStatus } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import type { BookingRecord } from "../domain/booking/record.ts";
import type { Locale } from "../domain/locale.ts";
import { PROVIDER } from "../domain/provider.ts";
import { venueOf } from "../domain/venue/venues.ts";
import { locationLabel, PROCEEDING_LABELS, STATUS_LABELS } from "../i18n/booking-labels.ts";
import { createI18n } from "../i18n/catalogs.ts";
import { vtimezone } from "./vtimezone.ts";

export interface FeedOptions {
  /** What calendars call it. */
  name: string;
  /** Begins the links. */
  origin: string;
  locale: Locale;
}

/** The calendar's text; the same bookings give the same text. Undated and cancelled bookings are left out. */
export async function calendarFeed(bookings: readonly BookingRecord[], { name, origin, locale }: FeedOptions): Promise<string> {
  const i18n = await createI18n(locale);
  const shown = bookings.filter(({ bookingDate, status }) => bookingDate !== null && status !== "cancelled");
  const calendar = ical({
    name,
    prodId: { company: PROVIDER.name, product: "Bookings", language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
    timezone: { name: null, generator: (zone) => zoneAround(zone, shown) },
  });
  for (const booking of shown) {
    const firm = booking.status === "confirmed" || booking.status === "completed";
    calendar.createEvent({
      id: `${booking.id}@concord`,
      sequence: booking.version - 1,
      stamp: new Date(booking.updatedAt),
      created: new Date(booking.createdAt),
      lastModified: new Date(booking.updatedAt),
      ...when(booking),
      summary: `${booking.styleOfCause ?? i18n._(PROCEEDING_LABELS[booking.proceedingType])} (${i18n._(STATUS_LABELS[booking.status])})`,
      description: `${booking.bookingNumber}\n${i18n._(PROCEEDING_LABELS[booking.proceedingType])}\n${booking.bookingContactName}`,
      location: placeOf(booking, locationLabel(i18n, booking.location ?? "alternate")),
      url: `${origin}/bookings/${booking.id}`,
      status: firm ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      busystatus: firm ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.TENTATIVE,
      class: ICalEventClass.PRIVATE,
    });
  }
  return calendar.toString();
}

/** A time on the booking's clock where one is known, else the whole day; never an end that nobody agreed. */
function when(booking: BookingRecord) {
  if (!booking.startTime) return { start: momentOf(booking).toPlainDate(), allDay: true };
  const end = booking.endTime && booking.endTime > booking.startTime ? { end: momentOf({ ...booking, startTime: booking.endTime }) } : {};
  return { start: momentOf(booking), timezone: booking.timeZone, ...end };
}

function momentOf(booking: BookingRecord): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(`${booking.bookingDate}T${booking.startTime ?? "00:00"}`).toZonedDateTime(booking.timeZone);
}

function placeOf(booking: BookingRecord, label: string) {
  if (booking.locationType === "virtual" || !booking.location) return null;
  const venue = venueOf(booking.location);
  return venue ? { title: `${PROVIDER.name} ${label}`, address: venue.address } : { title: booking.alternateLocationName ?? label };
}

const HALF_YEAR = 182 * 86_400_000;

/** The zone's observances from the first booking to the last, of which one moment tells a year at most. */
function zoneAround(zone: string, bookings: readonly BookingRecord[]): string {
  const moments = bookings.filter(({ timeZone }) => timeZone === zone).map((booking) => momentOf(booking).epochMilliseconds);
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  const told = [];
  for (let at = first; at < last; at += HALF_YEAR) told.push(vtimezone(zone, at));
  told.push(vtimezone(zone, last));
  const observances = new Set(told.flatMap((text) => text.match(/BEGIN:(STANDARD|DAYLIGHT)[\s\S]*?END:\1/g) ?? []));
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observances, "END:VTIMEZONE"].join("\r\n");
}
