/**
 * `npm run eval [-- options of tests/evals/run.ts]`: the assistant's exam, on a server of its own unless `--url` names one.
 * `npm run eval -- rounds`: what becomes of what a model read in the opened rounds, in memory (script./evals/rounds.mjs).
 */
import { ensureDependencies } from "./bootstrap.mjs";
import { main, run } from "./processes.mjs";
import { freePort, startServer, temporaryState } from "./server/local-server.mjs";

await main(async () => {
  await ensureDependencies();
  const options = process.argv.slice(2);
  if (options[0] === "rounds") return (await import("./evals/rounds.mjs")).evalRounds(options.slice(1));
  const exam = (more = []) => run("node", ["--no-warnings", "tests/evals/run.ts", ...more, ...options], { show: true });
  if (options.some((option) => option === "--help" || option === "--url" || option.startsWith("--url="))) return (await exam()).code;
  const state = temporaryState("eval");
  try {
    const server = await startServer({ port: await freePort(), state: state.folder, variables: { RATE_LIMITS: "off" }, logLevel: "warn" });
    try {
      return (await exam(["--url", server.url])).code;
    } finally {
      await server.stop();
    }
  } finally {
    state.remove();
  }
});
