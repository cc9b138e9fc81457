/** The form and the request of an FAQ (specification, section 5 "FAQ form"; section 7 `POST` and `PUT /api/ai/faqs`). */
import { z } from "zod";
import type { Issue } from "#app/domain/errors.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { isMessageCode } from "#app/domain/message-codes.ts";
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

/** One language's texts. */
export const faqTextSchema = faqSchema.pick({ question: true, answer: true, keywords: true });
export type FaqText = z.output<typeof faqTextSchema>;

/** An FAQ whole: a language that is left out, or empty, is not written yet; at least one is. */
export const faqDraftSchema = faqSchema.pick({ category: true, priority: true, isActive: true }).extend({
  texts: z
    .partialRecord(
      z.enum(LOCALES),
      z.preprocess((value) => (isUnwritten(value) ? undefined : value), faqTextSchema.optional()),
    )
    .refine((texts) => LOCALES.some((locale) => texts[locale]), "required"),
});
export type FaqDraft = z.output<typeof faqDraftSchema>;

function isUnwritten(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value !== "object") return false;
  return Object.values(value).every((text) => typeof text === "string" && text.trim() === "");
}

/** As many as are kept: all active ones are in memory when a question is answered. */
export const MOST_FAQS = 300;

/**
 * Checks what was sent: the specification's shape with one language's texts, which are then added to those of `before`, or
 * the whole FAQ with `texts` per language. Issues name the field as it was sent (`question`, `texts.fr.question`).
 */
export function checkFaq(input: unknown, before: FaqDraft | null): { ok: true; faq: FaqDraft } | { ok: false; issues: Issue[] } {
  if (typeof input === "object" && input !== null && "texts" in input) {
    const whole = faqDraftSchema.safeParse(input);
    return whole.success ? { ok: true, faq: whole.data } : { ok: false, issues: faqIssues(whole.error) };
  }
  const one = faqSchema.safeParse(input);
  if (!one.success) return { ok: false, issues: faqIssues(one.error) };
  const { locale, question, answer, keywords, ...rest } = one.data;
  return { ok: true, faq: { ...rest, texts: { ...before?.texts, [locale]: { question, answer, keywords } } } };
}

function faqIssues(error: z.ZodError): Issue[] {
  return error.issues.map(({ path, message }) => ({
    field: path.join(".") || "body",
    code: isMessageCode(message) ? message : "invalid_input",
  }));
}
