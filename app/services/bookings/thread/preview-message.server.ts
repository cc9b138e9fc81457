import { findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { contactWayOfBooking } from "#app/domain/booking/contact-way.ts";
import { hasPlaceholder } from "#app/domain/booking/office/message-template.ts";
import { MESSAGE_MAX, type MessagePreview } from "#app/domain/booking/office/thread.ts";
import { AppError } from "#app/domain/errors.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { bookingMail } from "#app/i18n/mail/booking-mail.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toFullRecord } from "../booking-records.ts";
import { messageText } from "./message-text.ts";

/** Shows a message as the client will get it; nothing is sent. Throws `invalid_input` on `message`, and `not_found` for who is not staff. */
export async function previewMessage(context: ServiceContext, bookingId: string, typed: string): Promise<MessagePreview> {
  await administratorOf(context);
  const text = messageText(typed, MESSAGE_MAX);
  if (hasPlaceholder(text)) throw new AppError("invalid_input", { issues: [{ field: "message", code: "placeholder_left" }] });
  const row = await findBooking(context.db, bookingId);
  if (!row) throw new AppError("not_found");
  const i18n = await createMailI18n(row.locale);
  const record = toFullRecord(row);
  const mail = bookingMail(
    i18n,
    {
      about: "booking",
      kind: "booking_message",
      booking: record,
      rooms: [],
      estimate: null,
      office: venueOf(row.location) ?? HEAD_OFFICE,
      way: contactWayOfBooking(record),
      reason: null,
      changes: null,
      note: null,
      message: text,
      videoLink: null,
      earlierUid: false,
      // Their names alone are shown.
      keys: { confirmation: "", manage: "" },
      holdKey: null,
    },
    "",
  );
  return {
    to: row.bookingContactEmail,
    locale: row.locale,
    subject: mail.subject,
    lines: [mail.greeting ?? "", ...mail.paragraphs].filter(Boolean),
    links: mail.links.map(({ label }) => label),
  };
}
