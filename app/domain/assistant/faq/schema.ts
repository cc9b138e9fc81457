/** The form and the request of an FAQ (specification, section 5 "FAQ form"; section 7 `POST` and `PUT /api/ai/faqs`). */
import { z } from "zod";
import { LOCALES } from "#app/domain/locale.ts";
import { DEFAULT_FAQ_PRIORITY, FAQ_CATEGORIES, FAQ_PRIORITIES } from "./vocabulary.ts";

/** Shortest texts taken are the specification's; the longest keep a row and a chat answer readable. */
export const FAQ_LIMITS = { question: { min: 5, max: 300 }, answer: { min: 10, max: 2000 }, keywords: { max: 1000 } } as const;

const text = (code: string) => z.string(code).trim();

/**
 * What an administrator sends. Issues carry message codes. `locale` says which language the texts are
 * in (English where it is not given, as the specification's clients send none).
 */
export const faqSchema = z.object({
  question: text("question_too_short").min(FAQ_LIMITS.question.min, "question_too_short").max(FAQ_LIMITS.question.max, "too_long"),
  answer: text("answer_too_short").min(FAQ_LIMITS.answer.min, "answer_too_short").max(FAQ_LIMITS.answer.max, "too_long"),
  category: z.enum(FAQ_CATEGORIES, "category_required"),
  keywords: text("invalid_input").max(FAQ_LIMITS.keywords.max, "too_long").optional().default(""),
  priority: z.enum(FAQ_PRIORITIES, "invalid_input").default(DEFAULT_FAQ_PRIORITY),
  isActive: z.boolean("invalid_input").default(true),
  locale: z.enum(LOCALES, "invalid_input").default("en"),
});

export type FaqForm = z.output<typeof faqSchema>;
export type FaqFormInput = z.input<typeof faqSchema>;
