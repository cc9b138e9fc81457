/** Words in calendars that people subscribe to; like mails, they are written on the server alone. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The title of a deadline's entry. */
export function deadlineEntryTitle(i18n: I18n, title: string, caseNumber: string): string {
  return i18n._(msg`Deadline: ${title} (${caseNumber})`);
}

/** What is under it: whether it is the reader's own to meet. */
export function deadlineEntryText(i18n: I18n, mine: boolean): string {
  return mine ? i18n._(msg`Due from you or your side`) : i18n._(msg`Not due from you`);
}
