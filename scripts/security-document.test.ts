/** docs/security.md names nothing that is not there: every path in it exists, and every file of tests has tests. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const text = readFileSync(new URL("docs/security.md", root), "utf8");
const paths = [
  ...new Set([...text.matchAll(/`((?:app|workers|tests|e2e|evals|scripts|storm|docs|public)\/[^`\s]+)`/g)].map(([, path = ""]) => path)),
];

test("it names places in the code and tests", () => {
  expect(paths.length).toBeGreaterThan(60);
});

test.each(paths)("%s is there", (path) => {
  const file = new URL(path, root);
  expect(existsSync(file)).toBe(true);
  if (/\.(?:test|spec)\.ts$/.test(path)) expect(readFileSync(file, "utf8")).toMatch(/\b(?:test|it)(?:\.each|\()/);
  else expect(statSync(file).size).toBeGreaterThan(0);
});

test("every requirement's row says whether it is held", () => {
  const rows = text.slice(text.indexOf("## OWASP ASVS")).match(/^\| \d[^\n]*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(120);
  for (const row of rows) expect(row.split(" | ")[2]).toMatch(/^(?:yes|partly|no|n\/a)$/);
});

test("versions are pinned exactly", () => {
  const manifest = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as Record<string, Record<string, string>>;
  const versions = ["dependencies", "devDependencies"].flatMap((kind) => Object.values(manifest[kind] ?? {}));
  expect(versions.length).toBeGreaterThan(20);
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+/);
});
