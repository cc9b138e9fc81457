/**
 * Whether a value follows from the words that are given as its evidence: what a model claims is read again from its quote.
 * A closed value is what the detectors and the grammar read there, or asked about. An open
 * one must stand in the quote, and is then taken in the message's own letters.
 */

import type { ReadAgain } from "#app/understanding/claims/read-again.ts";
import { agrees, isClosed, mayBeAsked } from "./claims/agrees.ts";
import type { Claim, ClaimedWhen } from "./claims/claims.ts";
import { isCounted, isLeftOver } from "./claims/counted.ts";
import { detailStands, follows } from "./claims/follows.ts";
import { GIVE_EVIDENCE } from "./claims/naming.ts";
import { factsOfPerson, reachOfPerson } from "./claims/people.ts";
import { asDaysAlone, placesOfPresence, withoutPresence } from "./claims/presence.ts";
import { placesOf, placeWithin, saidWords } from "./claims/quotes.ts";
import { whenStatement } from "./claims/when-statement.ts";
import type { Evidence, Hypothesis, PersonMention, PersonSaid, SlotValues, Span, Statement } from "./contract.ts";
import { type Finding, overlap, type Said } from "./detectors/finding.ts";
import { languagesNamed } from "./detectors/hearing/hearing-language.ts";
import { partsSaid } from "./detectors/parts.ts";
import { isLettered, isOwnNumber } from "./detectors/reach/references.ts";
import { findAll } from "./finds.ts";
import { clausesAt, sentencesAt, sentencesIn } from "./text/clauses.ts";
import { fold } from "./text/fold.ts";

/** `same`: taken. `ask`: the words may mean this, by the model's reading alone. `other`: they do not say it. */
export type Verdict = { kind: "same"; hypothesis: Hypothesis } | { kind: "ask"; option: Statement } | { kind: "other" };

/** Below what a detector and the tagger have together. */
const SCORE = 0.72;
/** A person whose part the sentence names: surer than what is only learnt. */
const SCORE_OF_PART = 0.86;
const ASKED = 0.41;
const OTHER = { kind: "other" } as const;

/** Judges one claim: words that the message does not say prove nothing. */
export function verify(claim: Claim, message: ReadAgain): Verdict {
  const places = placesOf(message.text.tokens, claim.quote);
  for (const place of places) {
    const verdict = isClosed(claim.slot) ? closed(claim, place, message) : open(claim, place, message);
    if (verdict.kind !== "other") return verdict;
  }
  return OTHER;
}

function evidence({ text }: ReadAgain, at: Span, role: Claim["role"]): Evidence & { source: "model" } {
  return { quote: text.message.slice(at.start, at.end), at, role: ROLES[role] ?? role, score: SCORE, source: "model" };
}

/** That something noted changes is read from edits; a wish is a value all the same. */
const ROLES: Readonly<Partial<Record<Claim["role"], Claim["role"]>>> = { corrects: "states", prefers: "states" };

function closed(told: Claim, place: Span, message: ReadAgain): Verdict {
  const { finds } = message;
  // "Our own file number is KL-77" is theirs, whichever field a model gives it to.
  const isOwn = told.slot === "reference" && isOwnNumber(message.text, place);
  const claim: Claim = isOwn ? { ...told, value: { ...told.value, kind: "own" } } : told;
  if (claim.slot === "service" && claim.value.kind === "hearingLanguage") return heldIn(claim, place, message);
  if (claim.slot === "service" && claim.value.kind === "catering" && detailStands(claim, place, message))
    return { kind: "same", hypothesis: { ...evidence(message, place, claim.role), slot: "service", value: claim.value } };
  const read = finds.filter((find) => find.said?.slot === claim.slot && overlap(find, place));
  // What the whole message surely says of these words comes before what they would say alone.
  const isSure = read.some((find) => !isDoubtful(find, message));
  const among = isSure ? read : [...aloneIn(place, message).filter((find) => find.said?.slot === claim.slot), ...read];
  const same = among.find(({ said }) => said && agrees(said, claim));
  if (same?.said) return taken(same.said, same, claim, message);
  if (claim.slot === "when" && !isSure && read.length > 0 && saysNumbers(claim.value, place, message))
    return hoursOf(claim, place, message);
  if (follows(claim, place, message, read)) {
    const found = evidence(message, place, claim.role);
    const value = claim.slot === "setup" ? { ...claim.value, words: found.quote } : claim.value;
    return { kind: "same", hypothesis: { ...found, slot: claim.slot, value } as Hypothesis };
  }
  const number = claim.slot === "reference" && among.length === 0 ? placeWithin(message.text.tokens, claim.value.number, place) : null;
  if (number && isNumber(message.text.message.slice(number.start, number.end)))
    return { kind: "same", hypothesis: { ...evidence(message, place, claim.role), slot: claim.slot, value: claim.value } as Hypothesis };
  return among.length === 0 ? asked(claim, place, message) : OTHER;
}

