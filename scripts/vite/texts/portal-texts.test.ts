/** Each page of the signed-in area begins with what it says, and with no more than its area's. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Graph, partOf, saidBy } from "./portal-texts.ts";

const ROOT = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Modules by their path, each with what it imports and the id of a message that it says. */
const MODULES: Record<string, { imports: string[]; says: string }> = {
  "/r/app/routes/portal/layout.tsx": { imports: ["/r/app/bell.tsx"], says: "layout" },
  "/r/app/bell.tsx": { imports: ["/r/app/i18n/locales/en/portal.po"], says: "bellbe" },
  "/r/app/routes/portal/cases/route.tsx": { imports: ["/r/app/i18n/catalogues/portal/cases.ts", "/r/app/dialog.tsx"], says: "ofcase" },
  "/r/app/routes/portal/users/route.tsx": { imports: ["/r/app/i18n/catalogues/portal/accounts.ts", "/r/app/bell.tsx"], says: "ofuser" },
  "/r/app/dialog.tsx": { imports: [], says: "dialog" },
  "/r/app/i18n/catalogues/portal/cases.ts": { imports: ["/r/app/i18n/locales/en/portal.po?area=cases"], says: "cases" },
  "/r/app/i18n/catalogues/portal/accounts.ts": { imports: [], says: "accounts" },
  "/r/app/i18n/locales/en/portal.po": { imports: [], says: "nobody" },
  "/r/app/i18n/locales/en/portal.po?area=cases": { imports: [], says: "nobody" },
};
const GRAPH: Graph = {
  ids: Object.keys(MODULES),
  importedBy: (id) => MODULES[id]?.imports ?? [],
  codeOf: (id) => `i18n._({ id: "${MODULES[id]?.says}" })`,
};

test("a text is with every page where the layout says it, and otherwise with the areas that say it", () => {
  const ids = ["layout", "bellbe", "ofcase", "dialog", "ofuser", "nobody"];
  const messages = Object.fromEntries(ids.map((id) => [id, [id]]));
  const said = saidBy(GRAPH, "/r");
  expect(Object.keys(partOf(messages, said))).toEqual(["layout", "bellbe"]);
  expect(Object.keys(partOf(messages, said, "cases"))).toEqual(["ofcase", "dialog"]);
  expect(Object.keys(partOf(messages, said, "accounts"))).toEqual(["ofuser"]);
});

test("each page of the signed-in area names its texts", () => {
  const pages = globSync("app/routes/portal/*/route.tsx", { cwd: ROOT });
  expect(pages.length).toBeGreaterThan(50);
  const named = pages.filter((file) => {
    const [, constant = "-"] = /^import \{ (\w+_TEXTS) \} from "#app\/i18n\/catalogues\/portal\/[\w-]+\.ts";$/m.exec(read(file)) ?? [];
    return new RegExp(`^export const handle = (?:spoken\\(.*\\b)?${constant}\\b`, "m").test(read(file));
  });
  expect(pages.filter((file) => !named.includes(file))).toEqual([]);
});

test("an area's file is called as its texts are", () => {
  const areas = globSync("app/i18n/catalogues/portal/*.ts", { cwd: ROOT }).filter((file) => !file.endsWith("of-area.ts"));
  expect(areas.length).toBeGreaterThan(5);
  for (const file of areas) {
    const name = /([\w-]+)\.ts$/.exec(file)?.[1] ?? "";
    const names = [...read(file).matchAll(/"([\w-]+)"|\?area=([\w-]+)"/g)].map(([, quoted, asked]) => quoted ?? asked);
    expect([file, names.filter((one) => one !== name)]).toEqual([file, []]);
    expect([file, names.length]).toEqual([file, 5]);
  }
});
