import fc from "fast-check";
import { expect, it } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { EN_CASES } from "./cases/en.ts";
import { ES_CASES } from "./cases/es.ts";
import { FR_CASES } from "./cases/fr.ts";
import type { QuestionCase } from "./cases/question-case.ts";
import { bestFaq, rankFaqs } from "./rank.ts";
import { FAQ_SEED } from "./seed.ts";
import type { FaqEntry } from "./vocabulary.ts";

const CASES: Readonly<Record<Locale, readonly QuestionCase[]>> = { en: EN_CASES, fr: FR_CASES, es: ES_CASES };
const found = (question: string, locale: Locale, faqs: readonly FaqEntry[] = FAQ_SEED) => bestFaq(question, locale, faqs)?.faq.id ?? null;

it.each(LOCALES)("finds the same in capitals and without accents, in %s", (locale) => {
  for (const [question, id] of CASES[locale]) {
    const plain = question.normalize("NFD").replace(/\p{M}/gu, "");
    expect(found(plain.toUpperCase(), locale), plain).toBe(id);
  }
});

it("finds each FAQ by its own question", () => {
  for (const faq of FAQ_SEED) {
    for (const locale of LOCALES) expect(found(faq.question[locale], locale), `${faq.id} ${locale}`).toBe(faq.id);
  }
});

it("gives up to the number asked for, best first", () => {
  const ranked = rankFaqs("is parking included, and lunch?", "en", FAQ_SEED, 2);
  expect(ranked).toHaveLength(2);
  expect(ranked[0]?.score).toBeGreaterThanOrEqual(ranked[1]?.score ?? 0);
});

it("finds an FAQ that an administrator has written by its own keywords", () => {
  const written: FaqEntry = {
    id: "dress-code",
    category: "general",
    priority: "normal",
    isActive: true,
    question: { en: "What should I wear?", fr: "", es: "" },
    answer: { en: "Business dress is usual.", fr: "", es: "" },
    keywords: { en: "dress code, attire, robes", fr: "tenue vestimentaire, toge", es: "" },
  };
  const faqs = [...FAQ_SEED, written];
  expect(found("is there a dress code?", "en", faqs)).toBe("dress-code");
  expect(found("do counsel need robes", "en", faqs)).toBe("dress-code");
  expect(found("quelle tenue vestimentaire ?", "fr", faqs)).toBe("dress-code");
});

it("never finds an inactive FAQ", () => {
  const faqs = FAQ_SEED.map((faq) => ({ ...faq, isActive: faq.id !== "parking-and-transport" }));
  expect(rankFaqs("parking?", "en", faqs)).toEqual([]);
  const asleep = FAQ_SEED.map((faq) => ({ ...faq, isActive: false }));
  expect(rankFaqs("what are your hours?", "en", asleep)).toEqual([]);
});

it("takes any text, of any length, without throwing", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.array(fc.constantFrom(...EN_CASES, ...FR_CASES, ...ES_CASES), { maxLength: 30 }).map((cases) => cases.flat().join(" ")),
    fc.constantFrom("", " ", "?".repeat(5000), "a".repeat(5000), "__proto__ constructor toString", "parking ".repeat(2000)),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom(...LOCALES), fc.nat(5), (query, locale, limit) => {
      const ranked = rankFaqs(query, locale, FAQ_SEED, limit);
      expect(ranked.length).toBeLessThanOrEqual(limit);
      expect(new Set(ranked.map(({ faq }) => faq.id)).size).toBe(ranked.length);
    }),
    { numRuns: 500 },
  );
});
