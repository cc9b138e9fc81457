import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkFastBooking } from "./fast.ts";
import { firstDay } from "./stored-details.ts";

const NOW = new Date("2026-12-01T15:00:00Z");
const asked = (change: Record<string, unknown>) =>
  checkFastBooking(
    {
      proceedingType: "mediation",
      locationType: "virtual",
      contactName: "Ana Cruz",
      contactEmail: "ana@cruz.example",
      contactPhone: "416 555 0100",
      caseDescription: "Two shareholders disagree about a clinic.",
      preferredDate: "2027-03-16",
      ...change,
    },
    NOW,
  );
const wall = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

describe("an end without a length", () => {
  test.each([
    ["09:00", "12:30", "half_day"],
    ["09:00", "16:00", "full_day"],
    ["09:00", "17:30", "extended"],
  ])("from %s to %s is %s", (startTime, endTime, duration) => {
    const checked = asked({ startTime, endTime });
    expect(checked.issues).toEqual([]);
    if (checked.ok) expect(firstDay({ ...checked.request, bookingDate: "2027-03-16" })).toMatchObject({ startTime, endTime, duration });
  });

  test("is kept whenever it is far enough after the start, and else named", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }), (start, end) => {
        const checked = asked({ startTime: wall(start), endTime: wall(end) });
        if (checked.ok)
          expect(firstDay({ ...checked.request, bookingDate: "2027-03-16" })).toMatchObject({ startTime: wall(start), endTime: wall(end) });
        else expect(checked.issues).toEqual([{ field: "endTime", code: end <= start ? "end_before_start" : "extended_too_short" }]);
        expect(checked.ok).toBe(end - start >= 210);
      }),
    );
  });

  test("of days in a row makes their length as well", () => {
    const row = {
      bookingType: "consecutive",
      preferredDate: undefined,
      consecutiveStartDate: "2027-03-16",
      consecutiveEndDate: "2027-03-18",
    };
    const checked = asked({ ...row, consecutiveStartTime: "10:00", consecutiveEndTime: "18:15" });
    expect(checked).toMatchObject({ ok: true, request: { consecutiveDuration: "extended", consecutiveEndTime: "18:15" } });
  });
});

test("an end that says another length than the one that is given is refused; one that says the same is taken", () => {
  expect(asked({ startTime: "09:00", duration: "half_day", endTime: "12:00" }).issues).toEqual([
    { field: "endTime", code: "end_disagrees" },
  ]);
  expect(asked({ startTime: "09:00", duration: "full_day", endTime: "16:00" })).toMatchObject({
    ok: true,
    request: { duration: "full_day" },
  });
});

test("an end without a start is asked for its start", () => {
  expect(asked({ endTime: "16:00" }).issues).toEqual([{ field: "startTime", code: "start_time_required" }]);
});
