/**
 * Slips of the fingers in words that a booking hangs on: a key beside the right one, a letter too few or too many, two
 * letters swapped. Such a word is read as the one it was meant to be, where it can be only one and is no word itself.
 * Names are never touched: a word with a capital is a slip only where it is a day's, a month's or a city's.
 */

import { isGivenName } from "./contact/name.ts";
import { lazy } from "./detailed/found.ts";
import { fold } from "./fold.ts";
import { GIVEN_NAMES, NOT_NAMES } from "./lexicon/not-names.ts";
import { LOOKALIKES } from "./lexicon/typed-lookalikes.ts";
import { CALENDAR_WORDS, CITY_WORDS, TYPED_WORDS } from "./lexicon/typed-words.ts";

const TOKEN = /(?<![\p{L}\p{N}@._/-])\p{L}{4,18}(?![\p{L}\p{N}@_/]|\.[\p{L}\p{N}]|-\p{L})/gu;
const LEADS_TO_CITY = /(?:^|\s)(?:in|at|to|near|a|en|de|grand|gran|your|vos|sus|su|the)\s$/;
const BESIDE_A_DAY = /(?:\d(?:st|nd|rd|th|er)?(?:\s(?:de|of))?\s)$/;

/** "Siy Esther Quon": the word that leads to a name, before a name that people have. */
const LEAD = /^(\p{L}{2,4})\s(\p{Lu}\p{Ll}+)\s\p{Lu}/u;

interface Meant {
  word: string;
  kind: "day" | "city" | "word";
}

/** Every word by each text that it becomes when one letter is left out: two words a slip apart share one (symmetric delete). */
const INDEX = lazy(() => {
  const index = new Map<string, Meant[]>();
  const kinds = [
    [CALENDAR_WORDS, "day"],
    [CITY_WORDS, "city"],
    [TYPED_WORDS, "word"],
  ] as const;
  const seen = new Set<string>();
  for (const [words, kind] of kinds) {
    for (const word of words) {
      if (seen.has(word)) continue;
      seen.add(word);
      for (const key of withOneLess(word)) index.set(key, [...(index.get(key) ?? []), { word, kind }]);
    }
  }
  return { index, known: seen, ordinary: new Set(LOOKALIKES.split(" ")) };
});

const withOneLess = (word: string): string[] => [
  word,
  ...new Set(Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))),
];

/** One letter other, too many, too few, or two neighbours swapped. */
export function isOneSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed === word) return false;
  let head = 0;
  while (head < Math.min(typed.length, word.length) && typed[head] === word[head]) head++;
  const [rest, other] = [typed.slice(head), word.slice(head)];
  if (typed.length > word.length) return rest.slice(1) === other;
  if (typed.length < word.length) return rest === other.slice(1);
  return rest.slice(1) === other.slice(1) || (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2));
}

function meantBy(plain: string): Meant | null {
  const { index, known, ordinary } = INDEX();
  if (known.has(plain) || ordinary.has(plain) || NOT_NAMES.has(plain) || GIVEN_NAMES.has(plain)) return null;
  const near = new Map<string, Meant>();
  for (const key of withOneLess(plain))
    for (const meant of index.get(key) ?? []) if (isOneSlip(plain, meant.word)) near.set(meant.word, meant);
  return near.size === 1 ? ([...near.values()][0] ?? null) : null;
}

/**
 * `text` as it was meant; `origin` has the place in `text` of every unit of the result, and of its end. Null where nothing
 * was changed.
 */
export function withoutSlips(text: string): { text: string; origin: readonly number[] | null } {
  let result = "";
  let from = 0;
  const origin: number[] = [];
  const keep = (until: number) => {
    for (let at = from; at < until; at++) origin.push(at);
    result += text.slice(from, until);
    from = until;
  };
  const lead = LEAD.exec(text);
  if (lead?.[1] && lead[2] && isGivenName(lead[2]) && !GIVEN_NAMES.has(fold(lead[1])) && isOneSlip(fold(lead[1]), "soy")) {
    for (let at = 0; at < 3; at++) origin.push(Math.min(at, lead[1].length - 1));
    result = "Soy";
    from = lead[1].length;
  }
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    const meant = meantBy(fold(token));
    if (!meant || !mayBe(meant, text, match.index, token)) continue;
    keep(match.index);
    for (let at = 0; at < meant.word.length; at++) origin.push(match.index + Math.min(at, token.length - 1));
    result += /^\p{Lu}/u.test(token) ? meant.word.charAt(0).toUpperCase() + meant.word.slice(1) : meant.word;
    from = match.index + token.length;
  }
  if (origin.length === 0) return { text, origin: null };
  keep(text.length);
  origin.push(text.length);
  return { text: result, origin };
}

function mayBe({ kind }: Meant, text: string, at: number, token: string): boolean {
  const before = fold(text.slice(Math.max(0, at - 16), at));
  if (kind === "city") return LEADS_TO_CITY.test(before) || text.trim().split(/\s+/).length <= 3;
  if (!/^\p{Lu}/u.test(token)) return true;
  if (kind === "day" && (BESIDE_A_DAY.test(before) || /^\s\d/.test(text.slice(at + token.length)))) return true;
  // At the beginning of a sentence a capital says nothing; a name's second word has one too.
  return /(?:^|[.!?\n]\s*|^[¿¡])$/.test(before) && !/^\s\p{Lu}/u.test(text.slice(at + token.length));
}
