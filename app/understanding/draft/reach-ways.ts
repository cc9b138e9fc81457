/**
 * In which way the visitor wants to be reached: by telephone ("call me, don't write"), by e-mail, without calls ("don't call me"), or in words of
 * their own ("WhatsApp is best"). What is denied is what comes right after the negation, and nothing else of the sentence.
 */
import type { ReachSaid, Span, Statement } from "../contract.ts";
import { type Cue, cueBook, cuesIn } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { ATTENDING } from "../detectors/words/attending.ts";
import { type Clause, clausesOf, sentenceAt } from "../text/clauses.ts";
import { once } from "../text/once.ts";
import { withoutEnd } from "../text/without-end.ts";
import { type Classes, classesOf, cuesOf } from "./parts.ts";
import { REACH_WORDS } from "./words.ts";

const REACH: Classes = classesOf(REACH_WORDS);
/** So many letters between a word and what it goes with. */
const NEXT = 14;
/** Somebody else is not to be called, or not yet. */
const OF_OTHERS =
  /\b(?:him|her|them|yet|unless|(?:until|before|avant|antes|hasta)(?!\s(?:de\s)?(?:las?\s)?\d)|lui|leur|elle|a [eé]l|a ella|witness|t[eé]moin|testigo)\b/i;
/** "Don't call before ten", « ne m'appelez pas après 16 h »: calls at other hours are welcome. */
const BOUND = /^\s*(?:\p{L}+\s){0,2}(?:before|until|till|after|between|avant|apr[èe]s|entre|antes|despu[ée]s|hasta)(?!\p{L})/iu;
/** A negation behind its verb: « appelez-moi pas ». */
const BEHIND = /^(?:pas|jamais)$/i;
const STOP = /[,;:.!?\n]/;
/** So many words of a clause that names a way say nothing else. */
const SHORT = 7;

type Said = (name: string) => readonly Cue[];

/** Everything that a message says of how the visitor is reached; null where it says nothing. */
export function reachIn(text: Text, statements: readonly Statement[]): ReachSaid | null {
  const clauses = clausesOf(text.tokens).map((at) => ({ at, ...readClause(text, at, statements) }));
  const by = wayOf(clauses);
  const own = clauses.filter((one) => one.refusesCalls || one.refusesMail || one.wantsMail || one.wantsCall || one.words);
  const [when] = own.flatMap(({ at, words }) => (words ? [runAround(text, at, statements)] : []));
  if (!by && !when) return null;
  const places = own.map(({ at }) => stretchOf(text, at, statements));
  const at = when ? [...places.filter((one) => !overlap(one, when)), when] : places;
  return { ...(by ? { by } : {}), ...(when ? { when: text.message.slice(when.start, when.end) } : {}), at };
}

/** The clause, or what it says before something else is said in it. */
function stretchOf(text: Text, clause: Clause, statements: readonly Statement[]): Span {
  const said = cuesOf(REACH, text, clause);
  const cues = REACH.flatMap(([name]) => said(name));
  const first = Math.min(...cues.map(({ start }) => start));
  const own = statements.filter((one) => OF_CONTACT.has(one.slot) && overlap(one.at, clause) && one.role !== "mentions");
  const start = own.some(({ at }) => at.end <= first) ? first : clause.start;
  const end = Math.min(clause.end, ...own.map(({ at }) => at.start).filter((at) => at > start));
  return { start, end: start + withoutEnd(text.message.slice(start, end), (sign) => /[\s.,;:!]/.test(sign)).length };
}
const OF_CONTACT: ReadonlySet<Statement["slot"]> = new Set(["name", "firm", "email", "phone"]);

interface ClauseSaid {
  refusesCalls: boolean;
  refusesMail: boolean;
  wantsMail: boolean;
  wantsCall: boolean;
  /** It speaks of calls, and does not refuse them. */
  calls: boolean;
  /** It names a way that has no name of ours. */
  words: boolean;
}

function wayOf(clauses: readonly ClauseSaid[]): ReachSaid["by"] {
  const some = (name: keyof ClauseSaid) => clauses.some((one) => one[name]);
  if (some("refusesCalls")) return some("refusesMail") ? undefined : "no_calls";
  // "Text me, don't email" asks for no call.
  if (some("refusesMail")) return some("words") && !some("calls") ? undefined : "phone";
  if (some("wantsMail") && some("wantsCall")) return undefined;
  return some("wantsMail") ? "email" : some("wantsCall") ? "phone" : undefined;
}

