import { peopleAsked } from "#app/domain/venue/room-need.ts";
import { isAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { readAttachments } from "#app/services/bookings/desk/read-attachments.server.ts";
import { listBookingDocuments } from "#app/services/bookings/documents/list-documents.server.ts";
import type { ExpectedBooking } from "#app/services/bookings/reading/expected-booking.server.ts";
import { openBookingRow } from "#app/services/bookings/reading/get-booking.server.ts";
import { readBookingMaker } from "#app/services/bookings/reading/read-booking-maker.server.ts";
import { fillTemplates } from "#app/services/bookings/thread/fill-templates.server.ts";
import { readArrival } from "#app/services/bookings/thread/read-arrival.server.ts";
import { readThread } from "#app/services/bookings/thread/read-thread.server.ts";
import { readVideoLink } from "#app/services/bookings/thread/read-video-link.server.ts";
import { listCasesOfBooking } from "#app/services/cases/bookings/list-cases-of-booking.server.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { estimateOfBooking } from "#app/services/venues/rates/estimates.server.ts";

/** What pages of a booking are read with. */
export interface BookingPageContext extends ServiceContext {
  expected: ExpectedBooking;
}

/** What staff alone see of a booking. */
async function staffPart(context: ServiceContext, bookingId: string) {
  const [thread, templates, videoLink] = await Promise.all([
    readThread(context, bookingId),
    fillTemplates(context, bookingId),
    readVideoLink(context, bookingId),
  ]);
  return { thread, templates, videoLink };
}

/** Everything of a booking that its page shows to the signed-in person who may see it: staff's part, or the client's. Throws `not_found`. */
export async function readBookingPage(context: BookingPageContext, id: string) {
  const row = await openBookingRow(context, id, context.expected.take(id));
  const booking = toFullRecord(row);
  const who = signedIn(await context.actor());
  const isStaff = isAdministrator(who);
  const [attachments, cases, maker, estimate, arrival, staff, ofClient] = await Promise.all([
    readAttachments(context, booking),
    listCasesOfBooking(context, booking.id),
    readBookingMaker(context, booking.id),
    estimateOfBooking(context, booking.id),
    isStaff ? null : readArrival(context, booking.id),
    isStaff ? staffPart(context, booking.id) : null,
    isStaff ? null : listBookingDocuments(context, booking.id),
  ]);
  const documents = attachments?.documents ?? ofClient ?? [];
  return { who, booking, people: peopleAsked(row.details), attachments, cases, maker, estimate, arrival, staff, documents };
}
