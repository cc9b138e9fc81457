/** Mails about a booking: to its contact in their language, and to the office that answers. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MailDocument, MailRow, MailSection } from "#app/domain/mail/document.ts";
import type { BookingMailKind, BookingSubject } from "#app/domain/mail/subject.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { daysOf } from "#app/domain/venue/record-days.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { localePath } from "../addresses.ts";
import { PROCEEDING_LABELS } from "../booking-labels.ts";
import { contactPromise, contactTask } from "../contact-promise.ts";
import { formatInstant } from "../dates.ts";
import { phoneText } from "../phone-text.ts";
import { answerSections, changeRows, factRows, hearingDayText } from "./booking-facts.ts";
import { estimateSections } from "./estimate-sections.ts";
import { footerOf, officeCity } from "./footer.ts";
import { greetingOf } from "./greeting.ts";
import { HOLD_MAILS, HOLD_WORDS, holdLinks, untilText, type Words } from "./hold-mails.ts";

/** The mail as it is now. `origin` begins its links. */
export function bookingMail(i18n: I18n, subject: BookingSubject, origin: string): MailDocument {
  const { booking, kind, rooms } = subject;
  const staff = kind.endsWith("_staff");
  const name = booking.bookingContactName;
  const words = WORDS[kind](i18n, subject);
  return {
    ...words,
    greeting: staff ? null : greetingOf(i18n, name),
    // Asked for by who knows a number and an address: nothing of the booking but its number.
    sections:
      kind === "booking_links" || kind === "booking_message"
        ? []
        : kind === "booking_message_staff"
          ? noteSections(i18n, subject.message)
          : HOLD_MAILS.includes(kind)
            ? [{ title: i18n._(msg`The booking`), rows: factRows(i18n, booking, rooms) }]
            : [
                ...(words.sections ?? []),
                {
                  title: i18n._(msg`The booking`),
                  rows: [...factRows(i18n, booking, booking.status === "confirmed" ? rooms : []), ...videoRows(i18n, subject)],
                },
                ...answerSections(i18n, booking),
                ...estimateSections(i18n, subject.estimate),
              ],
    links: staff
      ? staffLinks(i18n, subject, origin)
      : kind === "booking_hold_link"
        ? holdLinks(i18n, subject, origin)
        : contactLinks(i18n, subject, origin),
    footer: footerOf(i18n, staff ? null : booking.bookingNumber),
  };
}

