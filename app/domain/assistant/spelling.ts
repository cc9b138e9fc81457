/**
 * The word that a mistyped one was meant to be: the noisy channel (Kernighan, Church and Gale, "A spelling correction
 * program based on a noisy channel model", COLING 1990) over single slips, with the visitor's language known or not.
 */
import { LOCALES, type Locale } from "../locale.ts";
import { NUMBERS } from "./dates/calendar-words.ts";
import { lazy } from "./detailed/found.ts";
import { WORDS } from "./lexicon/words.ts";
import { type Beside, saidAround, setAround } from "./said.ts";

/** How likely a word is beforehand, in powers of e. */
const FREQUENT = 2.2;
const OWN = 1.8;
const CURRENT = 0.8;
/** How much less likely a slip is than two letters swapped, one doubled or one dropped. */
const NEXT_KEY = -0.7;
const STRAY_NEXT_KEY = -1.2;
const OTHER_KEY = -2.5;
const STRAY_KEY = -2.5;
/** A word of another language than the one that is spoken. */
const FOREIGN = -1.5;
/** A word of another language than the conversation's, in a message that does not tell its language. */
const UNSPOKEN = -0.7;
/** The best has to be this far ahead of the next: below it, two words may have been meant. */
const AHEAD = 0.6;
/** What stands around a word outweighs that another is so much likelier. */
const OUTWEIGHED = 1;

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** The keys around each key of a QWERTY keyboard. */
const AROUND: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap((row, line) =>
    [...row].map((key, at): [string, string] => [
      key,
      [
        row[at - 1],
        row[at + 1],
        ...[ROWS[line - 1], ROWS[line + 1]].flatMap((other) => [other?.[at - 1], other?.[at], other?.[at + 1]]),
      ].join(""),
    ]),
  ),
);
const isNextKey = (one: string, other: string | undefined) => other !== undefined && (AROUND.get(one)?.includes(other) ?? false);

interface Vocabulary {
  /** Words that may be meant, and how likely each is. */
  meant: ReadonlyMap<string, number>;
  known: ReadonlySet<string>;
}

const split = (text: string): string[] => text.trim().split(/\s+/);

const VOCABULARIES: Readonly<Record<Locale, () => Vocabulary>> = {
  en: lazy(() => vocabularyOf("en")),
  fr: lazy(() => vocabularyOf("fr")),
  es: lazy(() => vocabularyOf("es")),
};

function vocabularyOf(locale: Locale): Vocabulary {
  const { frequent, current, own, known } = WORDS[locale];
  const meant = new Map<string, number>();
  for (const word of split(current)) meant.set(word, CURRENT);
  for (const word of split(own)) meant.set(word, OWN);
  for (const word of split(frequent)) meant.set(word, FREQUENT);
  return { meant, known: new Set(split(known)) };
}

/** True for a word of `language`, or of any of the three where that is null. Folded. */
export function isWord(word: string, language: Locale | null): boolean {
  return (language ? [language] : LOCALES).some((locale) => {
    const { meant, known } = VOCABULARIES[locale]();
    return meant.has(word) || known.has(word);
  });
}

/** True for a common word of any of the three languages, or one of those that bookings are told in. Folded. */
export const isCommonWord = (word: string): boolean => likeliest(word) > 0;

/** True for a common word, or a slip of one. */
export const isCommonOrSlip = (word: string): boolean => isCommonWord(wordMeantBy(word, { language: null }) ?? word);

/** True for several words that are common, all but one at most, or slips of common ones: a sentence, and no name. */
export function areMostlyCommon(words: readonly string[]): boolean {
  const said = words.flatMap((word) => word.split("-"));
  const common = said.filter(isCommonOrSlip);
  return said.length > 2 && common.length >= Math.max(2, said.length - 1);
}

/** "Agreement" stands as it is among French words; "noon" there is a slip of "non". */
const isBorrowed = (word: string): boolean => word.length >= LONG && likeliest(word) >= OWN;

const likeliest = (word: string): number => Math.max(0, ...LOCALES.map((locale) => VOCABULARIES[locale]().meant.get(word) ?? 0));
const LONG = 6;

/** Every text that is one slip away from `typed`, and how likely the slip is that leads from it to `typed`. */
function* meantBy(typed: string): Generator<[string, number]> {
  for (let at = 0; at <= typed.length; at++) {
    const head = typed.slice(0, at);
    const tail = typed.slice(at);
    for (const letter of LETTERS) yield [head + letter + tail, 0];
    const [here, next] = tail;
    if (here === undefined) continue;
    if (next !== undefined && next !== here) yield [head + next + here + tail.slice(2), 0];
    const isDouble = here === next || here === typed[at - 1];
    const stray = isDouble ? 0 : isNextKey(here, next) || isNextKey(here, typed[at - 1]) ? STRAY_NEXT_KEY : STRAY_KEY;
    yield [head + tail.slice(1), stray];
    for (const letter of LETTERS)
      if (letter !== here) yield [head + letter + tail.slice(1), isNextKey(letter, here) ? NEXT_KEY : OTHER_KEY];
  }
}

