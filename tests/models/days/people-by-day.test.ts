/** How many come on which day: the plan holds each day's number, the room is for the most, and nothing of it is left as a remark. */
import { describe, expect, test } from "vitest";
import { readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { planOf } from "#app/domain/hearing-plan/plan.ts";
import { wantedFit } from "#app/domain/talk/plan/fit.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import type { World } from "#app/domain/talk/world.ts";
import { roomNeed } from "#app/domain/venue/room-need.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, value } from "../begun.ts";

const DAYS = ["2027-03-09", "2027-03-10", "2027-03-11", "2027-03-12"] as const;
const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = DAYS;
const on = (said: string, quote: string, ...days: string[]) => ({ field: "mainRoomCapacity", value: said, quote, on: days.join(", ") });
const heads = (note: string, ...days: string[]) => ({ field: "mainRoomCapacity", days, note });
const byDay = (talk: MemoryTalk) => JSON.parse(talk.values().onSomeDays ?? "[]");

async function begun() {
  const talk = new MemoryTalk("en", new Date("2026-11-29T15:00:00Z"));
  const values = [
    value("proceedingType", "arbitration", "Arbitration"),
    value("location", "arbitration_place_toronto", "Toronto"),
    ...DAYS.map((day) => value("preferredDate", day, "March 9, 10, 11 and 12, 2027")),
    value("startTime", "09:30", "from 9:30 to 16:30"),
    value("endTime", "16:30", "from 9:30 to 16:30"),
  ];
  await talk.say("Arbitration in Toronto on March 9, 10, 11 and 12, 2027, from 9:30 to 16:30.", {}, { values });
  return talk;
}
const SAID = "Eight of us on Tuesday, twelve on Wednesday, ten on Thursday and just six on the Friday.";
const ANSWER = {
  values: [
    on("8", "Eight of us on Tuesday", TUESDAY),
    on("12", "twelve on Wednesday", WEDNESDAY),
    on("10", "ten on Thursday", THURSDAY),
    on("6", "just six on the Friday", FRIDAY),
  ],
};

describe("the number of people of single days", () => {
  test("is each day's, and the room is for the most", async () => {
    const talk = await begun();
    const { text } = await talk.say(SAID, {}, ANSWER);
    expect(talk.values().mainRoomCapacity).toBe("12");
    expect(byDay(talk)).toEqual([heads("8", TUESDAY), heads("12", WEDNESDAY), heads("10", THURSDAY), heads("6", FRIDAY)]);
    expect(remarksOf(talk)).toEqual([]);
    expect(text).toContain("People in the main room: on Tuesday, March 9 (8)");
  });

  test("of one day that is said again takes that day's place alone, whatever words go with it", async () => {
    const talk = await begun();
    await talk.say(SAID, {}, ANSWER);
    await talk.say("On Friday we are only 5.", {}, { values: [on("5", "On Friday we are only 5", FRIDAY)] });
    expect(byDay(talk)).toEqual([heads("8", TUESDAY), heads("12", WEDNESDAY), heads("10", THURSDAY), heads("5", FRIDAY)]);
    expect(talk.values().mainRoomCapacity).toBe("12");
  });

  test("that is said twice of a day counts as it was said last", async () => {
    const talk = await begun();
    await talk.say(SAID, {}, ANSWER);
    const twice = "On Friday 9 of us, no, on Friday 15 of us.";
    await talk.say(twice, {}, { values: [on("9", "On Friday 9 of us", FRIDAY), on("15", "on Friday 15 of us", FRIDAY)] });
    expect(byDay(talk)).toEqual([heads("8", TUESDAY), heads("12", WEDNESDAY), heads("10", THURSDAY), heads("15", FRIDAY)]);
  });

  test("gives way to a number that is said of every day", async () => {
    const talk = await begun();
    await talk.say("We are 11.", {}, { values: [value("mainRoomCapacity", "11", "We are 11")] });
    await talk.say("On Friday 15 of us.", {}, { values: [on("15", "On Friday 15 of us", FRIDAY)] });
    expect(byDay(talk)).toEqual([heads("15", FRIDAY)]);
    await talk.say("Every day we are 6 now.", {}, { values: [value("mainRoomCapacity", "6", "Every day we are 6 now")] });
    expect(talk.values().mainRoomCapacity).toBe("6");
    expect(byDay(talk)).toEqual([]);
    expect(roomNeed(talk.values()).people).toBe(6);
  });

  test("of a day stays where another number is said of no day", async () => {
    const talk = await begun();
    await talk.say("On Friday 15 of us.", {}, { values: [on("15", "On Friday 15 of us", FRIDAY)] });
    await talk.say("We are 11.", {}, { values: [value("mainRoomCapacity", "11", "We are 11")] });
    expect(byDay(talk)).toEqual([heads("15", FRIDAY)]);
  });

  test("is no number where no room of ours is for so many", async () => {
    const talk = await begun();
    await talk.say("We are 11.", {}, { values: [value("mainRoomCapacity", "11", "We are 11")] });
    const { text } = await talk.say("On Friday 9000 of us.", {}, { values: [on("9000", "On Friday 9000 of us", FRIDAY)] });
    expect(byDay(talk)).toEqual([]);
    expect(text).toContain("9000");
    expect(roomNeed(talk.values()).people).toBe(11);
  });

  test("decides what the talk looks up of the rooms", async () => {
    const talk = await begun();
    await talk.say(SAID, {}, ANSWER);
    const world = { venues: [{ id: "arbitration_place_toronto", capacity: { from: 1, to: 40 } }] } as unknown as World;
    const flat = Object.entries({ ...talk.values(), mainRoomCapacity: "11" });
    const values = Object.fromEntries(flat.map(([field, held]) => [field, { value: held, origin: "assistant" as const, evidence: "" }]));
    expect(wantedFit({ values, loose: NEW_TALK.loose }, world)?.people).toBe(12);
  });

  test("that the words do not say is none", async () => {
    const talk = await begun();
    await talk.say("A few more on Friday.", {}, { values: [on("9", "A few more on Friday", FRIDAY)] });
    expect(byDay(talk)).toEqual([]);
  });
});

test("a day with more than the hearing's number sizes the room, and what is no number is refused", () => {
  const list = JSON.stringify([heads("20", FRIDAY)]);
  const values = { mainRoomCapacity: "12", onSomeDays: list };
  expect(roomNeed(values).people).toBe(20);
  expect(planOf(values).rooms.main.people).toBe(20);
  expect(planOf({ mainRoomCapacity: "12" }).rooms.main.people).toBe(12);
  expect(readOnSomeDays(list)).toEqual([heads("20", FRIDAY)]);
  for (const note of ["many", "0", "8 people", "501"]) expect(readOnSomeDays(JSON.stringify([heads(note, FRIDAY)]))).toBeNull();
});
