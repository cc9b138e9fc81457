/**
 * A newcomer's tasks (docs/first-change.md): one that is begun at its table and not finished is an error of the compiler wherever
 * something is missing. A field and a city have tests of their own (tests/platform/new-field.test.ts, fifth-city.test.ts).
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CASE_PERMISSIONS } from "#app/domain/case/permissions.ts";
import { type SeededTree, seededTree } from "./seeded-tree.ts";

const ROOT = join(import.meta.dirname, "../..");
/** One run of the compiler on a busy machine. */
const PATIENCE = { timeout: 300_000 };

let tree: SeededTree;
beforeAll(() => {
  tree = seededTree();
}, 120_000);
afterAll(() => tree.remove());

test("a proceeding", PATIENCE, () => {
  expect(
    tree.erring(
      "app/domain/booking/vocabulary.ts",
      'PROCEEDING_TYPES = [\n  "arbitration",',
      'PROCEEDING_TYPES = [\n  "seeded",\n  "arbitration",',
    ),
  ).toEqual([]);
});

test("a language", PATIENCE, () => {
  const named = tree.erring("app/domain/locale.ts", '["en", "fr", "es"]', '["en", "fr", "es", "de"]');
  expect(named).toEqual([]);
});

test("a mail", PATIENCE, () => {
  expect(
    tree.erring("app/domain/mail/subject.ts", '["invitation", "password_reset",', '["invitation", "seeded", "password_reset",'),
  ).toEqual([]);
});

test("something that the assistant does", PATIENCE, () => {
  expect(tree.erring("app/domain/talk/state.ts", '  | { kind: "forget" }', '  | { kind: "forget" }\n  | { kind: "seeded" }')).toEqual([]);
});

test("something that the assistant says", PATIENCE, () => {
  expect(
    tree.erring("app/domain/talk/answer/says.ts", "export type Utterance =", 'export type Utterance =\n  | { kind: "seeded" }'),
  ).toEqual([]);
});

test("a case action: what no use case asks for is not left in the table of who may do it", () => {
  const files = execFileSync("git", ["ls-files", "app/services/cases", "app/domain/case", "app/routes/portal"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|case\/permissions\.ts$/.test(file));
  const sources = files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  expect(Object.keys(CASE_PERMISSIONS).filter((action) => !sources.includes(`"${action}"`))).toEqual([]);
});
