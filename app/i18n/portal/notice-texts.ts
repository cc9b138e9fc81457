/** What a notice says happened: who did what, and what came of it; nothing of what somebody wrote. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { BY_LINK } from "#app/domain/case/chain/chain.ts";
import type { EntryType } from "#app/domain/case/vocabulary.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { formatDate } from "../dates.ts";
import { CLIENT_BY_LINK } from "./activity-texts.ts";

type Sentence = (i18n: I18n, who: string) => string;

const SENTENCES: Readonly<Partial<Record<EntryType, Sentence>>> = {
  claim_amended: (i18n, who) => i18n._(msg`${who} amended the title or the description of the case`),
  case_created: (i18n, who) => i18n._(msg`${who} created the case`),
  arbitrator_assigned: (i18n, who) => i18n._(msg`${who} assigned an arbitrator`),
  document_uploaded: (i18n, who) => i18n._(msg`${who} filed a document`),
  document_replaced: (i18n, who) => i18n._(msg`${who} filed a new version of a document`),
  document_withdrawn: (i18n, who) => i18n._(msg`${who} withdrew a document`),
  document_quarantined: (i18n) => i18n._(msg`The virus scanner held back a document`),
  document_numbered: (i18n, who) => i18n._(msg`${who} numbered a document as an exhibit`),
  bundle_made: (i18n, who) => i18n._(msg`${who} made a bundle for the hearing`),
  bundle_held: (i18n, who) => i18n._(msg`${who} holds back a bundle for the hearing`),
  bundle_released: (i18n, who) => i18n._(msg`${who} opened a bundle for the hearing again`),
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
  tribunal_changed: (i18n, who) => i18n._(msg`${who} changed the number of arbitrators`),
  conflict_found: (i18n) => i18n._(msg`A possible conflict of interest was found`),
  disclosure_answered: (i18n, who) => i18n._(msg`${who} answered about a possible conflict of interest`),
  disclosure_commented: (i18n, who) => i18n._(msg`${who} commented on the arbitrator’s disclosure`),
  arbitrator_challenged: (i18n, who) => i18n._(msg`${who} challenged the arbitrator`),
  challenge_decided: (i18n, who) => i18n._(msg`${who} decided a challenge of the arbitrator`),
  remarks_ended: (i18n, who) => i18n._(msg`${who} ended the time for comments on the arbitrator’s disclosure`),
  disclosure_decided: (i18n, who) => i18n._(msg`${who} decided about a possible conflict of interest`),
  deadline_set: (i18n, who) => i18n._(msg`${who} set a deadline`),
  deadline_done: (i18n, who) => i18n._(msg`${who} marked a deadline as met`),
  deadline_cancelled: (i18n, who) => i18n._(msg`${who} cancelled a deadline`),
  deadline_reminded: (i18n) => i18n._(msg`Deadline approaching`),
  deadline_day_closed: (i18n) => i18n._(msg`The day of a deadline is closed`),
  deadline_day_decided: (i18n, who) => i18n._(msg`${who} decided about a deadline on a closed day`),
  extension_requested: (i18n, who) => i18n._(msg`${who} requested an extension`),
  extension_decided: (i18n, who) => i18n._(msg`${who} decided an extension request`),
  booking_linked: (i18n, who) => i18n._(msg`${who} linked a booking to the case`),
  booking_unlinked: (i18n, who) => i18n._(msg`${who} unlinked a booking from the case`),
  booking_changed: (i18n, who) => i18n._(msg`${who} changed a hearing of the case`),
  booking_confirmed: (i18n, who) => i18n._(msg`${who} confirmed a hearing of the case`),
  booking_cancelled: (i18n, who) => i18n._(msg`${who} cancelled a hearing of the case`),
};

type Outcome = (i18n: I18n, who: string, of: (member: string) => string | null) => string | null;

const day = (i18n: I18n, date: string | null) => formatDate(i18n.locale, date ?? "");

/** The same with what came of it, where the entry's details say it; null where they do not. */
const OUTCOMES: Readonly<Partial<Record<EntryType, Outcome>>> = {
  arbitrator_assigned: (i18n, who, of) => {
    const [arbitrator, seat] = [of("arbitrator"), of("seat")];
    if (arbitrator && seat === "presiding") return i18n._(msg`${who} assigned ${arbitrator} as presiding arbitrator`);
    if (arbitrator && seat === "co") return i18n._(msg`${who} assigned ${arbitrator} as co-arbitrator`);
    return arbitrator && i18n._(msg`${who} assigned ${arbitrator} as arbitrator`);
  },
  arbitrator_replaced: (i18n, who, of) => {
    const [before, arbitrator, seat] = [of("before"), of("arbitrator"), of("seat")];
    if (!before || !arbitrator) return null;
    if (seat === "presiding") return i18n._(msg`${who} replaced ${before} with ${arbitrator} as presiding arbitrator`);
    if (seat === "co") return i18n._(msg`${who} replaced ${before} with ${arbitrator} as co-arbitrator`);
    return i18n._(msg`${who} replaced ${before} with ${arbitrator} as arbitrator`);
  },
  tribunal_changed: (i18n, who, of) => {
    const [arbitrator, seat] = [of("arbitrator"), of("seat")];
    if (arbitrator && seat === "presiding")
      return i18n._(msg`${who} changed the number of arbitrators: ${arbitrator} now presides over three`);
    if (arbitrator && seat === "sole")
      return i18n._(msg`${who} changed the number of arbitrators: ${arbitrator} is now the sole arbitrator`);
    return null;
  },
  arbitrator_accepted: (i18n, who, of) => {
    if (of("seat") === "presiding") return i18n._(msg`${who} accepted the assignment as presiding arbitrator`);
    return of("seat") === "co" ? i18n._(msg`${who} accepted the assignment as co-arbitrator`) : null;
  },
  arbitrator_declined: (i18n, who, of) => {
    if (of("seat") === "presiding") return i18n._(msg`${who} declined the assignment as presiding arbitrator`);
    return of("seat") === "co" ? i18n._(msg`${who} declined the assignment as co-arbitrator`) : null;
  },
  document_uploaded: (i18n, who, of) => {
    const [name, exhibit] = [of("name"), of("exhibit")];
    if (name && exhibit) return i18n._(msg`${who} filed exhibit ${exhibit}: ${name}`);
    return name && i18n._(msg`${who} filed a document: ${name}`);
  },
  document_replaced: (i18n, who, of) => {
    const exhibit = of("exhibit");
    return exhibit && i18n._(msg`${who} filed a new version of exhibit ${exhibit}`);
  },
  document_numbered: (i18n, who, of) => {
    const [name, exhibit] = [of("name"), of("exhibit")];
    return name && exhibit && i18n._(msg`${who} numbered a document as exhibit ${exhibit}: ${name}`);
  },
  document_withdrawn: (i18n, who, of) => {
    const [name, exhibit] = [of("name"), of("exhibit")];
    if (name && exhibit) return i18n._(msg`${who} withdrew exhibit ${exhibit}: ${name}`);
    return name && i18n._(msg`${who} withdrew a document: ${name}`);
  },
  bundle_made: (i18n, who, of) => {
    const title = of("title");
    return title && i18n._(msg`${who} made a bundle for the hearing: ${title}`);
  },
  bundle_held: (i18n, who, of) => {
    const title = of("title");
    return title && i18n._(msg`${who} holds back a bundle for the hearing: ${title}`);
  },
  bundle_released: (i18n, who, of) => {
    const title = of("title");
    return title && i18n._(msg`${who} opened a bundle for the hearing again: ${title}`);
  },
  person_joined: (i18n, who, of) => {
    const name = of("name");
    return name && name !== who ? i18n._(msg`${who} joined the case for ${name}`) : null;
  },
  person_invited: (i18n, who, of) => {
    const name = of("name");
    return name && i18n._(msg`${who} invited ${name} to the case`);
  },
  disclosure_answered: (i18n, who, of) =>
    of("answer") === "declined"
      ? i18n._(msg`${who} declined because of a possible conflict of interest`)
      : i18n._(msg`${who} made a disclosure about a possible conflict of interest`),
  disclosure_decided: (i18n, who, of) => {
    const arbitrator = of("arbitrator") ?? "";
    return of("decision") === "cleared"
      ? i18n._(msg`${who} cleared the disclosure of ${arbitrator}: the parties may comment`)
      : i18n._(msg`${who} did not clear the disclosure of ${arbitrator}`);
  },
  challenge_decided: (i18n, who, of) => {
    const arbitrator = of("arbitrator") ?? "";
    return of("decision") === "upheld"
      ? i18n._(msg`${who} upheld the challenge of ${arbitrator}, who has left the case`)
      : i18n._(msg`${who} dismissed the challenge of ${arbitrator}`);
  },
  deadline_set: (i18n, who, of) => {
    const [title, due] = [of("title"), day(i18n, of("dueDate"))];
    return title && i18n._(msg`${who} set a deadline: ${title}, due ${due}`);
  },
  deadline_done: (i18n, who, of) => {
    const title = of("title");
    return title && i18n._(msg`${who} marked a deadline as met: ${title}`);
  },
  deadline_cancelled: (i18n, who, of) => {
    const title = of("title");
    return title && i18n._(msg`${who} cancelled a deadline: ${title}`);
  },
  deadline_reminded: (i18n, _who, of) => {
    const [title, due] = [of("title"), day(i18n, of("dueDate"))];
    return title && i18n._(msg`Deadline approaching: ${title}, due ${due}`);
  },
  deadline_day_closed: (i18n, _who, of) => {
    const [title, due] = [of("title"), day(i18n, of("dueDate"))];
    return title && i18n._(msg`${due}, the day of a deadline, has become a closed day: ${title}`);
  },
  deadline_day_decided: (i18n, who, of) => {
    const [title, due, to] = [of("title") ?? "", day(i18n, of("dueDate")), day(i18n, of("movedTo"))];
    return of("decision") === "moved"
      ? i18n._(msg`${who} moved a deadline to ${to}, the next open day: ${title}`)
      : i18n._(msg`${who} kept ${due}, a closed day: ${title}`);
  },
  extension_requested: (i18n, who, of) => {
    const [title, until] = [of("title"), day(i18n, of("wantedDate"))];
    return title && i18n._(msg`${who} requested an extension until ${until}: ${title}`);
  },
  extension_decided: (i18n, who, of) => {
    const [title, until] = [of("title") ?? "", day(i18n, of("wantedDate"))];
    return of("decision") === "granted"
      ? i18n._(msg`${who} granted an extension to ${until}: ${title}`)
      : i18n._(msg`${who} refused an extension: ${title}`);
  },
  booking_linked: (i18n, who, of) => {
    const number = of("bookingNumber");
    return number && i18n._(msg`${who} linked booking ${number} to the case`);
  },
};

