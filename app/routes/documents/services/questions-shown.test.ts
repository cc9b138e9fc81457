import { expect, test } from "vitest";
import { LOCALES } from "#app/domain/locale.ts";
import { questionsShown } from "./questions-shown.ts";

test.each(LOCALES)("ten questions are answered in %s, each once and none empty", (locale) => {
  const shown = questionsShown(locale);
  expect(new Set(shown.map((entry) => entry.id)).size).toBe(10);
  expect(shown).toHaveLength(10);
  for (const { question, answer } of shown) {
    expect(question).toMatch(/\?$/);
    expect(answer.length).toBeGreaterThan(20);
  }
});
