/** Counts of people are entries of the list; the room is for as many as were said, or else for as many as the list has in it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roomFor } from "#app/domain/hearing-plan/heads.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto on March 9, 2027, Fenwick Ltd. v. Garland Inc.",
  fr: "Arbitrage à Montréal le 9 mars 2027, Fenwick ltée c. Garland inc.",
  es: "Arbitraje en Miami el 9 de marzo de 2027.",
};

async function talkOf(locale: Locale, ...messages: readonly string[]) {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  let text = "";
  for (const message of [OPENINGS[locale], ...messages]) text = (await talk.say(message)).text;
  const { people, mainRoomCapacity = "" } = talk.values();
  return { people: JSON.parse(people || "[]") as PersonSaid[], room: mainRoomCapacity, text, talk };
}

const HERE = { attends: "in_person" };
const of = (part: string, side: string, count: number, more: object = {}) => ({ part, side, count, ...more });

describe("a number of people is theirs", () => {
  test.each<[Locale, string, object[], string]>([
    [
      "en",
      "Three lawyers per side and the arbitrator.",
      [of("counsel", "claimant", 3), of("counsel", "respondent", 3), { part: "neutral" }],
      "7",
    ],
    [
      "en",
      "Four of us for Fenwick and two for Garland, all in the room.",
      [of("other", "claimant", 4, HERE), of("other", "respondent", 2, HERE)],
      "6",
    ],
    [
      "fr",
      "Il y aura deux avocates pour la demanderesse et trois pour la défenderesse.",
      [of("counsel", "claimant", 2), of("counsel", "respondent", 3)],
      "5",
    ],
    [
      "fr",
      "L’arbitre et une avocate chacun, en personne.",
      [{ part: "neutral" }, of("counsel", "claimant", 1, HERE), of("counsel", "respondent", 1, HERE)],
      "3",
    ],
    [
      "es",
      "Vienen la árbitra y tres abogados por cada parte.",
      [{ part: "neutral" }, of("counsel", "claimant", 3), of("counsel", "respondent", 3)],
      "7",
    ],
  ])("%s: %s", async (locale, message, entries, room) => {
    const said = await talkOf(locale, message);
    expect(said.people).toEqual(expect.arrayContaining(entries.map((one) => expect.objectContaining(one))));
    expect(said.people).toHaveLength(entries.length);
    expect(said.room).toBe(room);
  });

  test.each<[Locale, string]>([
    ["en", "Two lawyers will come for us."],
    ["en", "We need one private room for each party."],
    ["en", "The claimant pays 60% and the respondent 40%."],
    ["fr", "Nous sommes trois frères en désaccord."],
    ["es", "Hay dos abogados."],
  ])("and seats nobody by itself: %s: %s", async (locale, message) => {
    expect((await talkOf(locale, message)).room).toBe("");
  });
});

describe("how many the room is for", () => {
  const LIST = "Two lawyers per side and the arbitrator.";

  test("follows the list while nobody has said it, and says so", async () => {
    const first = await talkOf("en", LIST);
    expect(first.text).toContain("Room for: 5, counted from the participants");
    expect((await talkOf("en", LIST, "A party representative will come, too.")).room).toBe("6");
  });

  test("stays what was said when the list changes, and is said once where the list has more", async () => {
    expect((await talkOf("en", "Room for 12.", LIST)).room).toBe("12");
    const less = await talkOf("en", "We need a room for 4.", LIST);
    expect(less.room).toBe("4");
    expect(less.text).toContain("comes to 5 in the room; I’ve kept 4");
  });

  test("is the total that opens a list, those elsewhere included, until the room's own number is said", async () => {
    const total = "There will be 4 of us: me, my brother, my daughter by video and the mediator.";
    expect((await talkOf("en", total)).room).toBe("4");
    expect((await talkOf("en", total, "Three in the room and my daughter by video.")).room).toBe("3");
  });

  test("is no less for who attends from elsewhere, whatever the list", async () => {
    const groups = fc.array(
      fc.record({ part: fc.constantFrom("counsel" as const, "neutral" as const), count: fc.integer({ min: 1, max: 6 }) }),
    );
    fc.assert(
      fc.property(groups, (list) => {
        expect(roomFor([...list, { part: "expert", attends: "telephone", count: 2 }])).toBe(roomFor(list));
      }),
    );
  });
});

describe("a correction is of those whom it names by number or side, and of nobody else", () => {
  test.each<[Locale, string, string, object]>([
    [
      "en",
      "Three for the respondent join by video, and two arbitrators.",
      "Those three for the respondent are lawyers.",
      of("counsel", "respondent", 3),
    ],
    [
      "fr",
      "Trois personnes pour la défenderesse et deux arbitres en personne.",
      "Les trois de la défenderesse sont des avocats.",
      of("counsel", "respondent", 3),
    ],
    ["es", "Vienen dos por la demandada y el árbitro.", "Los de la demandada son abogados.", of("counsel", "respondent", 2)],
  ])("%s: %s – %s", async (locale, first, correction, entry) => {
    const before = await talkOf(locale, first);
    const after = await talkOf(locale, first, correction);
    expect(after.people).toContainEqual(expect.objectContaining(entry));
    expect(after.people).toHaveLength(before.people.length);
    const others = (list: readonly PersonSaid[]) => list.filter(({ side }) => side === undefined);
    expect(others(after.people)).toEqual(others(before.people));
  });

  test("those who come into the room are elsewhere no more", async () => {
    const list = "Somos 5: 3 personas por video desde Lima y dos abogados en la sala.";
    const { people } = await talkOf("es", list, "No, los 3 vamos en persona.");
    expect(people.find(({ count }) => count === 3)).toEqual({ part: "other", count: 3, attends: "in_person" });
  });
});
