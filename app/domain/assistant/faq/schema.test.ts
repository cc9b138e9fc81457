import { expect, it } from "vitest";
import { faqSchema } from "./schema.ts";

const valid = { question: "Where?", answer: "At the office.", category: "general" };
const codes = (input: unknown) =>
  Object.fromEntries(faqSchema.safeParse(input).error?.issues.map((issue) => [issue.path[0], issue.message]) ?? []);

it("fills what the form leaves out with the defaults of the specification", () => {
  expect(faqSchema.parse(valid)).toEqual({ ...valid, keywords: "", priority: "normal", isActive: true, locale: "en" });
});

it("asks for a question of 5, an answer of 10 characters and a category", () => {
  expect(codes({ question: "Why?", answer: "Because.", category: "" })).toEqual({
    question: "question_too_short",
    answer: "answer_too_short",
    category: "category_required",
  });
  expect(codes({})).toEqual({ question: "question_too_short", answer: "answer_too_short", category: "category_required" });
});

it("does not count blanks at the ends", () => {
  expect(codes({ ...valid, question: "  Hm?   " })).toEqual({ question: "question_too_short" });
});
