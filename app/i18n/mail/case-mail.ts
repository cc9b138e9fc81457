/** The mail of a notice: that something happened in a case, and where to read it. Nothing of what was filed or said. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EntryType } from "#app/domain/case/vocabulary.ts";
import type { MailDocument } from "#app/domain/mail/document.ts";
import type { CaseSubject } from "#app/domain/mail/subject.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { footerOf } from "./footer.ts";
import { greetingOf } from "./greeting.ts";

const WHAT: Readonly<Partial<Record<EntryType, MessageDescriptor>>> = {
  document_uploaded: msg`A document was filed`,
  document_replaced: msg`A new version of a document was filed`,
  document_withdrawn: msg`A document was withdrawn`,
  document_quarantined: msg`A document was held back by the virus scanner`,
  message_posted: msg`There is a new message`,
  status_changed: msg`The status of the case has changed`,
  arbitrator_assigned: msg`An arbitrator was assigned`,
  arbitrator_accepted: msg`The arbitrator has accepted`,
  arbitrator_declined: msg`The arbitrator has declined`,
  arbitrator_replaced: msg`The arbitrator was replaced`,
  person_joined: msg`A participant joined`,
  deadline_set: msg`A deadline was set`,
  deadline_done: msg`A deadline was met`,
  deadline_cancelled: msg`A deadline was cancelled`,
  deadline_reminded: msg`Deadline approaching`,
  extension_requested: msg`Extension requested`,
  extension_decided: msg`Extension request decided`,
  booking_linked: msg`Booking linked`,
  booking_unlinked: msg`Booking unlinked`,
};

export function caseMail(i18n: I18n, { name, caseNumber, type, path }: CaseSubject, origin: string): MailDocument {
  const what = i18n._(WHAT[type] ?? msg`There is something new`);
  const brand = PROVIDER.name;
  return {
    subject: `${caseNumber}: ${what}`,
    heading: what,
    greeting: greetingOf(i18n, name),
    paragraphs: [
      i18n._(
        msg`There is something new in case ${caseNumber}. To keep it confidential, this message does not say what: please sign in to read it.`,
      ),
      i18n._(msg`Which of these messages you receive is chosen in your settings.`),
    ],
    sections: [],
    links: [{ label: i18n._(msg`Open it in ${brand}`), href: origin + path }],
    footer: footerOf(i18n, caseNumber),
  };
}
