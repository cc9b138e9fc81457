/** A day that is named by its weekday, of which a model says that it stays as it is noted, is no other day, also where days are asked for. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { value } from "#tests/models/begun.ts";

const DAYS = ["2027-05-10", "2027-05-11", "2027-05-13"];
// The office closes at 18:00, so other days are offered.
const SAID = [
  [
    "en",
    "Arbitration in Miami, May 10, 11 and 13, 2027",
    "May 10, 11 and 13, 2027",
    "the 13th from 2 pm to 7 pm",
    "It has to be the Thursday",
  ],
  [
    "fr",
    "Un arbitrage à Miami, les 10, 11 et 13 mai 2027",
    "les 10, 11 et 13 mai 2027",
    "le 13 de 14 h à 19 h",
    "Le jeudi, il nous le faut absolument",
  ],
  [
    "es",
    "Un arbitraje en Miami, los días 10, 11 y 13 de mayo de 2027",
    "los días 10, 11 y 13 de mayo de 2027",
    "el 13 de 14:00 a 19:00",
    "El jueves tiene que ser sí o sí",
  ],
] as const;

test.each(SAID)("%s", async (locale, first, dates, hours, quote) => {
  const talk = new MemoryTalk(locale, new Date("2026-11-30T15:00:00Z"));
  const on = "2027-05-13";
  const values = [
    value("preferredDate", DAYS.join(","), dates),
    { field: "startTime", value: "14:00", on, quote: hours },
    { field: "endTime", value: "19:00", on, quote: hours },
  ];
  const { buttons } = await talk.say(`${first}, ${hours}.`, {}, { values });
  expect(buttons.length).toBeGreaterThan(2);
  const days = () => (JSON.parse(talk.values().bookingDates ?? "[]") as { date: string }[]).map(({ date }) => date);
  expect(days()).toEqual(DAYS);
  await talk.say(`${quote}.`, {}, { values: [], edits: [{ handle: "day3", does: "keep", quote }] });
  expect(days()).toEqual(DAYS);
});
