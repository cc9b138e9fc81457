/** Within which hours of a day somebody comes, in three languages: theirs, and none of the hearing's. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto on March 9, 2027, from 9 to 5.",
  fr: "Arbitrage à Montréal le 9 mars 2027, de 9 h à 17 h.",
  es: "Arbitraje en Miami el 9 de marzo de 2027, de 9 a 17 h.",
};

async function talkOf(locale: Locale, ...messages: readonly string[]) {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  for (const message of [OPENINGS[locale], ...messages]) await talk.say(message);
  const { people, startTime, endTime } = talk.values();
  return { people: JSON.parse(people || "[]") as PersonSaid[], hours: [startTime, endTime] };
}

describe("whose hours they are", () => {
  test.each<[Locale, string, object]>([
    ["en", "The insurer joins by telephone, only in the afternoon.", { part: "insurer", attends: "telephone", hours: "13:00-" }],
    ["en", "Our expert is there until noon.", { part: "expert", hours: "-12:00" }],
    ["en", "The observer comes at 2.", { part: "observer", hours: "14:00-" }],
    ["en", "Our bookkeeper joins by video, but only from 10 to 11:30.", { attends: "remote", hours: "10:00-11:30" }],
    ["fr", "L’assureur sera au téléphone, le matin seulement.", { part: "insurer", attends: "telephone", hours: "-12:00" }],
    ["fr", "L’experte doit partir à 15 h.", { part: "expert", hours: "-15:00" }],
    ["fr", "Le témoin se connecte à partir de 14 h 30.", { part: "witness", attends: "remote", hours: "14:30-" }],
    ["es", "La perita se conecta solo por la tarde.", { part: "expert", attends: "remote", hours: "13:00-" }],
    ["es", "El testigo declara por video hasta las 12.", { part: "witness", attends: "remote", hours: "-12:00" }],
  ])("%s: %s", async (locale, message, person) => {
    const { people, hours } = await talkOf(locale, message);
    expect(people).toEqual([expect.objectContaining(person)]);
    expect(hours).toEqual(["09:00", "17:00"]);
  });

  test.each<[Locale, string, object]>([
    ["en", "No, the insurer joins at 3.", { part: "insurer", hours: "15:00-" }],
    ["fr", "Finalement l’assureur se joint à 15 h.", { part: "insurer", hours: "15:00-" }],
  ])("corrected, they are that person's alone: %s: %s", async (locale, correction, person) => {
    const first = { en: "The insurer joins by telephone at 2.", fr: "L’assureur se joint par téléphone à 14 h.", es: "" }[locale];
    const { people, hours } = await talkOf(locale, first, correction);
    expect(people).toEqual([expect.objectContaining({ ...person, attends: "telephone" })]);
    expect(hours).toEqual(["09:00", "17:00"]);
  });

  test.each<[Locale, string]>([
    ["en", "We start at 10 and end at 4."],
    ["en", "Eight of us come at 10."],
    ["fr", "On commence à 10 h."],
    ["es", "Empezamos a las 10."],
  ])("hours of the hearing are nobody's: %s: %s", async (locale, message) => {
    const { people } = await talkOf(locale, message);
    expect(people.filter(({ hours }) => hours !== undefined)).toEqual([]);
  });
});
