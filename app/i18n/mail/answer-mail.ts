/** The mail that reminds an arbitrator of what waits for their answer: where to answer, and nothing of the case. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MailDocument } from "#app/domain/mail/document.ts";
import type { UnansweredKind, UnansweredSubject } from "#app/domain/mail/subject.ts";
import { footerOf } from "./footer.ts";
import { greetingOf } from "./greeting.ts";

const TEXTS: Readonly<Record<UnansweredKind, Record<"subject" | "heading" | "paragraph" | "link", MessageDescriptor>>> = {
  assignment: {
    subject: msg`Reminder: your appointment awaits your answer`,
    heading: msg`Do you accept the appointment?`,
    paragraph: msg`You were appointed as an arbitrator and have not answered yet. The case waits for your answer: please accept or decline.`,
    link: msg`Open the case`,
  },
  disclosure: {
    subject: msg`Reminder: a question about a conflict awaits your answer`,
    heading: msg`A possible conflict of interest`,
    paragraph: msg`We asked you about names that may concern you, and you have not answered yet. Please disclose any connection, or decline.`,
    link: msg`View the question`,
  },
};

export function answerMail(i18n: I18n, { name, of, path }: UnansweredSubject, origin: string): MailDocument {
  const { subject, heading, paragraph, link } = TEXTS[of];
  return {
    subject: i18n._(subject),
    heading: i18n._(heading),
    greeting: greetingOf(i18n, name),
    paragraphs: [i18n._(paragraph)],
    links: [{ label: i18n._(link), href: `${origin}${path}` }],
    sections: [],
    footer: footerOf(i18n, null),
  };
}
