import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { INSTEAD } from "./one-database.ts";

/** The names that a module exports in one list, or each where it is made. */
function exported(code: string): string[] {
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.split(","));
  const made = [...code.matchAll(/^export (?:const|class|function|async function) (\w+)/gm)].map(([, name = ""]) => name);
  return [...listed, ...made].map((name) => name.trim().split(" as ").at(-1) ?? "").filter(Boolean);
}

test.each(Object.entries(INSTEAD))("%s is still a module of the library, and what stands for it exports the same", (file, code) => {
  const real = readFileSync(fileURLToPath(new URL(`../../node_modules${file}`, import.meta.url)), "utf8");
  expect(exported(code).sort()).toEqual(exported(real).sort());
});
