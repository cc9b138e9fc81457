/** Words that take back what follows them: "not", "instead of", "change it from … to". */
import { anyPhrase, phrasesOf } from "./lexicon/lexicons.ts";
import type { Span } from "./phrases.ts";
import type { Reading } from "./reading.ts";

const ARTICLES = [...new Set(phrasesOf((lexicon) => lexicon.articles))].sort((a, b) => b.length - a.length).join("|");
const NEGATED = new RegExp(
  `(?:(?<![a-z])(?:${anyPhrase((lexicon) => lexicon.negations).source})|n't)\\s*(?:(?:${ARTICLES})(?:(?<=')|\\s+)){0,3}$`,
);
const FROM = /(?:^|\s)(?:from|de|du|del|desde|d')\s?(?:the\s|le\s|la\s|el\s|l')?$/;
const TO = /^\s(?:to|a|au|aux|vers|por|para|al)\s/;
const CHANGE = anyPhrase((lexicon) => lexicon.changeCues);

/** True when the visitor names it only to set it aside. */
export function isPutAside(reading: Reading, span: Span): boolean {
  const before = reading.before(span, 48);
  if (NEGATED.test(before)) return true;
  return FROM.test(before) && TO.test(reading.after(span, 12)) && reading.sentenceHas(span, CHANGE);
}
