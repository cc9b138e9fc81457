/** Mails about a call that a visitor of the chat asked for, and about messages of the contact page. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MailDocument } from "#app/domain/mail/document.ts";
import type { CallbackSubject, ConversationSubject, InquirySubject } from "#app/domain/mail/subject.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { formatInstant } from "../dates.ts";
import { INQUIRY_TOPIC_LABELS } from "../inquiry-labels.ts";
import { footerOf, officeCity } from "./footer.ts";
import { greetingOf } from "./greeting.ts";

export function callbackMail(i18n: I18n, { kind, name, phone, email, dueAt, office }: CallbackSubject): MailDocument {
  const staff = kind === "callback_requested_staff";
  const city = officeCity(i18n, office);
  const when = `${formatInstant(i18n.locale, dueAt, office.zone)}, ${city}`;
  const rows = [
    { label: i18n._(msg`Full name`), text: name },
    { label: i18n._(msg`Phone`), text: phone },
    { label: i18n._(msg`E-mail`), text: email ?? "" },
    { label: i18n._(msg`Call by`), text: when },
  ].filter(({ text }) => text !== "");
  return {
    subject: staff ? i18n._(msg`Call requested: ${phone}`) : i18n._(msg`We will call you by ${when}`),
    heading: staff ? i18n._(msg`A visitor of the chat asks for a call`) : i18n._(msg`We will call you`),
    greeting: staff ? null : greetingOf(i18n, name),
    paragraphs: [
      staff
        ? i18n._(msg`A call was promised by ${when}.`)
        : phone
          ? i18n._(msg`You asked to speak with a person. Our ${city} office will call you by ${when}, at ${phone}.`)
          : i18n._(msg`You asked to speak with a person. Our ${city} office will call by ${when}, at the number that was given.`),
    ],
    sections: [{ title: i18n._(msg`The call`), rows }],
    links: [],
    footer: footerOf(i18n, staff ? null : i18n._(msg`this request for a call`)),
  };
}

/** To the office, which can join the conversation while it goes on. */
export function conversationMail(i18n: I18n, { name, email, waitingSince, path }: ConversationSubject, origin: string): MailDocument {
  const when = `${formatInstant(i18n.locale, waitingSince, HEAD_OFFICE.zone)}, ${officeCity(i18n, HEAD_OFFICE)}`;
  const brand = PROVIDER.name;
  const rows = [
    { label: i18n._(msg`Full name`), text: name },
    { label: i18n._(msg`E-mail`), text: email ?? "" },
    { label: i18n._(msg`Waiting since`), text: when },
  ].filter(({ text }) => text !== "");
  return {
    subject: i18n._(msg`A visitor of the chat asks for a person`),
    heading: i18n._(msg`A visitor of the chat asks for a person`),
    greeting: null,
    paragraphs: [i18n._(msg`No telephone number was given. As long as the conversation goes on, you can join it and answer there.`)],
    sections: [{ title: i18n._(msg`The visitor`), rows }],
    links: [{ label: i18n._(msg`Open it in ${brand}`), href: `${origin}${path}` }],
    footer: footerOf(i18n, null),
  };
}

export function inquiryMail(i18n: I18n, subject: InquirySubject, origin: string): MailDocument {
  const { kind, reference, name, email, phone, topic, message, dueAt } = subject;
  const staff = kind === "inquiry_received_staff";
  const about = i18n._(INQUIRY_TOPIC_LABELS[topic]);
  const when = `${formatInstant(i18n.locale, dueAt, HEAD_OFFICE.zone)}, ${officeCity(i18n, HEAD_OFFICE)}`;
  const brand = PROVIDER.name;
  const rows = [
    { label: i18n._(msg`Reference`), text: reference },
    { label: i18n._(msg`Subject`), text: about },
    { label: i18n._(msg`Full name`), text: name },
    { label: i18n._(msg`E-mail`), text: email },
    { label: i18n._(msg`Phone`), text: phone ?? "" },
    { label: i18n._(msg`Message`), text: message },
  ].filter(({ text }) => text !== "");
  return {
    subject: staff ? i18n._(msg`Inquiry ${reference}: ${about}, ${name}`) : i18n._(msg`We have received your message ${reference}`),
    heading: staff ? i18n._(msg`A new inquiry`) : i18n._(msg`We have received your message`),
    greeting: staff ? null : greetingOf(i18n, name),
    paragraphs: [staff ? i18n._(msg`An answer was promised by ${when}.`) : i18n._(msg`Thank you for writing. We will answer by ${when}.`)],
    sections: [{ title: staff ? i18n._(msg`The inquiry`) : i18n._(msg`Your message`), rows }],
    links: staff ? [{ label: i18n._(msg`Open it in ${brand}`), href: `${origin}/admin/inquiries` }] : [],
    footer: footerOf(i18n, staff ? null : reference),
  };
}
