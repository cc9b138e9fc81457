/** What a form fetches when it is needed waits for the texts that come later. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadedBy } from "../page-chunks.ts";
import { saidIn } from "./catalogue-text.ts";
import { FEW_TEXTS, partOf } from "./later-texts.ts";

const ROOT = join(import.meta.dirname, "../../..");
const GATE = 'import "#app/i18n/catalogues/later-texts.ts";';
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const atPath = (file: string, named: string) => (named.startsWith("#app/") ? named.slice(1) : join(dirname(file), named));
const isOurs = (path: string) => path.startsWith("app/") && /\.tsx?$/.test(path) && !path.includes("+types");

const importedBy = (file: string) =>
  [...read(file).matchAll(/^(?:import|export)\s(?!type\b)(?:[^;"]*?from\s+)?"([^"]+)"/gm)]
    .map(([, named]) => atPath(file, named ?? ""))
    // The server's half of a page is taken out of what a browser loads.
    .filter((path) => isOurs(path) && !path.includes(".server."));
const fetchedBy = (file: string) =>
  [...read(file).matchAll(/\bimport\("([^"]+)"\)/g)].map(([, named]) => atPath(file, named ?? "")).filter(isOurs);
const saysSomething = (file: string) => [...loadedBy([file], importedBy)].some((one) => read(one).includes("lingui"));

/** Values and schemas: what it says is a code, whose words the form has. */
const OF_CODES = new Set(["app/domain/booking/requests/fast.ts"]);

test("each module that a form fetches waits for its texts", () => {
  const forms = loadedBy(FEW_TEXTS, importedBy);
  const fetched = new Set([...forms].flatMap(fetchedBy).filter((file) => !forms.has(file) && !OF_CODES.has(file)));
  expect(fetched.size).toBeGreaterThan(10);
  expect([...fetched].filter((file) => saysSomething(file) && !read(file).includes(GATE))).toEqual([]);
});

test("what `/book` begins with has none of its lists and no drawing: those come once it is alive", () => {
  const first = [...loadedBy(["app/site-program/detailed-form.ts"], importedBy)];
  expect(first).toContain("app/components/booking-form/detailed/fields/own-field.tsx");
  const later =
    /\/(?:several-days|additional-counsel|second-choices|given-list|room-setup)\.tsx$|\/drawings\/|\/detail-lines\.ts$|\/contact-way\.ts$/;
  expect(first.filter((file) => later.test(file))).toEqual([]);
});

test("a document has one translator: what makes one of its own lacks the texts that come later", () => {
  const makers = globSync("app/{components,routes,site-program,api-client}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !/\.(?:server|test)\./.test(file) && read(file).includes("createI18n"),
  );
  expect(makers).toEqual([]);
});

test("a text is said at once or later, and in one of the two", () => {
  const messages = { aaaaaa: ["One"], bbbbbb: ["Two"] };
  const said = saidIn(["i18n._({ id: 'aaaaaa' })"]);
  expect(partOf(messages, said, "first")).toEqual({ aaaaaa: ["One"] });
  expect(partOf(messages, said, "later")).toEqual({ bbbbbb: ["Two"] });
});
