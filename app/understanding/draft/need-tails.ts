/** What is joined to the end of a wish is part of it: "sparkling water and fruit". */
import type { Statement } from "#app/understanding/contract.ts";
import { overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { clausesOf } from "#app/understanding/text/clauses.ts";

/** « et des fruits », "and fruit", «y fruta», up to the end of the clause. */
const TAIL = /^,?\s(?:and|or|et|ou|y|e|o|u)\s[\p{L}'’ -]{3,40}$/u;

/** Wishes with what the rest of their clause adds to them, where nothing else is read in it. */
export function withNeedTails(statements: readonly Statement[], { message, tokens }: Text): Statement[] {
  const clauses = clausesOf(tokens);
  return statements.map((one) => {
    if (one.slot !== "need" || one.value.text !== one.quote) return one;
    const clause = clauses.find(({ start, end }) => start <= one.at.start && one.at.end < end);
    const tail = clause ? message.slice(one.at.end, clause.end).replace(/[\s.;!?]+$/u, "") : "";
    const at = { start: one.at.end, end: one.at.end + tail.length };
    if (!TAIL.test(tail) || statements.some((other) => other !== one && overlap(other.at, at))) return one;
    const quote = message.slice(one.at.start, at.end);
    return { ...one, at: { start: one.at.start, end: at.end }, quote, value: { text: quote } };
  });
}
