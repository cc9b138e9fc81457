/** What is said of how one day of the hearing is held: kept in its words, and neither the way of the whole hearing nor a day less. */
import type { Hypothesis, Span } from "../contract.ts";
import { keysOf } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { type Clause, clausesOf, sentencesIn } from "../text/clauses.ts";
import { read } from "../time/read.ts";
import type { TimeContext } from "../time/types.ts";
import { placesIn } from "../when/places.ts";
import { THEM } from "../when/stretches/role-words.ts";
import { ALONE_WORDS } from "./ways-words.ts";

const ALONE = keysOf(ALONE_WORDS);
const SCORE = 0.9;
const WIDE = 200;
const A_DAY = 86_400_000;

/** "Friday alone is fully remote", "the 4th is online" of three days that are noted. */
export function ofOneDay(
  text: Text,
  way: Span,
  finds: readonly Finding[],
  hypotheses: readonly Hypothesis[],
  noted: readonly string[],
  time: TimeContext,
): Hypothesis | null {
  const clauses = clausesOf(text.tokens);
  const index = clauses.findIndex((one) => overlap(one, way));
  const clause = clauses[index];
  if (!clause || hypotheses.some(({ slot, also = [], at }) => slot === "person" && [at, ...also].some((one) => overlap(one, clause))))
    return null;
  const isAlone =
    finds.some(({ kind, ...at }) => kind.startsWith("t:day") && overlap(at, clause)) &&
    text.pieces.some((piece) => overlap(piece, clause) && ALONE.has(piece.key));
  const isOwn = isAlone || isOfSome(text, clause, noted, time);
  const first = isOwn ? clause : beforeIt(text, clauses, index, noted, time);
  if (!first) return null;
  const quote = text.message.slice(first.start, clause.end).replace(/[\s,;:.]+$/, "");
  const at = { start: first.start, end: first.start + quote.length };
  return { slot: "remark", value: { text: quote }, role: "mentions", source: "detector", score: SCORE, at, quote, also: [at] };
}

/** "On the 4th nobody comes to the room: that day all of us are online": the days are those of the clause before. */
function beforeIt(text: Text, clauses: readonly Clause[], index: number, noted: readonly string[], time: TimeContext): Clause | undefined {
  const [before, clause] = [clauses[index - 1], clauses[index]];
  const isOne = before && clause && sentencesIn(text.tokens).some((one) => overlap(one, before) && overlap(one, clause));
  if (!isOne || !THEM.test(text.message.slice(clause.start, clause.end))) return undefined;
  return isOfSome(text, before, noted, time) ? before : undefined;
}

/** It names some of the noted days and none that are not noted, by their dates or their place. */
function isOfSome({ message }: Text, { start, end }: Span, noted: readonly string[], time: TimeContext): boolean {
  const words = message.slice(start, Math.min(end, start + WIDE));
  if (noted.length < 2) return false;
  const [place] = placesIn({ message: words });
  if (place && !place.isBare && place.on !== "all") return true;
  const spans = read(words, { ...time, asked: "date" }).flatMap(({ value, options }) =>
    (value ?? options[0] ?? []).flatMap(({ when }) => (when?.kind === "days" ? when.spans : [])),
  );
  const days = spans.flatMap(([from, to]) => {
    const many = Math.min(60, (Date.parse(to) - Date.parse(from)) / A_DAY + 1);
    return Array.from({ length: many }, (_, more) => new Date(Date.parse(from) + more * A_DAY).toISOString().slice(0, 10));
  });
  return days.length > 0 && days.length < noted.length && days.every((date) => noted.includes(date));
}
