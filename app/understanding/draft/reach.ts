/** At what time the visitor is to be called ("after 17:00, not before"): an hour for a call is none of the hearing's. */
import type { ActSaid, Doubt, ReachSaid, Span, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { type Clause, clauseAt, clausesAt, sentenceAt } from "../text/clauses.ts";
import { withoutEnd } from "../text/without-end.ts";
import { type Classes, classesOf, cuesOf } from "./parts.ts";
import { REACH_WORDS } from "./words.ts";

const REACH: Classes = classesOf(REACH_WORDS);
const SCORE = 0.8;
/** The refusals of calls among what is said of reaching the visitor, as acts. */
export function refusalsIn(reach: ReachSaid | null): ActSaid[] {
  if (reach?.by !== "no_calls") return [];
  return reach.at.map((at): ActSaid => ({ act: "nocall", at, score: SCORE, sources: ["detector"] }));
}

type When = Extract<Statement, { slot: "when" }>;
const isHour = (one: Statement): one is When =>
  one.slot === "when" &&
  (one.value.value ?? []).length > 0 &&
  (one.value.value ?? []).every(({ clock, part, when }) => (clock || part) && when?.kind !== "days");
/** Days and hours with those that are for calls taken for calls; `calling`: a call was just spoken of. */
export function withCallHours(
  { statements, doubts }: { statements: Statement[]; doubts: Doubt[] },
  text: Text,
  calling: boolean,
): { statements: Statement[]; doubts: Doubt[] } {
  const hasDays = statements.some((one) => one.slot === "when" && (one.value.value ?? []).some(({ when }) => when?.kind === "days"));
  const isForCall = (one: Statement): boolean => {
    if (isDayOfCall(text, one, statements)) return true;
    if (!isHour(one)) return false;
    const around = runAround(text, one.at, statements);
    return cuesOf(REACH, text, around)("call me").some((cue) => cue.end <= one.at.end) || (calling && !hasDays);
  };
  const taken = (one: Statement): Statement => {
    const quote = wordsAround(text, one.at, statements);
    return { ...one, role: "call", quote: quote.text, at: quote.at };
  };
  const settled = doubts.flatMap(({ options, at }): Statement[] => {
    const [first] = options.map((option) => ({ ...option, at }) as Statement);
    return first && isForCall(first) ? [taken(first)] : [];
  });
  const left = doubts.filter(({ at }) => !settled.some((one) => overlap(one.at, at)));
  const called = [...statements.map((one) => (isForCall(one) ? taken(one) : one)), ...settled];
  // Two hours of one wish ("after 5, not before 9") are one.
  const once = called.filter(
    (one, at) => one.role !== "call" || called.findIndex((two) => two.role === "call" && overlap(two.at, one.at)) === at,
  );
  return { statements: once, doubts: left };
}

/** "Don't call between noon and two": without its "don't" it says the reverse. */
export function withDenials(statements: readonly Statement[], text: Text): Statement[] {
  return statements.map((one) => {
    if (one.slot !== "when" || one.role !== "call") return one;
    const clause = clauseAt(text.tokens, one.at);
    const [no] = clause ? cuesOf(REACH, text, clause)("no").filter(({ end }) => end <= one.at.start) : [];
    if (!clause || !no || one.quote.includes(text.message.slice(no.start, no.end))) return one;
    const start = wordStart(text.message, no.start);
    return { ...one, at: { start, end: one.at.end }, quote: text.message.slice(start, one.at.end) };
  });
}
/** « N'appelez pas »: a negation begins before what is taken for it. */
const wordStart = (message: string, at: number): number =>
  at - (/[\p{L}'’]+(?:\s[\p{L}'’]+)?\s?$/u.exec(message.slice(0, at))?.[0].length ?? 0);

/** "Can someone call me today?": a day right behind the call. */
function isDayOfCall(text: Text, { slot, at }: Statement, statements: readonly Statement[]): boolean {
  if (slot !== "when") return false;
  return cuesOf(
    REACH,
    text,
    runAround(text, at, statements),
  )("call me").some((cue) => at.start >= cue.end && at.start - cue.end <= NEXT_TO_CALL);
}
const NEXT_TO_CALL = 4;

/** The clause, with the one before it where that holds nothing else ("call me, but after five"). */
function runAround({ tokens, message }: Text, at: Span, statements: readonly Statement[]): Clause {
  const whole = { first: 0, last: tokens.length - 1, start: 0, end: message.length };
  const sentence = sentenceAt(tokens, at) ?? whole;
  const near = clausesAt(tokens, sentence);
  const own = near.findIndex((one) => overlap(one, at));
  const to = near[own] ?? sentence;
  const before = near[own - 1];
  const from = before && !statements.some((one) => overlap(one.at, before)) ? before : to;
  return { first: from.first, last: to.last, start: from.start, end: to.end };
}

/** The sentence, for staff to read: of a long one the clauses. */
function wordsAround(text: Text, at: Span, statements: readonly Statement[]): { text: string; at: Span } {
  const sentence = sentenceAt(text.tokens, at) ?? { start: at.start, end: at.end };
  const isOwn = statements.every((one) => !overlap(one.at, sentence) || overlap(one.at, at) || one.role === "call" || isHour(one));
  const run = isOwn && sentence.end - sentence.start <= MOST ? sentence : runAround(text, at, statements);
  const words = withoutEnd(text.message.slice(run.start, run.end), (sign) => /[\s,;:]/.test(sign));
  return { text: words, at: { start: run.start, end: run.start + words.length } };
}
const MOST = 90;
