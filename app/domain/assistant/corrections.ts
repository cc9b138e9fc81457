/** "Make it the 28th", "en fait…", "perdón…": words that say that something known changes, and what. */
import type { DraftField } from "../booking/draft-fields.ts";
import type { FastField } from "../booking/fast.ts";
import { FAST_FIELDS } from "../booking/fast-values.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { type Mention, occurs, type Span, spansOf } from "./phrases.ts";
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

const CHANGE = anyPhrase((lexicon) => lexicon.changeCues);
const WRONG = anyPhrase((lexicon) => lexicon.wrongCues);
const NOT_MINE = /(?<![a-z])(?:that's|this is|that is|c'est|ese|esa|eso)\s(?:not|pas|no es)\s(?:my|mon|ma|mi)(?![a-z])/g;
const NAMES = FAST_FIELDS.map((field): [FastField, RegExp] => [field, anyPhrase((lexicon) => lexicon.fieldNames[field])]);
/** What may stand between "change" and the name of a field. */
const BETWEEN =
  /^\s+(?:(?:the|my|our|that|this|le|la|les|l'|mon|ma|notre|d'|de|du|el|los|las|mi|nuestra|nuestro|tu|su|lo|preferred|contact|of|for)\s?){0,3}$/;

function fastNamed(folded: string): Mention<DraftField>[] {
  return NAMES.flatMap(([value, pattern]) => spansOf(pattern, folded).map((span) => ({ ...span, value })));
}

/** Fields that the visitor wants changed; the caller leaves out those that came with their new value. */
export function fieldsToChange(reading: Reading, of: readonly Mention<DraftField>[] = fastNamed(reading.folded)): DraftField[] {
  const { folded } = reading;
  const changes = [...spansOf(CHANGE, folded), ...spansOf(NOT_MINE, folded)];
  const wrongs = spansOf(WRONG, folded);
  if (changes.length + wrongs.length === 0) return [];
  const named = of.map(({ value, ...span }) => ({ ...span, field: value }));
  const meant = named.filter(
    (name) =>
      [...changes, ...wrongs].some(
        (cue) => cue.end <= name.start && name.start - cue.end < 30 && BETWEEN.test(folded.slice(cue.end, name.start)),
      ) || wrongs.some((cue) => cue.start >= name.end && /^\s?$/.test(folded.slice(name.end, cue.start))),
  );
  // "change the e-mail address" names no place, "firm name" no person: the longer name wins.
  const fields = meant.filter((one) => !named.some((other) => other.field !== one.field && covers(other, one))).map((one) => one.field);
  return [...new Set(fields)];
}

function covers(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;
}
