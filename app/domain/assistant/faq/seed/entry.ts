import type { Localized } from "#app/domain/locale.ts";
import { frenchSpaces } from "../french-spaces.ts";
import type { FaqEntry } from "../vocabulary.ts";

/** An active entry, its French set with the spaces that French asks for. */
export function entry(faq: Omit<FaqEntry, "isActive">): FaqEntry {
  return { ...faq, isActive: true, question: typeset(faq.question), answer: typeset(faq.answer) };
}

const typeset = (text: Localized): Localized => ({ ...text, fr: frenchSpaces(text.fr) });
