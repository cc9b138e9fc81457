/** Where a model has read a whole message, its reading of each stretch decides over what our own readers only take from lists or have learnt. */
import type { Hypothesis, Slot, Span } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import type { Claims } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

/** Less of an answer is borne out: it is not believed about what it leaves out. */
const BORNE_OUT = 0.5;

/** True of an answer that has read the message: most of what it claims is borne out; without claims of values, what it quotes besides. */
export function isWhole(told: Claims, proven: number, { text }: ReadAgain): boolean {
  if (told.claims.length > 0) return proven > 0 && proven >= told.claims.length * BORNE_OUT;
  const quotes = [...[...told.edits, ...told.dayHours].map(({ quote }) => quote), ...told.remarks, ...told.questions, ...told.asides];
  return quotes.filter((quote) => placesOf(text.tokens, quote).length > 0).length > quotes.length * BORNE_OUT;
}

/** Readings of lists and learnt ones: in words that a model has read otherwise they are none. */
const YIELDING: ReadonlySet<Slot> = new Set<Slot>(["headcount", "breakouts", "urgency", "setup", "need", "story", "split"]);

/** Our own proposals that the model's reading leaves; closed forms, days and hours always stay. */
export function withoutOverruled(
  own: readonly Hypothesis[],
  proven: readonly Hypothesis[],
  told: Claims,
  { text }: ReadAgain,
): Hypothesis[] {
  const places = (quotes: readonly string[]): Span[] => quotes.flatMap((quote) => placesOf(text.tokens, quote));
  const read = [
    ...proven.flatMap(({ at, also = [] }) => [at, ...also]),
    ...places([...told.claims, ...told.edits, ...told.dayHours, ...told.acts].map(({ quote }) => quote)),
    ...places(told.remarks),
  ];
  const isSame = (one: Hypothesis, other: Hypothesis) => other.slot === one.slot && overlap(other.at, one.at);
  // Who is called by a word ("I'll", "Leo") is among those whom the model has reported, or nobody.
  const tellsPeople = proven.some(({ slot }) => slot === "person") || told.edits.length > 0;
  return own.filter((one) => {
    // Who is among the people of the hearing to the model is not the visitor to a reader of names.
    if (WHO.has(one.slot) && isSomebodyElse(one, proven)) return false;
    // What courtesy sounds like ("sorry for the rush") is no urgency that a model has passed over.
    if (one.slot === "urgency" && !proven.some(({ slot }) => slot === "urgency")) return false;
    if (proven.some((other) => isSame(one, other))) return !isOtherValue(one, proven) && !isOtherGroup(one, proven);
    const isRead = read.some((at) => overlap(at, one.at));
    if (isOneWord(one) && tellsPeople) return false;
    // What a message says of one matter, or a name without a part, is the matter's or the case's where the model says so.
    if (one.slot === "person") return one.value.part !== "other" || !proven.some(({ slot, at }) => CASE.has(slot) && overlap(at, one.at));
    return !YIELDING.has(one.slot) || !(isRead || one.slot === "need");
  });
}
const WHO: ReadonlySet<Slot> = new Set(["name", "firm"]);
const isSomebodyElse = (one: Hypothesis, proven: readonly Hypothesis[]): boolean =>
  proven.some(({ slot, at, role }) => slot === "person" && role !== "not" && overlap(at, one.at)) &&
  !proven.some(({ slot, at }) => slot === one.slot && overlap(at, one.at));
const isOneWord = (one: Hypothesis): boolean => one.slot === "person" && /^\S+$/.test(one.value.name ?? "");
const CASE: ReadonlySet<Slot> = new Set<Slot>(["styleOfCause", "story"]);

/** The same words as another value of one field: the model's is proven. */
const isOtherValue = (one: Hypothesis, proven: readonly Hypothesis[]): boolean =>
  YIELDING.has(one.slot) && !proven.some(({ slot, value }) => slot === one.slot && JSON.stringify(value) === JSON.stringify(one.value));

/** A counted group, or who is called by what they are, is the model's; somebody with a name is found by the name. */
const isOtherGroup = (one: Hypothesis, proven: readonly Hypothesis[]): boolean =>
  one.slot === "person" &&
  (!one.value.name || one.value.by === "title") &&
  proven.some(
    (other) => other.slot === "person" && (other.value.count !== undefined || one.value.by === "title") && overlap(other.at, one.at),
  );
