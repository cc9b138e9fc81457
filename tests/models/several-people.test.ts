/** A handle is one person's, and each name is somebody: an edit of one changes no other, and so many names give so many people. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { namesIn } from "#workers/chat/model-reader/people-apart.ts";
import { type Answer, talkAfter } from "./begun.ts";

type Person = { name?: string; part: string; access?: string; title?: string };
const FIRST_NAMES = ["Ruth", "Tomas", "Ines", "Réal", "Khadija", "Otto", "Maren", "Lucía"];
const LAST_NAMES = ["Abelard", "Vigneault", "Karlsson", "Dubuc", "Benali", "Straub", "O'Neil", "Ríos"];
const people = fc
  .tuple(fc.shuffledSubarray(FIRST_NAMES, { minLength: 2, maxLength: 5 }), fc.shuffledSubarray(LAST_NAMES, { minLength: 5 }))
  .map(([first, last]) => first.map((name, at) => `${name} ${last[at]}`));

test("so many full names are so many people, with what is in brackets for their title", () => {
  fc.assert(
    fc.property(people, fc.constantFrom(", ", "; ", "\n"), fc.constantFrom(" and ", " et ", " y "), (names, sign, and) => {
      fc.pre(and !== " y " || names.length > 2);
      const list = `${names.slice(0, -1).join(sign)}${and}${names.at(-1)} (chair)`;
      expect(namesIn(list, "neutral")).toEqual(names.map((name, at) => (at === names.length - 1 ? { name, title: "chair" } : { name })));
    }),
    { numRuns: 100 },
  );
});

test("a name with a comma or an and of its own is one", () => {
  for (const name of ["Roy, Julie", "Jean Roy, ing.", "Smith, Jones and Co", "Dr. Ann Larch"])
    expect(namesIn(name, "counsel")).toEqual([{ name }]);
  expect(namesIn("Ministry of Health and Long-Term Care", "respondent")).toHaveLength(1);
});

test.each([
  ["what somebody is", "Ruth Abelard, Senior Counsel", "neutral"],
  ["what somebody is, and another one", "Ruth Abelard, Senior Counsel and Otto Straub", "counsel"],
  ["one comma", "Ruth Abelard, Ebanks Lowe", "counsel"],
  ["a firm that is known", "Ruth Abelard, Ebanks Lowe and Otto Straub", "counsel"],
  ["a firm by its words", "Jean Roy et Associés Tremblay", "counsel"],
  ["two surnames", "María Ruiz y García Conde", "neutral"],
  ["two surnames of the first of two", "María Ruiz y García Conde, Otto Straub", "neutral"],
] as const)("no name is cut: %s", (_, name, part) => {
  expect(namesIn(name, part, ["Ebanks Lowe"])).toEqual([{ name }]);
});

const BEGUN = [
  "The arbitrator is Tomas Vigneault. Ines Karlsson, our expert, uses a wheelchair.",
  {
    people: [
      { name: "Tomas Vigneault", part: "neutral", quote: "The arbitrator is Tomas Vigneault" },
      { name: "Ines Karlsson", part: "expert", access: "uses a wheelchair", quote: "Ines Karlsson, our expert, uses a wheelchair" },
    ],
  },
] as const;

const MESSAGE = "Arbitrators: Ruth Abelard (chair), Tomas Vigneault, Otto Straub.";
const NAMES = "Ruth Abelard (chair), Tomas Vigneault, Otto Straub";
const handle = "mediatorName";
const neutral = (name: string, quote: string, more: object = {}) => ({ name, part: "neutral", quote, ...more });
const ANSWERS: Readonly<Record<string, Answer>> = {
  "an edit of the one": { edits: [{ handle, does: "replace", value: NAMES, quote: MESSAGE }] },
  "a value of the field": { values: [{ field: handle, value: NAMES, quote: MESSAGE }] },
  "people, one with the handle": {
    people: [
      neutral("Ruth Abelard", "Ruth Abelard (chair)", { title: "chair" }),
      neutral("Tomas Vigneault", "Tomas Vigneault", { handle }),
      neutral("Otto Straub", "Otto Straub"),
    ],
  },
  "people who share the handle": {
    people: ["Ruth Abelard", "Tomas Vigneault", "Otto Straub"].map((name) => neutral(name, MESSAGE, { handle })),
  },
  "one entry for all": { people: [neutral(NAMES, MESSAGE)] },
};

test.each(Object.entries(ANSWERS))("three who are named are three, whatever form they come in: %s", async (_, answer) => {
  const { talk } = await talkAfter("en", BEGUN, [MESSAGE, answer]);
  const values = talk.values();
  const listed = JSON.parse(values.people ?? "[]") as Person[];
  const neutrals = new Set([values.mediatorName, ...listed.filter(({ part }) => part === "neutral").map(({ name }) => name)]);
  expect([...neutrals].sort()).toEqual(["Otto Straub", "Ruth Abelard", "Tomas Vigneault"]);
  expect(listed).toContainEqual({ name: "Ines Karlsson", part: "expert", access: "uses a wheelchair" });
});

test("a party that is named otherwise is that party, and no second one", async () => {
  const begun = [
    "The claimant is Rory Tamblyn.",
    { people: [{ name: "Rory Tamblyn", part: "claimant", quote: "The claimant is Rory Tamblyn" }] },
  ] as const;
  const message = "just change claimant from rory tamblyn to tamblyn charters ltd";
  for (const answer of [
    { edits: [{ handle: "claimantName", does: "replace", value: "tamblyn charters ltd", quote: message }] },
    { people: [{ handle: "claimantName", name: "tamblyn charters ltd", part: "claimant", quote: message }] },
  ]) {
    const { talk } = await talkAfter("en", begun, [message, answer]);
    expect(talk.values().claimantName).toBe("tamblyn charters ltd");
    expect(JSON.parse(talk.values().people ?? "[]")).toEqual([]);
  }
});

test("the firm of a party is a field, and what is added to the costs is added", async () => {
  const costs = [
    "The claimant is Orrin Vale. The invoice goes to bills@vale.example.",
    {
      values: [{ field: "costsInWords", value: "The invoice goes to bills@vale.example", quote: "The invoice goes to bills@vale.example" }],
      people: [{ name: "Orrin Vale", part: "claimant", quote: "The claimant is Orrin Vale" }],
    },
  ] as const;
  const message = "The claimant's firm is Ebanks Lowe. Put in the billing details: purchase order 44871.";
  const { talk } = await talkAfter("en", costs, [
    message,
    {
      values: [{ field: "claimantFirm", value: "Ebanks Lowe", quote: "The claimant's firm is Ebanks Lowe" }],
      edits: [
        {
          handle: "costsInWords",
          does: "replace",
          value: "The invoice goes to bills@vale.example; purchase order 44871",
          quote: "purchase order 44871",
        },
      ],
    },
  ]);
  expect(talk.values()).toMatchObject({
    claimantFirm: "Ebanks Lowe",
    costsInWords: "The invoice goes to bills@vale.example; purchase order 44871",
  });
  expect(talk.values().contractNumber).toBeUndefined();
});
