/** The corpora that the grammar was tuned on, each line; and how a corpus is scored. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { failuresOf, measured, readCorpus, tableOf } from "./time-corpus.ts";

describe.each(["en", "fr", "es"])("days and hours in %s", (locale) => {
  const file = `time-${locale}.tsv`;
  const lines = readCorpus(readFileSync(join(import.meta.dirname, file), "utf8"), file);

  test("there are at least 250", () => {
    expect(lines.length).toBeGreaterThanOrEqual(250);
  });

  test.each(lines.map((line) => [line.text, line] as const))("%s", (_, line) => {
    const { outcome, said } = measured(line);
    expect({ outcome, said }).toEqual({ outcome: "right", said });
  });
});

// Written by a stranger, opened to find the causes of failures: the lines right may not fall, those silently wrong not rise.
describe.each([
  ["en", 110, 0],
  ["fr", 110, 0],
  ["es", 110, 0],
] as const)("a stranger's days and hours in %s", (locale, right, wrong) => {
  const file = `opened-2026-11-22.${locale}.tsv`;
  const results = readCorpus(readFileSync(join(import.meta.dirname, file), "utf8"), file).map(measured);
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;

  test("all 110 lines are read, at least so many right and at most so many wrong", () => {
    expect(results).toHaveLength(110);
    expect(count("right"), failuresOf(results)).toBeGreaterThanOrEqual(right);
    expect(count("wrong"), failuresOf(results)).toBeLessThanOrEqual(wrong);
  });
});

describe("a corpus", () => {
  const scored = (text: string, expected: string) =>
    measured(readCorpus(`en\t2026-11-21\t-\t${text}\t${expected}`, "x")[0] ?? expect.fail()).outcome;

  test.each([
    ["March 3", "day 2027-03-03", "right"],
    ["March 3", "day 2027-03-04", "wrong"],
    ["before March 31", "before 2027-03-31", "right"],
    ["before March 31", "by 2027-03-30", "right"],
    ["after March 31", "after 2027-03-31", "right"],
    ["March 3-5", "days 2027-03-03,2027-03-04,2027-03-05", "right"],
    ["03/04/2027", "ask(day 2027-04-03, day 2027-03-04)", "right"],
    ["03/04/2027", "ask", "right"],
    ["03/04/2027", "day 2027-03-04", "asked"],
    ["March 3", "ask", "wrong"],
    ["March 3", "none", "wrong"],
    ["nothing here", "day 2027-03-03", "nothing"],
    ["March 3", "day 2027-03-03 ; length 3d", "nothing"],
    ["March 3 at 9", "day 2027-03-03 OR day 2027-03-03 time 09:00", "right"],
    ["1.5 hours", "length 1.50h", "right"],
  ] as const)("%s, expected %s, is %s", (text, expected, outcome) => {
    expect(scored(text, expected)).toBe(outcome);
  });

  test("a malformed line is named", () => {
    expect(() => readCorpus("en\t2026-11-21\tMarch 3", "file.tsv")).toThrow("file.tsv:1");
  });

  test("its table counts every line once", () => {
    const table = tableOf(
      readCorpus("en\t2026-11-21\t-\tMarch 3\tday 2027-03-03\nfr\t2026-11-21\t-\tle 4 mars\tday 2027-03-05", "x").map(measured),
    );
    expect(table).toMatch(/^all\s+2\s+1 \(50\.0 %\)\s+0 \(0\.0 %\)\s+1 \(50\.0 %\)/m);
  });
});
