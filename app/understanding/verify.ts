/**
 * Whether a value follows from the words that are given as its evidence: what a model claims is read again from its quote.
 * A closed value is never the model's: it is what the detectors and the grammar read there, and the model only agrees. An open
 * one must stand in the quote, and is then taken in the message's own letters.
 */

import type { ReadAgain } from "#app/understanding/claims/read-again.ts";
import { agrees, isClosed, mayBeAsked } from "./claims/agrees.ts";
import type { Claim, ClaimedWhen } from "./claims/claims.ts";
import { isCounted, isLeftOver } from "./claims/counted.ts";
import { detailStands, follows } from "./claims/follows.ts";
import { GIVE_EVIDENCE } from "./claims/naming.ts";
import { factsOfPerson } from "./claims/people.ts";
import { placesOf, placeWithin } from "./claims/quotes.ts";
import { whenStatement } from "./claims/when-statement.ts";
import type { Evidence, Hypothesis, PersonSaid, Span, Statement } from "./contract.ts";
import { type Finding, overlap, type Said } from "./detectors/finding.ts";
import { partsSaid } from "./detectors/parts.ts";
import { findAll } from "./finds.ts";
import { sentencesAt } from "./text/clauses.ts";

/** `same`: taken. `ask`: the words may mean this, by the model's reading alone. `other`: they do not say it. */
export type Verdict = { kind: "same"; hypothesis: Hypothesis } | { kind: "ask"; option: Statement } | { kind: "other" };

/** Below what a detector and the tagger have together: a model agrees with them, and does not outvote both. */
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

/** That something noted changes, or is only wished for, is read by code alone: a settled value never changes on a model's word. */
const ROLES: Readonly<Partial<Record<Claim["role"], Claim["role"]>>> = { corrects: "states", prefers: "states" };

function closed(claim: Claim, place: Span, message: ReadAgain): Verdict {
  const { finds } = message;
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
  if (follows(claim, place, message, read))
    return { kind: "same", hypothesis: { ...evidence(message, place, claim.role), slot: claim.slot, value: claim.value } as Hypothesis };
  return among.length === 0 ? asked(claim, place, message) : OTHER;
}

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
  return { kind: "same", hypothesis: { ...found, slot: said.slot, value: said.value, role } as Hypothesis };
}

const LONGEST_QUOTE = 90;
/** The quote around what was read is of the value too: "14 of us in the room, the others by video". */
function alsoOf({ text }: ReadAgain, quote: string, at: Span): Pick<Evidence, "also"> {
  const place = placesOf(text.tokens, quote).find((one) => overlap(one, at));
  return place && place.end - place.start <= LONGEST_QUOTE ? { also: [place] } : {};
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
    const at = placeWithin(text.tokens, words, place);
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
      const words = own(claim.value.text);
      return words ? take("styleOfCause", { text: words }) : OTHER;
    }
    case "person": {
      const person = personIn(claim.value, own, place, message);
      if (!person) return OTHER;
      const verdict = take("person", person);
      const parts = partWords(person, place, message);
      const also = [...parts, ...[person.title, person.access].flatMap((words) => wordsOf(message, words)?.at ?? [])];
      const score = parts.length > 0 ? SCORE_OF_PART : SCORE;
      return verdict.kind === "same" ? { ...verdict, hypothesis: { ...verdict.hypothesis, also, score } } : verdict;
    }
    case "story":
    case "need":
    case "remark":
      // Whatever the model makes of them, the words that are kept are the visitor's.
      return take(claim.slot, { text: text.message.slice(place.start, place.end) });
    default:
      return OTHER;
  }
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

/** What is said besides of somebody, in the visitor's words: it is often said in another sentence than the name. */
function wordsOf({ text }: ReadAgain, words: string | undefined): { at: Span; quote: string } | undefined {
  const [at] = words ? placesOf(text.tokens, words) : [];
  return at && { at, quote: text.message.slice(at.start, at.end) };
}

/** "His law clerk", « sa greffière »: one, in so few letters. */
const LONGEST_OF_ONE = 30;
/** "My client", « notre avocat », "un perito". */
const SINGLE = /(?<!\p{L})(?:my|our|his|her|an?|mon|ma|notre|votre|une?|mi|nuestr[oa])\s\p{L}/iu;

/** What the quote says of a person; without a name, a firm or a count nobody is meant that we could tell. */
function personIn(told: PersonSaid, own: (words: string) => string | null, place: Span, message: ReadAgain): PersonSaid | null {
  const [name, firm, where] = [told.name, told.firm, told.place].map((words) => (words ? own(words) : null));
  const [title, access] = [told.title, told.access].map((words) => wordsOf(message, words)?.quote);
  const isShort = place.end - place.start <= LONGEST_OF_ONE;
  const isOne = told.count === 1 && (isShort || SINGLE.test(message.text.message.slice(place.start, place.end)));
  const count =
    told.count !== undefined &&
    !name &&
    (isOne || isCounted(told.count, place, message.text) || isLeftOver(told.count, place, message.text))
      ? told.count
      : undefined;
  if (!name && !firm && count === undefined) return null;
  return {
    part: told.part,
    ...(name ? { name } : {}),
    ...(title ? { title } : {}),
    ...(firm ? { firm } : {}),
    ...(access ? { access } : {}),
    ...(count === undefined ? {} : { count }),
    ...(where ? { place: where } : {}),
    ...factsOfPerson(told, sentencesAt(message.text.tokens, place), message),
  };
}
