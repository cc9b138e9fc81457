/**
 * The pieces in which a search index (FTS5) lies: each write adds one, and what is sought is looked for in each. FTS5 keeps a table by which it skips
 * what is not asked for, of longer pieces alone; so one large piece and few small ones cost the least.
 */

/** One level of the index: its pieces, which are put together into one of the next level. */
export interface IndexLevel {
  /** Pages of each piece. */
  pieces: readonly number[];
  /** How many of them are being put together; 0 where none are. */
  merging: number;
}

/** What is to be done: `whole` begins to put all pieces together, `on` goes on with what was begun or puts those of one level together. */
export type IndexMerge = "whole" | "on";

/** What new pieces may hold of the largest, in parts of it, before all are put together. Each row is then written again some five times in all. */
const PART_OF_LARGEST = 4;
/** So few pages next to the largest piece cost nothing. */
const FEWEST_PAGES = 16;
/** From so many pieces of one level on FTS5 puts them together when asked to (its `usermerge`). */
const MOST_OF_LEVEL = 4;

/** Whether pieces of an index are to be put together now, and how; null where it lies as it should. */
export function mergeOf(levels: readonly IndexLevel[]): IndexMerge | null {
  if (levels.some(({ merging }) => merging > 0)) return "on";
  const pieces = levels.flatMap((level) => level.pieces);
  const largest = Math.max(0, ...pieces);
  const others = pieces.reduce((sum, pages) => sum + pages, 0) - largest;
  if (others >= FEWEST_PAGES && others * PART_OF_LARGEST > largest) return "whole";
  return levels.some((level) => level.pieces.length >= MOST_OF_LEVEL) ? "on" : null;
}

/** Bytes before the levels, and what marks the form in which a piece says more of itself. */
const HEAD = 4;
const LONG_FORM = "ff000001";

/** The levels of an index by its structure record (row 10 of its `_data`), as hexadecimal digits. Throws where it has another form. */
export function readLevels(hex: string): IndexLevel[] {
  const bytes = new Uint8Array(hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
  const isLong = hex.slice(2 * HEAD, 4 * HEAD).toLowerCase() === LONG_FORM;
  const next = numbersOf(bytes, isLong ? 2 * HEAD : HEAD);
  const levels = next();
  next(); // How many pieces there are in all.
  next(); // How much was ever written.
  return Array.from({ length: levels }, () => {
    const [merging, pieces] = [next(), next()];
    return { merging, pieces: Array.from({ length: pieces }, () => pagesOf(next, isLong)) };
  });
}

/** A piece: its number, its first and its last page; in the long form five more of how old it is and what of it was removed. */
function pagesOf(next: () => number, isLong: boolean): number {
  next();
  const [first, last] = [next(), next()];
  if (isLong) for (let more = 0; more < 5; more += 1) next();
  return last - first + 1;
}

/** Longest number of the record: nine bytes, of which the last counts whole. */
const MOST_BYTES = 9;

/** Reads SQLite's numbers of varying length one after another, from the byte `at`. */
function numbersOf(bytes: Uint8Array, at: number): () => number {
  let position = at;
  return () => {
    let value = 0;
    for (let read = 1; read <= MOST_BYTES; read += 1) {
      const byte = bytes[position];
      if (byte === undefined) throw new RangeError("A search index has a structure that is not known.");
      position += 1;
      if (read === MOST_BYTES) return value * 256 + byte;
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  };
}
