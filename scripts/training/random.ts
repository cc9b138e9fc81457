/** Random numbers that are the same for the same seed on every machine (mulberry32). */
export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  /** True with this chance. */
  chance(probability: number): boolean;
  /** One of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    shuffle: (list) => {
      const shuffled = [...list];
      for (let at = shuffled.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        [shuffled[at], shuffled[other]] = [shuffled[other] as never, shuffled[at] as never];
      }
      return shuffled;
    },
  };
}
