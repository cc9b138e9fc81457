import { expect, test } from "vitest";
import { type EarlierTime, type HoldOutcome, hasShareLeft, isHoldable, isWithinSize, restOf } from "./visitor-hold.ts";

test.each([
  [4, 1, true],
  [4, 5, true],
  [2, 10, true],
  [1, 20, true],
  [5, 1, false],
  [4, 6, false],
  [1, 21, false],
])("%i rooms on each of %i days: %s", (rooms, days, within) => {
  expect(
    isWithinSize(
      Array.from({ length: days }, () => ({})),
      { people: 6, breakouts: Array(rooms - 1).fill(4) },
    ),
  ).toBe(within);
});

const HOUR = 3_600_000;
const time = (from: number, to: number) => ({ startsAt: from * HOUR, endsAt: to * HOUR });

test("half of a venue's rooms are shared at a time, and four of a small one's", () => {
  const kept = (roomId: string) => ({ roomId, ...time(9, 12) });
  const of = (held: string[], more: string[], all: number) => hasShareLeft(held.map(kept), more.map(kept), all);
  expect(of(["a", "b", "c", "d"], ["e", "f", "g"], 15)).toBe(true);
  expect(of(["a", "b", "c", "d", "e"], ["f", "g", "h"], 15)).toBe(false);
  expect(of([], ["a", "b", "c"], 4)).toBe(true);
  expect(of(["a"], ["b", "c", "d"], 4)).toBe(true);
  expect(of(["a", "b"], ["c", "d", "e"], 4)).toBe(false);
  expect(
    hasShareLeft(
      ["a", "b", "c"].map((roomId) => ({ roomId, ...time(12, 15) })),
      ["d", "e", "f"].map(kept),
      6,
    ),
  ).toBe(true);
});

test("hours rest until the last hold of them is seven days old; of those lost by a move the second counts", () => {
  const hold = (id: string, endedAt: number, outcome: HoldOutcome, from = 9) => ({ id, endedAt, outcome, ...time(from, from + 3) });
  const until = (...earlier: EarlierTime[]) => restOf(earlier, [time(11, 14)]);
  expect(until()).toBeNull();
  expect(until(hold("a", 5, "expired"), hold("b", 7, "given_back"))).toBe(7 + 168 * HOUR);
  expect(until(hold("a", 5, "expired", 14))).toBeNull();
  expect(until(hold("a", 5, "confirmed"), hold("b", 6, "replaced"))).toBeNull();
  expect(until(hold("a", 5, "moved"))).toBeNull();
  expect(until(hold("a", 5, "moved"), hold("a", 5, "moved", 10))).toBeNull();
  expect(until(hold("a", 5, "moved"), hold("b", 9, "moved"))).toBe(5 + 168 * HOUR);
});

test("a request with a day that waits for staff can have a room held; a transcript and a confirmed booking cannot", () => {
  const request = { status: "pending", proceedingType: "mediation", bookingDate: "2027-03-16" } as const;
  expect(isHoldable(request)).toBe(true);
  expect(isHoldable({ ...request, status: "consultation_requested" })).toBe(true);
  expect(isHoldable({ ...request, status: "confirmed" })).toBe(false);
  expect(isHoldable({ ...request, status: "cancelled" })).toBe(false);
  expect(isHoldable({ ...request, bookingDate: null })).toBe(false);
  expect(isHoldable({ ...request, proceedingType: "audio_transcription" })).toBe(false);
});
