/** A newcomer's task: a fifth city is a row of `app/domain/venue/cities.ts` and what only people can make; what the compiler asks then is in `first-changes.test.ts`. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const TABLE = "app/domain/venue/cities.ts";

/** Where a city may be named in the code besides its table, and why. */
const NAMED: readonly (readonly [place: RegExp, why: string])[] = [
  [/^app\/components\/documents\/cities\//, "texts of the cities' pages"],
  [/^app\/routes\/documents\/city\/(maps\/|gallery)/, "maps and windows"],
  [/^app\/components\/drawings\/skyline/, "skylines"],
  [/^app\/routes\/documents\/reserve\/ready-room\.tsx$/, "a drawing with a skyline in its window"],
  [/^scripts\/media\/film\//, "the film of the skylines"],
  [/^app\/i18n\/detailed\/(effect-labels|place-texts)\.ts$/, "texts of the specification"],
  [/^app\/components\/layout\/country-name\.tsx$|^scripts\/pictures\/texts\.ts$/, "names of countries"],
  [/^app\/domain\/people\/(accounts\/)?weak-password\.ts$/, "words that people use in passwords"],
  [/^app\/domain\/mail\/firm\.ts$/, "domains of universities' mailboxes"],
  [/^app\/domain\/booking\/vocabulary\.ts$/, "the zones of the specification's four labels"],
  [/^app\/services\/accounts\//, "the zone of new accounts"],
  [/^app\/domain\/people\/time-zones\.ts$/, "names of zones"],
  [/^scripts\/(seed|bench)/, "data of the demonstration and of measurements"],
  [/^scripts\/tools\//, "data of measurements"],
  [/^app\/(domain\/(assistant|talk)|i18n\/talk|understanding)\/|^workers\/chat\/guided\//, "language: how visitors name places"],
  [/^app\/routes\/documents\/privacy\//, "a public authority's city"],
];
const CITY = /toronto|montr[eé]al|\bmiami|ottawa|cayman|caim[aá]n/i;

test("no other source names a city", () => {
  const files = execFileSync("git", ["ls-files", "app", "workers", "scripts"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.(ts|mjs)$/.test(file) && file !== TABLE)
    .filter((file) => !NAMED.some(([place]) => place.test(file)));
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => CITY.test(withoutComments(readFileSync(join(ROOT, file), "utf8"))));
  expect(naming).toEqual([]);
});

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
