/** What is offered instead of a hearing that does not fit is one press: posted and read back it is the same, and its edit gives that hearing. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planOf } from "#app/domain/hearing-plan/plan.ts";
import { editOf, type Instead, insteadName, insteadOf, readInstead } from "./instead.ts";

const ROW = {
  location: "arbitration_place_toronto",
  bookingType: "consecutive",
  consecutiveStartDate: "2027-03-08",
  consecutiveEndDate: "2027-03-10",
  consecutiveStartTime: "09:30",
  consecutiveDuration: "extended",
  consecutiveEndTime: "16:30",
};
const DAY = {
  location: "arbitration_place_toronto",
  bookingType: "single",
  bookingDate: "2027-03-08",
  startTime: "09:00",
  duration: "full_day",
};
const daysAfter = (values: Record<string, string>, instead: Instead) => {
  const edit = editOf(values, instead);
  return edit && planOf({ ...values, ...edit }).days.map(({ date, startTime, endTime }) => [date, startTime, endTime].join(" "));
};

describe("editOf", () => {
  test("other hours are those of every day, as long as before", () => {
    expect(daysAfter(ROW, { kind: "hours", value: "11:00-18:00" })).toEqual([
      "2027-03-08 11:00 18:00",
      "2027-03-09 11:00 18:00",
      "2027-03-10 11:00 18:00",
    ]);
    expect(daysAfter(DAY, { kind: "hours", value: "10:00-17:00" })).toEqual(["2027-03-08 10:00 17:00"]);
  });

  test("other days keep their hours", () => {
    expect(daysAfter(ROW, { kind: "days", value: "2027-03-15,2027-03-16,2027-03-17" })).toEqual([
      "2027-03-15 09:30 16:30",
      "2027-03-16 09:30 16:30",
      "2027-03-17 09:30 16:30",
    ]);
    expect(daysAfter(DAY, { kind: "days", value: "2027-03-16" })).toEqual(["2027-03-16 09:00 16:00"]);
  });

  test("other days at other hours last as long as before", () => {
    expect(daysAfter(ROW, { kind: "moved", value: "2027-03-15,2027-03-16,2027-03-17@10:00-17:00" })).toEqual([
      "2027-03-15 10:00 17:00",
      "2027-03-16 10:00 17:00",
      "2027-03-17 10:00 17:00",
    ]);
    expect(daysAfter(DAY, { kind: "moved", value: "2027-03-16@11:00-18:00" })).toEqual(["2027-03-16 11:00 18:00"]);
  });

  test("only those days that fit stay, be it one", () => {
    expect(daysAfter(ROW, { kind: "only", value: "2027-03-08,2027-03-10" })).toEqual(["2027-03-08 09:30 16:30", "2027-03-10 09:30 16:30"]);
    expect(daysAfter(ROW, { kind: "only", value: "2027-03-09" })).toEqual(["2027-03-09 09:30 16:30"]);
  });

  test("a venue is a place, a room is no edit, and days that are none are null", () => {
    expect(editOf(DAY, { kind: "venue", value: "arbitration_place_miami" })).toEqual({ location: "arbitration_place_miami" });
    expect(editOf(DAY, { kind: "room", value: "tor-01" })).toEqual({});
    expect(editOf(ROW, { kind: "days", value: "2027-03-15" })).toBeNull();
    expect(editOf(ROW, { kind: "only", value: "2027-04-09" })).toBeNull();
    expect(editOf(ROW, { kind: "hours", value: "20:00-23:00" })).toBeNull();
  });
});

test("what a button posts is read back, and nothing else is", () => {
  const all = insteadOf({
    rooms: [{ id: "tor-01", name: "Bay", capacity: 8 }],
    hours: [{ startTime: "10:00", endTime: "16:00" }],
    fitting: ["2027-03-08"],
    runs: [["2027-03-15", "2027-03-16"]],
    moves: [{ days: ["2027-03-17", "2027-03-18"], startTime: "10:00", endTime: "16:00" }],
    days: ["2027-03-15"],
    venues: ["arbitration_place_miami"],
  });
  expect(all.map(({ kind }) => kind)).toEqual(["room", "hours", "only", "days", "moved", "venue"]);
  for (const one of all) expect(readInstead(insteadName(one))).toEqual(one);
  fc.assert(fc.property(fc.string(), (text) => readInstead(text) === null || insteadName(readInstead(text) as Instead) === text));
  for (const none of [
    "",
    "room:",
    "hours:10:00",
    "hours:10:00-99:00",
    "days:soon",
    "moved:2027-03-15",
    "moved:2027-03-15@10:00",
    "moved:2027-03-15@10:00-16:00@x",
    "venue:atlantis",
    "toString:x",
  ])
    expect(readInstead(none)).toBeNull();
});
