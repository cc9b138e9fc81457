/** What nothing explains: clauses with words that carry a meaning and that no statement, act, question or doubt covers. */
import type { Span, Understanding } from "./contract.ts";
import { isFiller, isOnlyActs } from "./detectors/acts.ts";
import { cueBook, cuesIn } from "./detectors/cues.ts";
import { inside, insideOf, overlap, overlapOf, type Text } from "./detectors/finding.ts";
import { COURTESIES } from "./detectors/words/courtesies.ts";
import { ADDING_WORDS } from "./detectors/words/orders.ts";
import { CLOSINGS_EN } from "./detectors/words/who.en.ts";
import { CLOSINGS_ES } from "./detectors/words/who.es.ts";
import { CLOSINGS_FR } from "./detectors/words/who.fr.ts";
import { ASIDES } from "./draft/asides.ts";
import { formulasIn } from "./draft/meta.ts";
import { type Clause, clausesAt, clausesOf, sentenceAt } from "./text/clauses.ts";
import { frameLines, sentDays } from "./text/forwarded.ts";
import { headingsIn, salutationsIn } from "./text/headings.ts";
import { partsOf } from "./text/parts.ts";
import { type Piece, piecesOf, piecesWithin } from "./text/pieces.ts";
import { sentenceStarts, type Token, tokenize } from "./text/tokens.ts";
import { withoutEnd } from "./text/without-end.ts";