/** Which hearing, and the day that it now has. */
function hearingOutcome(i18n: I18n, type: EntryType, who: string, { bookingNumber, when, rooms }: Told["details"]): string | null {
  const number = typeof bookingNumber === "string" ? bookingNumber : null;
  if (!number) return null;
  const [before, after] = Array.isArray(when) ? when.map(firstDay) : [];
  const date = day(i18n, after ?? null);
  if (type === "booking_cancelled") return i18n._(msg`${who} cancelled hearing ${number}`);
  if (type === "booking_confirmed")
    return date ? i18n._(msg`${who} confirmed hearing ${number} for ${date}`) : i18n._(msg`${who} confirmed hearing ${number}`);
  if (date && before !== after) return i18n._(msg`${who} moved hearing ${number} to ${date}`);
  const room = Array.isArray(rooms) ? roomsOf(rooms.at(-1)) : "";
  return room && !date ? i18n._(msg`${who} moved hearing ${number} to: ${room}`) : i18n._(msg`${who} changed hearing ${number}`);
}

const roomsOf = (names: unknown) => (Array.isArray(names) ? names.filter((name) => typeof name === "string").join(", ") : "");

function firstDay(days: unknown): string | null {
  const [first] = Array.isArray(days) ? (days as { date?: unknown }[]) : [];
  return typeof first?.date === "string" ? first.date : null;
}

