/** What a visitor would be hurt by: a plan changed by a mere perhaps, words lost half-way, a price or a number that answers another question. */
import { describe, expect, test } from "vitest";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import { understand } from "#app/understanding/reader.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { claimsBy } from "#workers/chat/model-reader/claims-of-answer.ts";
import { type Answer, remarksOf, value } from "./begun.ts";

const NOW = new Date("2026-11-30T15:00:00Z");
const FRIDAY = "2027-02-12";
const say = (talk: MemoryTalk, message: string, answer: Answer) => talk.say(message, {}, { values: [], ...answer });
const CARD: RateCard = {
  name: "2027",
  currency: "CAD",
  validFrom: "2026-01-01",
  rates: {
    rooms: [{ people: 20, halfDay: 50_000, fullDay: 90_000, furtherHour: 10_000 }],
    breakout: { halfDay: 20_000, fullDay: 30_000, furtherHour: 5_000 },
    services: { needsInterpretation: { unit: "day", cents: 64_000 } },
  },
};

async function begun() {
  const talk = new MemoryTalk("en", NOW);
  talk.visitor.card = CARD;
  await say(talk, "Arbitration in Toronto, Tuesday 9 to Friday 12 February 2027, 9:30 to 5, 16 people.", {
    values: [
      value("proceedingType", "arbitration", "Arbitration"),
      value("location", "arbitration_place_toronto", "Toronto"),
      value("preferredDate", "2027-02-09..2027-02-12", "Tuesday 9 to Friday 12 February 2027"),
      value("startTime", "09:30", "9:30 to 5"),
      value("endTime", "17:00", "9:30 to 5"),
      value("mainRoomCapacity", "16", "16 people"),
    ],
  });
  return talk;
}

describe("a mere perhaps takes nothing out, whatever else is ordered with it", () => {
  test.each([
    ["Could you bear with us, we might drop the court reporter.", "we might drop the court reporter"],
    ["Please note that we might not need the court reporter.", "we might not need the court reporter"],
    ["Please note that perhaps we cancel the court reporter.", "perhaps we cancel the court reporter"],
    ["Pouvez-vous patienter, on va peut-être annuler le sténographe.", "on va peut-être annuler le sténographe"],
    ["Por favor tenga en cuenta que quizás cancelemos el taquígrafo.", "quizás cancelemos el taquígrafo"],
  ])("%s", async (message, quote) => {
    const talk = await begun();
    await say(talk, "A court reporter too.", { values: [value("courtReportingRequired", "true", "A court reporter")] });
    await say(talk, message, { edits: [{ handle: "courtReportingRequired", does: "remove", quote }] });
    expect(talk.values().courtReportingRequired).toBe("true");
  });

  test("an order that is put as a question is one", async () => {
    const talk = await begun();
    await say(talk, "A court reporter too.", { values: [value("courtReportingRequired", "true", "A court reporter")] });
    const quote = "Could we maybe drop the court reporter";
    await say(talk, `${quote}?`, { edits: [{ handle: "courtReportingRequired", does: "remove", quote }] });
    expect(talk.values().courtReportingRequired).toBe("false");
  });
});

test("what is moved to a day that is none of the hearing's stays where it is, and the words are kept", async () => {
  const talk = await begun();
  const wanted = { field: "courtReportingRequired", value: "true", quote: "A court reporter on Friday", on: FRIDAY };
  await say(talk, "A court reporter on Friday.", { values: [wanted] });
  const quote = "Move the court reporter on Friday to Monday February 15";
  await say(talk, `${quote}.`, { edits: [{ handle: "some_days1", does: "replace", value: "2027-02-15", quote }] });
  expect(JSON.parse(talk.values().onSomeDays ?? "[]")).toEqual([{ field: "courtReportingRequired", days: [FRIDAY] }]);
  expect(talk.values().courtReportingRequired).toBe("true");
  expect(remarksOf(talk).join(" ")).toContain("Monday February 15");
});

test("a number is said of what was asked for alone", async () => {
  const talk = await begun();
  const ask = async (question: string) => {
    const { decision } = await say(talk, question, {
      questions: [{ quote: question, answer: "none" }],
      acts: [{ act: "repeat", quote: question }],
    });
    return decision.say.flatMap((one) => (one.kind === "shown" ? [one.fields] : []));
  };
  expect(await ask("How many interpreters have you noted?")).not.toContainEqual(["mainRoomCapacity"]);
  expect(await ask("How many people have you noted?")).toContainEqual(["mainRoomCapacity"]);
});

