/** A newcomer's task: a venue in the table of cities is one that visitors may name, and that the assistant names to them. */
import { expect, test } from "vitest";
import { FAQ_SEED } from "#app/domain/assistant/faq/seed.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { CITIES, type CityZone } from "#app/domain/venue/cities.ts";
import { WORDS } from "#app/i18n/talk/words-by-language.ts";
import { OUR_CITIES, WORLD_PLACES } from "#app/understanding/detectors/words/places.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const namesOf = (lists: Readonly<Record<string, string>>) => Object.values(lists).flatMap((names) => names.split("|").map(fold));

test("no city of ours is a place of the world as well", () => {
  const ours = [
    ...namesOf(OUR_CITIES),
    ...CITIES.flatMap(({ city, aliases }) => [...Object.values(city), ...aliases.filter((alias) => !alias.includes("_"))].map(fold)),
  ];
  const elsewhere = new Set(namesOf(WORLD_PLACES));
  expect(elsewhere.size).toBeGreaterThan(500);
  expect(ours.filter((name) => elsewhere.has(name))).toEqual([]);
});

test("the words of a venue begin with the name of its city", () => {
  for (const { id, city } of CITIES) expect(OUR_CITIES[id].split("|")[0]).toBe(fold(city.en));
});

const ASKING: Readonly<Record<Locale, (city: string) => string>> = {
  en: (city) => `We need an arbitration in ${city} on March 16, 2027`,
  fr: (city) => `Il nous faut un arbitrage à ${city} le 16 mars 2027`,
  es: (city) => `Necesitamos un arbitraje en ${city} el 16 de marzo de 2027`,
};
const NAMED = LOCALES.flatMap((locale) => CITIES.map(({ id, city }) => [locale, city[locale], id] as const));

test.each(NAMED)("%s: %s is noted when a visitor names it", async (locale, city, id) => {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  await talk.say(ASKING[locale](city));
  expect(talk.values()).toMatchObject({ proceedingType: "arbitration", location: id });
});

test.each(LOCALES)("%s: where the assistant names our cities it names them all", (locale) => {
  const { ask, noVenue, notOurs } = WORDS[locale];
  const sentences = [
    noVenue("Rome"),
    notOurs,
    ...[ask.kind_place_day, ask.place, ask.place_day, ask.city_day, ask.city].map(([first]) => first),
  ];
  for (const sentence of sentences)
    expect(
      CITIES.filter(({ city }) => !sentence.includes(city[locale])),
      sentence,
    ).toEqual([]);
});

/** How the built-in answers say the clock of a zone; a zone that is not here is one that they do not say yet. */
const CLOCKS: Readonly<Record<CityZone, Readonly<Record<Locale, RegExp>>>> = {
  "America/Toronto": { en: /Eastern Time/, fr: /de l’Est/, es: /del Este/ },
  "America/New_York": { en: /Eastern Time/, fr: /de l’Est/, es: /del Este/ },
  "America/Cayman": { en: /EST all year/, fr: /l’HNE toute l’année/, es: /EST todo el año/ },
};
const answerOf = (id: string, locale: Locale) => FAQ_SEED.find((faq) => faq.id === id)?.answer[locale] ?? "";

test.each(LOCALES)("%s: the built-in answers on places and hours name all of our cities, and the clock of each", (locale) => {
  const unnamed = (id: string, cities: readonly (typeof CITIES)[number][]) =>
    cities.filter(({ city }) => !answerOf(id, locale).includes(city[locale])).map(({ city }) => `${id}: ${city[locale]}`);
  const offices = CITIES.filter(({ slug }) => slug !== null);
  expect([...unnamed("locations", CITIES), ...unnamed("opening-hours", offices), ...unnamed("time-zones", CITIES)]).toEqual([]);
  for (const { zone } of CITIES) {
    expect(answerOf("time-zones", locale)).toMatch(CLOCKS[zone][locale]);
    expect(answerOf("opening-hours", locale)).toMatch(CLOCKS[zone][locale]);
  }
});
