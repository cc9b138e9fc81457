/**
 * `node scripts/api-docs.mjs` writes docs/api.md from the schemas that the API checks by; `--check` fails when it is not up
 * to date. Needs Node 24, which reads TypeScript.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../docs/api.md", import.meta.url));

const { openApi } = await import("../workers/api/docs/openapi.ts");
const { markdown } = await import("../workers/api/docs/readable.ts");
const text = markdown(openApi());

if (process.argv.includes("--check")) {
  let written = "";
  try {
    written = readFileSync(FILE, "utf8");
  } catch {
    // Not there yet: not up to date.
  }
  if (written !== text) {
    console.error("docs/api.md is not what the API's schemas say. Run: node scripts/api-docs.mjs");
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
}
