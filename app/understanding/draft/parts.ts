/** The parts of a request, and the classes of words that a stretch of a message holds. */
import type { Part, Span } from "../contract.ts";
import type { CueWords } from "../detectors/cues.ts";
import { type Cue, type CueBook, cueBook, cuesIn } from "../detectors/cues.ts";
import type { Text } from "../detectors/finding.ts";
import { once } from "../text/once.ts";
import { type Piece, piecesWithin } from "../text/pieces.ts";
import { MENDED_PART_WORDS, PART_WORDS } from "./words.ts";

const PARTS = cueBook(PART_WORDS);
const MENDED = cueBook(PART_WORDS, MENDED_PART_WORDS);

export type Classes = readonly (readonly [name: string, book: CueBook])[];
/** One book for each class: a word may be of several. */
export const classesOf = (words: CueWords): Classes =>
  Object.entries(words).map(([name, phrases]) => [name, cueBook({ [name]: phrases })] as const);

/** The phrases of each class in a run of tokens. */
export function cuesOf(
  classes: Classes,
  text: Pick<Text, "pieces">,
  run: { first: number; last: number },
): (name: string) => readonly Cue[] {
  const own = piecesOfRun(text.pieces, run);
  return (name) => {
    const [, book] = classes.find(([one]) => one === name) ?? [];
    return book ? cuesIn(book, own) : [];
  };
}

/** Runs of one message that were asked for: each statement in a clause asks the same of it. */
const runsOf = once((_pieces: readonly Piece[]) => new Map<string, readonly Piece[]>());
function piecesOfRun(pieces: readonly Piece[], { first, last }: { first: number; last: number }): readonly Piece[] {
  const known = runsOf(pieces);
  const key = `${first}:${last}`;
  const own = known.get(key) ?? piecesWithin(pieces, first, last);
  known.set(key, own);
  return own;
}

type PartNamed = Span & { part: Part };
const named = (book: CueBook, pieces: Text["pieces"], { first, last }: { first: number; last: number }): PartNamed[] =>
  cuesIn(book, piecesWithin(pieces, first, last))
    .filter((cue) => !(cue.means === "hours" && isOfReal(pieces, cue)))
    .map(({ means, start, end }) => ({ part: means as Part, start, end }));

/** "Real-time" is a way of reporting, and no hour. */
const isOfReal = (pieces: Text["pieces"], { start }: Span): boolean =>
  pieces
    .filter((piece) => piece.end <= start)
    .slice(-2)
    .some(({ key }) => key === "real");

/** Which parts of a request a run of tokens names. */
export const partsNamed = ({ pieces }: Pick<Text, "pieces">, run: { first: number; last: number }): PartNamed[] =>
  named(PARTS, pieces, run);

/** Which it names, where they are mended and not asked about. */
export const partsMended = ({ pieces }: Pick<Text, "pieces">, run: { first: number; last: number }): PartNamed[] =>
  named(MENDED, pieces, run);
