import { expect, test } from "vitest";
import { startMoved } from "./start-moved.ts";

test("one day and a row of days begin at the other hour and last as long as before", () => {
  expect(startMoved({ startTime: "09:30", duration: "full_day" }, "08:00")).toEqual({ startTime: "08:00" });
  expect(startMoved({ bookingType: "consecutive", consecutiveStartTime: "09:30", consecutiveEndTime: "16:30" }, "08:00")).toEqual({
    consecutiveStartTime: "08:00",
    consecutiveEndTime: "15:00",
  });
});

test("of separate days those with the usual start move; a day that begins otherwise stays", () => {
  const day = (date: string, startTime: string, endTime: string) => ({ date, startTime, duration: "extended", endTime });
  const list = [day("2027-02-08", "09:30", "16:30"), day("2027-02-09", "09:30", "16:30"), day("2027-02-10", "13:00", "17:00")];
  const { bookingDates = "" } = startMoved({ bookingType: "non-consecutive", bookingDates: JSON.stringify(list) }, "08:00");
  expect(JSON.parse(bookingDates)).toEqual([day("2027-02-08", "08:00", "15:00"), day("2027-02-09", "08:00", "15:00"), list[2]]);
});
