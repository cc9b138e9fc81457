/** People whom a model reads in one sentence: each is known by their own name, and the words that they share are of all of them. */
import type { Hypothesis } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { numberIn } from "../detectors/numbers.ts";
import { fold } from "../text/fold.ts";
import { placeWithin } from "./quotes.ts";

const WHO: ReadonlySet<Hypothesis["slot"]> = new Set(["name", "firm", "person"]);
const isWho = ({ slot, source }: Hypothesis): boolean => WHO.has(slot) && source === "model";

/**
 * "Ms. Roy, the claimant, comes with her lawyer Mr. Tan": the quotes of the two share words, and neither takes the other's place. A company
 * that is said to be represented by somebody is that person's, and no second one.
 */
export function peopleApart(hypotheses: readonly Hypothesis[], text: Text): Hypothesis[] {
  const others = hypotheses.filter((one) => !isOfRepresentative(one, hypotheses));
  return others.map((one) =>
    others.some((other) => other !== one && isWho(other) && overlap(other.at, one.at)) ? atName(one, text) : one,
  );
}

function isOfRepresentative(one: Hypothesis, all: readonly Hypothesis[]): boolean {
  if (one.slot !== "person" || !isWho(one) || one.value.firm) return false;
  const name = fold(one.value.name ?? "");
  return (
    name !== "" &&
    all.some(
      (other) => other.slot === "person" && isWho(other) && fold(other.value.firm ?? "") === name && other.value.part === "representative",
    )
  );
}

/** The place of the name in the quote, or of the number of a group; a person without either is meant by all of its words. */
function atName(one: Hypothesis, text: Text): Hypothesis {
  if (one.slot === "person" && isWho(one) && one.value.count !== undefined && !one.value.name && !one.value.firm)
    return atNumber(one, text);
  const words = one.slot === "person" && isWho(one) ? (one.value.name ?? one.value.firm) : undefined;
  const at = words ? placeWithin(text.tokens, words, one.at) : null;
  return at ? { ...one, at, quote: text.message.slice(at.start, at.end), also: [one.at, ...(one.also ?? [])] } : one;
}

/** "Ms. Tan and four others": who is named in the words of a group takes none of its place. */
function atNumber(one: Hypothesis, { pieces }: Text): Hypothesis {
  const [number] = pieces.filter((piece) => overlap(piece, one.at) && (numberIn(piece.key) ?? 0) > 1);
  return number ? { ...one, at: { start: number.start, end: number.end }, also: [one.at, ...(one.also ?? [])] } : one;
}
