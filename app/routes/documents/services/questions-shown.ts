import { SHOWN_FAQS } from "#app/domain/assistant/faq/seed/shown.ts";
import { faqText } from "#app/domain/assistant/faq/vocabulary.ts";
import type { Locale } from "#app/domain/locale.ts";

export interface ShownQuestion {
  id: string;
  question: string;
  answer: string;
}

/** What `/services` answers, in the reader's language and in the assistant's words. */
export function questionsShown(locale: Locale): ShownQuestion[] {
  return Object.values(SHOWN_FAQS).map((faq) => ({
    id: faq.id,
    question: faqText(faq.question, locale),
    answer: faqText(faq.answer, locale),
  }));
}
