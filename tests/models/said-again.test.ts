/** What strangers had to say twice: who presides, how many rooms, a text that grows, a question that leans on its sentence. */
import { describe, expect, test } from "vitest";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { noted } from "#tests/talk/mends/kit.ts";
import { value } from "./begun.ts";

const NOW = new Date("2026-11-30T15:00:00Z");

const CARD: RateCard = {
  name: "2027",
  currency: "CAD",
  validFrom: "2026-01-01",
  rates: {
    rooms: [{ people: 20, halfDay: 50_000, fullDay: 90_000, furtherHour: 10_000 }],
    breakout: null,
    services: { caseManagementSupport: { unit: "day", cents: 70_000 } },
  },
};

const CHAIRS = {
  en: ["Anna Ruiz presides, with Paul Roy.", "Anna Ruiz presides", "presides", "Paul Roy presides, not Ms. Ruiz.", "Paul Roy presides"],
  fr: ["Anna Ruiz préside, avec Paul Roy.", "Anna Ruiz préside", "préside", "C'est Paul Roy qui préside.", "Paul Roy qui préside"],
  es: ["Preside Anna Ruiz, con Paul Roy.", "Preside Anna Ruiz", "preside", "Preside Paul Roy, no ella.", "Preside Paul Roy"],
} as const;

test.each(["en", "fr", "es"] as const)("a tribunal has one chair, who is its name on the form (%s)", async (locale) => {
  const talk = new MemoryTalk(locale, NOW);
  const [first, chair, title, then, now] = CHAIRS[locale];
  await talk.say(
    `Arbitration. ${first}`,
    {},
    {
      values: [value("proceedingType", "arbitration", "Arbitration")],
      people: [
        { name: "Anna Ruiz", part: "neutral", title, quote: chair },
        { name: "Paul Roy", part: "neutral", quote: "Paul Roy" },
      ],
    },
  );
  expect(talk.values().arbitratorName).toBe("Anna Ruiz");
  await talk.say(then, {}, { values: [], people: [{ name: "Paul Roy", part: "neutral", title, quote: now }] });
  expect(talk.values().arbitratorName).toBe("Paul Roy");
  const people = JSON.parse(talk.values().people ?? "[]") as { name: string; title?: string }[];
  expect(people.filter(({ title: one }) => one !== undefined)).toMatchObject([{ name: "Paul Roy" }]);
});

test("rooms that are listed with their number are these, whatever was noted", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "Arbitration in Toronto, a breakout room for our six.",
    {},
    {
      values: [value("proceedingType", "arbitration", "Arbitration"), value("location", "arbitration_place_toronto", "Toronto")],
      rooms: [{ count: 1, for: "our six", quote: "a breakout room for our six" }],
    },
  );
  const list = "breakout rooms should be three: ours for six, theirs for five, and a retiring room for the tribunal";
  const { text } = await talk.say(
    `But ${list}.`,
    {},
    {
      values: [],
      rooms: ["ours for six", "theirs for five", "a retiring room for the tribunal"].map((one) => ({ count: 1, for: one, quote: one })),
      acts: [{ act: "correct", quote: "breakout rooms should be three" }],
    },
  );
  expect(talk.values()).toMatchObject({
    breakoutRoomCount: "3",
    breakoutRoomCapacities: "ours for six; theirs for five; a retiring room for the tribunal",
  });
  expect(text).not.toContain("shall I change it");
});

test("a text that a model writes whole keeps the lines that are noted, and those that the message says anywhere", async () => {
  const talk = new MemoryTalk("en", NOW);
  const need = "we cannot be in the same room";
  await talk.say(
    `A mediation in Toronto, ${need}.`,
    {},
    {
      values: [value("proceedingType", "mediation", "A mediation"), value("specialRequirements", need, need)],
    },
  );
  const early = "come 15 minutes before Martin";
  const whole = [need, "no recording of any kind", early, "a red carpet at the door"].join("\n");
  await talk.say(
    `And no recording of any kind. Could I ${early}?`,
    {},
    {
      edits: [{ handle: "specialRequirements", does: "replace", value: whole, quote: "no recording of any kind" }],
      values: [],
      questions: [`Could I ${early}?`],
    },
  );
  expect(talk.values().specialRequirements?.split("\n")).toEqual([need, "no recording of any kind", early]);
});

