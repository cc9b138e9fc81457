import { expect, test } from "vitest";
import { newI18n } from "#app/i18n/verbatim.ts";
import { laterCall } from "./promised-call.ts";

const i18n = newI18n("en", {});
/** A Sunday, 15:00 in Toronto. */
const SUNDAY = Date.parse("2026-11-22T20:00:00Z");

test("on a Sunday the moment of the call is said, on the clock of the office", () => {
  const said = laterCall(i18n, { callBy: "2026-11-23T15:00:00.000Z", location: null }, SUNDAY);
  expect(said).toMatch(/Our Toronto office is closed now and will call you by Monday, November 23.+10:00/);
});

test("within two hours the usual promise is true", () => {
  expect(laterCall(i18n, { callBy: "2026-11-22T22:00:00.000Z", location: null }, SUNDAY)).toBeNull();
  expect(laterCall(i18n, { callBy: null, location: null }, SUNDAY)).toBeNull();
});
