/** Rooms of single days next to those of others: as many as any one day needs, on no day too few, and what differs stays in its words. */
import { expect, test } from "vitest";
import { roomNeed } from "#app/domain/venue/room-need.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, value } from "../begun.ts";

const [TUESDAY, WEDNESDAY, FRIDAY] = ["2027-02-09", "2027-02-10", "2027-02-12"] as const;
const DAYS = [TUESDAY, WEDNESDAY, FRIDAY];

async function after(message: string, rooms: readonly object[]) {
  const talk = new MemoryTalk("en", new Date("2026-11-29T15:00:00Z"));
  await talk.say(
    "Arbitration in Toronto on February 9, 10 and 12, 2027, from 9:30 to 16:30. 11 people.",
    {},
    {
      values: [
        value("proceedingType", "arbitration", "Arbitration"),
        value("location", "arbitration_place_toronto", "Toronto"),
        ...DAYS.map((day) => value("preferredDate", day, "February 9, 10 and 12, 2027")),
        value("startTime", "09:30", "from 9:30 to 16:30"),
        value("endTime", "16:30", "from 9:30 to 16:30"),
        value("mainRoomCapacity", "11", "11 people"),
      ],
    },
  );
  await talk.say(message, {}, { values: [], rooms });
  const { breakouts, breakoutDays } = roomNeed(talk.values()) ?? {};
  return { rooms: breakouts?.length, days: breakoutDays ?? null, remarks: remarksOf(talk).join(" ") };
}

const EVERY = "A breakout room for the claimant every day";
const EXPERT = "one for the expert on Wednesday";

test.each([
  ["without days", {}],
  ["with each day", { on: DAYS.join(", ") }],
])("a room of every day stays on every day, %s, whatever a single day has on top", async (_, every) => {
  const told = await after(`${EVERY}, and ${EXPERT}.`, [
    { count: 1, for: "the claimant", quote: EVERY, ...every },
    { count: 1, for: "the expert", quote: EXPERT, on: WEDNESDAY },
  ]);
  expect(told).toMatchObject({ rooms: 2, days: null });
  expect(told.remarks).toContain(EXPERT);
});

test("of days that need different numbers the rooms are as many as the busiest needs", async () => {
  const told = await after("Two breakout rooms Tuesday, one breakout room Wednesday.", [
    { count: 2, quote: "Two breakout rooms Tuesday", on: TUESDAY },
    { count: 1, quote: "one breakout room Wednesday", on: WEDNESDAY },
  ]);
  expect(told).toMatchObject({ rooms: 2, days: [TUESDAY, WEDNESDAY] });
});

test("a day on which one is wanted without a noun has it too", async () => {
  const told = await after("Two breakout rooms Tuesday, one Wednesday.", [
    { count: 2, quote: "Two breakout rooms Tuesday", on: TUESDAY },
    { count: 1, quote: "one Wednesday", on: WEDNESDAY },
  ]);
  expect(told).toMatchObject({ rooms: 2, days: [TUESDAY, WEDNESDAY] });
});

test("rooms of the same day add up", async () => {
  const [first, second] = ["Two breakout rooms on Tuesday", "a breakout room for the tribunal on Tuesday"];
  const told = await after(`${first} and ${second}.`, [
    { count: 2, quote: first, on: TUESDAY },
    { count: 1, for: "the tribunal", quote: second, on: TUESDAY },
  ]);
  expect(told).toMatchObject({ rooms: 3, days: [TUESDAY], remarks: "" });
});
