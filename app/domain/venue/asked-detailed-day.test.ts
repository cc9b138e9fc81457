import { describe, expect, test } from "vitest";
import { askedDetailedDay } from "./asked-detailed-day.ts";

const PLACE = { locationType: "in_person", location: "arbitration_place_toronto", mainRoomCapacity: "12" };
const RUN = { ...PLACE, bookingType: "consecutive", consecutiveStartDate: "2027-02-08" };

describe("the day that a line about free rooms is about", () => {
  test("is the one day with its hours and people", () => {
    const day = { bookingType: "single", bookingDate: "2027-02-08", startTime: "09:00", duration: "full_day" };
    expect(askedDetailedDay({ ...PLACE, ...day })).toMatchObject({ date: "2027-02-08", startTime: "09:00", endTime: "16:00", people: 12 });
  });

  test("is the first of days in a row while it stands alone", () => {
    expect(askedDetailedDay(RUN)).toMatchObject({ date: "2027-02-08" });
    expect(askedDetailedDay({ ...RUN, consecutiveEndDate: "2027-02-08" })).toMatchObject({ date: "2027-02-08" });
  });

  test("is none of several: that one of them is free would read as if all were", () => {
    expect(askedDetailedDay({ ...RUN, consecutiveEndDate: "2027-02-12" })).toBeNull();
    expect(askedDetailedDay({ ...PLACE, bookingType: "non-consecutive", bookingDate: "2027-02-08" })).toBeNull();
  });
});
