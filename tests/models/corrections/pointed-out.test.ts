/** A model points to what is noted and gives its new value: done where the words mark it, asked as exactly this change where they only support it. */
import { expect, test } from "vitest";
import type { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, talkAfter, value } from "../begun.ts";

const UNSURE = /I’m not sure what|Je ne vois pas clairement|No me queda claro/;
const someDays = (talk: MemoryTalk) => JSON.parse(talk.values().onSomeDays ?? "[]") as { field: string; days: string[]; note?: string }[];
const days = (talk: MemoryTalk): [date: string | undefined, start: string | undefined][] => {
  const { bookingDates, preferredDate, startTime } = talk.values();
  const listed = JSON.parse(bookingDates || "[]") as { date: string; startTime?: string }[];
  return listed.length > 0 ? listed.map((day) => [day.date, day.startTime]) : [[preferredDate, startTime]];
};

const LUNCH = "almuerzo para 13 personas, una que no puede comer mariscos";
const SEVERAL = [
  "También el 10 y el 11 de marzo de 2027. Para el almuerzo: el 9 y el 11, para 13 personas, una que no puede comer mariscos.",
  {
    values: [
      { ...value("preferredDate", "2027-03-10", "el 10 y el 11 de marzo de 2027"), more: true },
      { ...value("preferredDate", "2027-03-11", "el 10 y el 11 de marzo de 2027"), more: true },
      {
        field: "catering",
        value: LUNCH,
        quote: "Para el almuerzo: el 9 y el 11, para 13 personas, una que no puede comer mariscos",
        on: "2027-03-09,2027-03-11",
      },
    ],
  },
] as const;
const TWELVE = LUNCH.replace("13", "12");

test.each([
  ["Y me equivoqué en el almuerzo, somos 12 y no 13.", "me equivoqué en el almuerzo, somos 12 y no 13", TWELVE],
  ["El almuerzo es para 12 personas.", "El almuerzo es para 12 personas", `2027-03-09, 2027-03-11: ${TWELVE}`],
  ["En comidas todavía dice 13. Cámbielo por 12, por favor.", "En comidas todavía dice 13. Cámbielo por 12", TWELVE],
])("%s: a number inside a note of some days", async (message, quote, into) => {
  const { talk, text } = await talkAfter("es", SEVERAL, [
    message,
    { edits: [{ handle: "some_days1", does: "replace", value: into, quote }] },
  ]);
  expect(someDays(talk)).toEqual([{ field: "catering", days: ["2027-03-09", "2027-03-11"], note: TWELVE }]);
  expect(remarksOf(talk)).toEqual([]);
  expect(text).not.toMatch(UNSURE);
});

test("the same as a value that corrects", async () => {
  const message = "Lo de las 12 personas sigue sin cambiar.";
  const { talk } = await talkAfter("es", SEVERAL, [
    message,
    {
      values: [{ field: "catering", value: TWELVE, quote: message, role: "corrects", on: "2027-03-09,2027-03-11" }],
      acts: [{ act: "correct", quote: message }],
    },
  ]);
  expect(someDays(talk)).toEqual([{ field: "catering", days: ["2027-03-09", "2027-03-11"], note: TWELVE }]);
  expect(remarksOf(talk)).toEqual([]);
});

test("a number that nobody has said is no correction of a note", async () => {
  const { talk } = await talkAfter("es", SEVERAL, [
    "El almuerzo está mal.",
    { edits: [{ handle: "some_days1", does: "replace", value: LUNCH.replace("13", "40"), quote: "El almuerzo está mal" }] },
  ]);
  expect(JSON.stringify(talk.values())).not.toContain("40");
});

test("what is only supposed is asked as exactly this change, and a yes does it", async () => {
  const message = "¿Y hasta qué hora abren los martes? Si no se puede hasta las 7, póngalo de 11 a 6.";
  const { talk, text } = await talkAfter(
    "es",
    ["De 12 a 7.", { values: [value("startTime", "12:00", "De 12 a 7"), value("endTime", "19:00", "De 12 a 7")] }],
    [message, { edits: [{ handle: "day1", does: "replace", value: "2027-03-09 11:00-18:00", quote: "póngalo de 11 a 6" }] }],
  );
  expect(text).not.toMatch(UNSURE);
  expect(text).toContain("«póngalo de 11 a 6»");
  expect(text).toMatch(/11:00 a\.m\..*6:00 p\.m\./);
  await talk.press("change_it");
  expect(days(talk)).toEqual([["2027-03-09", "11:00"]]);
});

test("a day that is to be left out goes at once", async () => {
  const message = "Please leave March 10 out altogether.";
  const { talk, text } = await talkAfter(
    "en",
    ["And March 10.", { values: [{ ...value("preferredDate", "2027-03-10", "March 10"), more: true }] }],
    [message, { edits: [{ handle: "day2", does: "remove", quote: "leave March 10 out altogether" }] }],
  );
  expect(text).not.toMatch(UNSURE);
  expect(days(talk).map(([date]) => date)).toEqual(["2027-03-09"]);
});

