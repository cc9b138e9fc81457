/**
 * The language in which the hearing is held: "all of it is in French", « l'audience se tiendra en anglais », «idioma de la audiencia: inglés». What
 * somebody speaks, how we are to write, and what an interpreter or a transcript is in say nothing of it.
 */
import { type Cue, type CueBook, type CueWords, cueBook, cuesIn, keysOf } from "#app/understanding/detectors/cues.ts";
import { type Finding, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import * as words from "#app/understanding/detectors/hearing/hearing-language-words.ts";
import { LANGUAGE_NAMES } from "#app/understanding/detectors/words/languages.ts";
import { sentenceAt } from "#app/understanding/text/clauses.ts";
import { once } from "#app/understanding/text/once.ts";
import { type Piece, piecesOf } from "#app/understanding/text/pieces.ts";
import { tokenize } from "#app/understanding/text/tokens.ts";

const LANGUAGES = cueBook(LANGUAGE_NAMES satisfies CueWords);
const SUBJECTS = cueBook(words.HEARING_LANGUAGE_WORDS);
const BETWEEN = cueBook(words.HEARING_IS_WORDS);
const LABELS = cueBook(words.HEARING_LANGUAGE_LABELS);
const BILINGUAL = cueBook(words.BILINGUAL_WORDS);
const BEFORE_ALL = keysOf(words.BEFORE_ALL);
const OF_ANOTHER = keysOf(words.OF_ANOTHER);
const NO_ANOTHER = keysOf(words.NO_ANOTHER);
const IN = keysOf(["in", "en"]);
const BOTH = keysOf(["both"]);
const AND = keysOf(["and", "et", "y", "e"]);
const OR = keysOf(["or", "ou", "o", "u"]);
/** « L'audience du 3 mars », "the hearing on the 3rd". */
const OF_DAYS = keysOf(["on", "of", "the", "le", "du", "au", "del", "el", "de", "al", "to", "from"]);
const SIGNS = new Set([":", "-", "–", "—", "="]);
const SCORE = 0.86;

interface Run {
  first: number;
  last: number;
  start: number;
  end: number;
  detail: string;
}

/** One find for each place where a language is said to be the hearing's. */
export const hearingLanguages = once((text: Text): Finding[] => {
  const runs = runsIn(text.pieces).flatMap((run) => {
    const start = startOf(text, run);
    return start === null || isOtherwise(text, run) ? [] : [{ start, end: run.end, detail: run.detail }];
  });
  const bilingual = cuesIn(BILINGUAL, text.pieces).flatMap(({ start, end }) => {
    const detail = /bilin\p{L}+/iu.exec(text.message.slice(start, end))?.[0] ?? "";
    return isAsked(text, { start, end }) ? [] : [{ start, end, detail }];
  });
  return [...runs, ...bilingual].map(({ start, end, detail }) => ({
    kind: "service",
    start,
    end,
    said: { slot: "service", value: { kind: "hearingLanguage", detail }, score: SCORE },
  }));
});

/** The languages that words name, by their English names with commas; null where they name none. */
export function languagesNamed(said: string): string | null {
  return listed(cuesIn(LANGUAGES, piecesOf(tokenize(said)))) || null;
}

const listed = (cues: readonly Cue[]): string => [...new Set(cues.map(({ means }) => means))].join(", ");

/** Languages that are named together: "English and French", « en français et en anglais ». */
function runsIn(pieces: readonly Piece[]): Run[] {
  const runs: Cue[][] = [];
  for (const cue of cuesIn(LANGUAGES, pieces)) {
    const before = runs.at(-1)?.at(-1);
    const between = before ? pieces.slice(before.last + 1, cue.first) : [];
    const isJoined = before && between.some(({ key }) => AND.has(key)) && between.every(({ key }) => AND.has(key) || IN.has(key));
    if (isJoined) runs.at(-1)?.push(cue);
    else runs.push([cue]);
  }
  return runs.flatMap((cues): Run[] => {
    const [head, tail] = [cues[0], cues.at(-1)];
    return head && tail ? [{ first: head.first, last: tail.last, start: head.start, end: tail.end, detail: listed(cues) }] : [];
  });
}

/** Where the statement begins; null where the words before the language don't say that the hearing is held in it. */
function startOf(text: Text, { first }: Run): number | null {
  const { pieces } = text;
  const label = endingAt(
    LABELS,
    pieces,
    backOver(pieces, first - 1, ({ key }) => SIGNS.has(key) || key === "is" || key === "est" || key === "es"),
  );
  if (label) return label.start;
  const within = BOTH.has(pieces[first - 1]?.key ?? "") ? first - 2 : first - 1;
  if (!IN.has(pieces[within]?.key ?? "")) return null;
  let at = within - 1;
  let subject = endingAt(SUBJECTS, pieces, at);
  for (let verb = endingAt(BETWEEN, pieces, at); verb && !subject; verb = endingAt(BETWEEN, pieces, at)) {
    at = verb.first - 1;
    subject = endingAt(SUBJECTS, pieces, at);
  }
  const isDay = (piece: Piece) => OF_DAYS.has(piece.key) || text.readings.some((reading) => overlap(reading, piece));
  subject ??= at < within - 1 ? endingAt(SUBJECTS, pieces, backOver(pieces, at, isDay)) : undefined;
  return subject && isTheHearing(text, subject) ? subject.start : null;
}

/** "All" and "the rest" are of the hearing where they open what is said, and "all" where no interpreter was named before it. */
function isTheHearing(text: Text, { means, first, start, end }: Cue): boolean {
  if (means !== "all" && means !== "rest") return true;
  const sentence = sentenceAt(text.tokens, { start, end });
  const before = text.pieces.slice(0, first).filter((piece) => sentence && piece.start >= sentence.start);
  const other = before.findIndex(({ key }) => OF_ANOTHER.has(key));
  const isOfAnother = means === "all" && other >= 0 && !before.slice(Math.max(0, other - 2), other).some(({ key }) => NO_ANOTHER.has(key));
  return opensSentence(text.pieces, first) && !isOfAnother;
}

const endingAt = (book: CueBook, pieces: readonly Piece[], at: number): Cue | undefined =>
  cuesIn(book, pieces).find(({ last }) => last === at);

function backOver(pieces: readonly Piece[], from: number, is: (piece: Piece) => boolean): number {
  let at = from;
  for (let piece = pieces[at]; piece && is(piece); piece = pieces[at]) at -= 1;
  return at;
}

/** "Send me everything in English" says how we are to write. */
function opensSentence(pieces: readonly Piece[], first: number): boolean {
  const before = pieces[backOver(pieces, first - 1, ({ key }) => BEFORE_ALL.has(key))];
  return before === undefined || !/[\p{L}\p{N}]/u.test(before.key);
}

/** A question, one of two, or the language of somebody or something else. */
function isOtherwise(text: Text, run: Run): boolean {
  const next = text.pieces[run.last + 1]?.key ?? "";
  const behind = text.pieces[run.last + (SIGNS.has(next) ? 2 : 1)]?.key ?? "";
  return OR.has(next) || OF_ANOTHER.has(behind) || isAsked(text, run);
}

function isAsked({ message, tokens }: Text, at: { start: number; end: number }): boolean {
  const sentence = sentenceAt(tokens, at);
  return sentence ? message.slice(sentence.start, sentence.end).includes("?") : false;
}