const WORDS: Readonly<Record<BookingMailKind, (i18n: I18n, subject: BookingSubject) => Words>> = {
  booking_received(i18n, subject) {
    const { booking, office, rooms } = subject;
    const number = booking.bookingNumber;
    const city = officeCity(i18n, office);
    const open = booking.status === "pending" || booking.status === "consultation_requested";
    return {
      subject: i18n._(msg`We have received your request ${number}`),
      heading: i18n._(msg`We have received your request`),
      paragraphs: [
        i18n._(msg`Thank you. Your request has reached our ${city} office.`),
        ...(open
          ? [
              rooms.some(({ until }) => until !== null)
                ? i18n._(msg`It is not confirmed yet. A room is held until ${untilText(i18n, subject)}.`)
                : i18n._(msg`It is not confirmed yet, and no room is held.`),
              callText(i18n, subject),
            ]
          : [i18n._(msg`It has since been confirmed; a separate message says so.`)]),
      ],
    };
  },
  booking_confirmed(i18n, { booking, changes }) {
    const number = booking.bookingNumber;
    const what = i18n._(PROCEEDING_LABELS[booking.proceedingType]);
    const rows = changes ? changeRows(i18n, booking, changes) : [];
    return {
      subject: i18n._(msg`Confirmed: ${what}, ${number}`),
      heading: i18n._(msg`Your booking is confirmed`),
      paragraphs: [
        ...(rows.length > 0 ? [i18n._(msg`It is confirmed with a change from what you asked for, which you find first.`)] : []),
        i18n._(msg`Please check what follows, and call us if anything is not as you expect it.`),
        ...calendarText(i18n, booking),
      ],
      sections: rows.length > 0 ? [{ title: i18n._(msg`What was changed`), rows }] : [],
    };
  },
  booking_changed(i18n, { booking, changes, rooms, office }) {
    const number = booking.bookingNumber;
    const what = i18n._(PROCEEDING_LABELS[booking.proceedingType]);
    const rows = changes ? changeRows(i18n, booking, changes) : [];
    return {
      subject: i18n._(msg`Changed: ${what}, ${number}`),
      heading: i18n._(msg`Your booking was changed`),
      paragraphs: [
        booking.status === "confirmed" ? i18n._(msg`The booking is confirmed in its current form.`) : waitingText(i18n, rooms, office),
        ...calendarText(i18n, booking),
      ],
      sections: rows.length > 0 ? [{ title: i18n._(msg`What was changed`), rows }] : [],
    };
  },
  booking_cancelled(i18n, { booking, reason }) {
    const number = booking.bookingNumber;
    const what = i18n._(PROCEEDING_LABELS[booking.proceedingType]);
    return {
      subject: i18n._(msg`Cancelled: ${what}, ${number}`),
      heading: i18n._(msg`Your booking was cancelled`),
      paragraphs: [
        i18n._(msg`It will not take place, and no room is held for it any more. If you did not expect this, please call us.`),
        ...(booking.bookingDate ? [i18n._(msg`The attached file removes it from your calendar.`)] : []),
      ],
      sections: reason ? [{ title: i18n._(msg`Why it was cancelled`), rows: [{ label: i18n._(msg`Reason`), text: reason }] }] : [],
    };
  },
  booking_reminder(i18n, { booking }) {
    const number = booking.bookingNumber;
    const what = i18n._(PROCEEDING_LABELS[booking.proceedingType]);
    const [first] = daysOf(booking);
    const when = first ? hearingDayText(i18n, booking, first) : "";
    return {
      subject: i18n._(msg`Reminder: ${what}, ${when}`),
      heading: i18n._(msg`Your booking begins within a day`),
      paragraphs: [i18n._(msg`Your booking ${number} begins ${when}.`), i18n._(msg`Please call us if anything is not as you expect it.`)],
    };
  },
  booking_links(i18n, { booking }) {
    const number = booking.bookingNumber;
    return {
      subject: i18n._(msg`The links of your booking ${number}`),
      heading: i18n._(msg`The links of your booking`),
      paragraphs: [
        i18n._(msg`You or our office asked for them. They open your booking ${number} and let you change or cancel it.`),
        i18n._(
          msg`Keep them to yourself: anyone who has them can do the same. If you did not ask for them, you don’t need to do anything.`,
        ),
      ],
    };
  },
  ...HOLD_WORDS,
  booking_message(i18n, { booking, message }) {
    const number = booking.bookingNumber;
    return {
      subject: i18n._(msg`Message about your booking ${number}`),
      heading: i18n._(msg`A message from our office`),
      paragraphs: [...paragraphsOf(message), i18n._(msg`You can answer on the page of your booking, or call us.`)],
    };
  },
  booking_video_link(i18n, { booking }) {
    const number = booking.bookingNumber;
    return {
      subject: i18n._(msg`Video room for your booking ${number}`),
      heading: i18n._(msg`The video room of your booking`),
      paragraphs: [
        i18n._(msg`The link to the video room is below and on the page of your booking. Share it only with those who take part.`),
      ],
    };
  },
  booking_message_staff(i18n, { booking }) {
    const number = booking.bookingNumber;
    const name = booking.bookingContactName;
    return {
      subject: i18n._(msg`${number}: Message from ${name}`),
      heading: i18n._(msg`A message from the client`),
      paragraphs: [i18n._(msg`Answer it in the booking’s thread, so that everyone in the office sees it is answered.`)],
    };
  },
  booking_received_staff(i18n, subject) {
    const { booking } = subject;
    const number = booking.bookingNumber;
    const name = booking.bookingContactName;
    const what = i18n._(PROCEEDING_LABELS[booking.proceedingType]);
    return {
      subject: i18n._(msg`${number}: New request, ${what}, ${name}`),
      heading: i18n._(msg`A new request`),
      paragraphs: staffCallTexts(i18n, subject),
    };
  },
  change_requested_staff(i18n, { booking, note }) {
    const number = booking.bookingNumber;
    const name = booking.bookingContactName;
    return {
      subject: i18n._(msg`${number}: Change requested, ${name}`),
      heading: i18n._(msg`Change requested`),
      paragraphs: [i18n._(msg`The contact asks for a change that only staff can make. Nothing was changed yet.`)],
      sections: noteSections(i18n, note),
    };
  },
  cancel_requested_staff(i18n, { booking, note }) {
    const number = booking.bookingNumber;
    const name = booking.bookingContactName;
    return {
      subject: i18n._(msg`${number}: Cancellation requested, ${name}`),
      heading: i18n._(msg`Cancellation requested`),
      paragraphs: [i18n._(msg`The contact asks for a cancellation that only staff can make. Nothing was changed yet.`)],
      sections: noteSections(i18n, note),
    };
  },
  booking_changed_staff(i18n, { booking, changes }) {
    const number = booking.bookingNumber;
    const name = booking.bookingContactName;
    const rows = changes ? changeRows(i18n, booking, changes) : [];
    return {
      subject: i18n._(msg`${number}: Changed by the client, ${name}`),
      heading: i18n._(msg`The client has changed a booking`),
      paragraphs: [
        booking.status === "confirmed"
          ? i18n._(msg`The booking is confirmed in its current form.`)
          : i18n._(msg`The booking waits for our confirmation.`),
      ],
      sections: rows.length > 0 ? [{ title: i18n._(msg`What was changed`), rows }] : [],
    };
  },
  booking_cancelled_staff(i18n, { booking, reason }) {
    const number = booking.bookingNumber;
    const name = booking.bookingContactName;
    return {
      subject: i18n._(msg`${number}: Cancelled by the client, ${name}`),
      heading: i18n._(msg`The client has cancelled a booking`),
      paragraphs: [i18n._(msg`Its rooms are free again, and nothing is left to be done about it.`)],
      sections: noteSections(i18n, reason),
    };
  },
};