describe("a price", () => {
  test.each(["Is the interpreter's price refunded if we cancel?", "What does it cost if we cancel the interpreter the day before?"])(
    "of something is no answer to what is due when it is cancelled: %s",
    async (question) => {
      const talk = await begun();
      await talk.say("We need a Spanish interpreter.");
      const { decision } = await talk.say(question);
      expect(decision.say.map(({ kind }) => kind)).not.toContain("estimate_part");
    },
  );

  test("in one sentence says what is not in it", async () => {
    const talk = await begun();
    await talk.say("We need a Spanish interpreter and a court reporter.");
    const { textBesideChips } = await talk.say("What would the total cost be?");
    expect(textBesideChips).toMatch(/without what is on request \(Court reporter\)/);
  });
});

const on = (field: string, said: string, quote: string, ...days: string[]) => ({ field, value: said, quote, on: days.join(",") });

test("hours that were said stay where a document moves the days and says none", async () => {
  const talk = await begun();
  const mail = `Here is the tribunal's order.

---------- Forwarded message ----------
From: Luc Gervais
To: Mary Tibbs
Subject: PO1

The hearing takes place in Montreal on March 3 and 4, 2027. A court reporter on March 4.`;
  await say(talk, mail, {
    values: [
      value("location", "arbitration_place_montreal", "Montreal"),
      value("preferredDate", "2027-03-03..2027-03-04", "March 3 and 4, 2027"),
      on("courtReportingRequired", "true", "A court reporter on March 4", "2027-03-04"),
    ],
  });
  await talk.press("yes");
  expect(talk.values()).toMatchObject({
    consecutiveStartDate: "2027-03-03",
    consecutiveEndDate: "2027-03-04",
    consecutiveStartTime: "09:30",
    consecutiveEndTime: "17:00",
  });
});

test.each([
  ["alone", [], "Court reporter: Yes"],
  [
    "next to others",
    [on("catering", "lunch for 9", "lunch for 9 on Friday", FRIDAY)],
    "Court reporter: for the whole hearing (was: Court reporter: on Tue",
  ],
])("what is wanted on the last of the days again is not called gone: %s", async (_name, more, said) => {
  const talk = await begun();
  await say(talk, "Court reporter every day.", { values: [value("courtReportingRequired", "true", "Court reporter every day")] });
  await say(talk, `No reporter on Wednesday${more.length > 0 ? ", lunch for 9 on Friday" : ""}.`, {
    values: [on("courtReportingRequired", "false", "No reporter on Wednesday", "2027-02-10"), ...more],
  });
  const { text } = await say(talk, "The reporter is on Wednesday as well.", {
    values: [on("courtReportingRequired", "true", "The reporter is on Wednesday as well", "2027-02-10")],
  });
  expect(text).toContain(said);
  expect(text).not.toMatch(/no longer|Removed/);
});

test("the names of the other side take no group of this one's out", async () => {
  const talk = await begun();
  await say(talk, "Four on our side.", { people: [{ count: 4, part: "claimant", quote: "Four on our side" }] });
  const names = ["Ann Lee", "Bo Ray", "Cy Orr", "Di Fox"];
  const quote = `Our side plus theirs: ${names.join(", ")}`;
  await say(talk, `${quote} are the respondents.`, {
    people: names.map((name) => ({ name, part: "respondent", quote: name })),
    edits: [{ handle: "person1", does: "remove", quote }],
  });
  expect(JSON.parse(talk.values().people ?? "[]")).toContainEqual(expect.objectContaining({ part: "claimant", count: 4 }));
});

test("a number of people is no day of the month", async () => {
  const talk = await begun();
  await say(talk, "The 12 of us need lunch.", { values: [on("catering", "lunch", "The 12 of us need lunch", FRIDAY)] });
  expect(JSON.parse(talk.values().onSomeDays ?? "[]")).toEqual([]);
});

test("what no page tells of a venue is left to staff, next to what it tells", async () => {
  const ask = async (question: string) => {
    const talk = await begun();
    await say(talk, question, { questions: [{ quote: question, answer: "accessibility" }] });
    return remarksOf(talk).join(" ");
  };
  expect(await ask("Is there a baby changing table?")).toContain("Is there a baby changing table?");
  for (const told of ["Is the entrance step-free?", "Is there a lift?"]) expect(await ask(told)).toBe("");
});

test("a claim that bears out one word of its long quote leaves none of the others unread", () => {
  const message = "Bonjour, une médiation à Montréal le 9 février à 14 h, pour huit personnes; le bail a pris fin le 3 mai 2024.";
  const told = claimsBy([{ values: [value("contactName", "pour", message)] }], { today: "2026-11-23", locale: "en", held: [] });
  const { statements, rest } = understand(message, { today: "2026-11-23", locale: "en", asked: "-" }, null, told ?? undefined);
  expect([...statements, ...rest].some(({ quote }) => quote.includes("huit personnes"))).toBe(true);
});
