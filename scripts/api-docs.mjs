/**
 * `node scripts/api-docs.mjs` writes docs/api.md from what the API's routes say and the schemas that they check by;
 * `--check` fails when it is not up to date. Needs Node 24, which reads TypeScript.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { runnerImport } from "vite";
import { ROOT } from "./processes.mjs";

const FILE = join(ROOT, "docs/api.md");

/** The application's modules as the build reads them: their texts are macros, which Node does not know. */
const plugins = [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];
const { module } = await runnerImport(join(ROOT, "workers/api/docs/written.ts"), {
  configFile: false,
  root: ROOT,
  logLevel: "error",
  plugins,
});
const text = module.apiMarkdown;

if (process.argv.includes("--check")) {
  let written = "";
  try {
    written = readFileSync(FILE, "utf8");
  } catch {
    // Not there yet: not up to date.
  }
  if (written !== text) {
    console.error("docs/api.md is not what the API's routes say. Run: node scripts/api-docs.mjs");
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
}
