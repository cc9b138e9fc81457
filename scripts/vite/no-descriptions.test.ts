import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withoutDescriptions } from "./no-descriptions.ts";

const REGISTRY = join(import.meta.dirname, "../../app/domain/booking/registry");

test("what models read of a field is in no file of the browser, and all else of the registry is", () => {
  const modules = readdirSync(REGISTRY).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  let emptied = 0;
  for (const name of modules) {
    const code = readFileSync(join(REGISTRY, name), "utf8");
    const left = withoutDescriptions(code);
    expect(left, name).not.toMatch(/\babout:\s*(?:"[^"]|'[^']|`[^`])/);
    emptied += left.split('about: ""').length - 1;
    // One for one: no other text was taken with it.
    expect(left.match(/\bis:/g)?.length, name).toBe(code.match(/\bis:/g)?.length);
  }
  expect(emptied).toBeGreaterThan(80);
});
