/** What is wanted on some days has a handle, and what is refused for a day is taken off it: never noted as its opposite. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { type Answer, remarksOf, value } from "../begun.ts";

const NOW = new Date("2026-11-30T15:00:00Z");
const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = ["2027-02-09", "2027-02-10", "2027-02-11", "2027-02-12"] as const;
const on = (field: string, said: string, quote: string, ...days: string[]) => ({ field, value: said, quote, on: days.join(",") });
const not = (field: string, said: string, quote: string, ...days: string[]) => ({ ...on(field, said, quote, ...days), role: "not" });
const daysOf = (talk: MemoryTalk) => JSON.parse(talk.values().onSomeDays ?? "[]");
const say = (talk: MemoryTalk, message: string, answer: Answer) => talk.say(message, {}, { values: [], ...answer });

async function begun() {
  const talk = new MemoryTalk("en", NOW);
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
const LUNCH = "Lunch for 16 on Tuesday, Wednesday and Thursday, none on Friday.";
const lunches = {
  values: [
    on("catering", "lunch for 16", "Lunch for 16 on Tuesday, Wednesday and Thursday", TUESDAY, WEDNESDAY, THURSDAY),
    not("catering", "lunch", "none on Friday", FRIDAY),
  ],
};
const ON_THREE = [{ field: "catering", days: [TUESDAY, WEDNESDAY, THURSDAY], note: "lunch for 16" }];

describe("what is refused for a day", () => {
  test("is no thing of that day, and no remark next to the days on which it is wanted", async () => {
    const talk = await begun();
    await say(talk, LUNCH, lunches);
    expect(daysOf(talk)).toEqual(ON_THREE);
    expect(remarksOf(talk)).toEqual([]);
  });

  test("leaves that day, and said again opens no card", async () => {
    const talk = await begun();
    await say(talk, "Lunch for 16 every day.", { values: [value("catering", "Lunch for 16 every day")] });
    const turn = await say(talk, "No, on the Friday there is no lunch at all, take that one out.", {
      values: [not("catering", "lunch", "on the Friday there is no lunch at all, take that one out", FRIDAY)],
      acts: [{ act: "correct", quote: "on the Friday there is no lunch at all, take that one out" }],
    });
    expect(daysOf(talk)).toEqual([{ field: "catering", days: [TUESDAY, WEDNESDAY, THURSDAY] }]);
    expect(turn.text).not.toContain("I’m not sure");
  });

  test("takes the thing out once no day of it is left", async () => {
    const talk = await begun();
    await say(talk, "A court reporter on Friday. Lunch for 5 on Friday.", {
      values: [
        on("courtReportingRequired", "true", "A court reporter on Friday", FRIDAY),
        on("catering", "Lunch for 5", "Lunch for 5 on Friday", FRIDAY),
      ],
    });
    await say(talk, "No reporter on Friday after all, and no lunch on Friday.", {
      values: [
        on("courtReportingRequired", "false", "No reporter on Friday after all", FRIDAY),
        not("catering", "lunch", "no lunch on Friday", FRIDAY),
      ],
    });
    expect(daysOf(talk)).toEqual([]);
    expect(talk.values().courtReportingRequired).toBe("false");
    expect(talk.values().catering).toBeUndefined();
  });

  test("is kept in its words where nothing of it is noted", async () => {
    const talk = await begun();
    await say(talk, "No lunch on Friday.", { values: [not("catering", "lunch", "No lunch on Friday", FRIDAY)] });
    expect(daysOf(talk)).toEqual([]);
    expect(talk.values().catering).toBeUndefined();
    expect(remarksOf(talk).join(" ")).toContain("No lunch on Friday");
  });

  test("in French, days that are called by their numbers alone", async () => {
    const talk = new MemoryTalk("fr", NOW);
    await say(talk, "Arbitrage à Montréal les 3, 4 et 8 mars 2027, de 9 h à 16 h 30.", {
      values: [
        value("proceedingType", "arbitration", "Arbitrage"),
        value("location", "arbitration_place_montreal", "Montréal"),
        ...["2027-03-03", "2027-03-04", "2027-03-08"].map((day) => value("preferredDate", day, "les 3, 4 et 8 mars 2027")),
        value("startTime", "09:00", "de 9 h à 16 h 30"),
        value("endTime", "16:30", "de 9 h à 16 h 30"),
      ],
    });
    await say(talk, "Le sténographe, c'est les 3 et 4 seulement.", {
      values: [on("courtReportingRequired", "true", "Le sténographe, c'est les 3 et 4 seulement", "2027-03-03", "2027-03-04")],
    });
    expect(daysOf(talk)).toEqual([{ field: "courtReportingRequired", days: ["2027-03-03", "2027-03-04"] }]);
    expect(remarksOf(talk)).toEqual([]);
  });
});

describe("its handle", () => {
  async function withLunches() {
    const talk = await begun();
    await say(talk, "Lunch for 16 on Tuesday, lunch for 9 on Friday.", {
      values: [
        on("catering", "Lunch for 16", "Lunch for 16 on Tuesday", TUESDAY),
        on("catering", "lunch for 9", "lunch for 9 on Friday", FRIDAY),
      ],
    });
    expect(daysOf(talk)).toHaveLength(2);
    return talk;
  }

  test("takes out the one that is meant, and no other", async () => {
    const talk = await withLunches();
    await say(talk, "Please remove the lunch on Friday the 12th.", {
      edits: [{ handle: "some_days2", does: "remove", quote: "remove the lunch on Friday the 12th" }],
    });
    expect(daysOf(talk)).toEqual([{ field: "catering", days: [TUESDAY], note: "Lunch for 16" }]);
  });

  test("of one whose day no word names takes nothing out", async () => {
    const talk = await withLunches();
    await say(talk, "Please remove the lunch on Tuesday.", {
      edits: [{ handle: "some_days2", does: "remove", quote: "remove the lunch on Tuesday" }],
    });
    expect(daysOf(talk)).toHaveLength(2);
  });

  test("of how many come on a day leaves the hearing's number", async () => {
    const talk = await begun();
    await say(talk, "On Friday we are 9 people.", { values: [on("mainRoomCapacity", "9", "On Friday we are 9 people", FRIDAY)] });
    expect(daysOf(talk)).toEqual([{ field: "mainRoomCapacity", days: [FRIDAY], note: "9" }]);
    await say(talk, "Take out the number of people on Friday.", {
      edits: [{ handle: "some_days1", does: "remove", quote: "Take out the number of people on Friday" }],
    });
    expect(daysOf(talk)).toEqual([]);
    expect(talk.values().mainRoomCapacity).toBe("16");
  });

  test("moves it to another day, and gives it other words", async () => {
    const talk = await withLunches();
    await say(talk, "The lunch on Friday should be on Thursday instead.", {
      edits: [{ handle: "some_days2", does: "replace", value: THURSDAY, quote: "The lunch on Friday should be on Thursday instead" }],
    });
    expect(daysOf(talk)).toEqual([
      { field: "catering", days: [TUESDAY], note: "Lunch for 16" },
      { field: "catering", days: [THURSDAY], note: "lunch for 9" },
    ]);
    await say(talk, "On Tuesday it is lunch for 14.", {
      edits: [{ handle: "some_days1", does: "replace", value: "lunch for 14", quote: "On Tuesday it is lunch for 14" }],
    });
    expect(daysOf(talk)[0]).toEqual({ field: "catering", days: [TUESDAY], note: "lunch for 14" });
  });
});
