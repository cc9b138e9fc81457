/** Groups that are counted, and the people of the same side who are named: nobody has two seats, and each group is its own. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { type Answer, remarksOf, value } from "./begun.ts";

const NOW = new Date("2026-11-30T15:00:00Z");
const say = (talk: MemoryTalk, message: string, answer: Answer) => talk.say(message, {}, { values: [], ...answer });
const people = (talk: MemoryTalk) =>
  JSON.parse(talk.values().people ?? "[]") as { name?: string; count?: number; firm?: string; part: string }[];
const BASIC = (kind: string, place: string, day: string, words: readonly [string, string, string]) => [
  value("proceedingType", kind, words[0]),
  value("location", `arbitration_place_${place}`, words[1]),
  value("preferredDate", day, words[2]),
];

async function grain() {
  const talk = new MemoryTalk("en", NOW);
  const turn = await say(
    talk,
    "I'm general counsel of Northfen Grain Terminals. Arbitration in Toronto on February 9, 2027 against Kessler Conveyor Works Inc. The Hon. Ruth Abernethy sits with Callum Oyelaran and Ingrid Maas. There will be seven of us and six of them.",
    {
      values: [
        ...BASIC("arbitration", "toronto", "2027-02-09", ["Arbitration", "Toronto", "February 9, 2027"]),
        value("contactFirm", "Northfen Grain Terminals"),
      ],
      people: [
        {
          self: true,
          part: "representative",
          title: "general counsel",
          firm: "Northfen Grain Terminals",
          quote: "I'm general counsel of Northfen Grain Terminals",
        },
        { name: "The Hon. Ruth Abernethy", part: "neutral", quote: "The Hon. Ruth Abernethy" },
        { name: "Callum Oyelaran", part: "neutral", quote: "Callum Oyelaran" },
        { name: "Ingrid Maas", part: "neutral", quote: "Ingrid Maas" },
        { count: 7, firm: "Northfen Grain Terminals", quote: "seven of us" },
        { count: 6, firm: "Kessler Conveyor Works Inc.", quote: "six of them" },
      ],
    },
  );
  return { talk, turn };
}

describe("two groups of one message", () => {
  test("are two, each of whose it is, and the visitor is one of their own", async () => {
    const { talk, turn } = await grain();
    expect(people(talk)).toContainEqual({ part: "other", count: 6, firm: "Northfen Grain Terminals" });
    expect(people(talk)).toContainEqual({ name: "me", part: "representative", title: "general counsel" });
    expect(people(talk)).toContainEqual({ part: "other", count: 6, firm: "Kessler Conveyor Works Inc." });
    expect(turn.text).not.toContain("six of them”");
    expect(talk.values().mainRoomCapacity).toBe("16");
  });

  test("become the parties once the words say which, by their firms' names", async () => {
    const { talk } = await grain();
    expect(talk.visitor.state.talk?.state.points).toEqual([]);
    await say(
      talk,
      "Six on Kessler's side, they are the respondent; we are the claimant, seven including me. I'm Gwen Tallis. Our counsel is Marcus Sloane, theirs is Anita Rao.",
      {
        values: [value("contactName", "Gwen Tallis")],
        people: [
          { count: 6, firm: "Kessler", part: "respondent", side: "respondent", quote: "Six on Kessler's side, they are the respondent" },
          {
            count: 7,
            firm: "Northfen Grain Terminals",
            part: "claimant",
            side: "claimant",
            quote: "we are the claimant, seven including me",
          },
          { self: true, name: "Gwen Tallis", quote: "I'm Gwen Tallis" },
          { name: "Marcus Sloane", part: "counsel", side: "claimant", quote: "Our counsel is Marcus Sloane" },
          { name: "Anita Rao", part: "counsel", side: "respondent", quote: "theirs is Anita Rao" },
        ],
      },
    );
    expect(talk.values().respondentName).toBe("Kessler Conveyor Works Inc.");
    expect(talk.values().mainRoomCapacity).toBe("16");
  });
});

describe("who is named of a side that was counted", () => {
  test("is one of those, in French too, and a witness by video has no seat", async () => {
    const talk = new MemoryTalk("fr", NOW);
    await say(
      talk,
      "Arbitrage à Montréal le 3 mars 2027 avec Me Solange Marcoux. La demanderesse est la Coopérative des Bois-Francs, cinq personnes avec moi, Me Luc Gervais. La défenderesse est Équipements Rivard inc., quatre personnes avec Me Nadia Benhaddou. Notre témoin Brent Halloway parle par visio.",
      {
        values: BASIC("arbitration", "montreal", "2027-03-03", ["Arbitrage", "Montréal", "3 mars 2027"]),
        people: [
          { name: "Me Solange Marcoux", part: "neutral", quote: "Me Solange Marcoux" },
          {
            count: 5,
            firm: "Coopérative des Bois-Francs",
            part: "claimant",
            quote: "la Coopérative des Bois-Francs, cinq personnes avec moi",
          },
          { count: 4, firm: "Équipements Rivard inc.", part: "respondent", quote: "Équipements Rivard inc., quatre personnes" },
          { name: "Me Luc Gervais", part: "counsel", side: "claimant", quote: "Me Luc Gervais" },
          { name: "Me Nadia Benhaddou", part: "counsel", side: "respondent", quote: "Me Nadia Benhaddou" },
          {
            name: "Brent Halloway",
            part: "witness",
            side: "claimant",
            attends: "remote",
            quote: "Notre témoin Brent Halloway parle par visio",
          },
        ],
      },
    );
    expect(talk.values().mainRoomCapacity).toBe("10");
  });

  test("in a message that lists whom it counts the count is no room", async () => {
    const talk = new MemoryTalk("en", NOW);
    await say(talk, "Mediation in Grand Cayman on January 21, 2027, me vs Bluecrest Marine Insurance. Graham Whitlock is the mediator.", {
      values: BASIC("mediation", "cayman", "2027-01-21", ["Mediation", "Grand Cayman", "January 21, 2027"]),
      people: [
        { self: true, part: "claimant", quote: "me vs Bluecrest Marine Insurance" },
        { firm: "Bluecrest Marine Insurance", part: "respondent", quote: "Bluecrest Marine Insurance" },
        { name: "Graham Whitlock", part: "neutral", quote: "Graham Whitlock is the mediator" },
      ],
    });
    await say(talk, "I'm Dex Pomeroy. 3 of us, me, my wife Lorna and our lawyer Tamsin Ebanks, 2 of them plus Priti Shah on video.", {
      values: [value("contactName", "Dex Pomeroy")],
      people: [
        { name: "Lorna", title: "my wife", side: "claimant", part: "other", quote: "my wife Lorna" },
        { name: "Tamsin Ebanks", part: "counsel", side: "claimant", quote: "our lawyer Tamsin Ebanks" },
        { handle: "respondentName", count: 2, quote: "2 of them" },
        { name: "Priti Shah", part: "representative", side: "respondent", attends: "remote", quote: "Priti Shah on video" },
      ],
    });
    expect(people(talk)).toContainEqual({ name: "Bluecrest Marine Insurance", part: "respondent", count: 2 });
    expect(talk.values().mainRoomCapacity).toBe("6");
    expect(remarksOf(talk).join(" ")).not.toContain("of them");
  });
});

test("who is called by what they are is no other number of a group", async () => {
  const talk = new MemoryTalk("es", NOW);
  await say(talk, "Mediación en Miami el 24 de febrero de 2027. Nosotros somos cuatro.", {
    values: BASIC("mediation", "miami", "2027-02-24", ["Mediación", "Miami", "24 de febrero de 2027"]),
    people: [{ count: 4, quote: "Nosotros somos cuatro" }],
  });
  const { text } = await say(talk, "Viene el contador.", { people: [{ title: "contador", part: "other", quote: "el contador" }] });
  expect(text).not.toContain("¿lo cambio?");
  expect(people(talk)).toContainEqual({ part: "other", count: 4 });
});

test("a group has nobody left once as many as were counted have names", async () => {
  const talk = new MemoryTalk("es", NOW);
  await say(talk, "Mediación en Miami el 24 de febrero de 2027. Nosotros somos cuatro.", {
    values: BASIC("mediation", "miami", "2027-02-24", ["Mediación", "Miami", "24 de febrero de 2027"]),
    people: [{ count: 4, quote: "Nosotros somos cuatro" }],
  });
  expect(people(talk)).toEqual([{ part: "other", count: 4 }]);
  const OURS = "De nuestro lado voy yo, Ximena Arroyo, mi hermano Rubén, nuestra abogada Leticia Quiroga y el contador";
  const turn = await say(talk, `${OURS}.`, {
    edits: [{ handle: "person1", does: "remove", quote: OURS }],
    values: [value("contactName", "Ximena Arroyo")],
    people: [
      { self: true, name: "Ximena Arroyo", quote: "yo, Ximena Arroyo" },
      { name: "Rubén", title: "mi hermano", quote: "mi hermano Rubén" },
      { name: "Leticia Quiroga", part: "counsel", title: "nuestra abogada", quote: "nuestra abogada Leticia Quiroga" },
      { title: "el contador", quote: "el contador" },
    ],
  });
  expect(people(talk).filter(({ count }) => count !== undefined)).toEqual([]);
  expect(people(talk)).toHaveLength(4);
  expect(turn.text).not.toContain("¿lo cambio?");
});
