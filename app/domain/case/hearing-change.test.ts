import { expect, test } from "vitest";
import { type Heard, hearingChange } from "./hearing-change.ts";

const heard: Heard = {
  bookingNumber: "CN-1234-5678",
  status: "confirmed",
  locationType: "in_person",
  location: "arbitration_place_toronto",
  alternateLocationName: null,
  bookingDate: "2031-05-06",
  startTime: "09:00",
  endTime: "17:00",
  duration: null,
  details: {},
  timeZone: "America/Toronto",
};

test("what is as it was is no change, nor that a hearing has taken place", () => {
  expect(hearingChange(heard, { ...heard })).toBeNull();
  expect(hearingChange(heard, { ...heard, status: "completed" })).toBeNull();
});

test("each of day, hours, place and status says what it was", () => {
  const day = (date: string, from: string) => ({ date, from, to: "17:00", zone: "America/Toronto" });
  expect(hearingChange(heard, { ...heard, startTime: "10:00" })).toEqual({
    type: "booking_changed",
    details: { bookingNumber: "CN-1234-5678", when: [[day("2031-05-06", "09:00")], [day("2031-05-06", "10:00")]] },
  });
  expect(hearingChange(heard, { ...heard, locationType: "virtual" })?.details.where).toEqual(["arbitration_place_toronto", "virtual"]);
  expect(hearingChange({ ...heard, status: "pending" }, heard)).toEqual({
    type: "booking_confirmed",
    details: { bookingNumber: "CN-1234-5678", bookingStatus: ["pending", "confirmed"] },
  });
  expect(hearingChange(heard, { ...heard, status: "cancelled" })?.type).toBe("booking_cancelled");
});
