/** Each mention of the people of a hearing is of one entry: in three languages, over several messages. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto, March 9 to 11, 2027, 14 people. Two witnesses by video from Oslo, three experts and a law clerk.",
  fr: "Arbitrage à Montréal du 9 au 11 mars 2027, 14 personnes. Deux témoins par vidéo d'Oslo, trois experts et un stagiaire.",
  es: "Arbitraje en Miami del 9 al 11 de marzo de 2027, 14 personas. Dos testigos por video desde Oslo, tres peritos y un pasante.",
};
const WITNESSES = { part: "witness", attends: "remote", place: "Oslo", count: 2 };
const EXPERTS = { part: "expert", count: 3 };
const CLERK = { part: "assistant", count: 1 };

async function played(locale: Locale, ...messages: readonly string[]) {
  const talk = new MemoryTalk(locale, NOW);
  const replies = [];
  for (const message of messages) replies.push(await talk.say(message));
  const values = talk.values();
  return { talk, values, text: replies.at(-1)?.text ?? "", people: JSON.parse(values.people || "[]") as PersonSaid[] };
}

describe("a mention is of one entry", () => {
  test.each<[Locale, string, object[]]>([
    ["en", "The two video witnesses are in Oslo.", [WITNESSES, EXPERTS, CLERK]],
    ["en", "Both witnesses testify on Wednesday.", [{ ...WITNESSES, days: ["2027-03-10"] }, EXPERTS, CLERK]],
    ["en", "One of the experts is Dr. Eva Xu.", [WITNESSES, { name: "Dr. Eva Xu", part: "expert" }, { part: "expert", count: 2 }, CLERK]],
    ["en", "Another witness comes in person.", [WITNESSES, EXPERTS, CLERK, { part: "witness", attends: "in_person", count: 1 }]],
    ["en", "The experts join by telephone.", [WITNESSES, { ...EXPERTS, attends: "telephone" }, CLERK]],
    ["en", "Remove the video witnesses.", [EXPERTS, CLERK]],
    ["en", "Actually two experts, not three.", [WITNESSES, { part: "expert", count: 2 }, CLERK]],
    ["fr", "Finalement quatre experts, pas trois.", [WITNESSES, { part: "expert", count: 4 }, CLERK]],
    ["fr", "Enlevez le stagiaire.", [WITNESSES, EXPERTS]],
    ["fr", "Un des experts ne viendra pas.", [WITNESSES, { part: "expert", count: 2 }, CLERK]],
    ["fr", "Les experts viennent le premier jour.", [WITNESSES, { ...EXPERTS, days: ["2027-03-09"] }, CLERK]],
    ["es", "Los dos testigos declaran el miércoles.", [{ ...WITNESSES, days: ["2027-03-10"] }, EXPERTS, CLERK]],
    ["es", "Quite al pasante.", [WITNESSES, EXPERTS]],
    ["es", "Son cuatro peritos, no tres.", [WITNESSES, { part: "expert", count: 4 }, CLERK]],
  ])("%s: %s", async (locale, message, people) => {
    const told = await played(locale, OPENINGS[locale], message);
    expect(told.people).toEqual(people.map((one) => expect.objectContaining(one)));
    const isAfar = JSON.stringify(people).match(/"attends":"(?:remote|telephone)"/) !== null;
    expect(told.values).toMatchObject({ mainRoomCapacity: "14", locationType: isAfar ? "in_person_and_virtual" : "in_person" });
  });

  test("another number is asked about, with a button for so many more", async () => {
    const { talk, text } = await played("en", OPENINGS.en, "There are four experts.");
    expect(text).toContain("3 experts");
    await talk.press("in_addition");
    expect(JSON.parse(talk.values().people ?? "[]")).toContainEqual({ part: "expert", count: 7 });
  });
});

describe("parts, ways and sides", () => {
  test.each<[Locale, string, object[]]>([
    ["en", "My brother joins by video from Accra.", [{ name: "My brother", attends: "remote", place: "Accra" }]],
    ["fr", "Mon frère participera par téléphone depuis Accra.", [{ name: "Mon frère", attends: "telephone", place: "Accra" }]],
    [
      "en",
      "Our insurer will attend by telephone, and two observers.",
      [
        { part: "insurer", attends: "telephone" },
        { part: "observer", count: 2 },
      ],
    ],
    ["en", "Tribunal secretary: Mia Fox.", [{ name: "Mia Fox", part: "secretary" }]],
    ["es", "La aseguradora participa por teléfono.", [{ part: "insurer", attends: "telephone" }]],
    ["fr", "Trois personnes participent par vidéo.", [{ part: "other", attends: "remote", count: 3 }]],
  ])("%s: %s", async (locale, message, people) => {
    const opening = {
      en: "Arbitration in Toronto on March 2.",
      fr: "Arbitrage à Montréal le 2 mars.",
      es: "Arbitraje en Miami el 2 de marzo.",
    };
    const told = await played(locale, opening[locale], message);
    expect(told.people).toEqual(people.map((one) => expect.objectContaining(one)));
    expect(told.values.mainRoomCapacity ?? "").toBe("");
  });

  test("somebody from elsewhere leaves a hearing that is said to be in person as it is, which is said", async () => {
    const { values, text } = await played(
      "en",
      "Arbitration in person in Toronto on March 2.",
      "The witness testifies by telephone from Lisbon.",
    );
    expect(values.locationType).toBe("in_person");
    expect(text).toContain("The hearing stays “In person”");
  });

  test("the sides are counted, and the room holds them until another number is said", async () => {
    const opening = "Mediation in Toronto on March 2. 5 for the claimant, 4 for the respondent.";
    expect((await played("en", opening)).values.mainRoomCapacity).toBe("9");
    const { values, people } = await played("en", opening, "We will be 12 in the room.");
    expect(values.mainRoomCapacity).toBe("12");
    expect(people).toEqual([
      expect.objectContaining({ side: "claimant", count: 5 }),
      expect.objectContaining({ side: "respondent", count: 4 }),
    ]);
  });
});

test("days of somebody that are the hearing's no longer are asked again", async () => {
  const { talk, text } = await played("en", OPENINGS.en, "The law clerk comes only on Wednesday.", "The hearing should be March 16 to 18.");
  expect(text).toContain("The hearing’s days have changed");
  expect(talk.values().people).not.toContain("2027-03-10");
  await talk.press("day_1");
  expect(JSON.parse(talk.values().people ?? "[]")).toContainEqual({ part: "assistant", count: 1, days: ["2027-03-17"] });
});

describe("days of people and of the hearing in one message", () => {
  const EXPERTS_ON_9 = { part: "expert", attends: "remote", count: 2, days: ["2027-02-09"] };
  test.each<[Locale, string]>([
    [
      "en",
      "Hi, Dana Whitfield from Brock Lane LLP, dana@brocklane.ca, 416 555 0188. Three-day arbitration in Toronto, Feb 8 to 10 2027, 9:30 to 5, 14 people, two expert witnesses by video on the 9th.",
    ],
    ["en", "Two expert witnesses by video on the 9th. Three-day arbitration in Toronto, Feb 8 to 10 2027, 9:30 to 5."],
    ["en", "Arbitration in Toronto Feb 8 to 10 2027, two experts by video on the 9th."],
    ["fr", "Arbitrage à Montréal du 8 au 10 février 2027, deux experts par vidéo le 9."],
    ["fr", "Deux experts par vidéo le 9. Arbitrage à Montréal du 8 au 10 février 2027."],
    ["es", "Arbitraje en Miami del 8 al 10 de febrero de 2027, dos peritos por video el 9."],
    ["es", "Dos peritos por video el 9. Arbitraje en Miami del 8 al 10 de febrero de 2027."],
  ])("%s: %s", async (locale, message) => {
    const told = await played(locale, message);
    expect(told.people).toEqual([expect.objectContaining(EXPERTS_ON_9)]);
    expect(told.values).toMatchObject({ consecutiveStartDate: "2027-02-08", consecutiveEndDate: "2027-02-10" });
    expect(told.values.remarks ?? "").toBe("");
  });

  test("a greeting is no name", async () => {
    const { values, text } = await played("en", "Hi, Dana Whitfield from Brock Lane LLP, dana@brocklane.ca, 416 555 0188.");
    expect(values.contactName).toBe("Dana Whitfield");
    expect(text).not.toContain("Name: Hi");
  });
});
