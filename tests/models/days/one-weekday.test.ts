/** "Not the Wednesday between": one day that is pointed to, which is no rule for its weekday, and nothing where it is only the gap between two days. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, value } from "../begun.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const out = (talk: MemoryTalk): unknown[] => JSON.parse(talk.values().ruledOutDays ?? "[]");
const days = ({ bookingDates, preferredDate, consecutiveStartDate, consecutiveEndDate }: Record<string, string>) =>
  bookingDates
    ? (JSON.parse(bookingDates) as { date: string }[]).map(({ date }) => date)
    : [preferredDate || consecutiveStartDate, consecutiveEndDate];

const GAPS: readonly [Locale, string, string, string, string][] = [
  [
    "en",
    "A mediation in Toronto for 8 people on Tuesday 13 and Thursday 15 April 2027, not the Wednesday between.",
    "Tuesday 13",
    "Thursday 15 April 2027",
    "not the Wednesday between",
  ],
  [
    "fr",
    "Une médiation à Toronto pour 8 personnes les mardi 13 et jeudi 15 avril 2027, pas le mercredi du milieu.",
    "mardi 13",
    "jeudi 15 avril 2027",
    "pas le mercredi du milieu",
  ],
  [
    "es",
    "Una mediación en Toronto para 8 personas el martes 13 y el jueves 15 de abril de 2027, no el miércoles de en medio.",
    "martes 13",
    "jueves 15 de abril de 2027",
    "no el miércoles de en medio",
  ],
];
test.each(GAPS)("%s: the gap between two days that are chosen rules nothing out, by a model", async (locale, message, first, last, gap) => {
  const talk = new MemoryTalk(locale, NOW);
  const told = [
    value("proceedingType", "mediation", locale === "en" ? "mediation" : locale === "fr" ? "médiation" : "mediación"),
    value("location", "arbitration_place_toronto", "Toronto"),
    value("mainRoomCapacity", "8", /8 \p{L}+/u.exec(message)?.[0] ?? ""),
    value("preferredDate", "2027-04-13", first),
    value("preferredDate", "2027-04-15", last),
    { ...value("preferredDate", "2027-04-14", gap), role: "not" },
  ];
  await talk.say(message, {}, { values: told });
  expect(days(talk.values())).toEqual(["2027-04-13", "2027-04-15"]);
  expect([out(talk), remarksOf(talk)]).toEqual([[], []]);
});

test.each<[Locale, string]>([
  ["en", "A mediation on April 13 and 15, 2027. Not the Wednesday between."],
  ["fr", "Une médiation les 13 et 15 avril 2027. Pas le mercredi du milieu."],
  ["es", "Una mediación el 13 y el 15 de abril de 2027. El miércoles de en medio no."],
])("%s: and without one", async (locale, message) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(message);
  expect(days(talk.values())).toEqual(["2027-04-13", "2027-04-15"]);
  expect(out(talk)).toEqual([]);
});

test.each<[Locale, string, string, string]>([
  ["en", "An arbitration from April 12 to 16, 2027, but not that Wednesday.", "April 12 to 16, 2027", "not that Wednesday"],
  ["fr", "Un arbitrage du 12 au 16 avril 2027, mais pas ce mercredi-là.", "du 12 au 16 avril 2027", "pas ce mercredi-là"],
  ["es", "Un arbitraje del 12 al 16 de abril de 2027, pero no ese miércoles.", "del 12 al 16 de abril de 2027", "no ese miércoles"],
])("%s: of a run it is that day and no other of its weekday", async (locale, message, run, no) => {
  const talk = new MemoryTalk(locale, NOW);
  const told = [value("preferredDate", "2027-04-12..2027-04-16", run), { ...value("preferredDate", "2027-04-14", no), role: "not" }];
  await talk.say(message, {}, { values: told });
  expect(days(talk.values())).toEqual(["2027-04-12", "2027-04-13", "2027-04-15", "2027-04-16"]);
  expect(out(talk)).toEqual([{ date: "2027-04-14" }]);
});

test.each<[Locale, string]>([
  ["en", "A mediation in April 2027, but no Wednesdays."],
  ["fr", "Une médiation en avril 2027. Jamais le mercredi."],
])("%s: each of its kind is the weekday", async (locale, message) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(message);
  expect(out(talk)).toEqual([{ weekday: 3 }]);
});
