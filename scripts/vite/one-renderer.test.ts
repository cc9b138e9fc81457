import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FILE, INSTEAD } from "./one-renderer.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const exported = (code: string) => [...new Set([...code.matchAll(/exports\.(\w+) = /g)].map(([, name]) => name))].sort();

test("what stands for the former renderer exports the same", () => {
  expect(exported(INSTEAD)).toEqual(exported(readFileSync(`${ROOT}node_modules${FILE}`, "utf8")));
});

test("nothing of the application writes markup by it", () => {
  const sources = globSync("{app,workers}/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(sources.filter((file) => /renderTo(?:String|StaticMarkup)/.test(readFileSync(ROOT + file, "utf8")))).toEqual([]);
});
