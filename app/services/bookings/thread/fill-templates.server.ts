import { msg } from "@lingui/core/macro";
import { templatesInUse } from "#app/db/bookings/booking-thread.repo.server.ts";
import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { type FilledTemplate, fillTemplate, type PlaceholderValues } from "#app/domain/booking/office/message-template.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { daysText } from "#app/i18n/clock/hearing-days.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import { proceedingText } from "#app/i18n/to-follow.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toFullRecord } from "../booking-records.ts";

/** The texts of staff in the language of a booking, with what it says now. For administrators; `not_found` for everybody else. */
export async function fillTemplates(context: ServiceContext, bookingId: string): Promise<FilledTemplate[]> {
  await administratorOf(context);
  const { db, clock } = context;
  const [row, held, templates] = await Promise.all([
    findBooking(db, bookingId),
    roomsOfBooking(db, bookingId, clock().getTime()),
    templatesInUse(db),
  ]);
  if (!row || templates.length === 0) return [];
  const i18n = await createMailI18n(row.locale);
  const booking = toFullRecord(row);
  const virtual = row.locationType === "virtual";
  const venue = virtual ? null : venueOf(row.location);
  const elsewhere = booking.details?.alternateLocationAddress;
  const values: PlaceholderValues = {
    name: row.bookingContactName,
    firm: row.bookingContactFirm ?? "",
    number: row.bookingNumber,
    proceeding: proceedingText(i18n, booking),
    when: daysText(i18n, booking.days, { zone: row.timeZone, location: virtual ? null : row.location }),
    venue: virtual ? i18n._(msg`online`) : row.location ? (row.alternateLocationName ?? locationLabel(i18n, row.location)) : "",
    address: venue?.address ?? (typeof elsewhere === "string" ? elsewhere : ""),
    room: [...new Set(held.filter(({ part }) => part === "main").map(({ name }) => name))].join(", "),
    videoLink: row.videoLink ?? "",
    phone: (venueOf(row.location) ?? HEAD_OFFICE).phone,
  };
  return templates.map(({ id, name, texts }) => {
    const text = texts[row.locale];
    return { id, name, text: text ? fillTemplate(text, values) : null };
  });
}
