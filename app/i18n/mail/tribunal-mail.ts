/** Mails to who sits, or sat, in a tribunal: that something is so, and nothing of the case. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MailDocument } from "#app/domain/mail/document.ts";
import type { TribunalSubject } from "#app/domain/mail/subject.ts";
import { footerOf } from "./footer.ts";
import { greetingOf } from "./greeting.ts";

export function tribunalMail(i18n: I18n, { name, caseNumber, proposed }: TribunalSubject): MailDocument {
  const heading = proposed ? i18n._(msg`You are no longer proposed as an arbitrator`) : i18n._(msg`You no longer sit as an arbitrator`);
  return {
    subject: caseNumber ? `${caseNumber}: ${heading}` : heading,
    heading,
    greeting: greetingOf(i18n, name),
    paragraphs: [
      proposed ? proposedText(i18n, caseNumber) : memberText(i18n, caseNumber),
      i18n._(msg`If this is unexpected, please contact our office.`),
    ],
    sections: [],
    links: [],
    footer: footerOf(i18n, caseNumber),
  };
}

const memberText = (i18n: I18n, caseNumber: string | null) =>
  caseNumber
    ? i18n._(msg`You are no longer a member of the tribunal in case ${caseNumber}, and the case is no longer among yours.`)
    : i18n._(msg`You are no longer a member of the tribunal in one of your cases, and the case is no longer among yours.`);

/** To who had not accepted the seat yet. */
const proposedText = (i18n: I18n, caseNumber: string | null) =>
  caseNumber
    ? i18n._(
        msg`You are no longer proposed as an arbitrator in case ${caseNumber}: you need not answer, and the case is no longer among yours.`,
      )
    : i18n._(
        msg`You are no longer proposed as an arbitrator in one of your cases: you need not answer, and the case is no longer among yours.`,
      );
