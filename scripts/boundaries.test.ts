/** The arrows of the architecture bite: each seeded violation is an error of the linter, and the real tree has none. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const BIOME = join(ROOT, "node_modules/.bin/biome");

/** Where, what it imports, and whether that is allowed. */
const IMPORTS: readonly [file: string, specifier: string, allowed: boolean][] = [
  ["app/domain/booking/a.ts", "zod", true],
  ["app/domain/booking/b.ts", "temporal-polyfill", true],
  ["app/domain/people/c.ts", "libphonenumber-js", true],
  ["app/domain/booking/d.ts", "./a.ts", true],
  ["app/domain/booking/e.ts", "../people/c.ts", true],
  ["app/domain/assistant/dates/f.ts", "#app/domain/booking/a.ts", true],
  ["app/domain/booking/g.ts", "react", false],
  ["app/domain/booking/h.ts", "drizzle-orm", false],
  ["app/domain/booking/i.ts", "react-router", false],
  ["app/domain/booking/j.ts", "@lingui/core", false],
  ["app/domain/booking/k.ts", "#app/db/client.server.ts", false],
  ["app/domain/booking/l.ts", "#app/i18n/dates.ts", false],
  ["app/domain/m.ts", "../db/client.server.ts", false],
  ["app/domain/n.ts", "../services/ids.ts", false],
  ["app/domain/o.ts", "../i18n/dates.ts", false],
  ["app/domain/booking/p.ts", "#workers/api/errors.ts", false],
  ["app/domain/assistant/dates/q.ts", "../../booking/a.ts", false],

  ["app/understanding/time/a.ts", "./b.ts", true],
  ["app/understanding/time/rules/b.ts", "../chart.ts", true],
  ["app/understanding/time/c.ts", "temporal-polyfill", true],
  ["app/understanding/detectors/c.ts", "libphonenumber-js", true],
  ["app/understanding/d.ts", "#app/understanding/time/a.ts", true],
  ["app/understanding/e.ts", "../domain/locale.ts", false],
  ["app/understanding/time/f.ts", "#app/domain/booking/a.ts", false],
  ["app/understanding/time/g.ts", "#app/i18n/dates.ts", false],
  ["app/understanding/time/h.ts", "react", false],
  ["app/understanding/time/i.ts", "#workers/api/errors.ts", false],
  ["app/domain/r.ts", "#app/understanding/time/read.ts", false],
  ["app/domain/talk/a.ts", "#app/understanding/contract.ts", true],
  ["app/domain/talk/b.ts", "#app/understanding/time/types.ts", true],
  ["app/domain/talk/c.ts", "../booking/a.ts", true],
  ["app/domain/talk/d.ts", "#app/understanding/time/read.ts", false],
  ["app/domain/talk/e.ts", "#app/i18n/dates.ts", false],
  ["app/domain/booking/f.ts", "#app/understanding/contract.ts", false],

  ["app/db/a.repo.server.ts", "../domain/booking/a.ts", true],
  ["app/db/b.repo.server.ts", "drizzle-orm", true],
  ["app/db/c.repo.server.ts", "../services/ids.ts", false],
  ["app/db/d.repo.server.ts", "../i18n/dates.ts", false],
  ["app/db/e.repo.server.ts", "#app/context.ts", false],
  ["app/db/schema/f.ts", "#app/services/platform/ids.ts", false],

  ["app/services/a.server.ts", "../db/client.server.ts", true],
  ["app/services/b.server.ts", "../i18n/addresses.ts", true],
  ["app/services/c.server.ts", "../routes/site/page.tsx", false],
  ["app/services/d.server.ts", "../components/ui/button.tsx", false],
  ["app/services/e.server.ts", "../api-client/drafts.ts", false],
  ["app/services/f.server.ts", "#workers/api/create-api.ts", false],
  ["app/services/g.server.ts", "hono", false],

  ["app/i18n/a.ts", "../domain/locale.ts", true],
  ["app/i18n/b.ts", "../services/ids.ts", false],
  ["app/i18n/c.ts", "../components/ui/button.tsx", false],

  ["app/api-client/a.ts", "../domain/locale.ts", true],
  ["app/api-client/b.ts", "../services/drafts.server.ts", false],

  ["app/components/ui/a.tsx", "#app/i18n/dates.ts", true],
  ["app/components/ui/b.tsx", "#app/services/platform/ids.ts", false],
  ["app/components/ui/c.tsx", "#app/db/client.server.ts", false],
  ["app/components/ui/d.tsx", "#app/routes/site/page.tsx", false],
  ["app/components/ui/e.tsx", "#workers/api/errors.ts", false],

  ["app/routes/site/a.tsx", "#app/components/ui/button.tsx", true],
  ["app/routes/site/b.tsx", "#app/context.ts", true],
  ["app/routes/site/c.tsx", "#app/services/platform/ids.ts", false],
  ["app/routes/site/d.tsx", "#app/db/client.server.ts", false],
  ["app/routes/site/e.tsx", "#workers/chat/agent.ts", false],
  ["app/routes/site/f.tsx", "../../components/ui/button.tsx", false],
  ["app/entry.server.tsx", "./services/ids.ts", false],
  ["app/context.ts", "./db/client.server.ts", false],

  ["workers/api/a.ts", "#app/services/create-services.server.ts", true],
  ["workers/api/b.ts", "#app/db/client.server.ts", false],
  ["workers/api/c.ts", "#app/routes/site/page.tsx", false],
  ["workers/api/d.ts", "react-router", false],
  ["workers/chat/tools/e.ts", "#app/db/client.server.ts", false],
  ["workers/chat/tools/f.ts", "../../api/errors.ts", false],
];

