/** The glossary's list bites where its words are used, and leaves alone what only looks like them. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countsOf, findings, over } from "./glossary.mjs";

const at = (file: string, content: string) => findings([[file, content]]).map(({ kind, word, line }) => [kind, word, line]);

test("a forbidden wording on the screen", () => {
  expect(at("app/i18n/locales/en/portal.po", '#: a.tsx\nmsgid "Somebody else has changed this"\nmsgstr ""\n')).toEqual([
    ["screen", "somebody", 2],
  ]);
  expect(at("app/i18n/locales/en/mail.po", 'msgid ""\n"Keep it: whoever "\n"has it can read"\n')).toEqual([["screen", "whoever", 1]]);
});

test("comments and documents, line by line", () => {
  expect(at("app/a.ts", "/**\n * Whoever asks\n * begins anew.\n */\nexport const one = 1; // beside the other\n")).toEqual([
    ["prose", "whoever", 2],
    ["prose", "anew", 3],
    ["prose", "beside", 5],
  ]);
  expect(at("docs/one.md", "The value stands here.\n")).toEqual([["prose", "stands", 1]]);
});

test("names of files and of exports, in every spelling", () => {
  expect(at("app/routes/portal/way-on.tsx", "")).toEqual([["names", "way-on", 0]]);
  expect(at("app/a.ts", "\nexport function toldOf() {}\nexport const TELL_DAY = 1;\n").map(([kind]) => kind)).toContain("names");
  expect(at("app/a.ts", "export const isNobody = 1;\n")).toEqual([["names", "nobody", 1]]);
});

test("no false alarms: other words, code, strings, quotations, addresses", () => {
  expect(at("app/a.ts", 'const a = "whoever"; // besides, `anew` is a name, and "told" a quotation\n')).toEqual([]);
  expect(at("app/a.ts", "const a = 'https://anew.example';\n")).toEqual([]);
  expect(at("docs/one.md", "```sh\nanew\n```\nSee [the file](whoever.md) and `told`.\n")).toEqual([]);
  expect(at("app/teller.ts", "export const outdoors = 1;\n")).toEqual([]);
  expect(at("app/domain/assistant/told.ts", "// whoever\n")).toEqual([]);
});

test("what is counted may only shrink, and nothing is allowed on the screen", () => {
  const counts = countsOf(findings([["app/routes/a.ts", "// anew\n// anew\n"]]));
  expect(counts).toEqual({ "prose app/routes": 2 });
  expect(over(counts, { "prose app/routes": 2 })).toEqual([]);
  expect(over(counts, { "prose app/routes": 1 })).toEqual([["prose app/routes", 2]]);
  expect(over({ "screen app/i18n": 1 }, { "screen app/i18n": 1 })).toHaveLength(1);
});

test("the repository keeps to it", () => {
  execFileSync(process.execPath, [join(import.meta.dirname, "glossary.mjs")], { encoding: "utf8" });
});
