/**
 * Finds the FAQ that answers a question: what it speaks of, weighed by how rare that is among the FAQs;
 * keywords before question; priority as a tie-breaker; and no answer rather than a poor one.
 */
import type { Locale } from "#app/domain/locale.ts";
import { type FaqIndex, type IndexedFaq, indexOf } from "./index-faqs.ts";
import { type Mention, mentionsIn } from "./lexicon.ts";
import { speaksOfOffered } from "./offered.ts";
import { situatedAnswer } from "./situated/situated-answers.ts";
import type { Situation } from "./situated/situation.ts";
import { facilityAnswer } from "./situated/venue-facilities.ts";
import { meantWord } from "./slips.ts";
import { FOCUS, SETTINGS } from "./terms/terms.ts";
import { venueAnswer } from "./venue-answers.ts";
import { namedVenues } from "./venue-names.ts";
import { type FaqCategory, type FaqEntry, faqText, languageOf } from "./vocabulary.ts";
import { tokens } from "./words.ts";

export interface RankedFaq {
  faq: FaqEntry;
  /** 0 to about 2; comparable within one query only. */
  score: number;
}

/** How much of what was asked an answer must cover, by weight. */
const COVERAGE = 0.48;
/** What an answer must be about besides the setting, in the weight of one rare subject. */
const EVIDENCE = 0.3;
/** Weight of a mention, relative to its rarity. Words of no FAQ cover nothing; the more there are, the less each adds. */
const WEIGHTS = { asked: 1, focus: 1.6, setting: 0.35, unknown: 0.62, foreign: 2.5 } as const;
const PRIORITY = { high: 1.06, normal: 1, low: 0.94 } as const;
/** For an FAQ of the category that the question itself names: decides only between two that answer it equally well. */
const NAMED_CATEGORY = 0.01;
const CATEGORY_WORDS: Readonly<Record<FaqCategory, readonly string[]>> = {
  general: [],
  booking: ["booking", "bookings", "reservation", "reservations", "reserva", "reservas"],
  legal: ["legal", "law", "juridique", "juridiques", "droit", "juridica", "juridico", "derecho"],
  technical: ["technical", "technology", "technique", "techniques", "technologie", "tecnica", "tecnico", "tecnologia"],
};
/** A keyword of several words that the question has in full. */
const WHOLE_PHRASE = 0.25;
/** Longest text looked at, in characters: beyond it people tell a story, and the question is elsewhere. */
const LONGEST = 600;

interface Asked {
  term: string;
  weight: number;
}

/** The FAQs that a question may mean, best first. Inactive ones never appear. */
export function rankFaqs(query: string, locale: Locale, faqs: readonly FaqEntry[], limit = 3): RankedFaq[] {
  const index = indexOf(faqs, locale);
  const text = query.slice(0, LONGEST);
  for (const parts of readings(text)) {
    const best = new Map<FaqEntry, number>();
    for (const part of parts) {
      for (const { entry, score } of rankPart(part, locale, index))
        if (speaksOfOffered(entry, answerFor(entry.faq, text, locale), text, locale, index))
          best.set(entry.faq, Math.max(score, best.get(entry.faq) ?? 0));
    }
    if (best.size > 0) {
      const ranked = [...best].map(([faq, score]) => ({ faq, score }));
      return ranked.sort((one, other) => other.score - one.score).slice(0, limit);
    }
  }
  return [];
}

/** The one FAQ that answers, or null: "I do not know" beats an answer to another question. */
export function bestFaq(query: string, locale: Locale, faqs: readonly FaqEntry[]): RankedFaq | null {
  return rankFaqs(query, locale, faqs, 1)[0] ?? null;
}

/**
 * The answer in the reader's language; where the question names cities and the FAQ has their figures, those, unless staff
 * have written the answer themselves. `situation`: of the request that is talked about, where there is one.
 */
export function answerFor(faq: FaqEntry, query: string, locale: Locale, situation: Situation | null = null): string {
  const spoken = languageOf(faq.answer, locale);
  if (faq.rewritten?.includes(spoken)) return faq.answer[spoken];
  const asked = query.slice(0, LONGEST);
  const venues = namedVenues(asked);
  const about = venues.map((venue) => facilityAnswer(faq.id, venue, asked, locale) ?? venueAnswer(faq.id, venue, locale));
  const answers = about.flatMap((answer) => answer ?? []);
  if (answers.length > 0) return answers.join(" ");
  const own = situation && situatedAnswer(faq.id, asked, venues.length > 0 ? { ...situation, venue: null } : situation, locale);
  return own ?? faqText(faq.answer, locale);
}

/** What was found for a question, and from where. */
export interface FaqFound {
  faq: FaqEntry;
  answer: string;
}

/** "May I ask how long half a day is?": how a question is put says nothing of what is asked. */
const POLITELY =
  /^\s*¿?\s*(?:(?:may|can|could|might) (?:i|we) (?:ask|know)|(?:can|could) you tell (?:me|us)|puis-je (?:vous )?(?:demander|savoir)|(?:pourriez|pouvez)-vous (?:me|nous) dire|je (?:voudrais|peux) savoir|me permiten? preguntar(?:les?)?|(?:puedo|podr[ií]a) (?:preguntar(?:les?)?|saber)|me (?:puede|pueden|podr[ií]a|podr[ií]an) decir|quisiera saber)(?:,|:)?\s+/i;

