/** How many come, and which services are not wanted, on one day only: kept in its words, while the hearing has what is noted or said of its other days. */
import type { Hypothesis, Span } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { hasMatter } from "../detectors/hearing/stories.ts";
import { numberIn } from "../detectors/numbers.ts";
import { isRuledOut } from "../services-off.ts";
import { clausesOf, sentenceAt } from "../text/clauses.ts";
import { placesIn } from "../when/places.ts";

type Count = Extract<Hypothesis, { slot: "headcount" }>;

const SCORE = 0.9;
/** So many are looked at for the day that they are of. */
const MOST = 12;
const ARTICLES = /^(?:an?|une?|una)$/;
/** "14 the other days", « 14 pour les autres »: nothing else between the number and the days. */
const LITTLE = /^(?:\s+\p{L}{1,5}){0,2}\s+$/u;

/**
 * What goes out of the proposals for one day alone, the remarks that keep it, and how many come on "the other days". A number that is not smaller
 * than the hearing's stays: the room is for the most. `whole` is the hearing's number, zero where none is noted.
 */
export function onDays(
  text: Text,
  hypotheses: readonly Hypothesis[],
  whole: number,
  ofDay: (at: Span) => Hypothesis | null,
): { gone: Hypothesis[]; apart: Hypothesis[]; others: Hypothesis[] } {
  const found = hypotheses.filter((one) => isCount(one) || isService(one)).slice(0, MOST);
  const kept = found.flatMap((one) => {
    const remark = ofDay(one.at);
    if (!remark || (isService(one) && !isRuledOut(text, one))) return [];
    const other = isCount(one) ? otherDays(text, remark.at) : null;
    if (isCount(one) && one.value.most >= Math.max(whole, other?.value.most ?? 0)) return [];
    return [{ one, other, remark: other ? remark : throughOthers(text, remark, hypotheses) }];
  });
  const others = kept.flatMap(({ other }) => other ?? []).slice(0, 1);
  const sentences = kept.flatMap(({ remark }) => sentenceAt(text.tokens, remark.at) ?? []);
  const isTold = ({ slot, at }: Hypothesis) => slot === "story" && sentences.some((one) => overlap(one, at)) && !hasMatter(text, at);
  return { gone: [...kept.map(({ one }) => one), ...hypotheses.filter(isTold)], apart: kept.map(({ remark }) => remark), others };
}

const isCount = (one: Hypothesis): one is Count => one.slot === "headcount" && one.source === "detector" && !one.also;
const isService = (one: Hypothesis): one is Extract<Hypothesis, { slot: "service" }> => one.slot === "service";

/** "8 people on the 19th, the usual crowd the other days": where nothing else is read in them, these words are of the same remark. */
function throughOthers(text: Text, remark: Hypothesis, hypotheses: readonly Hypothesis[]): Hypothesis {
  const [next] = besides(text, remark.at).filter(({ start }) => start >= remark.at.end);
  if (remark.slot !== "remark" || !next?.place || hypotheses.some(({ at }) => overlap(at, next))) return remark;
  const quote = text.message.slice(remark.at.start, next.end).replace(/[\s,;:.]+$/, "");
  const at = { start: remark.at.start, end: remark.at.start + quote.length };
  return { ...remark, value: { text: quote }, quote, at, also: [at] };
}

/** The other clauses of the sentence, with the place where "the other days" are named. */
function besides(text: Text, day: Span) {
  const sentence = sentenceAt(text.tokens, day);
  return clausesOf(text.tokens)
    .filter((one) => sentence && overlap(one, sentence) && !overlap(one, day))
    .map(({ start, end }) => {
      const place = placesIn({ message: text.message.slice(start, end) }).find(({ on }) => on === "others");
      return { start, end, place: place && { start: start + place.start, end: start + place.end } };
    });
}

/** In the sentence of one day: so many on the other ones. */
function otherDays(text: Text, day: Span): Count | null {
  for (const { start, end, place } of besides(text, day)) {
    const numbers = text.pieces.filter(
      (piece) => piece.start >= start && piece.end <= end && numberIn(piece.key) !== null && !ARTICLES.test(piece.key),
    );
    const number = numbers.find((one) => place && LITTLE.test(text.message.slice(one.end, place.start)));
    const count = number && numberIn(number.key);
    if (!place || !number || !count) continue;
    const at = { start: number.start, end: place.end };
    const quote = text.message.slice(at.start, at.end);
    return { slot: "headcount", value: { least: count, most: count }, role: "states", source: "detector", score: SCORE, at, quote };
  }
  return null;
}
