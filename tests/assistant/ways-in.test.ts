/** How people come in at an office is said by the assistant as the page of its city says it, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CITIES } from "#app/components/documents/cities/cities.ts";
import { facilityAnswer } from "#app/domain/assistant/faq/situated/venue-facilities.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";

const ASKS: Readonly<Record<Locale, string>> = {
  en: "Is there an elevator, or are there steps?",
  fr: "Y a-t-il un ascenseur, ou des marches ?",
  es: "¿Hay ascensor, o hay escalones?",
};
const FLOORS: Readonly<Record<string, string>> = {
  ninth: "9",
  neuvième: "9",
  nueve: "9",
  fifteenth: "15",
  quinzième: "15",
  quince: "15",
};
const WAYS: readonly (readonly [string, RegExp])[] = [
  ["automatic", /automati/iu],
  ["level", /\blevel\b|plain-pied|a nivel/iu],
  ["ramp", /ramp/iu],
  ["wheelchair", /wheelchair|fauteuil roulant|silla de ruedas/iu],
  ["every floor", /every floor|tous les étages|chaque étage|todos los pisos|cada piso/iu],
];

/** The floor in figures, and what else the words say of the way in. */
function factsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const floors = words.flatMap((word) => (/^\d{1,2}$/.test(word) ? [word] : (FLOORS[word] ?? []))).filter((floor) => floor !== "1");
  return [...new Set([...floors, ...WAYS.flatMap(([fact, said]) => (said.test(text) ? [fact] : []))])].sort();
}

/** A message of the pages in a language, read from its catalogue. */
function pageText(source: string, locale: Locale): string {
  if (locale === "en") return source;
  const catalogue = readFileSync(new URL(`../../app/i18n/locales/${locale}/documents.po`, import.meta.url), "utf8");
  const [, after = ""] = catalogue.split(`msgid "${source}"\nmsgstr "`);
  return after.slice(0, after.indexOf('"\n'));
}

describe.each(LOCALES)("in %s", (locale) => {
  test.each(CITIES.map((city) => [city.venue.code, city] as const))("%s", (_, { venue, access }) => {
    const page = [access.entrance, access.elevator].map(({ message = "" }) => pageText(message, locale)).join(" ");
    const said = (facilityAnswer("accessibility", venue, ASKS[locale], locale) ?? "").split(/(?<=\.)\s/)[0] ?? "";
    expect(factsIn(page).length).toBeGreaterThan(2);
    expect(factsIn(said)).toEqual(factsIn(page));
  });
});
