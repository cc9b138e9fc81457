/** Browser tests wait for what they need (docs/decisions/tests): none sleeps, is tried again or left out, or presses a key on a button that may be busy. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "tests/e2e";
const SPECS = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\.waitForTimeout\(/, "sleeps: wait for what is to be seen"],
  [/\btest\.(?:skip|fixme|fail)\(|retries:/, "is left out or tried again"],
  [/getByRole\("button".*\)\.press\(/, "presses a key on a button that may be busy: enter(button)"],
];

test.each(SPECS)("%s", (name) => {
  const lines = readFileSync(join(FOLDER, name), "utf8").split("\n");
  const found = lines.flatMap((line, at) => REFUSED.filter(([what]) => what.test(line)).map(([, why]) => `line ${at + 1} ${why}`));
  expect(found).toEqual([]);
});
