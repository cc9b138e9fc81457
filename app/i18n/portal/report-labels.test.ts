import fc from "fast-check";
import { expect, test } from "vitest";
import { daysOfSpan, durationText } from "./report-labels.ts";

const UNITS = { en: /^[\d.,\s]+\u00A0?days?$/, fr: /^[\d.,\s]+\u00A0?jours?$/, es: /^[\d.,\s]+\u00A0?días?$/ } as const;

test("a report gives every span in days, on screen as in its file, whatever its length", () => {
  fc.assert(
    fc.property(fc.constantFrom("en", "fr", "es"), fc.integer({ min: 0, max: 3_000 * 86_400_000 }), (locale, span) => {
      const text = durationText(locale, span);
      expect(text).toMatch(UNITS[locale as keyof typeof UNITS]);
      const figure = text.replace(/[^\d.,]/g, "");
      const decimals = locale === "fr" ? figure.replace(",", ".") : figure.replaceAll(",", "");
      expect(Number(decimals)).toBe(daysOfSpan(span));
    }),
  );
  expect([60_000, 3_600_000, 86_400_000, 40 * 86_400_000].map((span) => durationText("en", span))).toEqual([
    "0 days",
    "0.04 days",
    "1 day",
    "40 days",
  ]);
});
