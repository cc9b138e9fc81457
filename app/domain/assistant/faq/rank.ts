/**
 * Finds the FAQ that answers a question: words weighed by how rare they are among the FAQs, keywords
 * before question, priority as a tie-breaker, and no answer rather than a poor one.
 */
import type { Locale } from "#app/domain/locale.ts";
import { VENUES, type Venue } from "#app/domain/venue/venues.ts";
import { fold } from "../fold.ts";
import { hoursSentence, publishes, roomsPhrase } from "./figures.ts";
import { alike, stems } from "./tokens.ts";
import { type FaqEntry, faqText } from "./vocabulary.ts";

export interface RankedFaq {
  faq: FaqEntry;
  /** 0 to about 2; comparable within one query only. */
  score: number;
}

interface Indexed {
  faq: FaqEntry;
  keywords: Set<string>;
  phrases: string[][];
  question: Set<string>;
}
interface Index {
  entries: Indexed[];
  rarity: Map<string, number>;
}

const PRIORITY = { high: 1.08, normal: 1, low: 0.92 } as const;
/** How much of what was asked an answer must cover, by weight. */
const COVERAGE = 0.42;

const indexes = new WeakMap<readonly FaqEntry[], Map<Locale, Index>>();

function indexOf(faqs: readonly FaqEntry[], locale: Locale): Index {
  const known = indexes.get(faqs)?.get(locale);
  if (known) return known;
  const entries = faqs
    .filter((faq) => faq.isActive)
    .map((faq) => {
      const phrases = (faq.keywords[locale] ?? "").split(",").map((phrase) => stems(phrase, locale));
      return {
        faq,
        phrases: phrases.filter((phrase) => phrase.length > 0),
        keywords: new Set(phrases.flat()),
        question: new Set(stems(faqText(faq.question, locale), locale)),
      };
    });
  const rarity = new Map<string, number>();
  for (const entry of entries)
    for (const word of new Set([...entry.keywords, ...entry.question])) rarity.set(word, (rarity.get(word) ?? 0) + 1);
  for (const [word, count] of rarity) rarity.set(word, Math.log(1 + entries.length / count));
  const index = { entries, rarity };
  const perLocale = indexes.get(faqs) ?? new Map<Locale, Index>();
  perLocale.set(locale, index);
  indexes.set(faqs, perLocale);
  return index;
}

/** The FAQs that a question may mean, best first. Inactive ones never appear. */
export function rankFaqs(query: string, locale: Locale, faqs: readonly FaqEntry[], limit = 3): RankedFaq[] {
  const { entries, rarity } = indexOf(faqs, locale);
  const asked = stems(query.slice(0, 500), locale).slice(0, 30);
  if (asked.length === 0) return [];
  const vocabulary = [...rarity.keys()];
  // A slip of the keyboard still counts as the word; a word of no FAQ weighs like a rare one, and covers nothing.
  const weighed = asked.map((word) => {
    const meant = rarity.has(word) ? word : vocabulary.find((candidate) => alike(word, candidate));
    return { word: meant ?? word, weight: meant ? (rarity.get(meant) ?? 1) : Math.log(1 + entries.length) };
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return entries
    .map(({ faq, keywords, phrases, question }) => {
      let covered = 0;
      for (const { word, weight } of weighed) covered += keywords.has(word) ? weight : question.has(word) ? weight * 0.9 : 0;
      const said = new Set(weighed.map(({ word }) => word));
      const wholePhrase = phrases.some((phrase) => phrase.length > 1 && phrase.every((word) => said.has(word)));
      const coverage = covered / total;
      // Of two that cover the question equally, the one whose own question is most like it.
      const shared = [...said].filter((word) => question.has(word)).length;
      const likeness = shared / (said.size + question.size - shared || 1);
      return {
        faq,
        coverage: coverage + (wholePhrase ? 0.3 : 0),
        score: (coverage + (wholePhrase ? 0.35 : 0) + likeness * 0.5) * PRIORITY[faq.priority],
      };
    })
    .filter(({ coverage }) => coverage >= COVERAGE)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ faq, score }) => ({ faq, score }));
}

/** The one FAQ that answers, or null: "I do not know" beats an answer to another question. */
export function bestFaq(query: string, locale: Locale, faqs: readonly FaqEntry[]): RankedFaq | null {
  return rankFaqs(query, locale, faqs, 1)[0] ?? null;
}

/** The answer in the reader's language; where the question names a city and the FAQ has figures, that city's. */
export function answerFor(faq: FaqEntry, query: string, locale: Locale): string {
  const answer = faqText(faq.answer, locale);
  const venue = venueIn(query);
  if (!venue) return answer;
  if (faq.id === "opening-hours" && publishes(venue, "hours")) return hoursSentence(venue, locale);
  if (faq.id === "rooms-and-capacity") {
    const rooms = roomsPhrase(venue, locale);
    return rooms ? `${venue.city[locale]}${locale === "fr" ? "\u00A0" : ""}: ${rooms}.` : answer;
  }
  return answer;
}

/** The venue whose city a question names. */
function venueIn(query: string): Venue | null {
  const text = fold(query);
  return (
    VENUES.find((venue) => Object.values(venue.city).some((city) => text.includes(fold(city)))) ??
    (/\b(?:cayman|caiman)/.test(text) ? (VENUES.find((venue) => venue.code === "CAY") ?? null) : null)
  );
}
