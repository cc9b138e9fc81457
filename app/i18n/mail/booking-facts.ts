/** A booking's answers as a mail lists them: when on the venue's clock, where, who, and everything else section by section. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HeldRoom } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { notListedIn } from "#app/domain/booking/registry/registry.ts";
import { type DetailedField, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import type { MailRow, MailSection } from "#app/domain/mail/document.ts";
import type { HearingDay } from "#app/domain/venue/occupancy.ts";
import { type Changes, daysOf } from "#app/domain/venue/record-days.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { isUrgencySaid, locationLabel, STATUS_LABELS, urgencyLabel } from "../booking-labels.ts";
import { daysText } from "../clock/hearing-days.ts";
import { zoneLabel } from "../dates.ts";
import { detailSections } from "../detailed/detail-lines.ts";
import { DETAILED_FIELD_LABELS } from "../detailed/field-labels.ts";
import { detailText } from "../detailed/request-lines.ts";
import { phoneText } from "../phone-text.ts";
import { formatText, proceedingText, unlessPromised } from "../to-follow.ts";

const toBeAgreed = (i18n: I18n) => i18n._(msg`To be agreed with our office`);

/** One day with its hours: "Tuesday, March 16, 2027, 9:00 a.m. – 4:00 p.m. EDT, Toronto"; the zone is the one in force on that day. */
export function hearingDayText(i18n: I18n, booking: BookingRecord, { date, startTime, endTime }: HearingDay): string {
  return daysText(i18n, [{ date, startTime, endTime }], clockOf(booking));
}

const clockOf = ({ timeZone, locationType, location }: BookingRecord) => ({
  zone: timeZone,
  location: locationType === "virtual" ? null : location,
});

/** What is read first. `rooms` are those that it holds now. */
export function factRows(i18n: I18n, booking: BookingRecord, rooms: readonly HeldRoom[]): MailRow[] {
  const days = daysOf(booking);
  const untimed = days.length > 0 && days.every(({ startTime }) => !startTime);
  const when = daysText(i18n, days, clockOf(booking));
  const names = (part: HeldRoom["part"]) => [...new Set(rooms.filter((room) => room.part === part).map(({ name }) => name))].join(", ");
  return [
    { label: i18n._(msg`Booking number`), text: booking.bookingNumber },
    { label: i18n._(msg`Status`), text: i18n._(STATUS_LABELS[booking.status]) },
    { label: i18n._(msg`Proceeding`), text: proceedingText(i18n, booking) },
    { label: i18n._(msg`Date and time`), text: when || toBeAgreed(i18n) },
    ...(untimed ? [{ label: i18n._(msg`Start time`), text: toBeAgreed(i18n) }] : []),
    { label: i18n._(msg`Format`), text: formatText(i18n, booking) },
    {
      label: i18n._(msg`Place`),
      text: unlessPromised(i18n, booking.details?.toFollow, "location", booking.location, placeText(i18n, booking)),
    },
    { label: i18n._(msg`Room`), text: names("main") },
    { label: i18n._(msg`Breakout rooms`), text: names("breakout") },
  ].filter(({ text }) => text !== "");
}

function placeText(i18n: I18n, booking: BookingRecord): string {
  if (booking.locationType === "virtual") return "";
  if (!booking.location) return toBeAgreed(i18n);
  const venue = venueOf(booking.location);
  if (venue) return `${locationLabel(i18n, booking.location)}\n${venue.address}`;
  const address = booking.details?.alternateLocationAddress;
  return [booking.alternateLocationName ?? locationLabel(i18n, booking.location), typeof address === "string" ? address : ""]
    .filter(Boolean)
    .join("\n");
}

/** The fields that the rows above and those of the contact say. */
const SHOWN = notListedIn("mail");

/** Everything that was answered, beyond the facts. */
export function answerSections(i18n: I18n, booking: BookingRecord): MailSection[] {
  const contact = [
    { label: i18n._(msg`Full name`), text: booking.bookingContactName },
    { label: i18n._(msg`Law firm or organization`), text: booking.bookingContactFirm ?? "" },
    { label: i18n._(msg`E-mail`), text: booking.bookingContactEmail },
    { label: i18n._(msg`Phone`), text: phoneText(booking.bookingContactPhone) },
  ];
  const matter = [
    { label: i18n._(msg`Style of cause`), text: booking.styleOfCause ?? "" },
    { label: i18n._(msg`Case description`), text: booking.caseDescription },
    { label: i18n._(msg`Urgency`), text: isUrgencySaid(booking) ? urgencyLabel(i18n, booking.source, booking.urgency) : "" },
    { label: i18n._(msg`Special requirements`), text: booking.specialRequirements ?? "" },
  ];
  const given = (title: string, rows: MailRow[]) => ({ title, rows: rows.filter(({ text }) => text !== "") });
  const details = booking.details ? detailSections(i18n, booking.details, SHOWN) : [];
  return [
    given(i18n._(msg`Contact`), contact),
    given(i18n._(msg`The matter`), matter),
    ...details.map(({ title, lines }) => ({ title, rows: lines.map(({ label, text }) => ({ label, text })) })),
  ].filter(({ rows }) => rows.length > 0);
}

/** What was changed, from and to. A time is never read without its zone (rulings, "Time"). */
export function changeRows(i18n: I18n, booking: BookingRecord, changes: Changes): MailRow[] {
  const side = (field: DetailedField, value: unknown, at: 0 | 1): string => {
    const text = typeof value === "string" ? value : value === null || value === undefined ? "" : textOf(value);
    if (text === "" || text === "[]") return i18n._(msg`not given`);
    const said = detailText(i18n, field, text);
    if (!/Time$/.test(field) && field !== "bookingDates") return said;
    const day = changes.bookingDate?.[at] ?? booking.bookingDate;
    const place = booking.locationType === "virtual" ? null : booking.location;
    return `${said} ${zoneLabel(i18n.locale, booking.timeZone, typeof day === "string" ? day : null, place)}`;
  };
  return Object.entries(changes).flatMap(([field, [before, after]]) => {
    if (!isDetailedField(field)) return [];
    const label = i18n._(DETAILED_FIELD_LABELS[field]);
    const [was, is] = [side(field, before, 0), side(field, after, 1)];
    return [{ label, text: i18n._(msg`Before: ${was}\nNow: ${is}`) }];
  });
}

const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
