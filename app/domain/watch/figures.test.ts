import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asPrometheus, FIGURE_NAMES, FIGURES, failuresPercent, judge, readLimits } from "./figures.ts";

test("every figure has its heading in the runbook, and the runbook has no other", () => {
  const runbook = readFileSync(new URL("../../../docs/runbook.md", import.meta.url), "utf8");
  expect([...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(FIGURE_NAMES);
});

test("limits are those of the table unless the setting says otherwise", () => {
  expect(readLimits()).toMatchObject({ mail_minutes: 15, jobs_failing: 0 });
  expect(readLimits("mail_minutes=30, faults=0\n records_hours=72")).toMatchObject({
    mail_minutes: 30,
    faults: 0,
    records_hours: 72,
    jobs_failing: 0,
  });
});

test.each([
  ["mails=3", /WATCH_LIMITS names "mails"; it may name schedule_minutes/],
  ["constructor=3", /names "constructor"/],
  ["faults", /sets faults to ""/],
  ["faults=-1", /sets faults to "-1"/],
  ["faults=1.5", /sets faults to "1\.5"/],
])("%s is refused by name", (text, message) => {
  expect(() => readLimits(text)).toThrow(message);
});

test("a figure is over above its limit, and not at it", () => {
  const values = Object.fromEntries(FIGURE_NAMES.map((name) => [name, FIGURES[name].limit])) as Record<keyof typeof FIGURES, number>;
  expect(judge(values, readLimits()).some(({ over }) => over)).toBe(false);
  expect(
    judge({ ...values, faults: values.faults + 1 }, readLimits())
      .filter(({ over }) => over)
      .map(({ name }) => name),
  ).toEqual(["faults"]);
  expect(asPrometheus(judge(values, readLimits())).match(/^concord_\w+ \d+$/gm)).toHaveLength(FIGURE_NAMES.length);
});

test("a few turns are no rate", () => {
  expect(failuresPercent({ turns: 19, failures: 19 })).toBe(0);
  expect(failuresPercent({ turns: 20, failures: 5 })).toBe(25);
});
