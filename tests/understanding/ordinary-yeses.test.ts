import { describe, expect, test } from "vitest";
import { understand } from "#app/understanding/reader.ts";
import { NO_YESES, YESES } from "./ordinary-yeses.ts";

const LOCALES = ["en", "fr", "es"] as const;

function isYes(text: string, locale: (typeof LOCALES)[number]): boolean {
  const { acts } = understand(text, { today: "2026-11-22", locale, asked: "summary" }, null);
  return acts.some(({ act, score, sources }) => act === "confirm" && score > 0.9 && sources.includes("detector"));
}

describe.each(LOCALES)("in %s", (locale) => {
  test("there are at least sixty ordinary yeses", () => {
    expect(new Set(YESES[locale]).size).toBeGreaterThanOrEqual(60);
  });
  test("each of them sends", () => {
    expect(YESES[locale].filter((yes) => !isYes(yes, locale))).toEqual([]);
  });
  test("nothing else does", () => {
    expect(NO_YESES[locale].filter((no) => isYes(no, locale))).toEqual([]);
  });
});
