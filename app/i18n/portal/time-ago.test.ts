import { setupI18n } from "@lingui/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { timeAgo } from "./time-ago.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const NOW = new Date("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;
const ago = (milliseconds: number, zone = "America/Toronto") => timeAgo(i18n, NOW.getTime() - milliseconds, NOW, zone);

test.each([
  [0, "Just now"],
  [-5 * HOUR, "Just now"],
  [HOUR - 1, "Just now"],
  [HOUR, "1 hour ago"],
  [2 * HOUR - 1, "1 hour ago"],
  [24 * HOUR - 1, "23 hours ago"],
  [24 * HOUR, "1 day ago"],
  [48 * HOUR - 1, "1 day ago"],
  [168 * HOUR - 1, "6 days ago"],
  [168 * HOUR, "November 14, 2026"],
])("%d milliseconds ago reads %s", (milliseconds, text) => {
  expect(ago(milliseconds)).toBe(text);
});

test("the date is the one on the reader's wall", () => {
  const at = "2026-11-01T02:30:00Z";
  expect(timeAgo(i18n, at, NOW, "America/Toronto")).toBe("October 31, 2026");
  expect(timeAgo(i18n, at, NOW, "Europe/Paris")).toBe("November 1, 2026");
});

test("what is older never reads younger", () => {
  const rank = (text: string) => (text === "Just now" ? 0 : /hour/.test(text) ? 1 : /day/.test(text) ? 2 : 3);
  fc.assert(
    fc.property(fc.nat(300 * HOUR), fc.nat(300 * HOUR), (one, other) => {
      const [younger, older] = [Math.min(one, other), Math.max(one, other)];
      expect(rank(ago(older))).toBeGreaterThanOrEqual(rank(ago(younger)));
    }),
  );
});
