/** One mail to an office that tells of many messages of one kind: how many, of when, which, and where each of them is. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { MailDocument } from "#app/domain/mail/document.ts";
import type { CollectedSubject, OfficeMailKind } from "#app/domain/mail/subject.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { formatInstant } from "../dates.ts";
import { footerOf, officeCity } from "./footer.ts";

const COUNTS: Readonly<Record<OfficeMailKind, (count: number) => MessageDescriptor>> = {
  booking_received_staff: (count) => msg`${plural(count, { one: "# more booking request", other: "# more booking requests" })}`,
  change_requested_staff: (count) => msg`${plural(count, { one: "# more change requested", other: "# more changes requested" })}`,
  cancel_requested_staff: (count) =>
    msg`${plural(count, { one: "# more cancellation requested", other: "# more cancellations requested" })}`,
  booking_changed_staff: (count) =>
    msg`${plural(count, { one: "# more booking changed by its client", other: "# more bookings changed by their clients" })}`,
  booking_cancelled_staff: (count) =>
    msg`${plural(count, { one: "# more booking cancelled by its client", other: "# more bookings cancelled by their clients" })}`,
  booking_held_staff: (count) => msg`${plural(count, { one: "# more room held by a client", other: "# more rooms held by clients" })}`,
  booking_message_staff: (count) => msg`${plural(count, { one: "# more message from a client", other: "# more messages from clients" })}`,
  inquiry_received_staff: (count) => msg`${plural(count, { one: "# more inquiry", other: "# more inquiries" })}`,
  callback_requested_staff: (count) => msg`${plural(count, { one: "# more call requested", other: "# more calls requested" })}`,
  person_asked_staff: (count) =>
    msg`${plural(count, { one: "# more visitor of the chat asks for a person", other: "# more visitors of the chat ask for a person" })}`,
};

/** `origin` begins the link. Nothing in it was typed by anybody. */
export function collectedMail(i18n: I18n, { of, count, since, until, references, path }: CollectedSubject, origin: string): MailDocument {
  const heading = i18n._(COUNTS[of](count));
  const { zone } = HEAD_OFFICE;
  const brand = PROVIDER.name;
  const time = (at: number) => formatInstant(i18n.locale, at, zone);
  const rows = [
    { label: i18n._(msg`First`), text: `${time(since)}, ${officeCity(i18n, HEAD_OFFICE)}` },
    { label: i18n._(msg`Last`), text: `${time(until)}, ${officeCity(i18n, HEAD_OFFICE)}` },
    { label: i18n._(msg`References`), text: references.join(", ") },
  ].filter(({ text }) => text !== "");
  return {
    subject: heading,
    heading,
    greeting: null,
    paragraphs: [
      i18n._(
        msg`So many came within the hour that this one message tells of them. None is lost: each is in ${brand}, with its time limit.`,
      ),
    ],
    sections: [{ title: i18n._(msg`Collected`), rows }],
    links: [{ label: i18n._(msg`View them in ${brand}`), href: `${origin}${path}` }],
    footer: footerOf(i18n, null),
  };
}
