/**
 * Whether a value follows from the words that are given as its evidence: what a model claims is read again from its quote.
 * A closed value is never the model's: it is what the detectors and the grammar read there, and the model only agrees. An open
 * one must stand in the quote, and is then taken in the message's own letters.
 */

import { agrees, isClosed, mayBeAsked } from "./claims/agrees.ts";
import type { Claim } from "./claims/claims.ts";
import { placesOf, placeWithin } from "./claims/quotes.ts";
import type { Evidence, Hypothesis, PersonSaid, Span, Statement, TalkContext } from "./contract.ts";
import { type Finding, inside, overlap, type Said, type Text } from "./detectors/finding.ts";
import { findAll } from "./finds.ts";

/** `same`: taken. `ask`: the words may mean this, by the model's reading alone. `other`: they do not say it. */
export type Verdict = { kind: "same"; hypothesis: Hypothesis } | { kind: "ask"; option: Statement } | { kind: "other" };

/** The message as the readers have it. */
export interface ReadAgain {
  text: Text;
  finds: readonly Finding[];
  context: TalkContext;
}

/** Below what a detector and the tagger have together: a model agrees with them, and does not outvote both. */
const SCORE = 0.72;
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
  const read = finds.filter((find) => find.said?.slot === claim.slot && overlap(find, place));
  // What the whole message says of these words comes before what they would say alone.
  const among = read.length > 0 ? read : aloneIn(place, message).filter((find) => find.said?.slot === claim.slot);
  const same = among.find(({ said }) => said && agrees(said, claim));
  if (same?.said) return taken(same.said, same, claim, message);
  if (claim.slot === "service" && detailStands(claim, place, message))
    return { kind: "same", hypothesis: { ...evidence(message, place, claim.role), slot: "service", value: claim.value } };
  return among.length === 0 ? asked(claim, place, message) : OTHER;
}

function taken(said: Said, at: Span, claim: Claim, message: ReadAgain): Verdict {
  const found = evidence(message, { start: at.start, end: at.end }, claim.role);
  const role = found.role === "states" ? (said.role ?? "states") : found.role;
  return { kind: "same", hypothesis: { ...found, slot: said.slot, value: said.value, role } as Hypothesis };
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

/** A line, a count or a word of a list that the quote says to the letter. */
function detailStands({ value }: Extract<Claim, { slot: "service" }>, place: Span, { text }: ReadAgain): boolean {
  return value.detail !== undefined && placeWithin(text.tokens, value.detail, place) !== null;
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
      return person ? take("person", person) : OTHER;
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

/** What the quote says of a person; without a name or a firm nobody is meant that we could tell. */
function personIn(told: PersonSaid, own: (words: string) => string | null, place: Span, { finds, text }: ReadAgain): PersonSaid | null {
  const [name, firm, where] = [told.name, told.firm, told.place].map((words) => (words ? own(words) : null));
  if (!name && !firm) return null;
  const kinds = finds.filter((find) => inside(find, sentenceAround(text.message, place))).map(({ kind }) => kind);
  const attends = told.attends === "in_person" ? "format:in_person" : "format:virtual";
  return {
    part: told.part,
    ...(name ? { name } : {}),
    ...(firm ? { firm } : {}),
    ...(where ? { place: where } : {}),
    ...(told.attends && kinds.includes(attends) ? { attends: told.attends } : {}),
    ...(told.side && kinds.includes(`before:${told.side}`) ? { side: told.side } : {}),
  };
}

/** A way of attending may stand a few words from the name. */
function sentenceAround(message: string, { start, end }: Span): Span {
  const after = message.slice(end).search(/[.!?\n]/);
  return { start: message.slice(0, start).search(/[^.!?\n]*$/), end: after < 0 ? message.length : end + after };
}
