import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "../../..");
const told = readFileSync(join(import.meta.dirname, "browser-storage.tsx"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const parts = /parts=\{(\[.+\])\}/.exec(line)?.[1];
    return parts ? [(JSON.parse(parts) as string[]).join("")] : [];
  });

/** Names that our sources put into a browser's storage: constants given to `setItem`, or to `keepWords`, which does. */
function kept(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  return files.flatMap((name) => {
    const source = readFileSync(join(APP, name), "utf8");
    return [...source.matchAll(/(?:(?:session|local)Storage\.setItem|keepWords)\(([A-Z_]+)/g)].map(([, constant]) => {
      const value = new RegExp(`const ${constant} = "([^"]+)"`).exec(source)?.[1];
      return value ?? `${name}: ${constant}`;
    });
  });
}

test("everything that the site puts into a browser's storage is told on the privacy page", () => {
  const names = kept();
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(told).toContain(name);
});

test("the number of cookies that the privacy page gives is that of the cookies it names", () => {
  const words = ["five", "six", "seven", "eight", "nine"];
  const page = readFileSync(join(import.meta.dirname, "browser-storage.tsx"), "utf8");
  expect(/The (\w+) cookies, named first/.exec(page)?.[1]).toBe(words[told.filter((name) => name.startsWith("__Host-")).length - 5]);
});
