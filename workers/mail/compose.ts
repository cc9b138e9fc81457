/** From a row of the outbox to a message: what it is about as it is now, in the reader's language, with its calendar. */
import type { I18n } from "@lingui/core";
import type { Database } from "#app/db/client.server.ts";
import type { OutboxMessage } from "#app/db/mail/outbox.repo.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { MailDocument } from "#app/domain/mail/document.ts";
import { type Shown, shownTo } from "#app/domain/mail/first-mail.ts";
import { headerText, type MailAddress, type MailAttachment, type MailMessage, mailAddress, messageIdOf } from "#app/domain/mail/message.ts";
import { type BookingMailKind, type BookingSubject, isForStaff } from "#app/domain/mail/subject.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { daysBefore } from "#app/domain/venue/record-days.ts";
import { accountMail } from "#app/i18n/mail/account-mails.ts";
import { answerMail } from "#app/i18n/mail/answer-mail.ts";
import { bookingMail } from "#app/i18n/mail/booking-mail.ts";
import { caseMail } from "#app/i18n/mail/case-mail.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import { collectedMail } from "#app/i18n/mail/collected-mail.ts";
import { disclosureMail } from "#app/i18n/mail/disclosure-mail.ts";
import { leftOutText } from "#app/i18n/mail/greeting.ts";
import { callbackMail, conversationMail, inquiryMail } from "#app/i18n/mail/other-mails.ts";
import { recordMail } from "#app/i18n/mail/record-mail.ts";
import { tribunalMail } from "#app/i18n/mail/tribunal-mail.ts";
import { calendarFile } from "#app/services/bookings/calendar/calendar-file.server.ts";
import type { Standing } from "#app/services/mail/mail-gate.server.ts";
import { subjectOf } from "#app/services/mail/mail-subjects.server.ts";
import type { Dropped } from "#app/services/mail/wanted-mail.ts";
import type { AuthSecrets } from "#app/services/platform/secrets/auth-secrets.ts";
import { mailHtml } from "./html.tsx";
import { mailText } from "./text.ts";

export interface ComposeContext {
  db: Database;
  /** The Worker's keys: links that open something are made with them. */
  secrets: AuthSecrets;
  clock: () => Date;
  /** Begins the links. */
  origin: string;
  /** The address that mails come from. */
  sender: string;
}

/**
 * The message of an outbox row, or why it is not sent. It says nothing that a stranger typed. Throws `MailFailure` for what cannot be read.
 */
export async function compose(
  context: ComposeContext,
  message: OutboxMessage,
  standing: Pick<Standing, "personal">,
): Promise<MailMessage | Dropped> {
  const { clock, origin, sender } = context;
  const found = await subjectOf(context, message, clock().getTime());
  if ("dropped" in found) return found;
  const { subject, leftOut } = shownTo(found, standing);
  const to = mailAddress(message.recipient, recipientName(subject));
  const mail = await documentOf(subject, { locale: message.locale, leftOut }, origin);
  return {
    messageId: messageIdOf(message.id, sender),
    from: mailAddress(sender, PROVIDER.name),
    to,
    replyTo: replyTo(subject),
    subject: headerText(mail.subject),
    text: mailText(mail, message.locale),
    html: await mailHtml(mail, message.locale),
    locale: message.locale,
    attachments: subject.about === "booking" ? await calendarOf(subject) : [],
  };
}

async function documentOf(subject: Shown, as: { locale: Locale; leftOut: boolean }, origin: string): Promise<MailDocument> {
  const i18n = await createMailI18n(as.locale);
  const mail = written(i18n, subject, origin);
  return as.leftOut ? { ...mail, paragraphs: [...mail.paragraphs, leftOutText(i18n)] } : mail;
}

function written(i18n: I18n, subject: Shown, origin: string): MailDocument {
  switch (subject.about) {
    case "booking":
      return bookingMail(i18n, subject, origin);
    case "callback":
      return callbackMail(i18n, subject);
    case "conversation":
      return conversationMail(i18n, subject, origin);
    case "inquiry":
      return inquiryMail(i18n, subject, origin);
    case "case":
      return caseMail(i18n, subject, origin);
    case "account":
      return accountMail(i18n, subject, origin);
    case "collected":
      return collectedMail(i18n, subject, origin);
    case "record":
      return recordMail(i18n, subject, origin);
    case "disclosure":
      return disclosureMail(i18n, subject, origin);
    case "unanswered":
      return answerMail(i18n, subject, origin);
    case "tribunal":
      return tribunalMail(i18n, subject);
  }
}

function recipientName(subject: Shown): string | null {
  if (isForStaff(subject.kind) || subject.about === "collected") return PROVIDER.name;
  return subject.about === "booking" ? subject.booking.bookingContactName : subject.name;
}

/** Staff answer the person who wrote; everybody else answers the provider. An address that is none is left out. */
function replyTo(subject: Shown): MailAddress | null {
  if (!isForStaff(subject.kind)) return mailAddress(PROVIDER.email, PROVIDER.name);
  const address = subject.about === "booking" ? subject.booking.bookingContactEmail : "email" in subject ? subject.email : null;
  try {
    // Without the name that somebody typed: nobody has proven that it belongs to the address.
    return address ? mailAddress(address) : null;
  } catch {
    return null;
  }
}

/** Mails that put a hearing into the reader's calendar, correct it there or take it out. */
const WITH_CALENDAR: readonly BookingMailKind[] = ["booking_received", "booking_confirmed", "booking_changed", "booking_cancelled"];

async function calendarOf({ kind, booking, changes, earlierUid }: Shown<BookingSubject>): Promise<MailAttachment[]> {
  if (!WITH_CALENDAR.includes(kind) || !booking.bookingDate) return [];
  const before = changes ? daysBefore(booking, changes) : null;
  const method = booking.status === "cancelled" ? "CANCEL" : "PUBLISH";
  return [
    {
      filename: `${booking.bookingNumber}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: await calendarFile(booking, { before, earlierUid }),
    },
  ];
}
