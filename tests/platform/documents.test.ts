/** What the README and the decisions promise of themselves: a table that forgets a script misleads a newcomer in silence. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");

const decisions = readdirSync(join(ROOT, "docs/decisions"), { recursive: true, encoding: "utf8" }).filter((path) =>
  /\d{4}-\d{2}-\d{2}-.*\.md$/.test(path),
);

test.each(decisions)("%s has a status, a decision and what follows from it", (path) => {
  const text = textOf(`docs/decisions/${path}`);
  for (const part of ["Status", "Decision", "Consequence"]) expect(text).toMatch(new RegExp(`^(?:## |\\*\\*)${part}`, "m"));
});

/** `test:workers` of "`npm run test:unit`, `test:workers`", also where the table shortens it to "`:en`". */
const scripts = Object.keys((JSON.parse(textOf("package.json")) as { scripts: object }).scripts);
const readme = textOf("README.md");

test.each(scripts)("the README says what `npm run %s` is for", (name) => {
  expect([name, name.replace(/^.*(?=:)/, "")].some((written) => new RegExp(`\`(?:npm (?:run )?)?${written}\``).test(readme))).toBe(true);
});

test.each([...new Set([...readme.matchAll(/npm run ([\w:-]+\w)/g)].map(([, name = ""]) => name))])("`npm run %s` is a script", (name) => {
  expect(scripts).toContain(name);
});

const settings = [...textOf("workers/env.d.ts").matchAll(/^\s+([A-Z][A-Z_]{3,})\??:/gm)].map(([, name = ""]) => name);

test.each(settings)("the setting %s is in the README or the page on operations", (name) => {
  expect(`${readme}\n${textOf("docs/operations.md")}`).toContain(name);
});
