/** Stories and needs are kept in whole clauses: a stretch of one is widened to where the booking's own values begin, and neighbours are one. */
import type { Hypothesis, Span } from "./contract.ts";
import { overlap, type Text } from "./detectors/finding.ts";
import { needs } from "./detectors/hearing/hearing.ts";
import { matterOf, tellingsIn } from "./detectors/hearing/matters.ts";
import { hasMatter, isAsking } from "./detectors/hearing/stories.ts";
import type { Span as Tagged } from "./tagger/tagger.ts";
import { clausesAt, clausesOf, sentenceAt } from "./text/clauses.ts";
import { withoutEnd } from "./text/without-end.ts";

/** Marks of what a story is full of: they end none. */
const OF_STORIES = /^(?:place|money|person|org|claimant|respondent)$|\.(?:story|other)$/;
/** Fewer letters at an end are an article. */
const A_WORD = 5;
const SCRAP = 3;
const SURE = 0.75;
type Free = Extract<Hypothesis, { slot: "story" | "need" }>;

/** Each story and need with the whole of its clauses, as far as no mark of a value is in them. */
export function inClauses(text: Text, hypotheses: readonly Hypothesis[], spans: readonly Tagged[]): Hypothesis[] {
  const marks = spans.filter(({ label }) => !OF_STORIES.test(label));
  const told = hypotheses.filter((one) => !isOfService(one, hypotheses) && !isScrap(text, one));
  const widened = told.map((one) => (isFree(one) && one.source === "tagger" ? widenedOf(text, one, marks) : one));
  const stories = joined(
    text,
    widened.filter((one) => one.slot === "story" && one.role === "states"),
  );
  return [...widened.filter((one) => one.slot !== "story" || one.role !== "states"), ...stories];
}

/** A service that a tagger took for a story. */
function isOfService({ slot, source, at }: Hypothesis, others: readonly Hypothesis[]): boolean {
  const isMade = (one: Hypothesis) =>
    one.slot === "service" &&
    one.role === "states" &&
    overlap(one.at, at) &&
    one.at.start - at.start < A_WORD &&
    at.end - one.at.end < A_WORD;
  return slot === "story" && source === "tagger" && others.some(isMade);
}

/** Two words that only a tagger marked tell nothing by themselves; their clause is kept as it is. */
function isScrap(text: Text, { slot, source, quote, score, at }: Hypothesis): boolean {
  if (source !== "tagger" || (slot !== "story" && slot !== "need") || quote.split(/\s+/).length > SCRAP) return false;
  return score < SURE && !needs(text).some((find) => overlap(find, at)) && !hasMatter(text, at);
}

const isFree = (one: Hypothesis): one is Free => one.slot === "story" || one.slot === "need";

function widenedOf(text: Text, one: Free, spans: readonly Tagged[]): Hypothesis {
  const marks = spans.filter((span) => !overlap(span, one.at));
  let { start, end } = one.at;
  for (const clause of clausesAt(text.tokens, one.at)) {
    const before = marks.filter((span) => span.end <= start && span.end > clause.start);
    const after = marks.filter((span) => span.start >= end && span.start < clause.end);
    if (before.length === 0) start = Math.min(start, clause.start);
    if (after.length === 0) end = Math.max(end, clause.end);
  }
  if (one.slot !== "story") return placed(text, one, { start, end });
  return placed(text, one, throughSentence(text, { start, end }, marks));
}

/** A story goes on over the clauses of its sentence that hold nothing of a booking; before one that its words introduce it has not begun. */
function throughSentence(text: Text, { start, end }: Span, marks: readonly Tagged[]): Span {
  const { tokens } = text;
  const sentence = sentenceAt(tokens, { start, end });
  const clauses = clausesOf(tokens).filter((one) => sentence && overlap(one, sentence));
  const isOther = (one: Span) => marks.some((span) => overlap(span, one)) || isAsking(text, one);
  const until = (run: readonly Span[]) => run.slice(0, run.some(isOther) ? run.findIndex(isOther) : run.length).at(-1);
  const isTold = sentence && tellingsIn(text).some((one) => overlap(one, sentence));
  const first = isTold ? undefined : until(clauses.filter((one) => one.end <= start).reverse());
  const last = until(clauses.filter((one) => one.start >= end));
  return { start: first?.start ?? start, end: last?.end ?? end };
}

/** The same over another stretch, without the signs at its ends. */
function placed({ message }: Text, one: Hypothesis, { start, end }: Span): Hypothesis {
  const trimmed = withoutEnd(message.slice(start, end), (sign) => /[\s,;:–—(-]/.test(sign));
  const lead = trimmed.length - trimmed.replace(/^[\s,;:–—)(-]+/, "").length;
  const quote = trimmed.slice(lead);
  const value = { text: one.slot === "story" ? matterOf(quote) : quote };
  return { ...one, value, quote, at: { start: start + lead, end: start + lead + quote.length } } as Hypothesis;
}

/** Stories that overlap, or follow each other in a sentence with nothing but signs between, are one. */
function joined(text: Text, stories: readonly Hypothesis[]): Hypothesis[] {
  const sorted = [...stories].sort((a, b) => a.at.start - b.at.start);
  const found: Hypothesis[] = [];
  for (const story of sorted) {
    const before = found.at(-1);
    const sentence = before && sentenceAt(text.tokens, before.at);
    const isNext =
      before !== undefined &&
      sentence !== undefined &&
      overlap(sentence, story.at) &&
      !/[\p{L}\p{N}]/u.test(text.message.slice(before.at.end, story.at.start));
    if (!before || !isNext) found.push(story);
    else {
      const best = story.score > before.score ? story : before;
      const at = { start: before.at.start, end: Math.max(before.at.end, story.at.end) };
      found[found.length - 1] = placed(text, best, at);
    }
  }
  return found;
}
