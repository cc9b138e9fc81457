/** What a clause lists: "a court reporter and a whiteboard" is of two parts. */
import type { Clause } from "./clauses.ts";
import type { Token } from "./tokens.ts";

/** Between two items of a clause: "a court reporter and a whiteboard". */
const JOINS: ReadonlySet<string> = new Set("and plus et y e & + but mais pero also aussi también".split(" "));

/** The items of a clause, by the words that join them. */
export function partsOf(clause: Clause, tokens: readonly Token[]): Clause[] {
  const cuts: number[] = [];
  for (let at = clause.first; at <= clause.last; at++) if (JOINS.has(tokens[at]?.text.toLowerCase() ?? "")) cuts.push(at);
  return [clause.first - 1, ...cuts]
    .map((cut, place): Clause => {
      const [first, last] = [cut + 1, (cuts[place] ?? clause.last + 1) - 1];
      return { first, last, start: tokens[first]?.start ?? clause.start, end: tokens[last]?.end ?? clause.end };
    })
    .filter(({ first, last }) => first <= last);
}