const ALONE: Beside = { before: "", after: "" };

/** Where a word stands. */
export interface Place {
  /** What the visitor writes in; null where it can't be told: then a word of any of the three stands as it is. */
  language: Locale | null;
  /** What the conversation is in, where the message does not tell. */
  spoken?: Locale | null;
  beside?: Beside;
  /** It is a word for certain, whatever the lists have. */
  known?: boolean;
}

/**
 * The one word that `typed` (folded, letters alone) is a slip of, or null: it is a word itself, no word is near, or two are.
 * What stands around it decides between two, and shows that a word was mistyped into another: "le demandeur set Alba Foods".
 */
export function wordMeantBy(typed: string, { language, spoken = language, beside = ALONE, known = false }: Place): string | null {
  if (typed.length < 2) return null;
  if (known || isWord(typed, language) || isBorrowed(typed)) return spoken ? wordMeantByAnother(typed, spoken, beside) : null;
  const found = new Map<string, number>();
  for (const [word, slip] of meantBy(typed))
    for (const locale of LOCALES) {
      const likely = VOCABULARIES[locale]().meant.get(word);
      if (likely === undefined || !mayBeMeant(typed, word, likely, language ?? (typed.length === 2 ? spoken : null), locale)) continue;
      const score =
        likely +
        slip +
        (language === null ? (spoken && locale !== spoken && typed.length > 3 ? UNSPOKEN : 0) : locale === language ? 0 : FOREIGN);
      if (score > (found.get(word) ?? Number.NEGATIVE_INFINITY)) found.set(word, score);
    }
  const near = [...found].sort((a, b) => b[1] - a[1]);
  const [best, second] = near;
  if (!best || best[1] < 0) return null;
  const said = (within: number) =>
    most(
      near.flatMap(([word, score]) => (best[1] - score < within ? [word] : [])),
      (word) => saidAround(word, beside),
    );
  if (!second || best[1] - second[1] >= AHEAD) return said(OUTWEIGHED) ?? best[0];
  return said(AHEAD) ?? (isSameStem(best[0], second[0]) ? best[0] : null);
}

/** A word that stands where a set phrase has another, one slip away: "transcription en 3 ours". */
function wordMeantByAnother(typed: string, language: Locale, beside: Beside): string | null {
  // "Three days" and "there": a number says how many.
  if (beside === ALONE || (NUMBERS[typed] ?? 0) > 1) return null;
  const { meant } = VOCABULARIES[language]();
  const near = [...new Set([...meantBy(typed)].flatMap(([word]) => (word.length > 1 && meant.has(word) ? [word] : [])))];
  const isCommon = meant.has(typed);
  if (near.length === 0 || saidAround(typed, beside) > 1) return null;
  // The commoner the word that was typed, the more has to speak for another: "two ways" are not "two days".
  return most(near, (word) => setAround(word, beside), isCommon || typed.length < 3 ? 3 : 2);
}

/** Of `near`, the one that stands in the longest phrase, of `least` words at least; null where there is none, or two do. */
function most(near: readonly string[], count: (word: string) => number, least = 2): string | null {
  const [first, next] = near.map((word) => ({ word, count: count(word) })).sort((a, b) => b.count - a.count);
  return first && first.count >= least && first.count > (next?.count ?? 0) ? first.word : null;
}

/**
 * A foreign word is meant only where it is one that bookings are told in: "breakout", "hybrid". What has two letters is a
 * slip only of a frequent word of three ("qe").
 */
function mayBeMeant(typed: string, word: string, likely: number, language: Locale | null, locale: Locale): boolean {
  if (typed.length === 2) return locale === language && likely === FREQUENT && word.length === 3;
  return language === null || locale === language || likely === OWN;
}

/** "represente" and "representee", "need" and "needed", "nuestras" and "nuestros": whichever was meant says the same. */
const isSameStem = (one: string, other: string): boolean => {
  if (one.length >= 4 && (other === `${one}ed` || other === `${one}s`)) return true;
  const [bare, otherBare] = [one, other].map((word) => word.replace(/[aeo]s?$/, "")) as [string, string];
  if (bare.length >= 5 && bare === otherBare && one.length === other.length) return true;
  const stem = Math.min(one.length, other.length) - 1;
  return stem >= 6 && Math.abs(one.length - other.length) <= 1 && one.slice(0, stem) === other.slice(0, stem);
};
