/** Days and hours that belong together by a model's reading, as the grammar would have read them. */
import type { Span, Statement } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import type { Fact, Reading } from "../time/types.ts";

const SCORE = 0.8;

/** What the grammar would have read, had it known what belongs together. */
export function whenStatement(facts: readonly Fact[], at: Span, { text }: { text: Text }): Extract<Statement, { slot: "when" }> {
  const quote = text.message.slice(at.start, at.end);
  const value: Reading = { kind: "days", options: [facts], value: facts, doubts: [], residue: [], ...at, quote };
  return { slot: "when", value, quote, at, role: "states", score: SCORE, sources: ["model", "detector"] };
}
