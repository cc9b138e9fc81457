/** Files that import each other in a circle are one file in several pieces: types and lazy imports count as well. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const MOST = 3;

/** Each file with the files of the tree that it imports. */
function importsOf(files: readonly string[], read: (file: string) => string): Map<string, string[]> {
  const known = new Set(files);
  const specifier = /^(?:import|export)\s[^;]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|import\("([^"]+)"\)/gm;
  return new Map(
    files.map((file) => {
      const named = [...read(file).matchAll(specifier)].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? "");
      const paths = named.map((name) => (name.startsWith("#") ? name.slice(1) : join(dirname(file), name)));
      return [file, paths.filter((path) => path !== file && known.has(path))];
    }),
  );
}

/** Sets of files each of which reaches every other (Tarjan's strongly connected components), of two files or more. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    let low = order.get(file) ?? 0;
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(file)) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}

test("a circle is found, through types and through lazy imports", () => {
  const files = new Map([
    ["app/a.ts", 'import type { B } from "./b.ts";\n'],
    ["app/b.ts", 'const load = () => import("#app/deep/c.ts");\n'],
    ["app/deep/c.ts", 'import { a } from "../a.ts";\n'],
    ["app/apart.ts", 'import { a } from "./a.ts";\n'],
  ]);
  expect(circlesIn(importsOf([...files.keys()], (file) => files.get(file) ?? ""))).toEqual([["app/a.ts", "app/b.ts", "app/deep/c.ts"]]);
});

test(`the tree has at most ${MOST} circles`, () => {
  const files = execFileSync("git", ["ls-files", "app", "workers"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const circles = circlesIn(importsOf(files, (file) => readFileSync(join(ROOT, file), "utf8")));
  expect(circles.length, circles.map((circle) => circle.join(" ↔ ")).join("\n")).toBeLessThanOrEqual(MOST);
});
