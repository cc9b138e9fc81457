/** Slips of the keyboard: how many, between a word as typed and a word that is known. */

/** Words that are known, by their first letter: it is nearly always typed right. */
export type KnownWords = ReadonlyMap<string, readonly string[]>;

export function knownWords(words: Iterable<string>): KnownWords {
  // A word whose first letter is not spoken ("orario") is looked for without it, too.
  return Map.groupBy(
    [...words].filter((word) => word.length >= 4),
    (word) => word.charAt(word.startsWith("h") ? 1 : 0),
  );
}

/**
 * The known word that `word` was probably meant to be, or null. Short words are taken as they are; a
 * long word may hold two slips.
 */
export function meantWord(word: string, known: KnownWords): string | null {
  if (word.length < 5) return null;
  const allowed = word.length >= 9 ? 2 : 1;
  let best: string | null = null;
  let fewest = allowed + 1;
  for (const candidate of known.get(word.charAt(word.startsWith("h") ? 1 : 0)) ?? []) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const count = slipsBetween(word, candidate, fewest - 1);
    if (count < fewest) [best, fewest] = [candidate, count];
    if (fewest <= 1) break;
  }
  return best;
}

/** Letters added, lost, changed or swapped between two words; anything above `limit` once it is passed. */
export function slipsBetween(one: string, other: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      let count = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + changed);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) count = Math.min(count, (beforeLast[column - 2] ?? 0) + 1);
      current.push(count);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? limit + 1;
}