let folder = "";
let reported: { file: string; rule: string }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "concord-walls-"));
  for (const name of ["biome.json", "package.json"]) cpSync(join(ROOT, name), join(folder, name));
  for (const [file, specifier] of IMPORTS) write(file, `import { something } from "${specifier}";\nconsole.log(something);\n`);
  write("app/domain/cycle-one.ts", 'import { two } from "./cycle-two.ts";\nexport const one = () => two;\n');
  write("app/domain/cycle-two.ts", 'import { one } from "./cycle-one.ts";\nexport const two = () => one;\n');
  write("app/domain/barrel.ts", 'export { one } from "./cycle-one.ts";\nexport { two } from "./cycle-two.ts";\n');
  const found = spawnSync(BIOME, ["lint", "--reporter=json", "--max-diagnostics=none", "."], { cwd: folder, encoding: "utf8" });
  const report = JSON.parse(found.stdout) as {
    diagnostics: { category: string; severity: string; location: { path: string | { file: string } } }[];
  };
  reported = report.diagnostics
    .filter((diagnostic) => diagnostic.severity === "error")
    .map(({ category, location }) => ({ rule: category, file: typeof location.path === "string" ? location.path : location.path.file }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const isReported = (file: string, rule: string) => reported.some((one) => one.rule === rule && one.file.replace(/^\.\//, "") === file);

describe("imports", () => {
  test.each(IMPORTS.filter(([, , allowed]) => !allowed))("%s may not import %s", (file) => {
    expect(isReported(file, "lint/style/noRestrictedImports")).toBe(true);
  });

  test.each(IMPORTS.filter(([, , allowed]) => allowed))("%s may import %s", (file) => {
    expect(isReported(file, "lint/style/noRestrictedImports")).toBe(false);
  });
});

test("a cycle is an error", () => {
  expect(isReported("app/domain/cycle-one.ts", "lint/suspicious/noImportCycles")).toBe(true);
});

test("a barrel is an error", () => {
  expect(isReported("app/domain/barrel.ts", "lint/performance/noBarrelFile")).toBe(true);
});

test("the real tree keeps to the walls", () => {
  const rules = ["style/noRestrictedImports", "suspicious/noImportCycles"].map((rule) => `--only=${rule}`);
  execFileSync(BIOME, ["lint", ...rules, "app", "workers"], { cwd: ROOT, encoding: "utf8" });
});

test("what the server logs has lost people's words and the keys of addresses (`loggable`)", () => {
  const files = execFileSync("git", ["ls-files", "app/services", "app/routes", "workers"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
    // In the browser nobody else reads them.
    .filter((file) => !/(?:^|\/)use-[\w-]+\.tsx?$/.test(file));
  const bare = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(/console\.(?:error|warn|log|info)\((.*)\)/g)]
      .filter(
        ([, given = ""]) =>
          /(?:^|[\s,(])(?:error|failure|reason|cause|[\w.]+\.reason|request|url)\)*$/.test(given) && !given.includes("loggable("),
      )
      .map(([line]) => `${file}: ${line}`),
  );
  expect(bare).toEqual([]);
});

test("the Worker's secret is read in one place, which knows the former ones too (`auth-secrets.ts`)", () => {
  const { stdout } = spawnSync("git", ["grep", "-l", "env.AUTH_SECRET", "--", "app", "workers"], { cwd: ROOT, encoding: "utf8" });
  expect(stdout).toBe("");
});

/** Rooms that may be crowded, and why. */
const CROWDED: readonly (readonly [folder: RegExp, why: string])[] = [
  [/^app\/db\/migrations$/, "a logbook: its entries stay where they are"],
];

test("no folder holds more than 25 files side by side", () => {
  const counts = new Map<string, number>();
  const files = execFileSync("git", ["ls-files", "app", "workers", "tests", "scripts", "docs"], { cwd: ROOT, encoding: "utf8" }).trim();
  for (const file of files.split("\n")) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([folder, count]) => count > 25 && !CROWDED.some(([excepted]) => excepted.test(folder)));
  expect(crowded).toEqual([]);
});

test("the root has at most 16 entries that are seen", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  const entries = new Set(files.map((file) => file.split("/")[0] ?? "").filter((entry) => !entry.startsWith(".")));
  expect(entries.size).toBeGreaterThan(5);
  expect([...entries].length, [...entries].join(" ")).toBeLessThanOrEqual(16);
});

test("the list of languages stands once, in `app/domain/locale.ts`", () => {
  const files = execFileSync("git", ["ls-files", "app", "workers", "scripts"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.ts$/.test(file))
    // Language itself: it reads and learns three languages, whatever the screens are in.
    .filter((file) => !/^app\/(understanding|domain\/assistant)\/|^scripts\/training\//.test(file));
  const listing = files.filter((file) => /"en"(?:,| \|) "fr"(?:,| \|) "es"(?!, ")/.test(readFileSync(join(ROOT, file), "utf8")));
  expect(listing).toEqual(["app/domain/locale.ts"]);
});
