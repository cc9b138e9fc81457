/** Services, rooms and meals of single days: what a model says of them reaches the plan, each on its days, and no sentence is lost. */
import { describe, expect, test } from "vitest";
import { roomNeed } from "#app/domain/venue/room-need.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { type Answer, remarksOf, value } from "../begun.ts";

const NOW = new Date("2026-11-29T15:00:00Z");
const [TUESDAY, WEDNESDAY, FRIDAY] = ["2027-02-09", "2027-02-10", "2027-02-12"] as const;
const on = (field: string, said: string, quote: string, ...days: string[]) => ({ field, value: said, quote, on: days.join(", ") });
const daysOf = (talk: MemoryTalk) => JSON.parse(talk.values().onSomeDays ?? "[]");

async function begun() {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "Arbitration in Toronto on February 9, 10 and 12, 2027, from 9:30 to 16:30. 11 people.",
    {},
    {
      values: [
        value("proceedingType", "arbitration", "Arbitration"),
        value("location", "arbitration_place_toronto", "Toronto"),
        ...[TUESDAY, WEDNESDAY, FRIDAY].map((day) => value("preferredDate", day, "February 9, 10 and 12, 2027")),
        value("startTime", "09:30", "from 9:30 to 16:30"),
        value("endTime", "16:30", "from 9:30 to 16:30"),
        value("mainRoomCapacity", "11", "11 people"),
      ],
    },
  );
  return talk;
}
const say = async (talk: MemoryTalk, message: string, answer: Answer) => (await talk.say(message, {}, { values: [], ...answer })).text;

describe("of single days", () => {
  test("an interpreter, a reporter and breakout rooms are wanted on theirs, and no remark is left of it", async () => {
    const talk = await begun();
    const text = await say(
      talk,
      "An interpreter (Tagalog) on Tuesday only. The court reporter Tuesday and Wednesday. Two breakout rooms, not on Friday.",
      {
        values: [
          on("needsInterpretation", "true", "An interpreter (Tagalog) on Tuesday only", TUESDAY),
          on("interpretationLanguage", "Tagalog", "An interpreter (Tagalog) on Tuesday only", TUESDAY),
          on("courtReportingRequired", "true", "The court reporter Tuesday and Wednesday", TUESDAY, WEDNESDAY),
        ],
        rooms: [{ count: 2, quote: "Two breakout rooms, not on Friday", on: `${TUESDAY}, ${WEDNESDAY}` }],
      },
    );
    expect(daysOf(talk)).toEqual([
      { field: "needsBreakoutRooms", days: [TUESDAY, WEDNESDAY] },
      { field: "courtReportingRequired", days: [TUESDAY, WEDNESDAY] },
      { field: "needsInterpretation", days: [TUESDAY] },
    ]);
    expect(roomNeed(talk.values())).toMatchObject({ breakouts: [1, 1], breakoutDays: [TUESDAY, WEDNESDAY] });
    expect(remarksOf(talk)).toEqual([]);
    expect(text).toContain("Interpretation: on Tuesday, February 9");
  });

  test("lunches of two days are two, each for as many as were said", async () => {
    const talk = await begun();
    await say(talk, "Lunch Tues for 11 and Wed for 14, not Friday.", {
      values: [on("catering", "lunch for 11", "Lunch Tues for 11", TUESDAY), on("catering", "lunch for 14", "Wed for 14", WEDNESDAY)],
    });
    expect(daysOf(talk)).toEqual([
      { field: "catering", days: [TUESDAY], note: "lunch for 11" },
      { field: "catering", days: [WEDNESDAY], note: "lunch for 14" },
    ]);
    expect(talk.values().catering).toBeUndefined();
  });

  test("what is not wanted on a day is wanted on the others", async () => {
    const talk = await begun();
    await say(talk, "We need a court reporter.", { values: [value("courtReportingRequired", "true", "a court reporter")] });
    await say(talk, "No court reporter on Friday.", {
      values: [on("courtReportingRequired", "false", "No court reporter on Friday", FRIDAY)],
    });
    expect(talk.values().courtReportingRequired).toBe("true");
    expect(daysOf(talk)).toEqual([{ field: "courtReportingRequired", days: [TUESDAY, WEDNESDAY] }]);
  });

  test("days that the words do not name stay words", async () => {
    const talk = await begun();
    await say(talk, "An interpreter for the first witness.", {
      values: [on("needsInterpretation", "true", "An interpreter for the first witness", WEDNESDAY)],
    });
    expect(daysOf(talk)).toEqual([]);
    expect(remarksOf(talk).join(" ")).toContain("An interpreter for the first witness");
  });

  test("the summary says the days with what they are of", async () => {
    const talk = await begun();
    await say(talk, "An interpreter (Tagalog) on Tuesday only.", {
      values: [
        on("needsInterpretation", "true", "An interpreter (Tagalog) on Tuesday only", TUESDAY),
        on("interpretationLanguage", "Tagalog", "An interpreter (Tagalog) on Tuesday only", TUESDAY),
      ],
    });
    const text = await say(talk, "What have you noted so far?", { acts: [{ act: "repeat", quote: "What have you noted so far?" }] });
    expect(text).toMatch(/Interpreter: \S+, on Tuesday, February 9/);
  });
});

