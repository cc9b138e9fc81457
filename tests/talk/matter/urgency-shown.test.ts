/** On a confirmation and in its mail the ordinary days are shown where somebody has said or chosen them. */
import { expect, it } from "vitest";
import { isUrgencySaid } from "#app/i18n/booking-labels.ts";

it("shows how urgent a request is where somebody has said or chosen it", () => {
  expect(isUrgencySaid({ source: "assistant", urgency: "standard" })).toBe(false);
  expect(isUrgencySaid({ source: "assistant", urgency: "urgent" })).toBe(true);
  expect(isUrgencySaid({ source: "fast", urgency: "standard" })).toBe(true);
  expect(isUrgencySaid({ source: "simple", urgency: "standard" })).toBe(true);
});
