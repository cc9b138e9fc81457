/**
 * What a message says of what is noted: "forget the second choice", « finalement 5 et non 6 », «ya no se requiere el almuerzo», "make it 3".
 * Only words and parts are read here; what is noted under them, and what is done, the policy knows.
 */
import type { Mend, Part, Span } from "../contract.ts";
import type { Cue } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { numberIn } from "../detectors/numbers.ts";
import { type Clause, clausesOf, sentencesIn } from "../text/clauses.ts";
import type { Piece } from "../text/pieces.ts";
import { classesOf, cuesOf, partsMended } from "./parts.ts";
import { MEND_WORDS } from "./words.ts";

const MENDS = classesOf(MEND_WORDS);
/** What is taken back, or takes its place, is said in hardly more words. */
const MOST_WORDS = 6;
/** So many words before an order to take out are politeness. */
const LEAD = 4;
const SIGN = /^[^\p{L}\p{N}]+$/u;
const OF_FILLERS = /^(?:the|a|an|on|at|for|le|la|les|l|de|du|des|el|los|las|un|una|une|en|a|para|pour)$/;

/** Every such saying of a message, at most one of a sentence; a question mends nothing. */
export function mendsIn(text: Text): Mend[] {
  const mends: Mend[] = [];
  let before: readonly Part[] = [];
  for (const sentence of sentencesIn(text.tokens)) {
    const parts = partsMended(text, sentence).map(({ part }) => part);
    const isAsked = text.tokens[sentence.last]?.text === "?";
    const mend = isAsked ? null : mendBy(text, sentence, before);
    if (mend) mends.push(mend);
    before = parts;
  }
  return mends;
}

function mendBy(text: Text, sentence: Clause, before: readonly Part[]): Mend | null {
  const said = cuesOf(MENDS, text, sentence);
  const isTake = ({ start, end }: Cue) => /^take$/i.test(text.message.slice(start, end));
  const order = said("erase").find((cue) => leads(text, sentence, cue) && (!isTake(cue) || said("off").length > 0));
  if (order) return made(text, reachOf(text, sentence, order), "drops", before);
  const contrast = said("not").flatMap((cue) => contrastAt(text, sentence, cue, said("but")) ?? [])[0];
  if (contrast) return { ...made(text, sentence, "changes", before), ...contrast };
  const no = said("no");
  if (no.length > 0 && said("ended").length > 0) return made(text, sentence, "drops", []);
  const becomes = said("becomes").find(({ start, end }) => end - start > "instead".length);
  const into = becomes && numberAfter(wordsIn(text, becomes.end, sentence.end));
  if (into) return { ...made(text, sentence, "changes", before), into };
  if (said("wrong").some(({ start, end }) => end - start > "not".length && start >= sentence.start))
    return made(text, sentence, "changes", before);
  return no.length > 0 ? made(text, sentence, "denies", before) : null;
}

/** An order stands at the head of its clause. */
function leads({ pieces, tokens }: Text, sentence: Clause, cue: Cue): boolean {
  const clause = clausesOf(tokens).find((one) => overlap(one, cue)) ?? sentence;
  return pieces.filter(({ start }) => start >= clause.start && start < cue.start).length <= LEAD;
}

/** What an order is about: its own clause, and where that names nothing ("please remove it") the one before it. */
function reachOf({ tokens, pieces }: Text, sentence: Clause, cue: Cue): Clause {
  const own = clausesOf(tokens).filter((one) => overlap(one, sentence));
  const at = own.findIndex((one) => overlap(one, cue));
  const clause = own[at] ?? sentence;
  const after = pieces.filter(({ start, end, key }) => start >= cue.end && end <= clause.end && key.length > 2);
  return after.length > 0 || at < 1 ? clause : { ...clause, start: own[0]?.start ?? clause.start, first: sentence.first };
}

