/** Words of a question as they are compared: folded, without stop words, stemmed lightly. */
import type { Locale } from "#app/domain/locale.ts";
import { fold } from "../fold.ts";
import { CITIES, STOP_WORDS } from "./terms/stop-words.ts";
import { PHRASES, SYNONYMS } from "./terms/synonyms.ts";

/** Stems of `text` in its order, each once. Articles elided in French (l', d', qu') are taken off. */
export function stems(text: string, locale: Locale): string[] {
  let plain = fold(text);
  for (const [phrase, meaning] of PHRASES[locale]) plain = plain.replaceAll(phrase, meaning);
  const found = plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  const kept = found
    .flatMap((word) => (locale === "fr" ? word.replace(/^(?:l|d|qu|n|s|c|j|m|t|jusqu|lorsqu)'/, "") : word))
    .filter((word) => word.length > 1 && !STOP_WORDS[locale].has(word) && !CITIES.has(word))
    .map((word) => stem((Object.hasOwn(SYNONYMS[locale], word) ? SYNONYMS[locale][word] : word) ?? word));
  return [...new Set(kept)];
}

/** Plural and a few endings; two forms of a word need only meet, not be words. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:aux|es|s|e|ing|ed)$/, "") : word.replace(/s$/, "");
}

/** True when two stems are the same or, for longer ones, one slip of the keyboard apart. */
export function alike(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < 5 || other.length < 5 || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  // A different last letter is another form of a word, or another word, more often than a slip.
  if (a.length <= 1 && b.length <= 1) return false;
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}
