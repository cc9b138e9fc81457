/**
 * The word that a mistyped one was meant to be: the noisy channel (Kernighan, Church and Gale, "A spelling correction
 * program based on a noisy channel model", COLING 1990) over single slips, with the visitor's language known or not.
 */
import { LOCALES, type Locale } from "../locale.ts";
import { lazy } from "./detailed/found.ts";
import { CHOICES_EN } from "./detailed/lexicon/choices.en.ts";
import { CHOICES_ES } from "./detailed/lexicon/choices.es.ts";
import { CHOICES_FR } from "./detailed/lexicon/choices.fr.ts";
import { ROLE_WORDS } from "./detailed/lexicon/roles.ts";
import { SERVICE_WORDS } from "./detailed/lexicon/services.ts";
import { LEXICONS } from "./lexicon/lexicons.ts";
import { WORDS } from "./lexicon/words.ts";

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
/** The best has to be this far ahead of the next: below it, two words may have been meant. */
const AHEAD = 0.6;

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

/** What stands around a word, folded: up to three words before it, parted by single blanks, and the one after it. */
export interface Beside {
  before?: string;
  after?: string;
}

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

/** "Agreement" stands as it is among French words; "noon" there is a slip of "non". */
const isBorrowed = (word: string): boolean =>
  word.length >= LONG && LOCALES.some((locale) => (VOCABULARIES[locale]().meant.get(word) ?? 0) >= OWN);
const LONG = 6;

/** What our own tables say in several words: "court reporters?", "parte (demandante|actora)". */
const SAID_TOGETHER = lazy(() => stringsOf([LEXICONS, CHOICES_EN, CHOICES_FR, CHOICES_ES, ROLE_WORDS, SERVICE_WORDS]).join("\n"));

const stringsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value instanceof RegExp
      ? [value.source]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(stringsOf)
        : [];

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

/**
 * The one word that `typed` (folded, letters alone) is a slip of, or null: it is a word itself, no word is near, or two are.
 *
 * @param language What the visitor writes in; null where it can't be told: then a word of any of the three stands as it is.
 * @param beside What stands around it: of two words that are near, the one that we know there is meant.
 */
export function wordMeantBy(typed: string, language: Locale | null, beside: Beside = {}): string | null {
  if (typed.length < 2 || isWord(typed, language) || isBorrowed(typed)) return null;
  const found = new Map<string, number>();
  for (const [word, slip] of meantBy(typed))
    for (const locale of LOCALES) {
      const likely = VOCABULARIES[locale]().meant.get(word);
      if (likely === undefined || !mayBeMeant(typed, word, likely, language, locale)) continue;
      const score = likely + slip + (language && locale !== language ? FOREIGN : 0);
      if (score > (found.get(word) ?? Number.NEGATIVE_INFINITY)) found.set(word, score);
    }
  const near = [...found].sort((a, b) => b[1] - a[1]);
  const [best, second] = near;
  if (!best || best[1] < 0) return null;
  if (!second || best[1] - second[1] >= AHEAD || isSameStem(best[0], second[0])) return best[0];
  const said = near
    .filter(([, score]) => best[1] - score < AHEAD)
    .map(([word]) => ({ word, beside: saidBeside(word, beside) }))
    .sort((a, b) => b.beside - a.beside);
  const [first, next] = said;
  return first && first.beside > (next?.beside ?? 0) ? first.word : null;
}

/**
 * A foreign word is meant only where it is one that bookings are told in: "breakout", "hybrid". What has two letters is a
 * slip only of a frequent word of three ("qe").
 */
function mayBeMeant(typed: string, word: string, likely: number, language: Locale | null, locale: Locale): boolean {
  if (typed.length === 2) return locale === language && likely === FREQUENT && word.length === 3;
  return language === null || locale === language || likely === OWN;
}

/** Beside how many words of its neighbours (three before it, one after it) our own tables know `word`. */
function saidBeside(word: string, { before = "", after = "" }: Beside): number {
  const led = before.split(" ").filter(Boolean);
  const known = [3, 2, 1].find((count) => count <= led.length && isSaid([...led.slice(-count), word].join(" "))) ?? 0;
  return known + (after !== "" && isSaid(`${word} ${after}`) ? 1 : 0);
}

/** As whole words: "parte demanda" is not said where "parte demandada" is; "court reporter" is where "court reporters?" is. */
const isSaid = (phrase: string): boolean => phrase.length > 6 && new RegExp(`${phrase}(?![a-z](?!\\?))`).test(SAID_TOGETHER());

/** "represente" and "representee": whichever was meant says the same. */
const isSameStem = (one: string, other: string): boolean => {
  const stem = Math.min(one.length, other.length) - 1;
  return stem >= 6 && Math.abs(one.length - other.length) <= 1 && one.slice(0, stem) === other.slice(0, stem);
};
