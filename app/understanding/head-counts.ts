/** How many sit in the room: the whole of several counts, sides that are counted alike, and counts that only their place explains. */
import type { Hypothesis } from "./contract.ts";
import { type Cue, cueBook, cuesIn, keysOf } from "./detectors/cues.ts";
import { overlap, type Text } from "./detectors/finding.ts";
import { numberIn } from "./detectors/numbers.ts";
import { partsSaid } from "./detectors/parts.ts";
import { HEAD_WORDS, OF_A_PART, ONE_MORE, PLUS, SECOND_THOUGHTS, TOTALS } from "./detectors/words/heads.ts";
import { sentencesIn } from "./text/clauses.ts";
import { forwardedFrom } from "./text/forwarded.ts";

type Count = Extract<Hypothesis, { slot: "headcount" }>;

const HEADS = cueBook(HEAD_WORDS);
const WHOLE = keysOf(TOTALS);
const PART = keysOf(OF_A_PART);
const AGAIN = keysOf(SECOND_THOUGHTS);
const MORE = keysOf(PLUS);
const ONES = keysOf(ONE_MORE);
const SCORE = 0.8;
const NEAR = 4;
const FAR = 3;

/** The proposals with at most one count of those in the room, unless one is a second thought. */
export function wholeCount(text: Text, hypotheses: readonly Hypothesis[]): Hypothesis[] {
  const others = hypotheses.filter(({ slot }) => slot !== "headcount");
  const read = hypotheses.filter((one): one is Count => one.slot === "headcount");
  const placed = placedCounts(text, others).filter((one) => !read.some(({ at }) => overlap(at, one.at)));
  const sides = sidesOf(text);
  const counts = [...read.filter(({ at }) => !sides.some((one) => overlap(one.at, at))), ...placed].filter((one) => !isOfPart(text, one));
  const own = forwardedFrom(text.message);
  // The visitor's own words are later than the document under them.
  if (counts.some(({ at }) => at.start < own) && counts.some(({ at }) => at.start >= own))
    return wholeCount(text, [...others, ...read.filter(({ at }) => at.start < own)]);
  if (counts.length === 0) return [...others, ...sides.slice(0, 1)];
  if (counts.every(({ value }) => value.most === counts[0]?.value.most)) return [...others, ...counts];
  const last = counts.toSorted((a, b) => a.at.start - b.at.start).at(-1);
  if (last && has(text, last, AGAIN)) return [...others, last];
  const whole = counts.find((one) => has(text, one, WHOLE)) ?? counts.toSorted((a, b) => b.value.most - a.value.most)[0];
  return [
    ...others,
    ...counts.filter(({ value, at }) => value.most === whole?.value.most && (whole === undefined || overlap(at, whole.at))),
  ];
}

/** Whether one of `keys` is among the words right before or after a count. */
function has({ pieces }: Text, { at }: Count, keys: ReadonlySet<string>): boolean {
  const before = pieces.filter(({ end }) => end <= at.start).slice(-NEAR);
  const after = pieces.filter(({ start }) => start >= at.end).slice(0, 2);
  return [...before, ...(keys === WHOLE ? after : [])].some(({ key }) => keys.has(key));
}

function isOfPart({ pieces }: Text, { at }: Count): boolean {
  return pieces
    .filter(({ end }) => end <= at.start)
    .slice(-NEAR)
    .some(({ key }) => PART.has(key));
}

/** "4 en salle", "twelve seats", "a room that seats 10": a number next to its place. */
function placedCounts(text: Text, others: readonly Hypothesis[]): Count[] {
  return cuesIn(HEADS, text.pieces).flatMap((cue): Count[] => {
    if (cue.means === "side") return [];
    const found = cue.means === "before" || isSeat(text, cue) ? numberFrom(text, cue.last + 1, 1) : null;
    const number = found ?? (cue.means === "room" ? numberFrom(text, cue.first - 1, -1) : null);
    if (!number) return [];
    const at = { start: Math.min(number.start, cue.start), end: Math.max(number.end, cue.end) };
    const own = { start: number.start, end: number.end };
    if (
      others.some(
        (one) => one.slot !== "format" && one.slot !== "need" && one.slot !== "story" && one.slot !== "remark" && overlap(one.at, own),
      )
    )
      return [];
    return [countOf(text, number.value, at)];
  });
}

const isSeat = ({ message }: Text, { start, end }: Cue): boolean => /^seats?$/i.test(message.slice(start, end));

/** The number at most a word away: no count of days, hours or dollars is between. */
function numberFrom({ pieces }: Text, from: number, step: 1 | -1): { value: number; start: number; end: number } | null {
  for (let at = from; Math.abs(at - from) < 2; at += step) {
    const piece = pieces[at];
    const value = piece && !/^(?:a|an|une?|una|another|both|couple)$/.test(piece.key) ? numberIn(piece.key) : null;
    if (piece && value !== null) return { value, start: piece.start, end: piece.end };
    if (!piece || !/^(?:seat|people|person|personne|persona|about|environ|de|of|u)$/.test(piece.key)) return null;
  }
  return null;
}

/** "5 a side plus the tribunal of three": both sides, and who comes besides in that sentence. */
function sidesOf(text: Text): Count[] {
  const cues = cuesIn(HEADS, text.pieces).filter(({ means }) => means === "side");
  return sentencesIn(text.tokens).flatMap((sentence): Count[] => {
    const own = cues.filter((cue) => overlap(cue, sentence)).flatMap((cue) => numberBack(text, cue) ?? []);
    const [first] = own;
    if (!first) return [];
    const end = Math.max(...own.map((one) => one.end));
    const besides = text.pieces.filter(({ start, end: to }) => start >= first.start && to <= sentence.end);
    const hasMore = besides.some(({ key }) => MORE.has(key));
    const counted = partsSaid(text).filter((part) => part.count !== null && part.part === "neutral" && overlap(part, sentence));
    const ones = besides.filter((piece) => ONES.has(piece.key) && !counted.some((part) => overlap(part, piece))).length;
    const more = hasMore ? counted.reduce((sum, { count }) => sum + (count ?? 0), 0) + ones : 0;
    return [countOf(text, own.reduce((sum, { value }) => sum + value * 2, 0) + more, { start: first.start, end })];
  });
}

function numberBack({ pieces }: Text, cue: Cue): { value: number; start: number; end: number } | null {
  for (let at = cue.first - 1; at >= cue.first - FAR; at--) {
    const value = numberIn(pieces[at]?.key ?? "");
    if (value !== null) return { value, start: pieces[at]?.start ?? 0, end: cue.end };
  }
  return null;
}

function countOf({ message }: Text, value: number, at: { start: number; end: number }): Count {
  const quote = message.slice(at.start, at.end);
  return { slot: "headcount", value: { least: value, most: value }, role: "states", source: "detector", score: SCORE, at, quote };
}
