/** A newcomer's task: a case action begins with who may do it, and is not done while no use case asks for that. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CASE_PERMISSIONS } from "#app/domain/case/permissions.ts";

const ROOT = join(import.meta.dirname, "../..");

test("every action in the table of who may do what in a case is asked for by a use case", () => {
  const files = execFileSync("git", ["ls-files", "app/services/cases", "app/domain/case", "app/routes/portal"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|case\/permissions\.ts$/.test(file));
  const sources = files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  expect(Object.keys(CASE_PERMISSIONS).filter((action) => !sources.includes(`"${action}"`))).toEqual([]);
});
