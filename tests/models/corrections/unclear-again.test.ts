/** A correction that nobody can read opens its card once; the next one is kept for staff, next to what is noted, and no sentence is said twice. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { remarksOf, talkAfter } from "../begun.ts";

const moved = (quote: string, date: string) => ({ edits: [{ handle: "day1", does: "replace", quote, value: date }] });
const UNSURE: Readonly<Record<Locale, RegExp>> = { en: /not sure what/, fr: /vois pas clairement/, es: /queda claro/ };

test.each<[Locale, string, string, RegExp]>([
  ["en", "Actually, push that day back by a week.", "Sorry, move that day back by a fortnight.", /March 9/],
  ["fr", "Finalement, repoussez ce jour d'une semaine.", "Pardon, déplacez ce jour d'une quinzaine.", /9 mars/],
  ["es", "Mejor aplacen ese día una semana.", "Perdón, cambien ese día una quincena.", /9 de marzo/],
])("%s: %s %s", async (locale, one, other, present) => {
  const first = await talkAfter(locale, [one, moved(one.replace(/\.$/, ""), "2027-03-16")]);
  expect(first.text).toMatch(UNSURE[locale]);
  const { talk, text } = await talkAfter(
    locale,
    [one, moved(one.replace(/\.$/, ""), "2027-03-16")],
    [other, moved(other.replace(/\.$/, ""), "2027-03-23")],
  );
  expect(text).not.toMatch(UNSURE[locale]);
  expect(text).toMatch(present);
  expect(remarksOf(talk).join("\n")).toContain(other.replace(/\.$/, ""));
});
