/** "Make it the 28th", "en fait…", "perdón…": words that say that something known changes, and what. */
import type { FastField } from "../booking/fast.ts";
import { FAST_FIELDS } from "../booking/fast-values.ts";
import { anyPhrase, phrasesOf } from "./lexicon/lexicons.ts";
import { blanks, occurs, type Span } from "./phrases.ts";
import type { Reading } from "./reading.ts";

const CUE = anyPhrase((lexicon) => lexicon.correctionCues);
// "no," ends in a comma, after which a boundary of words is meaningless.
const LOOSE_CUE = /(?:^|[\s.!])(?:no|non|nope|not|pas),\s|\b(?:not|pas|no)\s[a-z' -]{2,30},|,\s?(?:not|pas|no)\s/;

export function soundsLikeCorrection(reading: Reading, span: Span): boolean {
  const sentence = reading.plain(reading.sentenceOf(span));
  return occurs(CUE, sentence) || LOOSE_CUE.test(sentence);
}

/** True when any part of the message sounds like a correction. */
export function hasCorrection(reading: Reading): boolean {
  return occurs(CUE, reading.folded) || LOOSE_CUE.test(reading.folded);
}

const CHANGES = phrasesOf((lexicon) => lexicon.changeCues).join("|");
const WRONG = phrasesOf((lexicon) => lexicon.wrongCues).join("|");
const BETWEEN =
  "\\s(?:(?:the|my|our|that|this|le|la|les|l'|mon|ma|notre|d'|de|du|el|los|las|mi|nuestra|nuestro|tu|su|lo|preferred|contact|of)[\\s]?){0,3}";
const PATTERNS = FAST_FIELDS.map((field): [FastField, RegExp] => {
  const names = phrasesOf((lexicon) => lexicon.fieldNames[field]).join("|");
  const source = `(?:(?:${CHANGES})${BETWEEN}(?:${names})|(?:${names})\\s?(?:${WRONG})|(?:${WRONG})\\s(?:(?:the|le|la|el)\\s|l')?(?:${names})|(?:that's|this is|that is|c'est|ese|esa|eso) (?:not|pas|no es) (?:my|mon|ma|mi) (?:${names}))`;
  return [field, new RegExp(`(?<![a-z0-9])${blanks(source)}(?![a-z0-9])`, "g")];
});

/** Fields that the visitor wants changed; the caller leaves out those that came with their new value. */
export function fieldsToChange(reading: Reading): FastField[] {
  const found = PATTERNS.flatMap(([field, pattern]) =>
    [...reading.folded.matchAll(pattern)].map((match) => ({ field, start: match.index, end: match.index + match[0].length })),
  );
  // "change the e-mail address" names no place, "firm name" no person: the longer name wins.
  return [
    ...new Set(found.filter((one) => !found.some((other) => other.field !== one.field && covers(other, one))).map((one) => one.field)),
  ];
}

function covers(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;
}
