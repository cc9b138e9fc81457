/** Mails about a room that a visitor holds for 48 hours. They say facts of the booking, and nothing that anybody typed. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import type { MailDocument, MailSection } from "#app/domain/mail/document.ts";
import type { BookingMailKind, BookingSubject } from "#app/domain/mail/subject.ts";
import { localePath } from "../addresses.ts";
import { PROCEEDING_LABELS } from "../booking-labels.ts";
import { formatInstant } from "../dates.ts";
import { officeCity } from "./footer.ts";

export type Words = Pick<MailDocument, "subject" | "heading" | "paragraphs"> & { sections?: readonly MailSection[] };

const KINDS = ["booking_hold_link", "booking_held", "booking_hold_ending", "booking_hold_ended", "booking_held_staff"] as const;
export const HOLD_MAILS: readonly BookingMailKind[] = KINDS;

const { hours, linkHours, warnedHours } = VISITOR_HOLD;

export const HOLD_WORDS: Readonly<Record<(typeof KINDS)[number], (i18n: I18n, subject: BookingSubject) => Words>> = {
  booking_hold_link(i18n, { booking }) {
    const number = booking.bookingNumber;
    return {
      subject: i18n._(msg`Hold the room for your request ${number}`),
      heading: i18n._(msg`Hold the room for ${hours} hours`),
      paragraphs: [
        i18n._(
          msg`Follow the link below and press the button on its page: the room is then held for ${hours} hours. Until then no room is held.`,
        ),
        i18n._(msg`The link works for ${linkHours} hours. If you did not ask for it, you don’t need to do anything.`),
      ],
    };
  },
  booking_held(i18n, subject) {
    const number = subject.booking.bookingNumber;
    const what = i18n._(PROCEEDING_LABELS[subject.booking.proceedingType]);
    const when = untilText(i18n, subject);
    return {
      subject: i18n._(msg`Room held: ${what}, ${number}`),
      heading: i18n._(msg`A room is held for you`),
      paragraphs: [
        i18n._(msg`It is held until ${when} and is not offered to anyone else in the meantime.`),
        i18n._(
          msg`Your request is not confirmed yet. If we have not confirmed it by then, the hold ends by itself; we will write to you ${warnedHours} hours before.`,
        ),
      ],
    };
  },
  booking_hold_ending(i18n, subject) {
    const number = subject.booking.bookingNumber;
    const what = i18n._(PROCEEDING_LABELS[subject.booking.proceedingType]);
    const when = untilText(i18n, subject);
    return {
      subject: i18n._(msg`Your hold ends soon: ${what}, ${number}`),
      heading: i18n._(msg`Your hold ends soon`),
      paragraphs: [
        i18n._(msg`The room for your request is held until ${when}. After that it may be given to others.`),
        keepText(i18n, subject),
        i18n._(msg`Your request stays with us either way.`),
      ],
    };
  },
  booking_hold_ended(i18n, subject) {
    const number = subject.booking.bookingNumber;
    const what = i18n._(PROCEEDING_LABELS[subject.booking.proceedingType]);
    const city = officeCity(i18n, subject.office);
    const phone = subject.office.phone;
    return {
      subject: i18n._(msg`The hold has ended: ${what}, ${number}`),
      heading: i18n._(msg`The room is no longer held`),
      paragraphs: [
        i18n._(
          msg`The hold on the room for your request has ended, and the room may be given to others. Your request stays with our ${city} office.`,
        ),
        i18n._(msg`If you still need the room, call us at ${phone} or answer this message.`),
      ],
    };
  },
  booking_held_staff(i18n, subject) {
    const number = subject.booking.bookingNumber;
    const name = subject.booking.bookingContactName;
    const when = untilText(i18n, subject);
    return {
      subject: i18n._(msg`${number}: Room held by the client, ${name}`),
      heading: i18n._(msg`The client has placed a hold`),
      paragraphs: [
        i18n._(
          msg`The room is held until ${when} and then released by itself. Confirm the booking to keep it; the hold can be extended once, or released.`,
        ),
      ],
    };
  },
};

/** The end of the hold on the office's clock. */
export function untilText(i18n: I18n, { rooms, office }: BookingSubject): string {
  const until = rooms.find((room) => room.until !== null)?.until;
  return until ? `${formatInstant(i18n.locale, until, office.zone)}, ${officeCity(i18n, office)}` : "";
}

function keepText(i18n: I18n, { office }: BookingSubject): string {
  const city = officeCity(i18n, office);
  const { phone } = office;
  return i18n._(msg`To keep it, call our ${city} office at ${phone} or answer this message before then.`);
}

/** The one link that holds the room, and no other. */
export function holdLinks(i18n: I18n, { booking, holdKey }: BookingSubject, origin: string): MailDocument["links"] {
  return holdKey ? [{ label: i18n._(msg`Hold the room`), href: `${origin}${localePath(booking.locale, `/hold/${holdKey}`)}` }] : [];
}