/** With a figure in it, or in capitals as firms write theirs. */
const isNumber = (words: string): boolean => /\d/.test(words) || isLettered(words);

/** A reading of days and hours that the grammar leaves open, or that goes over the end of a sentence. */
function isDoubtful({ said, start, end }: Finding, { text }: ReadAgain): boolean {
  if (said?.slot !== "when") return false;
  return said.value.value === null || sentencesAt(text.tokens, { start, end }).length > 1;
}

/** "Ten to five" from ten to five: each hour is said as a number. */
const saysNumbers = ({ hours, days }: ClaimedWhen, place: Span, { text }: ReadAgain): boolean =>
  hours.length > 0 &&
  days.length === 0 &&
  hours.every((hour) => hour.endsWith(":00") && [0, 12].some((half) => isCounted(Number(hour.slice(0, 2)) - half, place, text)));

function hoursOf({ value, role }: Extract<Claim, { slot: "when" }>, place: Span, message: ReadAgain): Verdict {
  const [hour] = value.hours;
  const clock = value.from || value.to ? { from: value.from, to: value.to } : { at: hour };
  const { sources: _sources, ...said } = whenStatement([{ clock }], place, message);
  return { kind: "same", hypothesis: { ...said, ...evidence(message, place, role) } };
}

function taken(said: Said, at: Span, claim: Claim, message: ReadAgain): Verdict {
  const found = { ...evidence(message, { start: at.start, end: at.end }, claim.role), ...alsoOf(message, claim.quote, at) };
  const role = found.role === "states" ? (said.role ?? "states") : found.role;
  const value = { ...said.value, ...languageOf(said, claim), ...ownKindOf(claim) };
  return { kind: "same", hypothesis: { ...found, slot: said.slot, value, role } as Hypothesis };
}

/** Whose number it is the model has read in the whole message; a detector knows a number by its form. */
const ownKindOf = (claim: Claim): Partial<SlotValues["reference"]> =>
  claim.slot === "reference" && claim.value.kind === "own" ? { kind: "own" } : {};

/** The language that a hearing is held in is a name of a language that the quote has, or what it says to the letter. */
function heldIn(claim: Extract<Claim, { slot: "service" }>, place: Span, message: ReadAgain): Verdict {
  const found = evidence(message, place, claim.role);
  const isSaid = claim.value.detail !== undefined && placeWithin(message.text.tokens, claim.value.detail, place) !== null;
  const own = isSaid ? (languagesNamed(claim.value.detail ?? "") ?? claim.value.detail) : undefined;
  const detail = own ?? languagesNamed(found.quote) ?? undefined;
  return detail === undefined
    ? OTHER
    : { kind: "same", hypothesis: { ...found, slot: "service", value: { kind: claim.value.kind, detail } } };
}

/** "A Twi interpreter", "Twi-English": languages that no list of ours has, in the visitor's letters, with those that were read. */
function languageOf(said: Said, claim: Claim): { language?: string } {
  if (claim.slot !== "service" || said.slot !== "service" || !claim.value.language) return {};
  const read = said.value.language?.split(", ") ?? [];
  const quoted = languagesNamed(claim.quote)?.split(", ") ?? [];
  const words = claim.quote.match(/\p{L}+/gu) ?? [];
  const named = claim.value.language.split(/,\s*/u).flatMap((name) => {
    const listed = languagesNamed(name)?.split(", ");
    if (listed) return listed.filter((one) => quoted.includes(one));
    const parts = name.split(/\s+/u).map((part) => words.find((word) => fold(word) === fold(part)));
    return parts.every((part) => part !== undefined) ? [parts.join(" ")] : [];
  });
  return named.length > 0 ? { language: [...new Set([...named, ...read])].join(", ") } : {};
}

const LONGEST_QUOTE = 90;
/**
 * The quote around what was read is of the value too: "14 of us in the room, the others by video". A clause of it that no reader
 * knows says something else: "two breakout rooms, one for each side".
 */
function alsoOf({ text, finds }: ReadAgain, quote: string, at: Span): Pick<Evidence, "also"> {
  const place = placesOf(text.tokens, quote).find((one) => overlap(one, at));
  if (!place || place.end - place.start > LONGEST_QUOTE) return {};
  const clauses = clausesAt(text.tokens, place).map(({ start, end }) => ({
    start: Math.max(start, place.start),
    end: Math.min(end, place.end),
  }));
  return { also: clauses.filter((one) => overlap(one, at) || finds.some((find) => overlap(find, one))) };
}

