/** Who is by video on some days and in the room on the others: a place of its own, whatever else a model says of them. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, talkAfter, value } from "../begun.ts";

type Person = Record<string, unknown>;
const named = (talk: MemoryTalk, name: string): Person | undefined =>
  (JSON.parse(talk.values().people ?? "[]") as Person[]).find((one) => String(one.name).includes(name));

const THREE_DAYS: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ["It runs from March 8 to 10, 2027.", "March 8 to 10, 2027"],
  fr: ["Elle dure du 8 au 10 mars 2027.", "du 8 au 10 mars 2027"],
  es: ["Dura del 8 al 10 de marzo de 2027.", "del 8 al 10 de marzo de 2027"],
};
const begun = (locale: Locale) =>
  talkAfter(locale, [
    THREE_DAYS[locale][0],
    { edits: [], values: [value("preferredDate", "2027-03-08..2027-03-10", THREE_DAYS[locale][1])] },
  ]);

const SAID: readonly [Locale, string, string][] = [
  ["en", "the chair is Marit Solheim, on screen from Bergen tues, the other days she sits with us", "2027-03-09"],
  [
    "en",
    "Marit Solheim presides. Ms Solheim will join by video from Bergen on March 8 and 9 and in person on March 10.",
    "2027-03-08,2027-03-09",
  ],
  ["fr", "la présidente, Marit Solheim, sera en salle le 8 mais par vidéo de Bergen les autres jours", "2027-03-09,2027-03-10"],
  ["es", "la presidenta es Marit Solheim: por video desde Bergen el 9, presencial el resto", "2027-03-09"],
];

describe("the days on which somebody is elsewhere are theirs", () => {
  test.each(SAID)("%s: %s", async (locale, message, remoteOn) => {
    const { talk } = await begun(locale);
    const before = talk.values();
    const person = { name: "Marit Solheim", part: "neutral", place: "Bergen", attends: "remote", remoteOn, quote: "Marit Solheim" };
    await talk.say(message, {}, { values: [], people: [person] });
    expect(named(talk, "Solheim")).toMatchObject({ attends: "remote", remoteOn: remoteOn.split(",") });
    expect(named(talk, "Solheim")).not.toHaveProperty("days");
    expect(named(talk, "Solheim")).not.toHaveProperty("note");
    expect(remarksOf(talk)).toEqual([]);
    expect([talk.values().locationType, talk.values().consecutiveStartDate]).toEqual([before.locationType, before.consecutiveStartDate]);
  });

  test.each(SAID)("said as a note besides, they are not said twice: %s: %s", async (locale, message, remoteOn) => {
    const { talk } = await begun(locale);
    const note = message.slice(message.search(/on screen|will join|sera en salle|por video/u)).replace(/\.$/u, "");
    const person = { name: "Marit Solheim", part: "neutral", attends: "remote", remoteOn, note, quote: "Marit Solheim" };
    await talk.say(message, {}, { values: [], people: [person] });
    expect(named(talk, "Solheim")).toMatchObject({ remoteOn: remoteOn.split(",") });
    expect(String(named(talk, "Solheim")?.note ?? "")).not.toMatch(/video|vidéo|screen|salle|presencial/u);
  });

  test("days that a model gives as all of theirs, while the words have the others", async () => {
    const { talk } = await begun("en");
    const message = "Marit Solheim presides, by video on March 9 and in the room on the other two days";
    const person = { name: "Marit Solheim", part: "neutral", attends: "remote", days: "2027-03-09", quote: message };
    await talk.say(message, {}, { values: [], people: [person] });
    expect(named(talk, "Solheim")).toMatchObject({ attends: "remote", remoteOn: ["2027-03-09"] });
    expect(named(talk, "Solheim")).not.toHaveProperty("days");
  });

  test("of whom no word says that they are ever in the room comes on that day alone", async () => {
    const { talk } = await begun("en");
    const message = "Our expert Marit Solheim will be heard by video on March 9";
    const person = { name: "Marit Solheim", part: "expert", attends: "remote", remoteOn: "2027-03-09", quote: message };
    await talk.say(message, {}, { values: [], people: [person] });
    expect(named(talk, "Solheim")).toMatchObject({ attends: "remote", days: ["2027-03-09"] });
    expect(named(talk, "Solheim")).not.toHaveProperty("remoteOn");
  });
});

const CHANGES: readonly [Locale, string, Person, Person][] = [
  ["en", "Solheim will be on video on March 10 as well", { remoteOn: "2027-03-09,2027-03-10" }, { remoteOn: ["2027-03-10"] }],
  [
    "fr",
    "Mme Solheim sera par vidéo le 8 et le 10, pas le 9",
    { remoteOn: "2027-03-08,2027-03-10" },
    { remoteOn: ["2027-03-08", "2027-03-10"] },
  ],
  ["es", "Solheim estará en la sala todos los días", { attends: "in_person" }, { attends: "in_person", remoteOn: undefined }],
  [
    "en",
    "Solheim is on video on all three days after all",
    { attends: "remote", remoteOn: "2027-03-08,2027-03-09,2027-03-10" },
    { attends: "remote", remoteOn: undefined },
  ],
];
const FIRST: Readonly<Record<Locale, string>> = {
  en: "Marit Solheim presides, by video on March 9 and in the room on the other days",
  fr: "Marit Solheim préside, par vidéo le 9 mars et en salle les autres jours",
  es: "Marit Solheim preside, por video el 9 de marzo y en la sala los demás días",
};

test.each(CHANGES)("changed later: %s: %s", async (locale, message, said, expected) => {
  const { talk } = await begun(locale);
  const person = { name: "Marit Solheim", part: "neutral", attends: "remote", remoteOn: "2027-03-09", quote: FIRST[locale] };
  await talk.say(FIRST[locale], {}, { values: [], people: [person] });
  expect(named(talk, "Solheim")).toMatchObject({ remoteOn: ["2027-03-09"] });
  await talk.say(message, {}, { values: [], people: [{ handle: "person1", ...said, quote: message }] });
  const now = named(talk, "Solheim");
  expect({ attends: now?.attends, remoteOn: now?.remoteOn }).toEqual({ attends: "remote", ...expected });
});
