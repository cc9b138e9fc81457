import { FAQ_SEED } from "#app/domain/assistant/faq/seed.ts";
import { faqText } from "#app/domain/assistant/faq/vocabulary.ts";
import type { Locale } from "#app/domain/locale.ts";

/** The assistant's own answers that also read well on a page, in the order in which people come to ask. */
const SHOWN = [
  "after-submitting",
  "response-time",
  "prices",
  "payment",
  "cancel-or-change",
  "durations",
  "rooms-and-capacity",
  "venue-services",
  "languages-and-interpretation",
  "court-reporting",
] as const;

export interface ShownQuestion {
  id: string;
  question: string;
  answer: string;
}

/** What `/services` answers, in the reader's language and in the assistant's words. */
export function questionsShown(locale: Locale): ShownQuestion[] {
  return SHOWN.flatMap((id) => FAQ_SEED.filter((faq) => faq.id === id && faq.isActive)).map((faq) => ({
    id: faq.id,
    question: faqText(faq.question, locale),
    answer: faqText(faq.answer, locale),
  }));
}
