import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { INSTEAD } from "./no-gateway.ts";

test("what stands for the gateway has each name that the AI SDK imports of it", () => {
  const sdk = readFileSync(new URL("../../node_modules/ai/dist/index.js", import.meta.url), "utf8");
  const [, names = ""] = /import \{([^}]*)\} from "@ai-sdk\/gateway"/.exec(sdk) ?? [];
  const imported = new Set(names.split(",").map((name) => name.trim().split(" as ")[0]));
  expect(imported.size).toBeGreaterThan(0);
  for (const name of imported) expect(INSTEAD).toMatch(new RegExp(`export (?:class|const) ${name}\\b`));
});