test("who comes that day instead comes on the day that the message names", async () => {
  const { talk, text } = await talkAfter(
    "en",
    [
      "And March 11. Priya Nair, our bookkeeper, comes on March 9.",
      {
        values: [{ ...value("preferredDate", "2027-03-11", "March 11"), more: true }],
        people: [
          {
            name: "Priya Nair",
            part: "other",
            side: "claimant",
            days: "2027-03-09",
            quote: "Priya Nair, our bookkeeper, comes on March 9",
          },
        ],
      },
    ],
    [
      "We start at ten on Thursday the 11th. Priya comes that day instead.",
      {
        people: [{ handle: "person1", days: "2027-03-11", quote: "Priya comes that day instead" }],
        values: [value("startTime", "10:00", "We start at ten on Thursday the 11th")],
      },
    ],
  );
  expect(JSON.parse(talk.values().people ?? "[]")).toMatchObject([{ name: "Priya Nair", days: ["2027-03-11"] }]);
  expect(text).not.toMatch(UNSURE);
});

test("that something is wrong, said with what is put right, is neither asked about nor kept", async () => {
  const { talk, text } = await talkAfter("en", [
    "ok you didnt change the day. NOT tue march 9. its thursday march 11 from 1pm to 5pm now",
    {
      edits: [
        {
          handle: "day1",
          does: "replace",
          value: "2027-03-11 13:00-17:00",
          quote: "NOT tue march 9. its thursday march 11 from 1pm to 5pm now",
        },
      ],
      acts: [{ act: "correct", quote: "you didnt change the day" }],
    },
  ]);
  expect(days(talk)).toEqual([["2027-03-11", "13:00"]]);
  expect(remarksOf(talk)).toEqual([]);
  expect(text).not.toMatch(UNSURE);
});

test("what is added to a need is kept with its if", async () => {
  const { talk, text } = await talkAfter(
    "en",
    ["We need a flip chart.", { values: [value("specialRequirements", "a flip chart", "We need a flip chart")] }],
    [
      "Just put parking for 2 cars if theres any",
      {
        edits: [
          {
            handle: "specialRequirements",
            does: "replace",
            value: "We need a flip chart.\nparking for 2 cars if theres any",
            quote: "parking for 2 cars if theres any",
          },
        ],
      },
    ],
  );
  expect(talk.values().specialRequirements).toMatch(/flip chart[\s\S]*parking for 2 cars if theres any/);
  expect(text).not.toMatch(UNSURE);
});

test("a day that nobody has said is neither changed nor offered", async () => {
  const { talk, text } = await talkAfter("en", [
    "Can you change something about the day?",
    { edits: [{ handle: "day1", does: "replace", value: "2027-05-20 10:00-12:00", quote: "change something about the day" }] },
  ]);
  expect(days(talk).map(([date]) => date)).toEqual(["2027-03-09"]);
  expect(text).not.toContain("May 20");
});

test("a remark has other words in its place", async () => {
  const message = "The remark about the van is wrong: a van comes at noon.";
  const { talk } = await talkAfter(
    "en",
    ["A van comes early.", { remarks: ["A van comes early"] }],
    [message, { edits: [{ handle: "remark1", does: "replace", value: "a van comes at noon", quote: message }] }],
  );
  expect(remarksOf(talk)).toEqual([expect.stringContaining("a van comes at noon")]);
});

test.each([
  ["Halal lunches should be three, not two.", "Halal lunches should be three, not two"],
  [
    "The lunch entry still reads 2 halal; kindly amend the entry itself to 3 halal and 1 vegan.",
    "amend the entry itself to 3 halal and 1 vegan",
  ],
])("%s: the month of its day is no number of a note", async (message, quote) => {
  const { talk, text } = await talkAfter(
    "en",
    [
      "Also March 10. Lunch for 16 on March 9; of these 2 halal and 1 vegan.",
      {
        values: [
          { ...value("preferredDate", "2027-03-10", "March 10"), more: true },
          {
            field: "catering",
            value: "Lunch for 16; of these 2 halal and 1 vegan",
            quote: "Lunch for 16 on March 9; of these 2 halal and 1 vegan",
            on: "2027-03-09",
          },
        ],
      },
    ],
    [
      message,
      {
        edits: [{ handle: "some_days1", does: "replace", value: "Lunch for 16; of these 3 halal and 1 vegan", quote }],
        acts: [{ act: "correct", quote }],
      },
    ],
  );
  expect(someDays(talk)).toEqual([{ field: "catering", days: ["2027-03-09"], note: "Lunch for 16; of these 3 halal and 1 vegan" }]);
  expect(text).not.toMatch(UNSURE);
});

test.each([
  ["Mr Anand Pillai", "sorry its Pillay with a y at the end not Pillai.", "Mr Anand Pillay"],
  ["Ms Rosa Ferrer", "Her name is wrong, it's Ferrero and not Ferrer.", "Ms Rosa Ferrero"],
])("one word of %s is spelt otherwise: the others stay", async (held, message, name) => {
  const noted = { people: [{ name: held, part: "counsel", quote: held }] };
  const { talk } = await talkAfter(
    "en",
    [`Our lawyer is ${held}.`, noted],
    [message, { people: [{ handle: "person1", name, quote: message }] }],
  );
  expect(talk.values().people).toContain(`"${name}"`);
});

test("a name of which nobody has said a word takes no other's place", async () => {
  const noted = { people: [{ name: "Mr Anand Pillai", part: "counsel", quote: "Mr Anand Pillai" }] };
  const message = "No, not Mr Pillai.";
  const { talk } = await talkAfter(
    "en",
    ["Our lawyer is Mr Anand Pillai.", noted],
    [message, { people: [{ handle: "person1", name: "Mr Mallory Pillai", quote: message }] }],
  );
  expect(talk.values().people ?? "").not.toContain("Mallory");
});
