import type { Localized } from "#app/domain/locale.ts";
import { frenchSpaces } from "../french-spaces.ts";
import type { FaqEntry } from "../vocabulary.ts";

/** An active entry, its texts set with the spaces that French and Spanish ask for. */
export function entry(faq: Omit<FaqEntry, "isActive">): FaqEntry {
  return { ...faq, isActive: true, question: typeset(faq.question), answer: typeset(faq.answer) };
}

const typeset = (text: Localized): Localized => ({
  ...text,
  fr: frenchSpaces(text.fr),
  es: text.es.replace(/(\d) (?=\d{3}(?!\d))/g, "$1\u00A0"),
});
