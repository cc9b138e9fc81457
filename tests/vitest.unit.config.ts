import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "#scripts/vite/test-shares.ts";

/** Pure TypeScript: domain, language, scripts. No Worker, no database. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    name: "unit",
    environment: "node",
    include: ["{app,workers,scripts,tests}/**/*.test.ts", "scripts/**/*.test.mjs"],
    exclude: ["**/*.workers.test.ts", "**/node_modules/**"],
    env: { TZ: "UTC" },
    // Files share their modules, which keep nothing between calls: to load them again took more than half of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // The style sheet is read by what carries it in a page; without this it would be empty.
    css: { include: [/app\.css/] },
    // Generous, for a machine that does other things too: no test measures time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