function readClause(text: Text, clause: Clause, statements: readonly Statement[]): ClauseSaid {
  const said = cuesOf(REACH, text, clause);
  const isOfOthers = OF_OTHERS.test(text.message.slice(clause.start, clause.end));
  const isTheirs = (call: Span) => statements.some((one) => one.slot === "person" && one.also?.some((at) => overlap(at, call)));
  const calls = [...said("call"), ...said("call me")].filter((call) => !isAttended(text, call) && !isTheirs(call));
  const mails = [...said("mail"), ...said("write")];
  const next = (name: string, of: readonly Cue[]) =>
    said(name).some((one) => of.some((two) => !overlap(one, two) && gap(one, two) <= NEXT));
  const hasHour =
    said("channel").length === 0 && statements.some((one) => one.slot === "when" && one.role === "call" && overlap(one.at, clause));
  const isBound = (call: Span) =>
    BOUND.test(text.message.slice(call.end, clause.end)) && text.readings.some((hour) => hour.start >= call.end && overlap(hour, clause));
  const refusesCalls = !isOfOthers && !hasHour && calls.some((call) => isDenied(text, call, said) && !isBound(call));
  // That letters went unanswered is of others: mail is refused by its verb, or where a call is wanted instead.
  const refusesMail = !isOfOthers && (isCallWanted(text) ? mails : said("write")).some((mail) => isDenied(text, mail, said));
  const isWritten = said("write").some((one) => said("mail").some((two) => !overlap(one, two) && gap(one, two) <= NEXT));
  const isPlain = calls.length === 0 || refusesCalls;
  return {
    refusesCalls,
    refusesMail,
    wantsMail: !refusesMail && isPlain && (next("only", mails) || next("prefer", mails) || (isWritten && said("rather").length > 0)),
    calls: calls.length > 0 && !refusesCalls,
    wantsCall: !refusesCalls && (next("only", calls) || next("prefer", calls)) && mails.length === 0,
    words: said("channel").length > 0 && (calls.length + said("write").length > 0 || wordsIn(text, clause) <= SHORT),
  };
}

/** "Mr. Osgood can only join by phone": a way of taking part reaches nobody. */
const isAttended = (text: Text, call: Span): boolean =>
  cuesIn(ATTEND, text.pieces).some(
    ({ means, start, end }) =>
      means === "comes" &&
      end <= call.start &&
      call.start - end <= NEXT_TO_COMING &&
      !AVAILABLE.test(text.message.slice(start, end)) &&
      !STOP.test(text.message.slice(end, call.start)),
  );
const ATTEND = cueBook(ATTENDING);
const NEXT_TO_COMING = 6;
const AVAILABLE = /availab/i;

/** Somewhere in the message a call is spoken of and not refused. */
const isCallWanted = once((text: Text): boolean => {
  const said = cuesOf(REACH, text, { first: 0, last: text.tokens.length - 1 });
  return [...said("call"), ...said("call me")].some((call) => !isDenied(text, call, said));
});

const gap = (one: Span, two: Span): number => (one.end <= two.start ? two.start - one.end : one.start - two.end);
const wordsIn = ({ message }: Text, { start, end }: Span): number => message.slice(start, end).trim().split(/\s+/).length;

/** The negation comes before it, with nothing of the kind and no stop between; in French also right behind the verb. */
function isDenied({ message }: Text, cue: Cue, said: Said): boolean {
  const others = [...said("call"), ...said("call me"), ...said("mail"), ...said("write")].filter((one) => !overlap(one, cue));
  const isBetween = (from: number, to: number) => others.some((one) => one.start >= from && one.end <= to);
  return said("no").some((no) => {
    const word = message.slice(no.start, no.end);
    const isOpen = (from: number, to: number) => to >= from && !STOP.test(message.slice(from, to)) && !isBetween(from, to);
    if (no.end <= cue.start) {
      const isTaken = BEHIND.test(word) && others.some((one) => one.end <= no.start && no.start - one.end <= 1);
      return !isTaken && cue.start - no.end <= NEXT && isOpen(no.end, cue.start);
    }
    return BEHIND.test(word) && no.start >= cue.end && no.start - cue.end <= 1;
  });
}

/** The sentence, for staff to read; of one that gives a name or an address too, what it says behind them. */
function runAround(text: Text, clause: Clause, statements: readonly Statement[]): Span {
  const sentence = sentenceAt(text.tokens, clause) ?? clause;
  const own = statements.filter((one) => OF_CONTACT.has(one.slot) && overlap(one.at, sentence) && one.role !== "mentions");
  const from = own.some(({ at }) => at.end <= clause.start) ? stretchOf(text, clause, statements).start : sentence.start;
  const to = Math.min(sentence.end, ...own.map(({ at }) => at.start).filter((at) => at > from && at > clause.start));
  const words = withoutEnd(text.message.slice(from, to).trimEnd(), (sign) => /[\s,;:]/.test(sign));
  return { start: from, end: from + words.length };
}
