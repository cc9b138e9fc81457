/** What each FAQ is about in one language, worked out once per list of FAQs. */
import type { Locale } from "#app/domain/locale.ts";
import { lexiconOf, type Mention, mentionsIn } from "./lexicon.ts";
import { type KnownWords, knownWords } from "./slips.ts";
import { type FaqEntry, faqText } from "./vocabulary.ts";

export interface IndexedFaq {
  faq: FaqEntry;
  /** Term → how strongly the FAQ is about it, 0 to 1. */
  terms: ReadonlyMap<string, number>;
  /** Keywords of several terms. */
  phrases: readonly (readonly string[])[];
  question: ReadonlySet<string>;
}

export interface FaqIndex {
  entries: readonly IndexedFaq[];
  /** Term → its weight: the fewer FAQs are about it, the more it says. */
  rarity: ReadonlyMap<string, number>;
  /** The weight of a term that one FAQ alone has. */
  rarest: number;
  /** Word as written → term: what a mistyped word may have been meant to be. */
  surfaces: ReadonlyMap<string, string>;
  known: KnownWords;
  /** True where articles are elided, so that they may be glued to a word by mistake ("douverture"). */
  elides: boolean;
}

/** How strongly a term counts by where it stands. */
const STRENGTH = { keyword: 1, question: 0.85, partOfKeyword: 0.7 } as const;

const indexes = new WeakMap<readonly FaqEntry[], Map<Locale, FaqIndex>>();

/** The index of `faqs` in `locale`. Kept as long as the very same array is; inactive entries are not in it. */
export function indexOf(faqs: readonly FaqEntry[], locale: Locale): FaqIndex {
  const perLocale = indexes.get(faqs) ?? new Map<Locale, FaqIndex>();
  indexes.set(faqs, perLocale);
  const index = perLocale.get(locale) ?? build(faqs, locale);
  perLocale.set(locale, index);
  return index;
}

function build(faqs: readonly FaqEntry[], locale: Locale): FaqIndex {
  const { words } = lexiconOf(locale);
  const surfaces = new Map([...words].map(([word, subject]) => [word, `#${subject}`]));
  const entries = faqs.filter((faq) => faq.isActive).map((faq) => indexEntry(faq, locale, surfaces));
  const counts = new Map<string, number>();
  for (const entry of entries) for (const term of entry.terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarity = new Map([...counts].map(([term, count]) => [term, Math.log(1 + entries.length / count)]));
  return { entries, rarity, rarest: Math.log(1 + entries.length), surfaces, known: knownWords(surfaces.keys()), elides: locale === "fr" };
}

function indexEntry(faq: FaqEntry, locale: Locale, surfaces: Map<string, string>): IndexedFaq {
  const terms = new Map<string, number>();
  const take = (mentions: readonly Mention[], strength: number) => {
    for (const { term, word } of mentions) {
      terms.set(term, Math.max(strength, terms.get(term) ?? 0));
      if (word !== null && !surfaces.has(word)) surfaces.set(word, term);
    }
    return mentions.map(({ term }) => term);
  };
  const keywords = (faq.keywords[locale] ?? "").split(",").map((keyword) => mentionsIn(keyword, locale));
  const phrases = keywords.map((mentions) => take(mentions, mentions.length > 1 ? STRENGTH.partOfKeyword : STRENGTH.keyword));
  const question = take(mentionsIn(faqText(faq.question, locale), locale), STRENGTH.question);
  return { faq, terms, phrases: phrases.filter((phrase) => phrase.length > 1), question: new Set(question) };
}
