/** What a model claims of a message, each claim read again from its quote: those that are borne out, if the model has read the message at all. */
import type { Hypothesis, Slot, Span, Statement } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { tellingWords } from "../telling.ts";
import { verify } from "../verify.ts";
import { peopleApart } from "./apart.ts";
import type { Claim, Claims } from "./claims.ts";
import { isOtherShares, otherShares } from "./costs.ts";
import { isProven } from "./edits/edits.ts";
import { withWholes } from "./groups.ts";
import { placesOf, readPlaces } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";
import { roomsBy } from "./rooms.ts";
import { WORDED } from "./worded.ts";

/** A model that claims more than this of one message is not listened to further. */
const MOST_CLAIMS = 80;
/** Less of an answer is borne out: it has not read the message. */
const BORNE_OUT = 0.5;

export interface Heard {
  hypotheses: Hypothesis[];
  /** Meanings that the words may have by the model alone, to be asked if nothing else explains them. */
  asks: Statement[];
  /** The words that the model has read, and that say what it claims. */
  read: readonly Span[];
}

/** An interpreter whose languages are claimed in the same words is one reading with them. */
function withItsLanguages(claim: Claim, { claims }: Claims): Claim {
  if (claim.slot !== "service" || claim.value.kind !== "needsInterpretation" || claim.value.language) return claim;
  const language = claims.flatMap((one) =>
    one.slot === "service" && one.value.language && claim.quote.includes(one.quote) ? [one.value.language] : [],
  );
  return language.length === 1 && language[0] ? { ...claim, value: { ...claim.value, language: language[0] } } : claim;
}

/** What a message says by the model's reading; null for an answer that has not read it: our readers read alone. */
export function heardBy(told: Claims, message: ReadAgain): Heard | null {
  const verdicts = told.claims
    .slice(0, MOST_CLAIMS)
    .map((claim) => (isOtherShares(claim, told, message) ? otherShares(claim, message) : verify(withItsLanguages(claim, told), message)));
  const rooms = roomsBy(told, message.text);
  const borneOut = [...verdicts.flatMap((verdict) => (verdict.kind === "same" ? [verdict.hypothesis] : [])), ...(rooms ? [rooms] : [])];
  const options = verdicts.flatMap((verdict) => (verdict.kind === "ask" ? [verdict.option] : []));
  const edits = told.edits.filter((edit) => isProven(edit, told, message, []));
  if (!hasRead(told, borneOut.length + edits.length, message)) return null;
  // What words mean that no reader of ours takes for something else is the model's to say.
  const isMeant = (option: Statement) => WORDED.has(option.slot) && option.role !== "not" && borneOut.length > options.length;
  const proven = withWholes([...borneOut, ...options.filter(isMeant).map(asHypothesis)], message.text);
  const taken = proven.filter((one) => !isSaidInField(one, proven) && !isSaidMore(one, proven));
  const claims = told.claims.filter((_, at) => (verdicts[at]?.kind ?? "other") !== "other");
  return {
    hypotheses: peopleApart(taken, message.text),
    asks: options.filter((option) => !isMeant(option)),
    read: wordsRead({ ...told, claims, edits, rooms: rooms ? told.rooms : [], asides: [] }, message),
  };
}

/** True of an answer of which most is borne out; without claims of values or edits, what it quotes besides. */
function hasRead(told: Claims, proven: number, { text }: ReadAgain): boolean {
  const counted = told.claims.length + (told.rooms.length > 0 ? 1 : 0);
  if (counted > 0) return proven > 0 && proven >= (counted + told.edits.length) * BORNE_OUT;
  const others = [...told.edits, ...told.dayHours, ...told.reach, ...told.ownPart].map(({ quote }) => quote);
  const quotes = [...others, ...told.ofDays, ...told.remarks, ...told.questions, ...told.asides];
  const isSaid = (quote: string) => /\p{L}{2}|\d/u.test(quote) && placesOf(text.tokens, quote).length > 0;
  return quotes.filter(isSaid).length > quotes.length * BORNE_OUT;
}

/** The words of what is borne out. A name or an address leaves those around it. */
function wordsRead(told: Claims, message: ReadAgain): Span[] {
  const claims = told.claims.map((claim) => ({ ...claim, quote: wordsOf(claim) ?? claim.quote }));
  const { message: words } = message.text;
  return readPlaces({ ...told, claims }, message).filter(({ start, end }) => tellingWords(words.slice(start, end)).length > 0);
}

function wordsOf(claim: Claim): string | undefined {
  switch (claim.slot) {
    case "name":
      return claim.value.name;
    case "firm":
      return claim.value.firm;
    case "email":
      return claim.value.address;
    case "phone":
      return claim.value.number;
    default:
      return undefined;
  }
}

const TAKEN = 0.72;
function asHypothesis(option: Statement): Hypothesis {
  const { sources: _sources, ...said } = option;
  return { ...said, score: TAKEN, source: "model" } as Hypothesis;
}

/** Slots that say in a field what a model may say once more as a need. */
const FIELDS: ReadonlySet<Slot> = new Set<Slot>(["service", "setup", "breakouts", "headcount", "format", "venue", "when"]);
const isSaidInField = (one: Hypothesis, proven: readonly Hypothesis[]): boolean =>
  one.slot === "need" && proven.some(({ slot, at }) => FIELDS.has(slot) && overlap(at, one.at));

/** That an interpreter is needed, next to which one. */
const isSaidMore = (one: Hypothesis, proven: readonly Hypothesis[]): boolean =>
  one.slot === "service" &&
  !one.value.language &&
  !one.value.detail &&
  one.role === "states" &&
  proven.some(
    (other) => other.slot === "service" && other.value.kind === one.value.kind && other.role === "states" && Boolean(other.value.language),
  );
