import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StandardFonts } from "pdf-lib";
import { expect, test } from "vitest";
import { fewFonts, WRITTEN_IN } from "./few-fonts.ts";

const ROOT = join(import.meta.dirname, "../..");
const FACES = "node_modules/@pdf-lib/standard-fonts/es";
const load = fewFonts().load as (id: string) => string | undefined;

test("each face that a bundle is written in is there", () => {
  const sources = globSync("{app,workers}/**/*.ts", { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), "utf8"));
  const named = new Set(sources.flatMap((source) => [...source.matchAll(/\bStandardFonts\.(\w+)/g)].map(([, name]) => name ?? "")));
  expect([...named].map((name) => StandardFonts[name as keyof typeof StandardFonts]).sort()).toEqual([...WRITTEN_IN].sort());
});

test("the others are left out, and what their letters are called is not", () => {
  for (const face of [...WRITTEN_IN, "all-encodings"]) {
    const file = join(ROOT, FACES, `${face}.compressed.json`);
    expect([face, existsSync(file), load(file)]).toEqual([face, true, undefined]);
  }
  expect(load(join(ROOT, FACES, "Times-Bold.compressed.json"))).toBe('""');
  expect(load(join(ROOT, "app/routes.ts"))).toBeUndefined();
});