const COURTEOUS = cueBook(COURTESIES, ASIDES);
const OPEN_END = /[\s,;:(–—-]/;
const ADDING = cueBook(ADDING_WORDS);
const CLOSINGS = cueBook(CLOSINGS_EN, CLOSINGS_FR, CLOSINGS_ES);
/** Of a clause that is explained in part, so many words with a meaning may be left over ("we would like to book …"). */
const SPARE = 2;
const MOST_OF_A_LABEL = 3;
/** Fewer words are read with the clause next to them. */
const READABLE = 3;
/** Acts that say nothing of what else their sentence says. */
const OPEN_ACTS: ReadonlySet<string> = new Set([
  "inform",
  "correct",
  "question",
  "change",
  "again",
  "status",
  "copy",
  "cancel",
  "person",
  "unclear",
]);

/** Their own words explain them; what is learnt says no more than that a sentence has some. */
const COURTEOUS_ACTS: ReadonlySet<string> = new Set(["greeting", "thanks", "bye"]);
const OF_TELLINGS: ReadonlySet<string> = new Set(["person", "remark"]);

type Explained = Omit<Understanding, "rest" | "language">;

/** Every stretch of a message that is explained. */
export function evidenceOf({ statements, acts, questions, doubts, wanted, ownPart }: Explained): Span[] {
  return [
    ...statements.flatMap(({ at, also = [] }) => [at, ...also]),
    ...acts
      .filter(({ act, sources, whole }) => !whole && (sources.includes("detector") || !(OPEN_ACTS.has(act) || COURTEOUS_ACTS.has(act))))
      .map(({ at }) => at),
    ...questions.flatMap(({ at, lead }) => (lead ? [lead, at] : [at])),
    ...(wanted?.at ?? []),
    ...(ownPart?.at ?? []),
    ...doubts.flatMap(({ at, options }) => [at, ...options.map((option) => option.at)]),
  ];
}

/**
 * The rest, word for word; neighbouring clauses together. `known` are stretches that a detector knows a meaning of: of these, of
 * numbers and of names none is ever spare.
 */
export function restOf(
  message: string,
  { tokens, pieces }: Pick<Text, "tokens" | "pieces">,
  explained: Explained,
  known: readonly Span[],
): Understanding["rest"] {
  const evidence = [...evidenceOf(explained), ...saysNothing(tokens, pieces), ...framesIn(message, tokens)];
  const isSaid = insideOf(evidence);
  const [isTouched, isKnown] = [overlapOf(evidence), overlapOf(known)];
  const isTold = overlapOf(
    explained.statements.filter(({ role, slot }) => role !== "mentions" && !OF_TELLINGS.has(slot)).map(({ at }) => at),
  );
  const adding = overlapOf(cuesIn(ADDING, pieces));
  const starts = new Set(sentenceStarts(tokens));
  const isSpare = (piece: Piece) => {
    const text = tokens[piece.token]?.text ?? "";
    const isName = isUpper(text) && !starts.has(piece.token);
    return !/\d/.test(text) && !isName && !isKnown(piece);
  };
  const isExplained = (at: Clause) => {
    const open = openPieces(piecesWithin(pieces, at.first, at.last), tokens, isSaid);
    return open.length === 0 || (isTouched(at) && open.length <= SPARE && open.every(isSpare) && !isCompound(open));
  };
  const left: Span[] = [];
  for (const clause of clausesOf(tokens)) {
    if (
      isExplained(clause) ||
      isListNumber(clause, tokens) ||
      isClosing(piecesWithin(pieces, clause.first, clause.last)) ||
      isOnlyActs({ tokens, pieces }, clause)
    )
      continue;
    const { start, end } = readable(wholeNames(unexplainedOf(clause, tokens, isExplained), clause, evidence), tokens);
    const before = left.at(-1);
    if (before && start <= before.end) before.end = Math.max(before.end, end);
    else if (before && (isOneSentence(message, before.end, start) || isOneTelling(before, { start, end }, tokens, isTold)))
      before.end = end;
    else left.push({ start, end });
  }
  return left.map(({ start, end }) => {
    const words = message.slice(start, end);
    const quote = withoutEnd(words, (sign) => OPEN_END.test(sign) || (sign === ")" && !words.includes("(")));
    const adds = adding({ start, end });
    return { at: { start, end: start + quote.length }, quote, ...(adds ? { adds: true as const } : {}) };
  });
}

/** What frames a letter or a mail: its heads, its headings, whom it is to. */
const framesIn = (message: string, tokens: readonly Token[]): Span[] => [
  ...frameLines(message),
  ...headingsIn(tokens),
  ...salutationsIn(message),
];

/** Only blanks and light signs between two clauses, and no end of a sentence. */
const isOneSentence = (message: string, end: number, start: number): boolean =>
  /^[\s,;:]*$/.test(message.slice(end, start)) && !/[.!?]["”»)]?$/.test(message.slice(0, end)) && !message.slice(end, start).includes("\n");

/** Two words with a meaning side by side are one thing that is named: "an insurance adjuster". */
const isCompound = ([one, two]: readonly Piece[]): boolean => one !== undefined && two !== undefined && two.token - one.token === 1;

/** Politeness, and the labels of a list ("Place:"): stretches that say nothing by themselves. */
function saysNothing(tokens: readonly Token[], pieces: readonly Piece[]): Span[] {
  const labels = clausesOf(tokens).filter(({ first, last, start, end }, at, all) => {
    const words = tokens.slice(first, last).filter(({ kind }) => kind === "word").length;
    const isFollowed = all[at + 1] !== undefined && tokens[all[at + 1]?.first ?? 0]?.opensLine !== true;
    return (
      tokens[last]?.text === ":" &&
      words > 0 &&
      words <= MOST_OF_A_LABEL &&
      end > start &&
      isFollowed &&
      tokens.slice(first, last).every(({ kind }) => kind !== "number")
    );
  });
  return [...cuesIn(COURTEOUS, pieces), ...labels, ...formulasIn({ tokens, pieces })];
}

/** What a sentence tells goes on over the people and sums that it names; over what it says of the booking it does not. */
function isOneTelling(before: Span, after: Span, tokens: readonly Token[], isTold: (at: Span) => boolean): boolean {
  const sentence = sentenceAt(tokens, after);
  return sentence !== undefined && overlap(sentence, before) && !isTold({ start: before.end, end: after.start });
}

/** "12." at the head of a paragraph. */
const isListNumber = ({ first, last }: Clause, tokens: readonly Token[]): boolean =>
  tokens[first]?.opensLine === true && tokens.slice(first, last + 1).every(({ kind }) => kind !== "word") && last - first <= 1;

/** A clause without the items at its ends that are explained. */
function unexplainedOf(clause: Clause, tokens: readonly Token[], isExplained: (at: Clause) => boolean): Span {
  const open = partsOf(clause, tokens).filter((part) => !isExplained(part));
  return { start: open[0]?.start ?? clause.start, end: open.at(-1)?.end ?? clause.end };
}

/** From the head of the clause where a name would be cut in two: "represented by Kerr & Blyth of Hobart", and no "Blyth of Hobart". */
const wholeNames = ({ start, end }: Span, clause: Clause, evidence: readonly Span[]): Span => ({
  start: evidence.some((one) => one.start < start && start < one.end) ? clause.start : start,
  end: evidence.some((one) => one.start < end && end < one.end) ? clause.end : end,
});

/** A word or two of a sentence with the clause before them, or after: "Natividad Rocha, secretary", and no "secretary". */
function readable(at: Span, tokens: readonly Token[]): Span {
  const sentence = sentenceAt(tokens, at);
  const own = sentence ? tokens.slice(sentence.first, sentence.last + 1).filter((token) => inside(token, at)) : [];
  if (!sentence || own.filter(({ kind }) => kind !== "sign").length >= READABLE) return at;
  const near = clausesAt(tokens, sentence);
  const before = near.findLast((one) => one.end <= at.start);
  const after = near.find((one) => one.start >= at.end);
  return { start: before?.start ?? at.start, end: before ? at.end : (after?.end ?? at.end) };
}

const isUpper = (text: string): boolean => /^\p{Lu}/u.test(text) && text.length > 1;

/** "Kind regards" and the like, by themselves. */
function isClosing(pieces: readonly Piece[]): boolean {
  const words = pieces.filter(({ key }) => /\p{L}/u.test(key));
  return words.length > 0 && cuesIn(CLOSINGS, words).reduce((sum, { first, last }) => sum + last - first + 1, 0) === words.length;
}

/** Words with a meaning, numbers and emoji that no evidence covers. */
function openPieces(pieces: readonly Piece[], tokens: readonly Token[], isSaid: (piece: Piece) => boolean): Piece[] {
  return pieces.filter((piece) => {
    const token = tokens[piece.token];
    const isSign = token?.kind === "sign" && !/\p{Extended_Pictographic}/u.test(token.text);
    return !isSign && !isFiller(piece.key) && !isSaid(piece);
  });
}

/** Clauses of a message that an understanding does not hold in any form: none, if it is whole. For tests and figures. */
export function unexplained(message: string, understanding: Understanding): string[] {
  const tokens = tokenize(message);
  const pieces = piecesOf(tokens);
  const evidence = [
    ...evidenceOf(understanding),
    ...understanding.rest.map(({ at }) => at),
    ...saysNothing(tokens, pieces),
    ...framesIn(message, tokens),
    ...sentDays(message),
  ];
  const [isSaid, isTouched] = [insideOf(evidence), overlapOf(evidence)];
  return clausesOf(tokens)
    .filter((clause) => {
      const own = piecesWithin(pieces, clause.first, clause.last);
      return (
        !isClosing(own) &&
        !isListNumber(clause, tokens) &&
        !isOnlyActs({ tokens, pieces }, clause) &&
        !isTouched(clause) &&
        openPieces(own, tokens, isSaid).length > 0
      );
    })
    .map(({ start, end }) => message.slice(start, end));
}
