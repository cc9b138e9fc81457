/** The mail that a case's record was found altered, to administrators: that it is so, and where to look. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MailDocument } from "#app/domain/mail/document.ts";
import type { RecordSubject } from "#app/domain/mail/subject.ts";
import { footerOf } from "./footer.ts";
import { greetingOf } from "./greeting.ts";

export function recordMail(i18n: I18n, { name, caseNumber, path }: RecordSubject, origin: string): MailDocument {
  return {
    subject: i18n._(msg`The record of ${caseNumber} was altered`),
    heading: i18n._(msg`A record that fails its check`),
    greeting: greetingOf(i18n, name),
    paragraphs: [
      i18n._(msg`The check of all records has found that the record of ${caseNumber} is not what was written.`),
      i18n._(msg`Change nothing in the database, keep its backups, and look at what was found.`),
    ],
    links: [{ label: i18n._(msg`View the check`), href: `${origin}${path}` }],
    sections: [],
    footer: footerOf(i18n, null),
  };
}