/** What becomes of a booking that waits for staff again, and until when a room waits with it. */
function waitingText(i18n: I18n, rooms: BookingSubject["rooms"], office: Venue): string {
  const until = rooms.find((room) => room.until !== null)?.until;
  if (!until) return i18n._(msg`In its current form it is not confirmed yet, and no room is held. We will tell you when it is.`);
  const when = `${formatInstant(i18n.locale, until, office.zone)}, ${officeCity(i18n, office)}`;
  return i18n._(
    msg`In its current form it is not confirmed yet. A room is held for it until ${when}. We will tell you when it is confirmed.`,
  );
}

/** What staff typed: a blank line begins a paragraph. */
const paragraphsOf = (message: string | null): string[] => (message ?? "").split(/\n{2,}/).filter(Boolean);

function videoRows(i18n: I18n, { videoLink }: BookingSubject): MailRow[] {
  return videoLink ? [{ label: i18n._(msg`Video room`), text: videoLink }] : [];
}

function noteSections(i18n: I18n, note: string | null): MailSection[] {
  return note ? [{ title: i18n._(msg`In their words`), rows: [{ label: i18n._(msg`Message`), text: note }] }] : [];
}

/** Who calls or writes by when, on the clock of the office that does, as the contact has asked for. */
function callText(i18n: I18n, { booking, office, way }: BookingSubject): string {
  const city = officeCity(i18n, office);
  return contactPromise(i18n, {
    way,
    city,
    by: booking.callBy ? `${formatInstant(i18n.locale, booking.callBy, office.zone)}, ${city}` : "",
    phone: phoneText(booking.bookingContactPhone),
    email: booking.bookingContactEmail,
  });
}

/** What was promised to the contact, and how staff reach them. */
function staffCallTexts(i18n: I18n, { booking: { callBy }, office, way }: BookingSubject): string[] {
  if (!callBy) return [i18n._(msg`The call that was promised is done, or none was promised.`)];
  const when = `${formatInstant(i18n.locale, callBy, office.zone)}, ${officeCity(i18n, office)}`;
  if (way.by === "phone" && !way.when) return [i18n._(msg`A call was promised by ${when}.`)];
  return [contactTask(i18n, way), i18n._(msg`Due by ${when}.`)];
}

function calendarText(i18n: I18n, { bookingDate }: BookingSubject["booking"]): string[] {
  return bookingDate ? [i18n._(msg`The attached file adds it to your calendar, or updates it there.`)] : [];
}

function contactLinks(i18n: I18n, { booking, keys, kind }: BookingSubject, origin: string): MailDocument["links"] {
  if (kind === "booking_cancelled" || !keys) return [];
  const at = (path: string) => origin + localePath(booking.locale, path);
  if (kind === "booking_message")
    return [
      { label: i18n._(msg`Answer us`), href: `${at(`/manage/${keys.manage}`)}?do=write` },
      { label: i18n._(msg`Open your booking`), href: at(`/booking-confirmation/${keys.confirmation}`) },
    ];
  return [
    { label: i18n._(msg`Open your booking`), href: at(`/booking-confirmation/${keys.confirmation}`) },
    { label: i18n._(msg`Change or cancel it`), href: at(`/manage/${keys.manage}`) },
  ];
}

function staffLinks(i18n: I18n, { booking, kind }: BookingSubject, origin: string): MailDocument["links"] {
  const name = PROVIDER.name;
  return [
    {
      label: i18n._(msg`Open it in ${name}`),
      href: `${origin}/bookings/${booking.id}${kind === "booking_message_staff" ? "#thread" : ""}`,
    },
  ];
}
