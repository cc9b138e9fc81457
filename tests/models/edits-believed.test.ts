/** What a model reports of what is noted is done where the words say it; what it passes over is kept. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

type Answer = Record<string, unknown>;
const value = (field: string, words: string, quote = words) => ({ field, value: words, quote });
const names = (talk: MemoryTalk) => (JSON.parse(talk.values().people ?? "[]") as { name?: string }[]).map(({ name }) => name);

async function heard(...turns: (readonly [message: string, answer: Answer])[]) {
  const talk = new MemoryTalk("en", NOW);
  for (const [message, answer] of turns) await talk.say(message, {}, { values: [], ...answer });
  return talk;
}

const BEGUN = [
  "Mediation in Toronto on March 9, 2027. Our witness is Pablo Martinez.",
  {
    values: [
      value("proceedingType", "mediation", "Mediation"),
      value("location", "arbitration_place_toronto", "Toronto"),
      value("preferredDate", "2027-03-09", "March 9, 2027"),
    ],
    people: [{ name: "Pablo Martinez", part: "witness", side: "claimant", quote: "Our witness is Pablo Martinez" }],
  },
] as const;

test("a name that is shorter by some letters is another one", async () => {
  const message = "It's Pablo Martin, not Pablo Martinez.";
  const talk = await heard(BEGUN, [
    message,
    { people: [{ handle: "person1", name: "Pablo Martin", quote: "It's Pablo Martin, not Pablo Martinez" }] },
  ]);
  expect(names(talk)).toEqual(["Pablo Martin"]);
});

test("a value that nothing bears out takes no edit with it", async () => {
  const message = "Make it 10 to 3, and Pablo Martinez joins by video.";
  const talk = await heard(BEGUN, [
    message,
    {
      values: [value("mainRoomCapacity", "90", "10 to 3")],
      people: [{ handle: "person1", attends: "remote", quote: "Pablo Martinez joins by video" }],
      edits: [{ handle: "proceedingType", does: "keep", quote: message }],
    },
  ]);
  expect(JSON.parse(talk.values().people ?? "[]")).toMatchObject([{ name: "Pablo Martinez", attends: "remote" }]);
  expect(talk.values().mainRoomCapacity).not.toBe("90");
});

test("a short sentence that the model passes over is a remark", async () => {
  const talk = await heard([`${BEGUN[0]} Strictly confidential.`, BEGUN[1]]);
  expect(talk.values().remarks).toContain("Strictly confidential");
});

test("who speaks is not who is taken out", async () => {
  const talk = await heard(
    BEGUN,
    [
      "I'm Ann Larch and I come too.",
      {
        values: [value("contactName", "Ann Larch")],
        people: [{ self: true, name: "Ann Larch", part: "counsel", quote: "I'm Ann Larch and I come too" }],
      },
    ],
    [
      "I don't need the parking, take it out.",
      { edits: [{ handle: "person2", does: "remove", quote: "I don't need the parking, take it out" }] },
    ],
  );
  expect(names(talk)).toContain("Ann Larch");
});

test("a remark that the model moves into its field is in the field", async () => {
  const words = "Our file number is TG-4471, not just a remark.";
  const talk = await heard(
    [`${BEGUN[0]} Our file is TG-4471.`, { ...BEGUN[1], remarks: ["Our file is TG-4471"] }],
    [
      words,
      {
        values: [value("courtFileNumber", "TG-4471", "Our file number is TG-4471")],
        edits: [{ handle: "remark1", does: "remove", quote: words }],
      },
    ],
  );
  expect(talk.values().ownFileNumber).toBe("TG-4471");
  expect(talk.values().remarks ?? "").not.toContain("TG-4471");
});

test("a language that no list has is the visitor's word", async () => {
  const talk = await heard(BEGUN, [
    "We need a Twi interpreter.",
    {
      values: [
        value("needsInterpretation", "true", "We need a Twi interpreter"),
        value("interpretationLanguage", "Twi", "Twi interpreter"),
      ],
    },
  ]);
  expect(talk.values().interpretationLanguage).toBe("Twi");
});

test.each([
  ["We need a Twi-English interpreter.", "Twi-English interpreter", "Twi, English"],
  ["We need an English and Tshiluba interpreter.", "English and Tshiluba interpreter", "English, Tshiluba"],
  ["Il nous faut un interprète marathi-anglais.", "interprète marathi-anglais", "marathi, English"],
  ["Necesitamos intérprete de marathi e inglés.", "intérprete de marathi e inglés", "marathi, English"],
])("one of several languages that no list has stays with the others: %s", async (message, quote, languages) => {
  const talk = await heard(BEGUN, [
    message,
    { values: [value("needsInterpretation", "true", message.slice(0, -1)), value("interpretationLanguage", languages, quote)] },
  ]);
  expect(talk.values().interpretationLanguage).toBe(languages);
});
