/** The words of an FAQ (specification, section 3 "FAQ") and the entry that the assistant answers from. */
import { LOCALES, type Locale, type Localized } from "#app/domain/locale.ts";

export const FAQ_CATEGORIES = ["general", "booking", "legal", "technical"] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];
export const DEFAULT_FAQ_CATEGORY: FaqCategory = "general";

export const FAQ_PRIORITIES = ["high", "normal", "low"] as const;
export type FaqPriority = (typeof FAQ_PRIORITIES)[number];
export const DEFAULT_FAQ_PRIORITY: FaqPriority = "normal";

/** One question that the assistant can answer, in the three languages. Shaped so that it can be a row. */
export interface FaqEntry {
  id: string;
  category: FaqCategory;
  priority: FaqPriority;
  /** An inactive entry is kept for administrators and never found by a search. */
  isActive: boolean;
  question: Localized;
  answer: Localized;
  /** Comma-separated words and short phrases that people use for this, per language. */
  keywords: Readonly<Record<Locale, string>>;
  /** Languages whose answer staff have written: there it is said as it stands, without figures of single venues in its place. */
  rewritten?: readonly Locale[];
}

/** The text in `locale`, or in the first language that has one: an entry may not be translated yet. */
export function faqText(text: Localized, locale: Locale): string {
  return text[languageOf(text, locale)];
}

/** The language that `faqText` reads: `locale`, or the first that has a text. */
export function languageOf(text: Localized, locale: Locale): Locale {
  return [locale, ...LOCALES].find((language) => text[language]) ?? locale;
}