function statusOutcome(i18n: I18n, who: string, status: unknown): string | null {
  const [from, to] = Array.isArray(status) ? status : [];
  if (to === "resolved") return i18n._(msg`${who} resolved the case`);
  if (from === "resolved") return i18n._(msg`${who} reopened the case`);
  return from === "assigned" && to === "in_progress" ? i18n._(msg`${who} began the review`) : null;
}

interface Told {
  type: EntryType;
  /** Null for the system. */
  actor: string | null;
  /** The entry's own, of whatever age. */
  details: Readonly<Record<string, unknown>>;
}

/** One line of the feed, of a mail, or of the proof of notice. */
export function noticeText(i18n: I18n, { type, actor, details }: Told): string {
  const who = actor ?? (details.by === BY_LINK ? i18n._(CLIENT_BY_LINK) : PROVIDER.name);
  return outcomeOf(i18n, type, who, details) ?? SENTENCES[type]?.(i18n, who) ?? i18n._(msg`There is something new`);
}

function outcomeOf(i18n: I18n, type: EntryType, who: string, details: Told["details"]): string | null {
  const of = (member: string) => (typeof details[member] === "string" && details[member] !== "" ? (details[member] as string) : null);
  if (type === "status_changed") return statusOutcome(i18n, who, details.status);
  if (/^booking_(changed|confirmed|cancelled)$/.test(type)) return hearingOutcome(i18n, type, who, details);
  return OUTCOMES[type]?.(i18n, who, of) ?? null;
}
