import { expect, test } from "vitest";
import { holdsKey, withoutKeys } from "./token-paths.ts";

test.each([
  "/reset-password/abc",
  "/fr/invitation/abc",
  "/es/first-administrator/abc",
  "/es/manage/abc",
  "/resume/abc.data",
  "/fr/hold/abc",
  "/feeds/abc.ics",
  "/feeds/cases/abc.ics",
  "/booking-confirmation/abc/calendar.ics",
])("%s holds a key", (path) => {
  expect(holdsKey(path)).toBe(true);
});

test.each(["/", "/manage", "/forgotten-password", "/bookings/reset-password/x", "/legacy-login"])("%s holds none", (path) => {
  expect(holdsKey(path)).toBe(false);
});

test("a key is taken out of a text, wherever it is in it", () => {
  expect(withoutKeys('You made a POST request to "/fr/invitation/s3cr-et_key" but there is no action')).toBe(
    'You made a POST request to "/fr/invitation/…" but there is no action',
  );
  expect(withoutKeys("GET /api/login?returnTo=%2Finvitation%2Fs3cr-et_key&x=1")).toBe("GET /api/login?returnTo=%2Finvitation%2F…&x=1");
  expect(withoutKeys("at https://a.b/booking-confirmation/s3cret/calendar.ics (x.js:1:2)")).toBe(
    "at https://a.b/booking-confirmation/… (x.js:1:2)",
  );
  expect(withoutKeys("nothing of the kind")).toBe("nothing of the kind");
});
