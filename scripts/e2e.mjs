/**
 * `npm run test:e2e [-- Playwright's arguments]`: the browser tests on the built Worker, on a port and a state of their own;
 * `E2E_STATE` names a state folder that was prepared before, and is left to the one who made it.
 */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { ensureDependencies } from "./bootstrap.mjs";
import { main, run, toolEnvironment } from "./processes.mjs";
import { ensureChromium } from "./server/chromium.mjs";
import { freePort, startServer, temporaryState } from "./server/local-server.mjs";

await main(async () => {
  await ensureDependencies();
  const chromium = await ensureChromium();
  const given = process.env.E2E_STATE;
  const state = given ? { folder: given, remove: () => undefined } : temporaryState("e2e");
  try {
    // The tests are one caller to the server: limits have tests of their own.
    const server = await startServer({ port: await freePort(), state: state.folder, variables: { RATE_LIMITS: "off" }, logLevel: "warn" });
    try {
      const env = toolEnvironment({ E2E_BASE_URL: server.url, CHROMIUM_PATH: chromium });
      const { code } = await run("playwright", ["test", "--config", "tests/playwright.config.ts", ...process.argv.slice(2)], {
        show: true,
        env,
      });
      return code;
    } finally {
      await server.stop();
      tellErrors(server.logFile);
    }
  } finally {
    state.remove();
  }
});

/** What the server itself reported: an answer of 500 shows the browser nothing of its cause. */
function tellErrors(logFile) {
  // Of the runtime: browsers that closed a connection, and Wrangler's own words.
  const NOISE = /disconnected: |^\s*stack: |Scheduled Workers are not|To manually trigger|curl "|For more details|Logs were written to/;
  const lines = stripVTControlCharacters(readFileSync(logFile, "utf8")).split("\n");
  const told = lines.filter((line) => line.trim() !== "" && !NOISE.test(line));
  if (told.length > 0) console.log(`\nThe server reported:\n${told.slice(0, 200).join("\n")}`);
}
