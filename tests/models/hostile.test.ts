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

test("a claim that bears out one word of its long quote leaves none of the others unread", () => {
  const message = "Bonjour, une médiation à Montréal le 9 février à 14 h, pour huit personnes; le bail a pris fin le 3 mai 2024.";
  const told = claimsBy([{ values: [value("contactName", "pour", message)] }], { today: "2026-11-23", locale: "en", held: [] });
  const { statements, rest } = understand(message, { today: "2026-11-23", locale: "en", asked: "-" }, null, told ?? undefined);
  expect([...statements, ...rest].some(({ quote }) => quote.includes("huit personnes"))).toBe(true);
});
