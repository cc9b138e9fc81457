/** Our own proposals that a model's proven reading of the same words takes the place of, or adds to. */
import type { Hypothesis } from "../contract.ts";
import { inside, overlap } from "../detectors/finding.ts";
import { partsSaid } from "../detectors/parts.ts";
import { clauseAt } from "../text/clauses.ts";
import type { Claims } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

export const TEXTS: ReadonlySet<string> = new Set(["story", "need", "service"]);
export const isSameText = (one: Hypothesis, other: Hypothesis): boolean =>
  one.slot === other.slot &&
  (one.slot !== "service" || (other.slot === "service" && one.value.kind === other.value.kind && one.value.kind === "catering"));

/** A visitor's name that is only learnt, or somebody of no named part where the model reads the visitor: what a detector reads stays. */
export function isGuessedName(other: Hypothesis, told: Hypothesis, { acts }: Claims, { text }: ReadAgain): boolean {
  // "Bonjour !" is no name.
  const isAct = acts.some(({ quote }) => placesOf(text.tokens, quote).some((at) => inside(other.at, at)));
  if (other.slot === "name") return (isAct || other.source === "tagger") && !overlap(other.at, told.at);
  if (other.slot !== "person" || !overlap(other.at, told.at)) return false;
  const clause = clauseAt(text.tokens, told.at);
  return clause !== undefined && !partsSaid(text).some((part) => overlap(part, clause));
}

type Person = Extract<Hypothesis, { slot: "person" }>;
/** Somebody whom our own readers read there too gains what the model's words bear out; a part that a detector reads stays, unless the model has read the whole message (`isRead`). */
export function withPerson(hypotheses: readonly Hypothesis[], told: Person, isRead: boolean): Hypothesis[] {
  const isTheirs = (one: Hypothesis): one is Person =>
    one.slot === "person" &&
    one.role !== "not" &&
    overlap(one.at, told.at) &&
    (one.value.name ?? "") !== "" &&
    isSameName(one.value.name, told.value.name);
  const own = hypotheses.filter(isTheirs);
  if (own.length === 0) return [...hypotheses, told];
  const surest = own.reduce((best, one) => (one.score > best.score ? one : best));
  const isClosed = surest.source === "detector" && surest.value.part !== "other" && !(isRead && told.value.part !== "other");
  const { part, side } = surest.value;
  const value = {
    ...(isRead ? withinQuote(surest.value, told) : surest.value),
    ...told.value,
    ...(isClosed ? { part, ...(side ? { side } : {}) } : {}),
  };
  const also = [...own.flatMap((one) => [one.at, ...(one.also ?? [])]), ...(told.also ?? [])];
  const one: Person = { ...told, value, also, score: Math.max(told.score, surest.score) };
  return [...hypotheses.filter((other) => !own.includes(other as Person)), one];
}

const isSameName = (one = "", other = ""): boolean => other !== "" && (one.includes(other) || other.includes(one));

/** A firm or a place that the model's words of somebody do not hold is another one's: "our lawyer is A. Vega and Port Ltd.'s is R. Stein". */
function withinQuote(value: Person["value"], { quote, value: told }: Person): Person["value"] {
  const { firm, place, zone, ...rest } = value;
  const isTold = (words: string | undefined, own: string | undefined) =>
    words !== undefined && (own !== undefined || quote.includes(words));
  return {
    ...rest,
    ...(isTold(firm, told.firm) ? { firm } : {}),
    ...(isTold(place, told.place) ? { place, ...(zone ? { zone } : {}) } : {}),
  };
}
