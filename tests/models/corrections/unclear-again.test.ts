/** A correction that nobody can read opens its card once; the next one is kept for staff, which is said, and no card comes again. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { remarksOf, talkAfter } from "../begun.ts";

const moved = (quote: string, date: string) => ({ edits: [{ handle: "day1", does: "replace", quote, value: date }] });
const UNSURE: Readonly<Record<Locale, RegExp>> = { en: /not sure what/, fr: /vois pas clairement/, es: /queda claro/ };

const FOR_STAFF: Readonly<Record<Locale, RegExp>> = {
  en: /for our staff in your words/,
  fr: /pour notre équipe, dans vos mots/,
  es: /para nuestro equipo, con sus palabras/,
};

test.each<[Locale, string, string]>([
  ["en", "Actually, push that day back a lot.", "Sorry, move that day back much more."],
  ["fr", "Finalement, repoussez ce jour de beaucoup.", "Pardon, déplacez ce jour de bien plus."],
  ["es", "Mejor aplacen ese día bastante.", "Perdón, cambien ese día mucho más."],
])("%s: %s %s", async (locale, one, other) => {
  const first = await talkAfter(locale, [one, moved(one.replace(/\.$/, ""), "2027-05-16")]);
  expect(first.text).toMatch(UNSURE[locale]);
  const { talk, text } = await talkAfter(
    locale,
    [one, moved(one.replace(/\.$/, ""), "2027-05-16")],
    [other, moved(other.replace(/\.$/, ""), "2027-06-23")],
  );
  expect(text).not.toMatch(UNSURE[locale]);
  expect(text).toMatch(FOR_STAFF[locale]);
  expect(remarksOf(talk).join("\n")).toContain(other.replace(/\.$/, ""));
});
