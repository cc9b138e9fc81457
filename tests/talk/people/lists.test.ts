/** Lists of those who come, in three languages: every item is an entry, and what is said of several is said of each. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PARTS } from "#app/domain/booking/registry/entries.ts";
import type { Locale } from "#app/domain/locale.ts";
import { PERSON_PARTS, type PersonSaid } from "#app/understanding/contract.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto, March 9 to 11, 2027.",
  fr: "Arbitrage à Montréal du 9 au 11 mars 2027.",
  es: "Arbitraje en Miami del 9 al 11 de marzo de 2027.",
};

async function peopleIn(locale: Locale, ...messages: readonly string[]): Promise<PersonSaid[]> {
  const talk = new MemoryTalk(locale, NOW);
  for (const message of [OPENINGS[locale], ...messages]) await talk.say(message);
  return JSON.parse(talk.values().people || "[]") as PersonSaid[];
}

const HERE = { attends: "in_person" };
const REMOTE = { attends: "remote" };

test("the parts that are read are those of the registry", () => {
  expect(PERSON_PARTS).toEqual(PARTS);
});

describe("every item of a list is an entry", () => {
  test.each<[Locale, string, object[]]>([
    [
      "en",
      "We have four witnesses, one by video from Osaka, and two experts.",
      [
        { part: "witness", count: 3 },
        { part: "witness", count: 1, ...REMOTE, place: "Osaka" },
        { part: "expert", count: 2 },
      ],
    ],
    [
      "fr",
      "Trois experts, dont deux en visio depuis Lyon, et cinq témoins, un au téléphone.",
      [
        { part: "expert", count: 1 },
        { part: "expert", count: 2, ...REMOTE, place: "Lyon" },
        { part: "witness", count: 4 },
        { part: "witness", count: 1, attends: "telephone" },
      ],
    ],
    [
      "es",
      "Cuatro testigos, uno por Zoom desde Lima y otro por teléfono, y dos peritos.",
      [
        { part: "witness", count: 2 },
        { part: "witness", count: 1, ...REMOTE, place: "Lima" },
        { part: "witness", count: 1, attends: "telephone" },
        { part: "expert", count: 2 },
      ],
    ],
    [
      "en",
      "Four of us: my aunt, the surveyor, two lawyers by video from Leeds.",
      [{ name: "my aunt" }, { name: "surveyor" }, { part: "counsel", count: 2, ...REMOTE, place: "Leeds" }],
    ],
    [
      "en",
      "There will be nine people: a panel of three, 4 for the claimant, 2 for the respondent, all in the room.",
      [
        { part: "neutral", count: 3, ...HERE },
        { part: "other", side: "claimant", count: 4, ...HERE },
        { part: "other", side: "respondent", count: 2, ...HERE },
      ],
    ],
    [
      "en",
      "Three experts, two in person and Dr. Ana Wolfe by video from Bergen.",
      [
        { part: "expert", count: 2, ...HERE },
        { name: "Dr. Ana Wolfe", part: "expert", ...REMOTE, place: "Bergen" },
      ],
    ],
    [
      "fr",
      "Nous serons six : trois arbitres, dont un par vidéo depuis Lyon, la secrétaire du tribunal et deux stagiaires.",
      [
        { part: "neutral", count: 2 },
        { part: "neutral", count: 1, ...REMOTE, place: "Lyon" },
        { part: "secretary" },
        { part: "assistant" },
      ],
    ],
    [
      "fr",
      "Sur place : l'arbitre, notre comptable et deux avocats; en ligne, un témoin.",
      [
        { part: "neutral", ...HERE },
        { name: "notre comptable", ...HERE },
        { part: "counsel", count: 2, ...HERE },
        { part: "witness", ...REMOTE },
      ],
    ],
    [
      "es",
      "Seremos cinco: mi tía, su abogado, el gerente y dos peritos conectados desde Lima.",
      [{ name: "mi tía" }, { part: "counsel" }, { name: "gerente" }, { part: "expert", count: 2, ...REMOTE, place: "Lima" }],
    ],
    [
      "es",
      "Por la demandante vienen dos abogados y un observador; por la demandada, la licenciada Eva Ruiz.",
      [{ part: "counsel", side: "claimant", count: 2 }, { part: "observer" }, { side: "respondent" }],
    ],
  ])("%s: %s", async (locale, message, people) => {
    expect(await peopleIn(locale, message)).toEqual(people.map((one) => expect.objectContaining(one)));
  });
});

describe("the visitor is one of them", () => {
  test.each<[Locale, string, string, string]>([
    ["en", "It will be me, my sister and the mediator.", "Nora Blyth, 416-555-0150, nora@blyth.example", "Nora Blyth"],
    ["fr", "On sera trois : moi, ma sœur et la médiatrice.", "Je m'appelle Nora Blais, 514-555-0150, nora@blais.example", "Nora Blais"],
    ["es", "Seremos tres: yo, mi hermana y la mediadora.", "Me llamo Nora Blanco, 305-555-0150, nora@blanco.example", "Nora Blanco"],
  ])("%s: %s", async (locale, list, contact, name) => {
    const before = await peopleIn(locale, list);
    expect(before).toHaveLength(3);
    expect((await peopleIn(locale, list, contact)).map((one) => one.name)).toContain(name);
  });
});

describe("what is no list of people", () => {
  test.each<[Locale, string]>([
    ["en", "Please call me and my brother's firm will pay."],
    ["fr", "Appelez-moi et je vous dirai pour le voisin."],
    ["es", "Llámenme a mí y les cuento lo del vecino."],
  ])("%s: %s", async (locale, message) => {
    expect(await peopleIn(locale, message)).toEqual([]);
  });
});

test("a list said twice makes no further entries", async () => {
  const items = ["two witnesses by video from Oslo", "three experts", "4 for the claimant", "2 for the respondent", "a tribunal secretary"];
  await fc.assert(
    fc.asyncProperty(fc.subarray(items, { minLength: 2 }), async (some) => {
      const list = `There will be several people: ${some.join(", ")}.`;
      const once = await peopleIn("en", list);
      expect(once).toHaveLength(some.length);
      expect(await peopleIn("en", list, list)).toEqual(once);
    }),
    { numRuns: 12 },
  );
}, 60_000);

test("a party who testifies stays the party", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(OPENINGS.en);
  await talk.say("The claimant is Omar Haddad.");
  await talk.say("Omar Haddad is also our witness, by video from Cairo.");
  expect(talk.values().claimantName).toBe("Omar Haddad");
  expect(JSON.parse(talk.values().people ?? "[]")).toContainEqual(expect.objectContaining({ name: "Omar Haddad", part: "witness" }));
});
