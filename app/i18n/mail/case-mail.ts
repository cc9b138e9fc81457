/** The mail of notices: that something happened, as far as mails of the case say of it, and where to read it. Nothing of what was filed or said. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { EntryType } from "#app/domain/case/vocabulary.ts";
import type { MailDocument } from "#app/domain/mail/document.ts";
import type { CaseNews, CaseSubject } from "#app/domain/mail/subject.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { noticeText } from "../portal/notice-texts.ts";
import { footerOf } from "./footer.ts";
import { greetingOf } from "./greeting.ts";

const WHAT: Readonly<Partial<Record<EntryType, MessageDescriptor>>> = {
  claim_amended: msg`The claim was amended`,
  document_uploaded: msg`A document was filed`,
  document_replaced: msg`A new version of a document was filed`,
  document_withdrawn: msg`A document was withdrawn`,
  document_quarantined: msg`A document was held back by the virus scanner`,
  document_numbered: msg`A document was numbered as an exhibit`,
  bundle_made: msg`A bundle for the hearing was made`,
  bundle_held: msg`A bundle for the hearing is held back`,
  bundle_released: msg`A bundle for the hearing is open again`,
  message_posted: msg`There is a new message`,
  status_changed: msg`The status of the case has changed`,
  arbitrator_assigned: msg`An arbitrator was assigned`,
  arbitrator_accepted: msg`An arbitrator has accepted`,
  arbitrator_declined: msg`An arbitrator has declined`,
  arbitrator_replaced: msg`An arbitrator was replaced`,
  tribunal_changed: msg`The number of arbitrators was changed`,
  person_joined: msg`A participant joined`,
  deadline_set: msg`A deadline was set`,
  deadline_done: msg`A deadline was met`,
  deadline_cancelled: msg`A deadline was cancelled`,
  deadline_reminded: msg`Deadline approaching`,
  deadline_day_closed: msg`The day of a deadline is closed`,
  deadline_day_decided: msg`A deadline on a closed day was decided`,
  extension_requested: msg`Extension requested`,
  extension_decided: msg`Extension request decided`,
  booking_linked: msg`Booking linked`,
  booking_unlinked: msg`Booking unlinked`,
  booking_changed: msg`A hearing was changed`,
  booking_confirmed: msg`A hearing was confirmed`,
  booking_cancelled: msg`A hearing was cancelled`,
  disclosure_decided: msg`An arbitrator’s disclosure is shown to the parties`,
  disclosure_commented: msg`A party commented on a disclosure`,
  arbitrator_challenged: msg`An arbitrator was challenged`,
  challenge_decided: msg`A challenge was decided`,
  remarks_ended: msg`The time for comments on a disclosure was ended`,
};

/** A thing that happened, in as many words as mails of its case may say. */
function wordsOf(i18n: I18n, { type, outcome }: CaseNews): string {
  if (type && outcome) return noticeText(i18n, { type, ...outcome });
  return i18n._((type && WHAT[type]) ?? msg`There is something new`);
}

export function caseMail(i18n: I18n, { name, daily, news }: CaseSubject, origin: string): MailDocument {
  const brand = PROVIDER.name;
  const numbers = [...new Set(news.map(({ caseNumber }) => caseNumber))];
  const [caseNumber = null] = numbers.length === 1 ? numbers : [];
  const count = news.length;
  const [only] = count === 1 ? news : [];
  const several = daily
    ? i18n._(msg`${plural(count, { one: "# notice", other: "# notices" })} of the last day`)
    : i18n._(msg`${plural(count, { one: "# notice", other: "# notices" })}`);
  const what = only ? wordsOf(i18n, only) : several;
  return {
    subject: caseNumber ? `${caseNumber}: ${what}` : what,
    heading: what,
    greeting: greetingOf(i18n, name),
    paragraphs: [
      caseNumber
        ? i18n._(
            msg`There is something new in case ${caseNumber}. To keep it confidential, this message holds nothing of what was filed or written: please sign in to read it.`,
          )
        : i18n._(
            msg`There is something new in your cases. To keep it confidential, this message holds nothing of what was filed or written: please sign in to read it.`,
          ),
      i18n._(msg`Which of these messages you receive, and how often, is chosen in your settings.`),
    ],
    sections: [],
    links: news.map((one) => ({
      label: only ? i18n._(msg`Open it in ${brand}`) : labelOf(i18n, one, caseNumber),
      href: origin + one.path,
    })),
    footer: footerOf(i18n, caseNumber),
  };
}

/** With the number of its case, where the mail tells of several. */
const labelOf = (i18n: I18n, one: CaseNews, said: string | null): string =>
  one.caseNumber && !said ? `${one.caseNumber}: ${wordsOf(i18n, one)}` : wordsOf(i18n, one);
