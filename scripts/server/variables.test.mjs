/** What is written for the local Worker is what it reads, secrets that its configuration does not name as well. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readVariables, writeVariables } from "./variables.mjs";

const folder = mkdtempSync(join(tmpdir(), "concord-variables-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("each value is read as it was written", () => {
  const name = fc.stringMatching(/^[A-Z][A-Z_]{0,20}$/);
  const value = fc.string({ unit: "grapheme" }).filter((text) => !/[\r\n'\0]/.test(text) || !/[\r\n`\0]/.test(text));
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (values) => {
      writeVariables(folder, values);
      expect(readVariables(folder)).toEqual(values);
    }),
  );
  expect(statSync(join(folder, ".dev.vars")).mode & 0o777).toBe(0o600);
});

test("a value that no mark can hold is refused by its name, and a folder without a file has none", () => {
  expect(() => writeVariables(folder, { BOTH: "'`" })).toThrow(/^BOTH holds characters/);
  expect(readVariables(join(folder, "none"))).toEqual({});
});
