/** Somebody who was noted by what they are gets a name, and a part that somebody else has now leaves who had it. */
import { expect, test } from "vitest";
import { talkAfter, value } from "./begun.ts";

const people = (json: string | undefined) => JSON.parse(json || "[]") as { name?: string; part: string; title?: string; side?: string }[];

test.each([
  [
    "en",
    "I part ways with the other owner of the clinic.",
    "the other owner of the clinic",
    "The other owner is Dr. Ernest Bauer.",
    "Dr. Ernest Bauer",
  ],
  [
    "fr",
    "Je me sépare de mon associé de la clinique.",
    "mon associé de la clinique",
    "Mon associé, c'est le Dr Ernest Bauer.",
    "Dr Ernest Bauer",
  ],
  ["es", "Me voy a separar de mi socio de la clínica.", "mi socio de la clínica", "Mi socio es el Dr. Ernesto Bauzá.", "Dr. Ernesto Bauzá"],
] as const)("who was described is named, and stays described (%s)", async (locale, first, title, then, name) => {
  const { talk } = await talkAfter(
    locale,
    [first, { people: [{ title, quote: title }] }],
    [then, { people: [{ handle: "person1", name, quote: then.slice(0, -1) }] }],
  );
  expect(people(talk.values().people)).toEqual([{ name, part: "other", title }]);
});

const RICK = { handle: "respondentName", part: "representative", side: "respondent", quote: "not rick" };
const COMPANY = { part: "respondent", name: "Biscayne Bakery Partners" };
const WHOLE = "respondent is the company Biscayne Bakery Partners";
test.each([
  [RICK, { ...COMPANY, quote: WHOLE }],
  [{ ...COMPANY, quote: WHOLE }, RICK],
  [RICK, { ...COMPANY, quote: "respondent is the company" }],
])("the respondent is the company, and no more its manager", async (...said) => {
  const { talk } = await talkAfter(
    "en",
    [
      "my landlord rick stolz from Biscayne Bakery kept my deposit.",
      {
        values: [value("respondentFirm", "Biscayne Bakery")],
        people: [{ part: "respondent", name: "rick stolz", quote: "my landlord rick stolz" }],
      },
    ],
    [
      `${WHOLE}, not rick.`,
      {
        edits: [{ handle: "respondentFirm", does: "remove", quote: "respondent is the company" }],
        people: said,
        acts: [{ act: "correct", quote: `${WHOLE}, not rick` }],
      },
    ],
  );
  const { respondentName, respondentFirm = "", people: list } = talk.values();
  expect([respondentName, respondentFirm]).toEqual(["Biscayne Bakery Partners", ""]);
  expect(people(list)).toMatchObject([{ name: "rick stolz", part: "representative", side: "respondent" }]);
});

test.each(["Remove John Smith please.", "John Smith is not coming."])("who is taken out does not come back: %s", async (message) => {
  const { talk, text } = await talkAfter(
    "en",
    ["John Smith is our witness.", { people: [{ name: "John Smith", part: "witness", quote: "John Smith is our witness" }] }],
    [
      message,
      {
        edits: [{ handle: "person1", does: "remove", quote: message.slice(0, -1) }],
        people: [{ name: "John Smith", part: "witness", quote: message.slice(0, -1) }],
      },
    ],
  );
  expect(people(talk.values().people)).toEqual([]);
  expect(text).not.toContain("Participant: John Smith");
});

test("a name with small words in it is no description", async () => {
  const { talk } = await talkAfter(
    "en",
    ["jean le guen is our witness.", { people: [{ name: "jean le guen", part: "witness", quote: "jean le guen is our witness" }] }],
    [
      "And Paul Roy is a witness too.",
      { people: [{ handle: "person1", name: "Paul Roy", part: "witness", quote: "And Paul Roy is a witness too" }] },
    ],
  );
  expect(people(talk.values().people).map(({ name }) => name)).toContain("jean le guen");
});

test("somebody keeps their part where another one has it too", async () => {
  const { talk } = await talkAfter(
    "en",
    ["Bo Li is our witness.", { people: [{ name: "Bo Li", part: "witness", quote: "Bo Li is our witness" }] }],
    [
      "Al Roy is a witness too, and Bo Li joins by video.",
      {
        people: [
          { name: "Al Roy", part: "witness", quote: "Al Roy is a witness too" },
          { handle: "person1", part: "expert", attends: "remote", quote: "Bo Li joins by video" },
        ],
      },
    ],
  );
  expect(people(talk.values().people).find(({ name }) => name === "Bo Li")?.part).toBe("witness");
});
