import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";
import { leakedPasswords } from "#scripts/vite/leaked-passwords.ts";
import { quickPasswords } from "#scripts/vite/quick-passwords.ts";
import { recordVerifier } from "#scripts/vite/record-verifier.ts";
import { siteProgram } from "#scripts/vite/site-program.ts";
import { TestShares } from "#scripts/vite/test-shares.ts";

const AUTH_SECRET = "a-secret-of-the-tests-and-of-nothing-else";
// The plugin asks for the required secrets here before the bindings below are read.
process.env.AUTH_SECRET ??= AUTH_SECRET;

/** Services and API inside workerd, over real D1, R2 and KV as `wrangler.toml` binds them. */
export default defineConfig(async () => {
  const migrations = await readD1Migrations(fileURLToPath(new URL("../app/db/migrations", import.meta.url)));
  return {
    root: fileURLToPath(new URL("..", import.meta.url)),
    // Tests of the Worker's own door ask the API and the schedule; pages have tests of their own.
    resolve: { alias: { "virtual:react-router/server-build": fileURLToPath(new URL("kit/no-pages.ts", import.meta.url)) } },
    plugins: [
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      recordVerifier(),
      leakedPasswords(),
      siteProgram(),
      quickPasswords(),
      cloudflareTest({
        wrangler: { configPath: "wrangler.toml" },
        remoteBindings: false,
        miniflare: {
          bindings: {
            AUTH_SECRET,
            // Whatever a developer keeps in .dev.vars, tests run on these.
            ENVIRONMENT: "local",
            OPENAI_API_KEY: "",
            OPENAI_MODEL: "",
            RATE_LIMITS: "on",
            ORIGIN: "http://concord.example",
            RELEASE: "test",
            MAIL_TRANSPORT: "capture",
            // `STORM=full vitest run tests/mail/mail-storm.workers.test.ts`: the size of quality.md.
            STORM: process.env.STORM ?? "",
            // "1000x50": runs and most commands of the models (`node scripts/storm.mjs --only models`).
            MODELS: process.env.MODELS ?? "",
            MIGRATIONS: migrations,
          },
        },
      }),
    ],
    test: {
      name: "workers",
      // With the cache, a file's warm modules (source maps included) come in one WebSocket message, and
      // workerd closes the socket at 32 MiB (1009): this program has grown past it.
      fsModuleCache: false,
      // One Worker for all files of a run: loading the program took most of each file's time. `tests/kit/apply-migrations.ts` empties its bindings.
      isolate: false,
      sequence: { sequencer: TestShares },
      include: ["{app,workers,tests}/**/*.workers.test.ts"],
      setupFiles: ["#tests/kit/apply-migrations.ts"],
      globalSetup: ["#tests/kit/chat/start-fake-openai.ts"],
      // No test measures time; the first of a run waits until the program is loaded, which a busy machine takes a minute for.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
});
