/** The mail that asks an arbitrator about a conflict: where to answer, and nothing of the case. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MailDocument } from "#app/domain/mail/document.ts";
import type { DisclosureSubject } from "#app/domain/mail/subject.ts";
import { footerOf } from "./footer.ts";
import { greetingOf } from "./greeting.ts";

export function disclosureMail(i18n: I18n, { name, path }: DisclosureSubject, origin: string): MailDocument {
  return {
    subject: i18n._(msg`A question before your assignment`),
    heading: i18n._(msg`A possible conflict of interest`),
    greeting: greetingOf(i18n, name),
    paragraphs: [
      i18n._(msg`Our check has found names that may concern you. Please review them and disclose any connection, or decline.`),
      i18n._(msg`Nothing of the case is shown before you are assigned.`),
    ],
    links: [{ label: i18n._(msg`View the question`), href: `${origin}${path}` }],
    sections: [],
    footer: footerOf(i18n, null),
  };
}
