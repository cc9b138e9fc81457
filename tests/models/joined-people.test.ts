/** People whom a model reads in one sentence, each with a quote that shares words with another one's. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

type Answer = Record<string, unknown>;
const people = (talk: MemoryTalk): Record<string, unknown>[] => JSON.parse(talk.values().people ?? "[]");

/** A talk in which the model's answer to each message is given. */
async function heard(locale: Locale, turns: readonly (readonly [message: string, answer: Answer])[]): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  for (const [message, answer] of turns) await talk.say(message, {}, answer);
  return talk;
}
const KIND = { en: "arbitration", fr: "arbitrage", es: "arbitraje" } as const;
const value = (field: string, words: string, quote: string) => ({ field, value: words, quote });

test("a lawyer of the visitor's own firm is one of the people, and the firm is noted too", async () => {
  const message =
    "We book an arbitration. Claimant's counsel is Berit Holmqvist of our firm Alder & Quay LLP, respondent's counsel is Tom Ashgrove, both in the room.";
  const talk = await heard("en", [
    [
      message,
      {
        values: [value("proceedingType", KIND.en, "an arbitration"), value("contactFirm", "Alder & Quay LLP", "our firm Alder & Quay LLP")],
        people: [
          {
            name: "Berit Holmqvist",
            firm: "Alder & Quay LLP",
            part: "counsel",
            side: "claimant",
            attends: "in_person",
            quote: "Claimant's counsel is Berit Holmqvist of our firm Alder & Quay LLP",
          },
          {
            name: "Tom Ashgrove",
            part: "counsel",
            side: "respondent",
            attends: "in_person",
            quote: "respondent's counsel is Tom Ashgrove, both in the room",
          },
        ],
      },
    ],
  ]);
  expect(people(talk)).toEqual([
    expect.objectContaining({ name: "Berit Holmqvist", part: "counsel", side: "claimant", firm: "Alder & Quay LLP" }),
    expect.objectContaining({ name: "Tom Ashgrove", part: "counsel", side: "respondent", attends: "in_person" }),
  ]);
  expect(talk.values().contactFirm).toBe("Alder & Quay LLP");
});

const TOGETHER: readonly [Locale, string, Answer[]][] = [
  [
    "fr",
    "Une médiation : Mme Odile Perras, demanderesse, sera sur place avec son avocat Me Samir Kaddour, et en face Toitures Vimont inc., défenderesse, représentée par M. Jean Vimont, sur place aussi.",
    [
      {
        name: "Mme Odile Perras",
        part: "claimant",
        side: "claimant",
        attends: "in_person",
        quote: "Mme Odile Perras, demanderesse, sera sur place",
      },
      {
        name: "Me Samir Kaddour",
        part: "counsel",
        side: "claimant",
        attends: "in_person",
        quote: "sera sur place avec son avocat Me Samir Kaddour",
      },
      { name: "Toitures Vimont inc.", part: "respondent", side: "respondent", quote: "Toitures Vimont inc., défenderesse" },
      {
        name: "M. Jean Vimont",
        firm: "Toitures Vimont inc.",
        part: "representative",
        side: "respondent",
        attends: "in_person",
        quote: "Toitures Vimont inc., défenderesse, représentée par M. Jean Vimont, sur place aussi",
      },
    ],
  ],
  [
    "es",
    "Una mediación: la Sra. Inés Robledo, demandante, estará presencial con su abogado Pablo Ferrán, y enfrente Techos Lomas S.A., demandada, representada por Juan Lomas, también presencial.",
    [
      {
        name: "Sra. Inés Robledo",
        part: "claimant",
        side: "claimant",
        attends: "in_person",
        quote: "la Sra. Inés Robledo, demandante, estará presencial",
      },
      {
        name: "Pablo Ferrán",
        part: "counsel",
        side: "claimant",
        attends: "in_person",
        quote: "estará presencial con su abogado Pablo Ferrán",
      },
      { name: "Techos Lomas S.A.", part: "respondent", side: "respondent", quote: "Techos Lomas S.A., demandada" },
      {
        name: "Juan Lomas",
        firm: "Techos Lomas S.A.",
        part: "representative",
        side: "respondent",
        attends: "in_person",
        quote: "Techos Lomas S.A., demandada, representada por Juan Lomas, también presencial",
      },
    ],
  ],
];
test.each(TOGETHER)("who comes together is noted one by one, a company with who represents it (%s)", async (locale, message, told) => {
  const talk = await heard(locale, [[message, { values: [], people: told }]]);
  expect(people(talk).map(({ name, part, title }) => [name, part, title])).toEqual([
    [told[0]?.name, "claimant", undefined],
    [told[1]?.name, "counsel", undefined],
    [told[3]?.name, "representative", undefined],
  ]);
});

test("of a handle and a name that are two people's the name counts", async () => {
  const talk = await heard("en", [
    [
      "A mediation with Ann Terrell, the claimant, and Hugh Osborne, the respondent.",
      {
        values: [],
        people: [
          { name: "Ann Terrell", part: "claimant", quote: "Ann Terrell, the claimant" },
          { name: "Hugh Osborne", part: "respondent", quote: "Hugh Osborne, the respondent" },
        ],
      },
    ],
    [
      "Hugh Osborne uses a wheelchair.",
      {
        values: [],
        people: [{ handle: "person1", name: "Hugh Osborne", access: "uses a wheelchair", quote: "Hugh Osborne uses a wheelchair" }],
      },
    ],
  ]);
  expect(people(talk)).toContainEqual(expect.objectContaining({ name: "Hugh Osborne", access: "uses a wheelchair" }));
  expect(talk.values().contactName).toBeUndefined();
});
