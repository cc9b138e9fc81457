/** Chance that comes out the same every time: a run of the exam can be repeated to the letter. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  /** True in `share` of the cases. */
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** A stream of numbers for each seed (mulberry32 over a hash of the text). */
export function chanceOf(seed: string): Chance {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    happens: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    shuffle(list) {
      const result = [...list];
      for (let last = result.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1));
        [result[last], result[other]] = [result[other] as (typeof result)[number], result[last] as (typeof result)[number]];
      }
      return result;
    },
  };
}
