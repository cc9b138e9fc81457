/** Phrases of one subject, looked up in a message. The words are data (`words/`); the longest phrase at a place is found. */
import { once } from "../text/once.ts";
import { keysOfPhrase, type Piece } from "../text/pieces.ts";

/** What a phrase means, and all phrases that mean it, with `|` between them. */
export type CueWords = Readonly<Record<string, string>>;

export interface Cue {
  means: string;
  /** Offsets into the message, end exclusive. */
  start: number;
  end: number;
  /** Indices of pieces, `last` inclusive. */
  first: number;
  last: number;
}

interface Phrase {
  keys: readonly string[];
  means: string;
}

/** What a piece that no phrase explains costs against one more phrase. */
const UNEXPLAINED = 10;

export type CueBook = ReadonlyMap<string, readonly Phrase[]>;

/** One book of the words of several languages. Where a phrase is named twice, the first meaning holds. */
export function cueBook(...lists: readonly CueWords[]): CueBook {
  const book = new Map<string, Phrase[]>();
  for (const list of lists) {
    for (const [means, phrases] of Object.entries(list)) {
      for (const phrase of phrases.split("|")) {
        const keys = keysOfPhrase(phrase.trim());
        const [first] = keys;
        if (first === undefined) continue;
        const same = book.get(first);
        if (same) same.push({ keys, means });
        else book.set(first, [{ keys, means }]);
      }
    }
  }
  for (const phrases of book.values()) phrases.sort((a, b) => b.keys.length - a.keys.length);
  return book;
}

/** Single words in the form in which pieces are compared. */
export const keysOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(keysOfPhrase));

/** Whether nothing but some of `keys` and light signs is between two places. */
export function isLinked(pieces: readonly Piece[], from: number, to: number, keys: ReadonlySet<string>): boolean {
  const between = pieces.filter(({ start, end }) => start >= from && end <= to);
  return from <= to && between.every(({ key }) => keys.has(key) || /^[,:()'’–-]$/.test(key));
}

/** What each list of pieces holds, book by book: many places ask the same of one message. */
const booksOf = once((_pieces: readonly Piece[]) => new Map<CueBook, readonly Cue[]>());

/** All phrases of `book` in a message, in order, without overlap: the longest that begins at each place. They are looked up once. */
export function cuesIn(book: CueBook, pieces: readonly Piece[]): readonly Cue[] {
  const known = booksOf(pieces);
  const cues = known.get(book) ?? lookedUp(book, pieces);
  known.set(book, cues);
  return cues;
}

function lookedUp(book: CueBook, pieces: readonly Piece[]): readonly Cue[] {
  const cues: Cue[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const phrase = book.get(pieces[at]?.key ?? "")?.find(({ keys }) => keys.every((key, step) => pieces[at + step]?.key === key));
    if (!phrase) continue;
    const last = at + phrase.keys.length - 1;
    cues.push({ means: phrase.means, start: pieces[at]?.start ?? 0, end: pieces[last]?.end ?? 0, first: at, last });
    at = last;
  }
  return cues;
}

/** The place of the first cue that begins at `start` or behind it. */
export function firstFrom(cues: readonly Cue[], start: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The phrases that leave fewest pieces of a stretch unexplained, and of these the fewest: "that's all" + "good" or "that is" + "all good". */
export function coverOf(book: CueBook, pieces: readonly Piece[]): Cue[] {
  const best: { cost: number; cue: Cue | null }[] = [];
  best[pieces.length] = { cost: 0, cue: null };
  for (let at = pieces.length - 1; at >= 0; at--) {
    best[at] = { cost: (best[at + 1]?.cost ?? 0) + UNEXPLAINED, cue: null };
    for (const { keys, means } of book.get(pieces[at]?.key ?? "") ?? []) {
      if (!keys.every((key, step) => pieces[at + step]?.key === key)) continue;
      const last = at + keys.length - 1;
      const cost = (best[last + 1]?.cost ?? 0) + 1;
      if (cost >= (best[at]?.cost ?? 0)) continue;
      best[at] = { cost, cue: { means, start: pieces[at]?.start ?? 0, end: pieces[last]?.end ?? 0, first: at, last } };
    }
  }
  const cues: Cue[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const cue = best[at]?.cue;
    if (!cue) continue;
    cues.push(cue);
    at = cue.last;
  }
  return cues;
}