/** Finds the FAQ that answers and says its answer, slips of the fingers aside; null where none does. */
export function lookUp(question: string, locale: Locale, faqs: readonly FaqEntry[], situation: Situation | null = null): FaqFound | null {
  const best = bestFaq(question, locale, faqs);
  return best && { faq: best.faq, answer: answerFor(best.faq, question, locale, situation) };
}

/** Each active FAQ by its id and question. */
export const answersIn = (faqs: readonly FaqEntry[], locale: Locale): { id: string; question: string }[] =>
  faqs.flatMap(({ isActive, id, question }) => (isActive ? [{ id, question: faqText(question, locale) }] : []));

/** The FAQ with this id, and its answer to `question`; null where it is not there, or not active. */
export function answerById(
  id: string,
  question: string,
  locale: Locale,
  faqs: readonly FaqEntry[],
  situation: Situation | null = null,
): FaqFound | null {
  const index = indexOf(faqs, locale);
  const entry = index.entries.find(({ faq }) => faq.id === id);
  if (!entry) return null;
  // Of what it does not speak of it is no answer, also where a model has chosen it.
  const answer = answerFor(entry.faq, question, locale, situation);
  return speaksOfOffered(entry, answer, question, locale, index) ? { faq: entry.faq, answer } : lookUp(question, locale, faqs, situation);
}

/** What is looked at, until something is found: the text whole; its sentences, questions only if it has any; its clauses. */
function* readings(asked: string): Generator<readonly string[]> {
  const text = asked.replace(POLITELY, "");
  yield [text];
  const sentences = text.match(/[^.?!;\n]+[.?!;\n]*/g) ?? [];
  const questions = sentences.filter((sentence) => sentence.includes("?"));
  const chosen = questions.length > 0 ? questions : sentences;
  if (sentences.length > 1) yield chosen;
  const clauses = chosen.flatMap((sentence) => sentence.split(/[,:¿¡—–]|\s-\s/));
  if (clauses.length > chosen.length) yield clauses.slice(0, 12);
}

function rankPart(text: string, locale: Locale, index: FaqIndex): { entry: IndexedFaq; score: number }[] {
  const asked = weigh(mentionsIn(text, locale), index);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const said = new Set(asked.map(({ term }) => term));
  const spoken = new Set(tokens(text));
  return index.entries.flatMap((entry) => {
    const covered = asked.reduce((sum, { term, weight }) => sum + weight * (entry.terms.get(term) ?? 0), 0);
    const phrase = entry.phrases.some((terms) => terms.every((term) => said.has(term))) ? WHOLE_PHRASE : 0;
    const coverage = covered / total + phrase;
    if (coverage < COVERAGE || covered < EVIDENCE * index.rarest) return [];
    const named = CATEGORY_WORDS[entry.faq.category].some((word) => spoken.has(word)) ? NAMED_CATEGORY : 0;
    return [{ entry, score: (coverage + likeness(said, entry) * 0.3 + named) * PRIORITY[entry.faq.priority] }];
  });
}

/** Of two that cover a question equally, the one whose own question is most like it. */
function likeness(said: ReadonlySet<string>, entry: IndexedFaq): number {
  let shared = 0;
  for (const term of said) if (entry.question.has(term)) shared += 1;
  return shared / (said.size + entry.question.size - shared || 1);
}

function weigh(mentions: readonly Mention[], index: FaqIndex): Asked[] {
  const resolved = mentions.slice(0, 40).map((mention) => ({ ...mention, term: termOf(mention, index) }));
  const isSetting = (mention: Mention) => mention.kind === "setting" || SETTINGS.has(mention.term);
  // "How much is a mediation?" asks for a price; "mediation?" asks for mediation.
  let unknown = 0;
  const asksElse = resolved.some((mention) => !isSetting(mention) && index.rarity.has(mention.term));
  return resolved.map((mention) => {
    const { term, kind } = mention;
    const rarity = index.rarity.get(term);
    if (rarity === undefined) {
      if (isSetting(mention)) return { term, weight: 0 };
      if (kind === "foreign") return { term, weight: WEIGHTS.foreign * index.rarest };
      unknown += 1;
      return { term, weight: WEIGHTS.unknown * index.rarest * (Math.sqrt(unknown) - Math.sqrt(unknown - 1)) };
    }
    if (kind === "setting" || (isSetting(mention) && asksElse)) return { term, weight: rarity * WEIGHTS.setting };
    return { term, weight: rarity * (FOCUS.has(term) ? WEIGHTS.focus : WEIGHTS.asked) };
  });
}

/** The term of a mention, with an elided article glued to it or a slip of the keyboard undone. */
function termOf(mention: Mention, index: FaqIndex): string {
  if (mention.kind !== "word" || mention.word === null || index.rarity.has(mention.term)) return mention.term;
  const unglued = index.elides ? mention.word.replace(/^(?:qu|[ldjmtsnc])(?=[aeiouyh])/, "") : mention.word;
  const meant = index.surfaces.has(unglued) ? unglued : meantWord(mention.word, index.known);
  return (meant === null ? undefined : index.surfaces.get(meant)) ?? mention.term;
}
