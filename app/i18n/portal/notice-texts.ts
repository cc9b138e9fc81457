/** What a notice says happened: who did what, and nothing of its content. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EntryType } from "#app/domain/case/vocabulary.ts";
import { PROVIDER } from "#app/domain/provider.ts";

type Sentence = (i18n: I18n, who: string) => string;

const SENTENCES: Readonly<Partial<Record<EntryType, Sentence>>> = {
  case_created: (i18n, who) => i18n._(msg`${who} created the case`),
  arbitrator_assigned: (i18n, who) => i18n._(msg`${who} assigned an arbitrator`),
  document_uploaded: (i18n, who) => i18n._(msg`${who} filed a document`),
  document_replaced: (i18n, who) => i18n._(msg`${who} filed a new version of a document`),
  document_withdrawn: (i18n, who) => i18n._(msg`${who} withdrew a document`),
  document_quarantined: (i18n) => i18n._(msg`The virus scanner held back a document`),
  message_posted: (i18n, who) => i18n._(msg`${who} wrote a message`),
  status_changed: (i18n, who) => i18n._(msg`${who} changed the status of the case`),
  person_named: (i18n, who) => i18n._(msg`${who} added a person to the case`),
  person_invited: (i18n, who) => i18n._(msg`${who} invited a person to the case`),
  person_joined: (i18n, who) => i18n._(msg`${who} joined the case`),
  person_removed: (i18n, who) => i18n._(msg`${who} removed a person from the case`),
  sides_changed: (i18n, who) => i18n._(msg`${who}, who was on the other side of the case before, joined this one`),
  arbitrator_accepted: (i18n, who) => i18n._(msg`${who} accepted the assignment`),
  arbitrator_declined: (i18n, who) => i18n._(msg`${who} declined the assignment`),
  arbitrator_replaced: (i18n, who) => i18n._(msg`${who} replaced the arbitrator`),
  conflict_found: (i18n) => i18n._(msg`A possible conflict of interest was found`),
  disclosure_answered: (i18n, who) => i18n._(msg`${who} answered about a possible conflict of interest`),
  disclosure_decided: (i18n, who) => i18n._(msg`${who} decided about a possible conflict of interest`),
  deadline_set: (i18n, who) => i18n._(msg`${who} set a deadline`),
  deadline_done: (i18n, who) => i18n._(msg`${who} marked a deadline as met`),
  deadline_cancelled: (i18n, who) => i18n._(msg`${who} cancelled a deadline`),
  deadline_reminded: (i18n) => i18n._(msg`Deadline approaching`),
  extension_requested: (i18n, who) => i18n._(msg`${who} asked for more time`),
  extension_decided: (i18n, who) => i18n._(msg`${who} decided a request for more time`),
  booking_linked: (i18n, who) => i18n._(msg`${who} linked a booking to the case`),
  booking_unlinked: (i18n, who) => i18n._(msg`${who} unlinked a booking from the case`),
};

/** One line of the feed; `actor` is null for the system. */
export function noticeText(i18n: I18n, { type, actor }: { type: EntryType; actor: string | null }): string {
  const who = actor ?? PROVIDER.name;
  return SENTENCES[type]?.(i18n, who) ?? i18n._(msg`There is something new`);
}
