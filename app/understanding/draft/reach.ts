/**
 * How the visitor wants to be reached: no calls ("please email, dont phone"), or at what time ("call me after 17:00, not before"). An hour
 * for a call is none of the hearing's.
 */
import type { ActSaid, Doubt, Span, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { type Clause, clausesOf, sentencesIn } from "../text/clauses.ts";
import { withoutEnd } from "../text/without-end.ts";
import { type Classes, classesOf, cuesOf } from "./parts.ts";
import { REACH_WORDS } from "./words.ts";

const REACH: Classes = classesOf(REACH_WORDS);
const SCORE = 0.8;
/** So many letters between a word and what it goes with. */
const NEXT = 14;
/** Somebody else is not to be called, or not yet. */
const OF_OTHERS = /\b(?:him|her|them|yet|until|unless|before|avant|lui|leur|elle|antes|hasta|a [eé]l|a ella|witness|t[eé]moin|testigo)\b/i;

/** Each refusal of calls. */
export function refusalsIn(text: Text, statements: readonly Statement[]): ActSaid[] {
  return clausesOf(text.tokens)
    .filter((clause) => refuses(text, clause) && !hasHour(clause, statements))
    .map((clause): ActSaid => ({ act: "nocall", at: refusalAt(text, clause, statements), score: SCORE, sources: ["detector"] }));
}

/** The clause, or what it says before something else is said in it. */
function refusalAt(text: Text, clause: Clause, statements: readonly Statement[]): Span {
  const said = cuesOf(REACH, text, clause);
  const first = Math.min(...["no", "only", "rather", "write", "call", "mail"].flatMap((name) => said(name).map(({ start }) => start)));
  const own = statements.filter((one) => overlap(one.at, clause) && one.role !== "mentions");
  const start = own.some(({ at }) => at.end <= first) ? first : clause.start;
  const end = Math.min(clause.end, ...own.map(({ at }) => at.start).filter((at) => at > start));
  return { start, end: start + withoutEnd(text.message.slice(start, end), (sign) => /[\s.,;:!]/.test(sign)).length };
}

function refuses(text: Text, clause: Clause): boolean {
  const said = cuesOf(REACH, text, clause);
  const isNext = (one: Span, other: Span) => (one.end <= other.start ? other.start - one.end <= NEXT : one.start - other.end <= NEXT);
  const together = (name: string, other: string) =>
    said(name).some((one) => said(other).some((two) => !overlap(one, two) && isNext(one, two)));
  if (OF_OTHERS.test(text.message.slice(clause.start, clause.end))) return false;
  const isDenied = said("no").some((no) =>
    said("call").some((call) => (call.start >= no.end ? call.start - no.end : no.start - call.end) <= NEXT),
  );
  const isOnlyMail = together("only", "mail") && (said("call").length === 0 || isDenied);
  const isWritten = together("write", "mail") && (said("only").length > 0 || said("rather").length > 0);
  return isDenied || isOnlyMail || isWritten;
}

type When = Extract<Statement, { slot: "when" }>;
const isHour = (one: Statement): one is When =>
  one.slot === "when" &&
  (one.value.value ?? []).length > 0 &&
  (one.value.value ?? []).every(({ clock, part, when }) => (clock || part) && when?.kind !== "days");
const hasHour = (clause: Span, statements: readonly Statement[]): boolean =>
  statements.some((one) => isHour(one) && overlap(one.at, clause));

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
  const sentence = sentencesIn(tokens).find((one) => overlap(one, at)) ?? whole;
  const near = clausesOf(tokens).filter((one) => overlap(one, sentence));
  const own = near.findIndex((one) => overlap(one, at));
  const to = near[own] ?? sentence;
  const before = near[own - 1];
  const from = before && !statements.some((one) => overlap(one.at, before)) ? before : to;
  return { first: from.first, last: to.last, start: from.start, end: to.end };
}

/** The sentence, for staff to read: of a long one the clauses. */
function wordsAround(text: Text, at: Span, statements: readonly Statement[]): { text: string; at: Span } {
  const sentence = sentencesIn(text.tokens).find((one) => overlap(one, at)) ?? { start: at.start, end: at.end };
  const isOwn = statements.every((one) => !overlap(one.at, sentence) || overlap(one.at, at) || one.role === "call" || isHour(one));
  const run = isOwn && sentence.end - sentence.start <= MOST ? sentence : runAround(text, at, statements);
  const words = withoutEnd(text.message.slice(run.start, run.end), (sign) => /[\s,;:]/.test(sign));
  return { text: words, at: { start: run.start, end: run.start + words.length } };
}
const MOST = 90;
