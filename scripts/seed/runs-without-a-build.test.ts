/** Node runs the seed as it is: what only a build can read (macros, catalogues) must be out of its reach. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Imports of values; those of types are gone when Node runs the file. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)"|^import "([^"]+)"/gm;

function reached(from: string, seen = new Map<string, string[]>(), way: string[] = []): Map<string, string[]> {
  if (seen.has(from)) return seen;
  seen.set(from, [...way, from]);
  const file = join(ROOT, from);
  if (!existsSync(file)) return seen;
  for (const [, named, bare] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    const name = named ?? bare ?? "";
    if (name.startsWith("#locales/")) seen.set(name, [...way, from, name]);
    else if (name.startsWith("#")) reached(name.slice(1), seen, [...way, from]);
    else if (name.startsWith(".")) reached(normalize(join(dirname(from), name)), seen, [...way, from]);
    else seen.set(name, [...way, from, name]);
  }
  return seen;
}

test("the demo data reaches no macro, no catalogue and no virtual module", () => {
  const all = reached("scripts/seed/seed.ts");
  expect(all.size).toBeGreaterThan(50);
  const built = [...all].filter(([name]) => /\/macro$|\.po$|^virtual:|\.tsx$/.test(name)).map(([, way]) => way.join(" → "));
  expect(built).toEqual([]);
});
