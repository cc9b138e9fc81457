import { expect, test } from "vitest";
import { firmOf, isHoldable } from "./visitor-hold.ts";

test.each([
  ["Jane@Firm.Example", "firm.example"],
  ["jane+hearing@firm.example", "firm.example"],
  ["jane.doe@gmail.com", null],
  ["jane@googlemail.com", null],
  ["jane@yahoo.ca", null],
  ["jane", "jane"],
])("the firm of %s is %s", (address, firm) => {
  expect(firmOf(address)).toBe(firm);
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
