import { describe, expect, it } from "vitest";
import { EN_CASES } from "./cases/en.ts";
import { ES_CASES } from "./cases/es.ts";
import { FR_CASES } from "./cases/fr.ts";
import { bestFaq } from "./rank.ts";
import { FAQ_SEED } from "./seed.ts";

describe.each([
  ["en", EN_CASES],
  ["fr", FR_CASES],
  ["es", ES_CASES],
] as const)("questions as people put them, %s", (locale, cases) => {
  it.each(cases.map(([question, id]) => ({ question, id })))("$question → $id", ({ question, id }) => {
    expect(bestFaq(question, locale, FAQ_SEED)?.faq.id ?? null).toBe(id);
  });
});