describe("of single days, message after message", () => {
  const lunch = (said: string, quote: string, ...days: string[]) => ({ values: [on("catering", said, quote, ...days)] });
  const reporter = (quote: string, ...days: string[]) => ({ values: [on("courtReportingRequired", "true", quote, ...days)] });

  test("a meal of a further day leaves the first, and the same day's takes its place", async () => {
    const talk = await begun();
    await say(talk, "Lunch Tuesday for 11.", lunch("lunch for 11", "Lunch Tuesday for 11", TUESDAY));
    await say(talk, "And lunch Wednesday for 14.", lunch("lunch for 14", "lunch Wednesday for 14", WEDNESDAY));
    expect(daysOf(talk)).toEqual([
      { field: "catering", days: [TUESDAY], note: "lunch for 11" },
      { field: "catering", days: [WEDNESDAY], note: "lunch for 14" },
    ]);
    await say(talk, "Lunch Tuesday for 9.", lunch("lunch for 9", "Lunch Tuesday for 9", TUESDAY));
    expect(daysOf(talk)).toEqual([
      { field: "catering", days: [TUESDAY], note: "lunch for 9" },
      { field: "catering", days: [WEDNESDAY], note: "lunch for 14" },
    ]);
  });

  test.each([
    ["The court reporter Wednesday too.", "The court reporter Wednesday too", [TUESDAY, WEDNESDAY]],
    ["The court reporter only on Wednesday.", "The court reporter only on Wednesday", [WEDNESDAY]],
    ["The court reporter Wednesday instead.", "The court reporter Wednesday instead", [WEDNESDAY]],
  ])("a service's days: %s", async (message, quote, days) => {
    const talk = await begun();
    await say(talk, "The court reporter on Tuesday.", reporter("The court reporter on Tuesday", TUESDAY));
    await say(talk, message, reporter(quote, WEDNESDAY));
    expect(daysOf(talk)).toEqual([{ field: "courtReportingRequired", days }]);
  });

  test("one day with a number of its own leaves the meal of every day on the others", async () => {
    const talk = await begun();
    await say(talk, "Lunch for 12 every day; on Tuesday for 11.", {
      values: [value("catering", "lunch for 12", "Lunch for 12 every day"), on("catering", "lunch for 11", "on Tuesday for 11", TUESDAY)],
    });
    expect(talk.values().catering).toMatch(/lunch for 12/i);
    expect(daysOf(talk)).toEqual([
      { field: "catering", days: [TUESDAY], note: "lunch for 11" },
      { field: "catering", days: [WEDNESDAY, FRIDAY] },
    ]);
  });
});