test.each([
  ["en", "Two more breakout rooms: one for the witness and one for the interpreters."],
  ["en", "Last year we should be honest, we had two breakout rooms: one for the witness and one for the interpreters."],
] as const)("rooms that come on top of others replace none (%s)", async (locale, words) => {
  const talk = new MemoryTalk(locale, NOW);
  const three = ["us", "them", "the tribunal"].map((one) => ({ count: 1, for: one, quote: `one for ${one}` }));
  await talk.say("Three breakout rooms: one for us, one for them, one for the tribunal.", {}, { values: [], rooms: three });
  expect(talk.values().breakoutRoomCount).toBe("3");
  const more = ["the witness", "the interpreters"].map((one) => ({
    count: 1,
    for: one,
    quote: `one for ${one}`,
    more: words.includes("more"),
  }));
  await talk.say(words, {}, { values: [], rooms: more });
  expect(Number(talk.values().breakoutRoomCount)).toBeGreaterThanOrEqual(3);
});

test.each([
  ["en", "Paul Roy presides over the claimant company and will attend."],
  ["fr", "Paul Roy préside la société demanderesse et sera présent."],
  ["es", "Tomás Bello preside la empresa demandante y asistirá."],
  ["en", "In the last hearing Tom Bell was the presiding arbitrator."],
] as const)("who presides over something else is no arbitrator of this hearing (%s): %s", async (locale, words) => {
  const talk = await noted(locale);
  const was = talk.values().arbitratorName;
  expect(was).toBeDefined();
  await talk.say(words);
  expect(talk.values().arbitratorName).toBe(was);
});

describe("a question", () => {
  test.each([
    ["en", "Is there wifi and can I smoke?", /smoke/],
    ["fr", "Y a-t-il le wifi, et peut-on fumer ?", /fumer/],
    ["es", "¿Hay wifi, y se puede fumar?", /fumar/],
  ] as const)("next to another one is answered or kept by itself (%s)", async (locale, words, kept) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(words);
    expect(talk.values().remarks).toMatch(kept);
  });

  test("of another day's hours is answered, though hours were", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say("Are you open on Saturday?");
    const { text } = await talk.say("And on Sunday, are you open?");
    expect(text).not.toContain("reliable answer");
  });

  test("that leans on its sentence is kept with it", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say(
      "A mediation in Toronto. My dog has to be with me, is that a problem?",
      {},
      {
        values: [value("proceedingType", "mediation", "A mediation"), value("location", "arbitration_place_toronto", "Toronto")],
        questions: ["is that a problem?"],
      },
    );
    expect(talk.values().remarks).toContain("My dog has to be with me, is that a problem?");
  });

  test("is not answered by the same words a second time", async () => {
    const talk = new MemoryTalk("en", NOW);
    const { spoken } = await talk.say("Can each side wait apart from the other?");
    const first = spoken.find(({ kind }) => kind === "answer")?.text ?? "";
    expect(first).not.toBe("");
    const { text } = await talk.say("But can we wait apart from the other side at the very end?");
    expect(text).not.toContain(first);
  });
});

test("the talk prices what would be sent: the fast request has no services that the rules of the detailed one add", async () => {
  const talk = new MemoryTalk("en", NOW);
  talk.visitor.card = CARD;
  await talk.say("Mediation in Toronto on April 20, 2027 for 8 people, 9 to 5");
  const { spoken } = await talk.say("How much would that cost?");
  // The day, and the hour after its eight.
  expect(spoken.find(({ kind }) => kind === "estimate")?.text).toMatch(/1,000\.00/);
  const asked = await talk.say("I'm Ana Cruz, ana@cruz.example, 416 555 0188. It is about a supply contract.");
  expect(asked.spoken.map(({ kind }) => kind)).toContain("summary");
  expect(asked.spoken.map(({ kind }) => kind)).not.toContain("estimate");
});

test("the price is said with the first summary, unasked, and once", async () => {
  const talk = new MemoryTalk("en", NOW);
  talk.visitor.card = CARD;
  const { spoken } = await talk.say(
    "Mediation in Toronto on April 20, 2027 for 8 people, 9 to 5. I'm Ana Cruz, ana@cruz.example, 416 555 0188. It is about a supply contract.",
  );
  expect(spoken.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["estimate", "summary"]));
  const again = await talk.say("Coffee for everybody, please");
  expect(again.spoken.map(({ kind }) => kind)).not.toContain("estimate");
  const dearer = await talk.say("Actually 9 to 7");
  expect(dearer.spoken.map(({ kind }) => kind)).toContain("estimate");
});
