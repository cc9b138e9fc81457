/** Names that are few and known whole, such as those of rooms and their cities: found by the beginnings of their words, or by what is nearly one. Pure. */
import type { Sought } from "./sought.ts";
import { folded } from "./spelling.ts";

/** Something with the names that it is known by. */
export interface Named<Of> {
  of: Of;
  names: readonly string[];
}

/** So many mistakes are forgiven in a word of so many letters; none in shorter ones, nor in what holds a digit. */
const FORGIVEN = [
  { letters: 8, mistakes: 2 },
  { letters: 4, mistakes: 1 },
] as const;

const wordsOf = (names: readonly string[]): string[] => names.flatMap((name) => folded(name).split(/[^\p{L}\p{N}]+/u)).filter(Boolean);

/** Those of which each of the words begins one of their names' words. */
export function namedExactly<Of>(all: readonly Named<Of>[], { words }: Sought): Of[] {
  return all
    .filter(({ names }) => {
      const own = wordsOf(names);
      return words.every((spellings) => spellings.some((word) => own.some((part) => part.startsWith(folded(word)))));
    })
    .map(({ of }) => of);
}

/**
 * Those that are named nearly so, those with the fewest mistakes first and else in their order, and for each word that was typed what the first of
 * them has in its place, folded. Of each, every word must begin one of its own words but for the mistakes that so long a word is forgiven.
 */
export function namedNearly<Of>(all: readonly Named<Of>[], { words }: Sought): { of: Of[]; meant: string[] } {
  const typed = words.map(([word = ""]) => folded(word));
  const near = all
    .flatMap(({ of, names }) => {
      const own = wordsOf(names);
      const meant = typed.map((word) => nearestOf(word, own));
      return meant.every((one) => one !== null) ? [{ of, meant, mistakes: meant.reduce((sum, { mistakes }) => sum + mistakes, 0) }] : [];
    })
    .sort((one, other) => one.mistakes - other.mistakes);
  return { of: near.map(({ of }) => of), meant: near[0]?.meant.map(({ word }) => word) ?? [] };
}

/** The word that `typed` begins with the fewest mistakes, the likest in length of equal ones; null where it has more than it is forgiven. */
function nearestOf(typed: string, words: readonly string[]): { word: string; mistakes: number } | null {
  const allowed = /\d/.test(typed) ? 0 : (FORGIVEN.find(({ letters }) => typed.length >= letters)?.mistakes ?? 0);
  const off = (word: string) => Math.abs(word.length - typed.length);
  const [nearest] = words
    .map((word) => ({ word, mistakes: mistakesIn(typed, word) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort((one, other) => one.mistakes - other.mistakes || off(one.word) - off(other.word));
  return nearest ?? null;
}

/**
 * How many letters are left out, added, exchanged for another or with their neighbour between `typed` and the beginning of `word` that it is nearest
 * to (optimal string alignment).
 */
export function mistakesIn(typed: string, word: string): number {
  let [former, last] = [[] as number[], Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      const [left = 0, above = 0, across = 0, swapped = 0] = [next[at - 1], last[at], last[at - 1], former[at - 2]];
      next.push(Math.min(left + 1, above + 1, across + (isSame ? 0 : 1), isSwapped ? swapped + 1 : Number.POSITIVE_INFINITY));
    }
    [former, last] = [last, next];
  }
  return Math.min(...last);
}