function made(text: Text, at: Clause, does: Mend["does"], before: readonly Part[]): Mend {
  const own = partsMended(text, at).map(({ part }) => part);
  const quote = text.message.slice(at.start, at.end);
  return { at: { start: at.start, end: at.end }, quote, does, of: [...new Set(own.length > 0 ? own : before)] };
}

const wordsIn = ({ pieces }: Text, from: number, to: number): readonly Piece[] =>
  pieces.filter(({ start, end }) => start >= from && end <= to);

const isStop = ({ key }: Piece): boolean => SIGN.test(key) && !/^['’"“”«»&-]$/.test(key);

function numberAfter(pieces: readonly Piece[]): string | undefined {
  const [first] = pieces.filter(({ key }) => !OF_FILLERS.test(key));
  const number = first && numberIn(first.key);
  return number === null || number === undefined || !isAlone(first as Piece, pieces) ? undefined : String(number);
}

/** "3 p.m." and "3:30" are hours, "3 May" a day: a number that counts has a noun or nothing after it. */
function isAlone(piece: Piece, pieces: readonly Piece[]): boolean {
  const next = pieces[pieces.indexOf(piece) + 1]?.key ?? "";
  return !/^(?:[:hr]|am|pm|p|a|h\d*|heure|hora|o|day|jour|dia|hour)$/.test(next);
}

/** "10, no 8", « 5 et non 6 », "Lumen Foods, not HR", "not 8 but 10", "3 instead of 2". */
function contrastAt(text: Text, sentence: Span, cue: Cue, buts: readonly Cue[]): Pick<Mend, "out" | "into"> | null {
  const right = wordsIn(text, cue.end, sentence.end);
  const stop = right.findIndex((piece) => isStop(piece) || buts.some(({ start }) => start === piece.start));
  const out = trimmed(stop < 0 ? right : right.slice(0, stop));
  if (out.length === 0 || out.length > MOST_WORDS) return null;
  const but = buts.find(({ start }) => start >= (out.at(-1)?.end ?? 0));
  const left = trimmed(but ? wordsIn(text, but.end, sentence.end) : leftOf(text, sentence, cue));
  const number = numberIn(out[0]?.key ?? "");
  if (number !== null) {
    const counted = left.filter((piece) => numberIn(piece.key) !== null && isAlone(piece, left));
    const value = (but ? counted[0] : counted.at(-1))?.key ?? "";
    const into = numberIn(value);
    return into === null || into === number || !isAlone(out[0] as Piece, out) ? null : { out: String(number), into: String(into) };
  }
  const into = but ? left : afterCopula(left);
  if (into.length === 0 || into.length > MOST_WORDS || !isProper(text, into) || !isProper(text, out)) return null;
  return { out: quoteOf(text, out), into: quoteOf(text, into) };
}

/** The words before a contrast, as far as a stop that is not its own comma. */
function leftOf(text: Text, sentence: Span, cue: Cue): readonly Piece[] {
  const words = [...wordsIn(text, sentence.start, cue.start)];
  while (words.length > 0 && isStop(words.at(-1) as Piece)) words.pop();
  const stop = words.findLastIndex(isStop);
  return words.slice(stop + 1);
}

const COPULA = /^(?:is|are|be|was|read|say|est|sont|etre|es|son|ser|sera|sea)$/;
const afterCopula = (words: readonly Piece[]): readonly Piece[] =>
  trimmed(words.slice(words.findLastIndex(({ key }) => COPULA.test(key)) + 1));

/** Names begin with a capital; of anything else a contrast may be of the story. */
const isProper = ({ message }: Text, words: readonly Piece[]): boolean => /^[\p{Lu}\d]/u.test(message.slice(words[0]?.start ?? 0));

const quoteOf = ({ message }: Text, words: readonly Piece[]): string => message.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);

function trimmed(words: readonly Piece[]): readonly Piece[] {
  const first = words.findIndex(({ key }) => !SIGN.test(key) && !OF_FILLERS.test(key));
  const last = words.findLastIndex(({ key }) => !SIGN.test(key));
  return first < 0 ? [] : words.slice(first, last + 1);
}
