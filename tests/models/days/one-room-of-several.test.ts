/** What is said of one of several breakout rooms, on some days, leaves the others as they are: its words are kept, and no change is claimed. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { type Answer, remarksOf, value } from "../begun.ts";

const DAYS = ["2027-03-09", "2027-03-10", "2027-03-11", "2027-03-12"] as const;
const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = DAYS;
const THREE: Answer = {
  values: [],
  rooms: [
    { count: 2, for: "each side", quote: "A breakout room for each side" },
    { count: 1, for: "the arbitrator", quote: "a retiring room for the arbitrator" },
  ],
};

async function begun(rooms: Answer = THREE) {
  const talk = new MemoryTalk("en", new Date("2026-11-29T15:00:00Z"));
  const said = "Arbitration in Toronto on March 9, 10, 11 and 12, 2027, from 9:30 to 16:30. 11 people. A grain elevator collapsed.";
  const values = [
    value("proceedingType", "arbitration", "Arbitration"),
    value("location", "arbitration_place_toronto", "Toronto"),
    ...DAYS.map((day) => value("preferredDate", day, "March 9, 10, 11 and 12, 2027")),
    value("startTime", "09:30", "from 9:30 to 16:30"),
    value("endTime", "16:30", "from 9:30 to 16:30"),
    value("mainRoomCapacity", "11", "11 people"),
    value("caseDescription", "A grain elevator collapsed"),
  ];
  await talk.say(said, {}, { values });
  await talk.say("I am Gwen Tremaine, gwen@ashby.example, 416 555 0142.");
  await talk.say("A breakout room for each side and a retiring room for the arbitrator.", {}, rooms);
  return talk;
}
const onDays = (talk: MemoryTalk) => JSON.parse(talk.values().onSomeDays ?? "[]");
const off = (quote: string) => ({ field: "needsBreakoutRooms", value: "false", quote, on: FRIDAY });

const OFF = "the arbitrator's retiring room isn't needed on Friday";
const SIDES = "The two sides' breakout rooms are not needed on Friday";
const MORE = "a breakout room for the experts on Thursday";

describe("of one of several", () => {
  const answers: [string, string, Answer][] = [
    ["a day on which it is not wanted", OFF, { values: [off(OFF)] }],
    ["none of it on a day", OFF, { values: [], rooms: [{ count: 0, for: "the arbitrator", quote: OFF, on: FRIDAY }] }],
    [
      "the days that are left to it",
      OFF,
      { values: [], rooms: [{ count: 1, for: "the arbitrator", quote: OFF, on: `${TUESDAY}, ${WEDNESDAY}, ${THURSDAY}` }] },
    ],
    ["those of the sides", SIDES, { values: [off(SIDES)] }],
  ];
  test.each(answers)("%s is kept for staff, and the rooms stay on every day", async (_, words, answer) => {
    const talk = await begun();
    const { text } = await talk.say(`${words}.`, {}, answer);
    expect(talk.values()).toMatchObject({ needsBreakoutRooms: "true", breakoutRoomCount: "3" });
    expect(onDays(talk)).toEqual([]);
    expect(remarksOf(talk).join(" ")).toContain(words);
    expect(text).toContain("For our staff, in your words");
    expect(text).not.toMatch(/changed|only on some days/i);
  });

  test("a further one of a day leaves those that are noted on every day", async () => {
    const talk = await begun();
    await talk.say(`And ${MORE}.`, {}, { values: [], rooms: [{ count: 1, for: "the experts", quote: MORE, on: THURSDAY }] });
    expect(onDays(talk)).toEqual([]);
    expect(remarksOf(talk).join(" ")).toContain(MORE);
  });

  const held = (count: number): Answer => ({
    values: [],
    rooms: [{ count, for: "the tribunal", quote: "a retiring room for the arbitrator" }],
  });
  test.each([
    [1, MORE, { count: 1, for: "the experts", on: THURSDAY }],
    [1, "another breakout room on Friday", { count: 1, on: FRIDAY }],
    [2, "two more breakout rooms on Friday", { count: 2, on: FRIDAY }],
  ])("further ones, as many as the %i of every day, leave those: %s", async (count, words, room) => {
    const talk = await begun(held(count));
    await talk.say(`And ${words}.`, {}, { values: [], rooms: [{ ...room, quote: words }] });
    expect(talk.values()).toMatchObject({ needsBreakoutRooms: "true", breakoutRoomCount: String(count) });
    expect(onDays(talk)).toEqual([]);
    expect(remarksOf(talk).join(" ")).toContain(words);
  });

  test("in the message that lists them all is its own too", async () => {
    const own = "a retiring room for the arbitrator";
    const talk = await begun({
      values: [{ field: "needsBreakoutRooms", value: "true", quote: own, on: `${TUESDAY}, ${WEDNESDAY}` }],
      rooms: THREE.rooms ?? [],
    });
    expect(onDays(talk)).toEqual([]);
  });
});

describe("of all of them", () => {
  const all: [string, Answer][] = [
    ["No breakout rooms on Friday", { values: [], rooms: [{ count: 0, quote: "No breakout rooms on Friday", on: FRIDAY }] }],
    ["We don't need a breakout room on Friday", { values: [off("We don't need a breakout room on Friday")] }],
    ["The breakout rooms aren't needed on Friday", { values: [off("The breakout rooms aren't needed on Friday")] }],
  ];
  test.each(all)("%s: they are wanted on the other days", async (words, answer) => {
    const talk = await begun();
    await talk.say(`${words}.`, {}, answer);
    expect(talk.values()).toMatchObject({ needsBreakoutRooms: "true", breakoutRoomCount: "3" });
    expect(onDays(talk)).toEqual([{ field: "needsBreakoutRooms", days: [TUESDAY, WEDNESDAY, THURSDAY] }]);
  });

  test("where there is one, it is all of them", async () => {
    const one = "a retiring room for the arbitrator";
    const talk = await begun({ values: [], rooms: [{ count: 1, for: "the arbitrator", quote: one }] });
    await talk.say(`And ${OFF}.`, {}, { values: [off(OFF)] });
    expect(onDays(talk)).toEqual([{ field: "needsBreakoutRooms", days: [TUESDAY, WEDNESDAY, THURSDAY] }]);
  });
});
