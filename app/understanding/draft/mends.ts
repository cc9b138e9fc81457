/**
 * What a message says of what is noted: "forget the second choice", « finalement 5 et non 6 », «ya no se requiere el almuerzo», "make it 3".
 * Only words and parts are read here; what is noted under them, and what is done, the policy knows.
 */
import type { Mend, Part, Span } from "../contract.ts";
import { type Cue, keysOf } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { services } from "../detectors/hearing/hearing.ts";
import { numberIn } from "../detectors/numbers.ts";
import { stayingIn } from "../detectors/polarity.ts";
import { type Clause, clauseAt, clausesAt, sentencesIn } from "../text/clauses.ts";
import { type Piece, piecesBetween } from "../text/pieces.ts";
import { classesOf, cuesOf, partsMended } from "./parts.ts";
import { MEND_WORDS, ORDER_LEADS } from "./words.ts";

const MENDS = classesOf(MEND_WORDS);
const LEADS = keysOf(ORDER_LEADS);
/** What is taken back, or takes its place, is said in hardly more words. */
const MOST_WORDS = 6;
/** Shorter words ("to", "with", "par", "not") say it only together with others. */
const SHORT = 4;
const PRONOUN = /^(?:it|her|him|them|that|this|off|out|again|please|svp|s|il|vou|plait|le|la|lo|les|los|las|ca|cela|eso|esto|por|favor)$/;
const SIGN = /^[^\p{L}\p{N}]+$/u;
const OF_FILLERS = /^(?:the|a|an|on|at|for|le|la|les|l|de|du|des|el|los|las|un|una|une|en|a|para|pour)$/;

/** Every such saying of a message, at most one of a sentence; a question mends nothing. */
export function mendsIn(text: Text): Mend[] {
  const mends: Mend[] = [];
  let before: readonly Part[] = [];
  for (const sentence of sentencesIn(text.tokens)) {
    const parts = partsIn(text, sentence);
    const isAsked = text.tokens[sentence.last]?.text === "?";
    const mend = isAsked ? null : mendBy(text, sentence, before);
    if (mend) mends.push(mend);
    before = parts;
  }
  return mends;
}

function mendBy(text: Text, sentence: Clause, before: readonly Part[]): Mend | null {
  const all = cuesOf(MENDS, text, sentence);
  const said = (name: string) => all(name).filter((cue) => !stayingIn(text).some(({ seems }) => overlap(seems, cue)));
  const isTake = ({ start, end }: Cue) => /^take$/i.test(text.message.slice(start, end));
  const order = said("erase").find((cue) => leads(text, sentence, cue) && (!isTake(cue) || isEndedIn(text, cue, said("off"))));
  if (order) return ordered(text, reachOf(text, sentence, order), order, said("no"), before);
  if (said("amiss").length > 0) return made(text, sentence, "changes", before);
  const buts = [...said("but"), ...said("is_rather").filter((cue) => isAfterStop(text, cue))].sort((a, b) => a.start - b.start);
  const none = said("none").find((cue) => /:\s*$/.test(text.message.slice(sentence.start, cue.start)));
  if (none) return made(text, upTo(text, sentence, none.end), "drops", []);
  const contrast = said("not").flatMap((cue) => contrastAt(text, sentence, cue, buts) ?? [])[0];
  if (contrast)
    return { ...made(text, sentence, "changes", before), ...contrast, quote: text.message.slice(contrast.at.start, contrast.at.end) };
  const no = said("no").filter((cue) => !isAnswer(text, cue));
  if (no.length > 0 && said("ended").length > 0) return made(text, sentence, "drops", []);
  const becomes = said("becomes").find(({ start, end }) => end - start > SHORT);
  const into = becomes && numberAfter(wordsIn(text, becomes.end, sentence.end));
  if (into) return { ...made(text, sentence, "changes", before), into };
  if (no.length > 0) return made(text, sentence, "denies", before);
  const isWrong = [...said("becomes"), ...said("wrong"), ...said("rethinks")].some(({ start, end }) => end - start > SHORT);
  return isWrong && said("more").length === 0 ? made(text, sentence, "changes", before) : null;
}

function isAfterStop({ pieces }: Text, { start }: Cue): boolean {
  const before = pieces.findLast((piece) => piece.end <= start);
  return before !== undefined && isStop(before);
}

