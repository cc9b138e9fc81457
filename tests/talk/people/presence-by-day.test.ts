/** Who is by video on some days and in the room on the others, as our own readers have it, in three languages. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

/** Monday to Wednesday. */
const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto from March 8 to 10, 2027, in person, from 9 to 5.",
  fr: "Arbitrage à Montréal du 8 au 10 mars 2027, en personne, de 9 h à 17 h.",
  es: "Arbitraje en Miami del 8 al 10 de marzo de 2027, presencial, de 9 a 17 h.",
};
const [MONDAY, TUESDAY, WEDNESDAY] = ["2027-03-08", "2027-03-09", "2027-03-10"] as const;

async function talkOf(locale: Locale, ...messages: readonly string[]) {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  for (const message of [OPENINGS[locale], ...messages]) await talk.say(message);
  const { people, locationType, consecutiveStartDate, consecutiveEndDate, bookingDates = "" } = talk.values();
  return {
    people: JSON.parse(people || "[]") as PersonSaid[],
    locationType,
    days: [consecutiveStartDate, consecutiveEndDate, bookingDates],
  };
}

describe("the days on which somebody is elsewhere are theirs", () => {
  test.each<[Locale, string, readonly string[]]>([
    ["en", "Dr. Ines Holm, our expert, joins by video on the Tuesday, the other two days she is in the room.", [TUESDAY]],
    ["en", "Dr. Ines Holm, our expert, is in the room on March 8, by video on the other days.", [TUESDAY, WEDNESDAY]],
    ["en", "Dr. Ines Holm, our expert, attends by telephone on March 10, otherwise in person.", [WEDNESDAY]],
    ["fr", "L’experte Ines Holm sera par vidéo le 9 et le 10 mars, et sur place l’autre jour.", [TUESDAY, WEDNESDAY]],
    ["fr", "L’experte Ines Holm sera en salle le lundi, les autres jours par visioconférence.", [TUESDAY, WEDNESDAY]],
    ["es", "La perita Ines Holm se conecta por video el martes, los demás días está en la sala.", [TUESDAY]],
    ["es", "La perita Ines Holm estará en persona el 8 de marzo y por videoconferencia los otros días.", [TUESDAY, WEDNESDAY]],
  ])("%s: %s", async (locale, message, remoteOn) => {
    const before = await talkOf(locale);
    const { people, locationType, days } = await talkOf(locale, message);
    const attends = message.includes("telephone") ? "telephone" : "remote";
    expect(people).toEqual([expect.objectContaining({ part: "expert", attends, remoteOn })]);
    expect(people[0]?.days).toBeUndefined();
    expect([locationType, days]).toEqual([before.locationType, before.days]);
  });

  test.each<[Locale, string]>([
    ["en", "Dr. Ines Holm, our expert, joins by video on the Tuesday."],
    ["fr", "L’experte Ines Holm se joint par vidéo le mardi."],
    ["es", "La perita Ines Holm se conecta por video el martes."],
  ])("of a day alone they come on that day: %s: %s", async (locale, message) => {
    const { people } = await talkOf(locale, message);
    expect(people).toEqual([expect.objectContaining({ attends: "remote", days: [TUESDAY] })]);
    expect(people[0]?.remoteOn).toBeUndefined();
  });
});

test("who is in the room after all is by video on no day", async () => {
  const first = "Dr. Ines Holm, our expert, joins by video on March 9, the other days she is in the room.";
  const { people } = await talkOf("en", first, "Dr. Ines Holm will be in the room after all.");
  expect(people).toEqual([expect.objectContaining({ attends: "in_person" })]);
  expect(people[0]?.remoteOn).toBeUndefined();
});

test.each([MONDAY, WEDNESDAY])("the days of a hearing that keeps theirs: %s", async (left) => {
  const first = "Dr. Ines Holm, our expert, joins by video on March 9, the other days she is in the room.";
  const { people } = await talkOf("en", first, `Please take ${left === MONDAY ? "March 8" : "March 10"} out.`);
  expect(people).toEqual([expect.objectContaining({ attends: "remote", remoteOn: [TUESDAY] })]);
});
