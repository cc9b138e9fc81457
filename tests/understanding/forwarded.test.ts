/** The visitor's own words and the letter that they pass on. */
import { expect, test } from "vitest";
import { understand } from "#app/understanding/reader.ts";

test.each<["en" | "fr" | "es", string]>([
  ["en", "A room for 6 people please.\n\n---------- Forwarded message ----------\nFrom: Ann Larch <ann@b.ca>\nA main room for 30 people."],
  [
    "es",
    "30 personas en sala principal.\n\n---------- Mensaje reenviado ----------\nDe: Ana Pino <ana@b.ca>\nSala principal para 12 personas.",
  ],
])("of two counts the visitor's own is read (%s)", (locale, text) => {
  const { statements } = understand(text, { today: "2026-11-22", locale, asked: "-" }, null);
  const counts = statements.flatMap((one) => (one.slot === "headcount" ? [one.value.most] : []));
  expect(counts).toEqual([locale === "en" ? 6 : 30]);
});
