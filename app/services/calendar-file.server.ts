/**
 * A booking as a calendar entry (RFC 5545): tentative until staff confirm it, with an UID that stays and
 * a sequence that rises, so that a later file replaces an earlier one.
 */
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventClass, ICalEventStatus } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import type { BookingRecord } from "../domain/booking/record.ts";
import type { BookingStatus } from "../domain/booking/vocabulary.ts";
import { PROVIDER } from "../domain/provider.ts";
import { venueOf } from "../domain/venue/venues.ts";
import { localePath } from "../i18n/addresses.ts";
import { locationLabel, PROCEEDING_LABELS, STATUS_LABELS } from "../i18n/booking-labels.ts";
import { createI18n } from "../i18n/catalogs.ts";
import { vtimezone } from "./vtimezone.ts";

/** What a calendar calls the booking's state. */
const STATUS: Readonly<Record<BookingStatus, ICalEventStatus>> = {
  consultation_requested: ICalEventStatus.TENTATIVE,
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The booking's calendar file, in the language it was asked in. `origin` begins its link. */
export async function calendarFile(booking: BookingRecord, origin: string): Promise<string> {
  const i18n = await createI18n(booking.locale);
  const status = STATUS[booking.status];
  const calendar = ical({
    prodId: { company: PROVIDER.name, product: "Bookings", language: booking.locale.toUpperCase() },
    method: status === ICalEventStatus.CANCELLED ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => vtimezone(zone, momentOf(booking).epochMilliseconds) },
  });
  calendar.createEvent({
    id: `${booking.id}@concord`,
    sequence: booking.version - 1,
    stamp: new Date(booking.updatedAt),
    created: new Date(booking.createdAt),
    lastModified: new Date(booking.updatedAt),
    ...when(booking),
    summary: `${i18n._(PROCEEDING_LABELS[booking.proceedingType])} (${i18n._(STATUS_LABELS[booking.status])})`,
    description: `${booking.bookingNumber}\n${PROVIDER.name}, ${PROVIDER.phoneDisplay}`,
    location: placeOf(booking, locationLabel(i18n, booking.location ?? "alternate")),
    url: origin + localePath(booking.locale, `/booking-confirmation/${booking.id}`),
    status,
    busystatus: status === ICalEventStatus.CONFIRMED ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.TENTATIVE,
    class: ICalEventClass.PRIVATE,
  });
  return calendar.toString();
}

/** A time on the venue's clock where one is known, else the whole day; never an end that nobody agreed. */
function when(booking: BookingRecord) {
  if (!booking.startTime) return { start: momentOf(booking).toPlainDate(), allDay: true };
  const end = booking.endTime ? { end: momentOf({ ...booking, startTime: booking.endTime }) } : {};
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