/** What the quote says when it is read by itself, with its places in the message. */
function aloneIn({ start, end }: Span, { text, context }: ReadAgain): Finding[] {
  const { asked: word, today, locale, near } = context;
  const { finds } = findAll(text.message.slice(start, end), word, { today: today.slice(0, 10), locale, near });
  return finds.map((find): Finding => ({ ...find, start: find.start + start, end: find.end + start, ...moved(find.said, start) }));
}

function moved(said: Said | undefined, by: number): { said?: Said } {
  if (!said) return {};
  if (said.slot !== "when") return { said };
  return { said: { ...said, value: { ...said.value, start: said.value.start + by, end: said.value.end + by } } };
}

function asked(claim: Claim, place: Span, message: ReadAgain): Verdict {
  if (!mayBeAsked(claim.slot) || claim.role === "mentions") return OTHER;
  const { source, ...said } = evidence(message, place, claim.role);
  return { kind: "ask", option: { ...said, score: ASKED, slot: claim.slot, value: claim.value, sources: [source] } as Statement };
}

function open(claim: Claim, place: Span, message: ReadAgain): Verdict {
  const { text } = message;
  const own = (words: string): string | null => {
    // A number is no name.
    const at = /\p{L}/u.test(words) ? placeWithin(text.tokens, words, place) : null;
    return at && text.message.slice(at.start, at.end);
  };
  const take = (slot: Claim["slot"], value: object, at: Span = place): Verdict => ({
    kind: "same",
    hypothesis: { ...evidence(message, at, claim.role), slot, value } as Hypothesis,
  });
  switch (claim.slot) {
    case "name":
    case "firm": {
      const words = claim.slot === "name" ? claim.value.name : claim.value.firm;
      const at = placeWithin(text.tokens, words, place);
      return at ? take(claim.slot, { [claim.slot]: text.message.slice(at.start, at.end) }, at) : OTHER;
    }
    case "styleOfCause": {
      const at = /\p{L}/u.test(claim.value.text) ? placeWithin(text.tokens, claim.value.text, place) : null;
      return at ? take("styleOfCause", { text: text.message.slice(at.start, at.end + closingAt(text.message, at)) }) : OTHER;
    }
    case "person": {
      const isSelf = claim.value.by === "self";
      const person = isSelf ? visitorIn(claim.value, own, place, message) : personIn(claim.value, own, place, message);
      if (!person) return OTHER;
      const verdict = take("person", person);
      const parts = partWords(person, place, message);
      const also = [
        ...parts,
        ...(person.remoteOn ? placesOfPresence(sentencesOf(person, place, message), message) : []),
        ...[person.title, person.access, person.note, person.email, person.phone].flatMap((words) => saidWords(message, words)?.at ?? []),
      ];
      const score = parts.length > 0 ? SCORE_OF_PART : SCORE;
      return verdict.kind === "same" ? { ...verdict, hypothesis: { ...verdict.hypothesis, also, score } } : verdict;
    }
    case "story":
    case "need":
    case "remark":
      // Whatever the model makes of them, the words that are kept are the visitor's.
      return take(claim.slot, { text: text.message.slice(place.start, place.end + closingAt(text.message, place)) });
    default:
      return OTHER;
  }
}