function upTo({ tokens }: Text, sentence: Clause, end: number): Clause {
  return { ...sentence, end, last: tokens.findLastIndex((token) => token.end <= end) };
}

/** "No, Montreal", "no. montreal", « Non : Montréal demeure … »: a no by itself answers, and denies nothing of what follows. */
const isAnswer = ({ message }: Text, { start, end }: Cue): boolean =>
  /[,.;:!?…]$/.test(message.slice(start, end)) || /^\s*(?:$|[^\p{L}\p{N}\s'’])/u.test(message.slice(end));

/** An order is at the head of its clause, behind words of politeness at most: "we need to clear the room by five" orders nothing. */
function leads({ pieces, tokens }: Text, sentence: Clause, cue: Cue): boolean {
  const clause = clauseAt(tokens, cue) ?? sentence;
  return pieces.filter(({ start }) => start >= clause.start && start < cue.start).every(({ key }) => LEADS.has(key) || SIGN.test(key));
}

/** "Take the 16th out": in "the 16th is out, we take the 18th" the two words are of two clauses. */
function isEndedIn({ tokens }: Text, take: Cue, offs: readonly Cue[]): boolean {
  const clause = clauseAt(tokens, take);
  return offs.some((off) => off.start >= take.end && (!clause || off.end <= clause.end));
}

/** What an order is about: its own clause, and where that names nothing ("please remove it") the one before it. */
function reachOf({ message, tokens, pieces }: Text, sentence: Clause, cue: Cue): Clause {
  const own = clausesAt(tokens, sentence);
  const at = own.findIndex((one) => overlap(one, cue));
  const clause = own[at] ?? sentence;
  const after = pieces.filter(({ start, end, key }) => start >= cue.end && end <= clause.end && !SIGN.test(key) && !PRONOUN.test(key));
  const last = sentencesIn(tokens).findLast((one) => one.end <= sentence.start);
  // "Still shows real-time. Take that off": what is meant is in the sentence before, where that is about a service.
  if (after.length === 0 && at < 1 && last && services({ message, tokens, pieces } as Text).some((one) => overlap(one, last)))
    return { ...clause, start: last.start, first: last.first };
  if (/["“«][^"”»]*$/.test(message.slice(clause.start, clause.end))) return sentence;
  return after.length > 0 || at < 1 ? clause : { ...clause, start: own[0]?.start ?? clause.start, first: sentence.first };
}

/** "X is no participant, remove it": what somebody is not is not what is taken out. */
function ordered(text: Text, at: Clause, order: Cue, no: readonly Cue[], before: readonly Part[]): Mend {
  const mend = made(text, at, "drops", before);
  const denied = no.find(({ start }) => start >= at.start && start < order.start);
  if (!denied) return mend;
  const own = partsIn(text, at, ({ start }) => start < denied.start || start >= order.start);
  return { ...mend, of: own };
}

/** "We don't need coffee" names no needs, and "real-time" no time: a verb, and a word of a service, are no part of the request. */
function partsIn(text: Text, at: Clause, isMeant: (part: Span) => boolean = () => true): Part[] {
  const served = services(text);
  const isPart = (one: Span & { part: Part }) =>
    isMeant(one) &&
    text.message[one.start - 1] !== "-" &&
    !(one.part === "needs" && VERB.test(text.message.slice(one.start, one.end))) &&
    !served.some((other) => overlap(other, one));
  return [
    ...new Set(
      partsMended(text, at)
        .filter(isPart)
        .map(({ part }) => part),
    ),
  ];
}
const VERB = /^(?:needs?|besoin)$/i;

function made(text: Text, at: Clause, does: Mend["does"], before: readonly Part[]): Mend {
  const own = partsIn(text, at);
  const quote = text.message.slice(at.start, at.end);
  return { at: { start: at.start, end: at.end }, quote, does, of: own.length > 0 ? own : [...new Set(before)] };
}

const wordsIn = ({ pieces }: Text, from: number, to: number): readonly Piece[] => piecesBetween(pieces, from, to);

const isStop = ({ key }: Piece): boolean => SIGN.test(key) && !/^['’"“”«»&-]$/.test(key);

function numberAfter(pieces: readonly Piece[]): string | undefined {
  const [first] = pieces.filter(({ key }) => !OF_FILLERS.test(key));
  const number = first && numberIn(first.key);
  return number === null || number === undefined || !isAlone(first as Piece, pieces) ? undefined : String(number);
}

/** "3 p.m." and "3:30" are hours, "3 May" a day: a number that counts has a noun or nothing after it. */
function isAlone(piece: Piece, pieces: readonly Piece[]): boolean {
  const next = pieces[pieces.indexOf(piece) + 1]?.key ?? "";
  return !/^(?:[:h–-]|am|pm|p|h\d*|heure|hora|hour|day|jour|dia|to|till|until|a|o|hasta|and|et|y|or|ou)$/.test(next);
}

/** "10, no 8", « 5 et non 6 », "Lumen Foods, not HR", "not 8 but 10", «no es X, es Y», "3 instead of 2". */
function contrastAt(text: Text, sentence: Span, cue: Cue, buts: readonly Cue[]): Pick<Mend, "at" | "out" | "into"> | null {
  const right = wordsIn(text, cue.end, sentence.end);
  const fronted = cue.start === sentence.start && cue.last > cue.first ? frontedAt(text, sentence, cue, right) : null;
  if (fronted) return fronted;
  const but = buts.find(({ start }) => start > cue.start);
  const stop = right.findIndex((piece) => isStop(piece) || piece.start === but?.start);
  const out = trimmed(stop < 0 ? right : right.slice(0, stop));
  if (out.length === 0 || out.length > MOST_WORDS) return null;
  const left = trimmed(but ? beforeStop(wordsIn(text, but.end, sentence.end)) : leftOf(text, sentence, cue));
  const words = [...leftOf(text, sentence, cue), ...out, ...(but ? left : [])];
  const at = { start: Math.min(cue.start, ...words.map(({ start }) => start)), end: Math.max(...words.map(({ end }) => end)) };
  const [old, counted] = [numberOf(out), numberOf(but ? left : [...left].reverse())];
  if (old !== null) return counted === null || counted === old ? null : { at, out: String(old), into: String(counted) };
  const into = but ? left : afterCopula(left);
  const taken = afterCopula(out);
  if (into.length === 0 || into.length > MOST_WORDS || !isProper(text, into) || !isProper(text, taken)) return null;
  return { at, out: quoteOf(text, taken), into: quoteOf(text, into) };
}

/** "Rather than 14 we will be 16", « au lieu de deux salles, mettez-en trois »: what is taken back comes first. */
function frontedAt({ tokens }: Text, sentence: Span, cue: Cue, right: readonly Piece[]): Pick<Mend, "at" | "out" | "into"> | null {
  const counts = right.filter((piece) => numberIn(piece.key) !== null && !OF_FILLERS.test(piece.key) && isAlone(piece, right));
  const [out, into] = [numberIn(counts[0]?.key ?? ""), numberIn(counts[1]?.key ?? "")];
  const end = tokens.findLast((token) => token.end <= sentence.end && token.kind !== "sign")?.end ?? sentence.end;
  const isPair = out !== null && into !== null && out !== into && counts.length === 2;
  return isPair ? { at: { start: cue.start, end }, out: String(out), into: String(into) } : null;
}

/** The first of some words that counts. */
function numberOf(words: readonly Piece[]): number | null {
  const found = words.find((piece) => numberIn(piece.key) !== null && !OF_FILLERS.test(piece.key) && isAlone(piece, words));
  return found ? numberIn(found.key) : null;
}

function beforeStop(words: readonly Piece[]): readonly Piece[] {
  const stop = words.findIndex(isStop);
  return stop < 0 ? words : words.slice(0, stop);
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

/** Names are of words with capitals; of anything else a contrast may be of the story. */
const isProper = ({ message }: Text, words: readonly Piece[]): boolean =>
  /^\p{Lu}/u.test(message.slice(words[0]?.start ?? 0)) &&
  words.every(({ start, key }) => LINK.test(key) || SIGN.test(key) || /^[\p{Lu}\d]/u.test(message.slice(start)));
const LINK = /^(?:and|of|the|for|de|du|del|des|la|le|les|el|et|y|e)$/;

const quoteOf = ({ message }: Text, words: readonly Piece[]): string => message.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);

function trimmed(words: readonly Piece[]): readonly Piece[] {
  const first = words.findIndex(({ key }) => !SIGN.test(key) && !OF_FILLERS.test(key));
  const last = words.findLastIndex(({ key }) => !SIGN.test(key));
  return first < 0 ? [] : words.slice(first, last + 1);
}
