/** Words that were typed with one mistake: a letter left out, added, exchanged for another or with its neighbour. Pure. */
import { normalized } from "#app/domain/normalized.ts";

/** So much of a word's beginning is looked at; migration 0071 writes by the same number. */
const BEGINNING = 6;
/** In shorter words one mistake makes almost any other word. */
const SHORTEST = 4;
const LONGEST = 40;

/** As the indexes fold words: in lower case and without marks. */
export const folded = (word: string): string => normalized(word, "NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The words of texts that may be taken for a mistyped one, folded, each once: as migration 0071 writes them down. */
export function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => folded(text).split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words.filter((word) => word.length >= SHORTEST - 1 && word.length <= LONGEST && !/\d/.test(word)))];
}

/** Under which spellings a word with one mistake may be found; none for what is too short or holds a digit. */
export function spellingsOf(typed: string): string[] {
  const word = folded(typed);
  if (word.length < SHORTEST || /\d/.test(word)) return [];
  const beginning = word.slice(0, BEGINNING);
  return [...new Set([beginning, ...Array.from(beginning, (_, at) => beginning.slice(0, at) + beginning.slice(at + 1))])];
}

/** Of `words`, those that begin as was typed but for one mistake, the likeliest first. */
export function nearest(typed: string, words: readonly string[], most: number): string[] {
  const word = folded(typed);
  return words
    .map((candidate) => ({ candidate, off: Math.abs(candidate.length - word.length) }))
    .filter(({ candidate }) => beginsNear(word, candidate))
    .sort((one, other) => one.off - other.off || one.candidate.localeCompare(other.candidate))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

function beginsNear(typed: string, word: string): boolean {
  // One mistake leaves one of the first two letters in its place or moves it by one: most words are distinguished by that.
  const mayBe = typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0] || typed[1] === word[1];
  if (!mayBe) return false;
  return [0, 1, -1].some((more) => typed.length + more > 0 && isOneOff(typed, word.slice(0, typed.length + more)));
}

/** True of equal words, and of those that one mistake makes equal. */
function isOneOff(one: string, other: string): boolean {
  if (one === other) return true;
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