/** The royalties of "Carpincho Rally": so many letters behind the words are the mark that closes what they open. */
function closingAt(message: string, { start, end }: Span): number {
  const words = message.slice(start, end);
  const [closes = "", mark = ""] = /^\s?(["”»])/u.exec(message.slice(end)) ?? [];
  const countOf = (sign: string) => words.split(sign).length - 1;
  const isOpen = mark === '"' ? countOf('"') % 2 > 0 : countOf(mark === "”" ? "“" : "«") > countOf(mark);
  return mark !== "" && isOpen ? closes.length : 0;
}

/** "Witnesses for the claimant: …": the part that the sentence names for it. */
function partWords({ part, side }: PersonSaid, place: Span, { text }: ReadAgain): Span[] {
  const sentences = sentencesAt(text.tokens, place);
  return partsSaid(text)
    .filter(
      (said) =>
        (said.part === part || (GIVE_EVIDENCE.has(said.part) && GIVE_EVIDENCE.has(part))) &&
        (said.side === undefined || said.side === side) &&
        sentences.some((one) => overlap(one, said)),
    )
    .map(({ start, end }) => ({ start, end }));
}

/** "His law clerk", « sa greffière »: one, in so few letters. */
const LONGEST_OF_ONE = 30;
/** "My client", « notre avocat », "un perito", «árbitro único». */
const SINGLE =
  /(?<!\p{L})(?:(?:my|our|his|her|an?|mon|ma|notre|votre|une?|mi|nuestr[oa])\s\p{L}|(?:sole|single|unique|seule?|únic[oa]|sol[oa])(?!\p{L}))/iu;

/** The visitor, called as they call themselves; how they attend may be said just before ("the claimant is in the room. Me too"). */
function visitorIn(told: PersonMention, own: (words: string) => string | null, place: Span, message: ReadAgain): PersonMention {
  const { tokens } = message.text;
  const all = sentencesIn(tokens);
  const around = sentencesAt(tokens, place);
  const before = all[all.findIndex(({ start }) => start === around[0]?.start) - 1];
  const facts = (stretches: readonly Span[]) => factsOfPerson(told, stretches, message);
  const [name, title, access, where] = [told.name, told.title, told.access, told.place].map((words) => (words ? own(words) : null));
  const note = saidWords(message, told.note)?.quote;
  return {
    part: told.part,
    by: "self",
    ...(name ? { name } : {}),
    ...(title ? { title } : {}),
    ...(access ? { access } : {}),
    ...(where ? { place: where } : {}),
    ...(note ? { note } : {}),
    ...(before ? facts([before]) : {}),
    ...facts(around),
  };
}

/** What the quote says of a person; without a name, a firm or a count nobody is meant that we could tell. */
function personIn(told: PersonSaid, own: (words: string) => string | null, place: Span, message: ReadAgain): PersonMention | null {
  const [quoted, quotedFirm, where] = [told.name, told.firm, told.place].map((words) => (words ? own(words) : null));
  // Who writes a mail is named in its head, and tells of themselves elsewhere.
  const name = quoted ?? saidWords(message, told.name)?.quote ?? null;
  const [title, access] = [told.title, told.access].map((words) => saidWords(message, words)?.quote);
  const isShort = place.end - place.start <= LONGEST_OF_ONE;
  const isOne = told.count === 1 && (isShort || SINGLE.test(message.text.message.slice(place.start, place.end)));
  const count =
    told.count !== undefined &&
    !name &&
    (isOne || isCounted(told.count, place, message.text) || isLeftOver(told.count, place, message.text))
      ? told.count
      : undefined;
  // "Seven of us and six of them": whose people they are is said by their names, anywhere in the message.
  const firm = quotedFirm ?? (count !== undefined && count > 1 ? saidWords(message, told.firm)?.quote : undefined);
  // "My sister": called by what they are.
  const called = !name && !firm && count === undefined && told.title ? own(told.title) : null;
  if (!name && !firm && count === undefined && !called) return null;
  return {
    part: told.part,
    ...(name ? { name } : {}),
    ...(called ? { name: called, by: "title" as const } : title ? { title } : {}),
    ...(firm ? { firm } : {}),
    ...(access ? { access } : {}),
    ...(count === undefined ? {} : { count }),
    ...(where ? { place: where } : {}),
    ...detailsOfPerson(told, place, message),
  };
}

/** How somebody is reached, when they come and what else is said of them; days or hours that the words do not bear out are kept in these words. */
function detailsOfPerson(said: PersonSaid, place: Span, message: ReadAgain): Partial<PersonSaid> {
  const around = sentencesOf(said, place, message);
  const told = asDaysAlone(said, around, message);
  const { attends, remoteOn } = factsOfPerson(told, around, message);
  const facts = { ...(attends ? { attends } : {}), ...factsOfPerson(told, sentencesAt(message.text.tokens, place), message, [place]) };
  if (remoteOn) Object.assign(facts, { attends, remoteOn });
  const isLost = (told.days !== undefined && !facts.days && !remoteOn) || (told.hours !== undefined && !facts.hours);
  const noted = saidWords(message, told.note);
  const own = remoteOn && noted ? withoutPresence(noted.at, message) : noted?.quote;
  const note = own ?? (isLost ? message.text.message.slice(place.start, place.end) : undefined);
  return { ...facts, ...reachOfPerson(told, message, [place]), ...(note ? { note } : {}) };
}

/** The sentence of the quote, and those that name the person again: "Prof. Lund presides. … Prof. Lund joins by video on the 4th". */
function sentencesOf({ name }: PersonSaid, place: Span, { text }: ReadAgain): Span[] {
  const own = sentencesAt(text.tokens, place);
  const last = name?.split(/\s+/u).findLast((word) => /^\p{Lu}\p{L}{2,}/u.test(word));
  const again = last ? placesOf(text.tokens, last).flatMap((at) => sentencesAt(text.tokens, at)) : [];
  return [...own, ...again.filter((one) => !own.some((other) => overlap(other, one)))];
}
