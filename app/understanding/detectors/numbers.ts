/** A small number in front of a word, in digits or in words of three languages. */
import type { Piece } from "../text/pieces.ts";
import { EN_NUMBERS, ES_NUMBERS, FR_NUMBERS } from "../time/words/numerals.ts";

const WORDS: Readonly<Record<string, number>> = {
  ...EN_NUMBERS,
  ...FR_NUMBERS,
  ...ES_NUMBERS,
  a: 1,
  an: 1,
  another: 1,
  une: 1,
  un: 1,
  una: 1,
  deux: 2,
  both: 2,
  couple: 2,
  dozen: 12,
  dizaine: 10,
  douzaine: 12,
  vingtaine: 20,
  decena: 10,
  docena: 12,
  veintena: 20,
};
/** Words that may stand between the number and what it counts. */
const REACH = 2;

/** The number that a word says, or null; a last "s" may be missing ("tre", "troi"), but "do" is no "dos". */
export function numberIn(key: string): number | null {
  return /^\d{1,2}$/.test(key) ? Number(key) : (WORDS[key] ?? (key.length > 2 ? WORDS[`${key}s`] : undefined) ?? null);
}

export function numberBefore(pieces: readonly Piece[], at: number): { value: number; at: number } | null {
  for (let step = 1; step <= REACH; step++) {
    const key = pieces[at - step]?.key ?? "";
    const value = numberIn(key);
    if (value !== null) return { value, at: at - step };
    if (!/^\p{L}+$/u.test(key)) return null;
  }
  return null;
}
