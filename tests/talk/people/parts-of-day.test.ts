/** "Monday morning" of one person is their day and their hours, without a model as with one, also on a Monday, when the word may mean today. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf } from "#tests/models/begun.ts";

/** A Monday. */
const NOW = new Date("2026-11-23T15:00:00Z");
const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "Hybrid arbitration in Toronto April 12 to 16, 2027, 9 to 5.",
  fr: "Arbitrage hybride à Toronto du 12 au 16 avril 2027, de 9 h à 17 h.",
  es: "Arbitraje híbrido en Toronto del 12 al 16 de abril de 2027, de 9 a 17.",
};

test.each<[Locale, string, string, string]>([
  ["en", "Our expert Ilse Brandt joins by video on Monday morning.", "2027-04-12", "-12:00"],
  ["en", "The witness Ilse Brandt comes Wednesday afternoon only.", "2027-04-14", "13:00-"],
  ["fr", "L'experte Ilse Brandt se joint par vidéo de Singapour lundi matin.", "2027-04-12", "-12:00"],
  ["fr", "La témoin Ilse Brandt vient mercredi après-midi.", "2027-04-14", "13:00-"],
  ["es", "La perita Ilse Brandt se conecta por video el lunes por la mañana.", "2027-04-12", "-12:00"],
  ["es", "La testigo Ilse Brandt viene el miércoles por la tarde.", "2027-04-14", "13:00-"],
])("%s: %s", async (locale, message, day, hours) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(OPENINGS[locale]);
  const before = talk.values();
  await talk.say(message);
  const { people, ...after } = talk.values();
  expect(JSON.parse(people ?? "[]")).toEqual([expect.objectContaining({ days: [day], hours })]);
  expect(remarksOf(talk)).toEqual([]);
  expect([after.consecutiveStartDate, after.consecutiveEndDate, after.consecutiveStartTime, after.consecutiveEndTime]).toEqual([
    before.consecutiveStartDate,
    before.consecutiveEndDate,
    before.consecutiveStartTime,
    before.consecutiveEndTime,
  ]);
});

test("that the hearing begins on a part of a day sets no person's hours", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(OPENINGS.en);
  await talk.say("We start on Tuesday afternoon, counsel is Daniel Osgood.");
  expect(JSON.parse(talk.values().people ?? "[]")).toEqual([{ name: "Daniel Osgood", part: "counsel" }]);
});
