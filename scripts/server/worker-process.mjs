/** A built Worker served by Miniflare, in a process group of its own that ends with us. */
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { endGroup, Failure, killGroup, lastLines, toolEnvironment } from "../processes.mjs";

const READY_WITHIN_MS = 90_000;
const SERVE = fileURLToPath(new URL("serve.mjs", import.meta.url));

/**
 * Serves the Worker of `config` (below `folder`), which is built and needs no bundling, on 127.0.0.1 with its local data below `state`.
 * Resolves when `ready(url)` gives true. `logLevel` is the least of the Worker's console that is kept: "error", "warn" or "log".
 * `inspectorPort` null is for none. `ended` resolves when the server is gone, whether by `stop` or by itself.
 */
export async function serveWorker({ folder, config, port, state, ready, logLevel = "log", inspectorPort = null }) {
  const logFile = join(state, "server.log");
  const log = createWriteStream(logFile);
  const settings = { port, persistTo: join(state, "data"), logLevel, inspectorPort };
  // A group of its own: anyone who ends it ends Miniflare and the runtime below it.
  const child = spawn("node", ["--no-warnings", SERVE, join(folder, config), JSON.stringify(settings)], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: toolEnvironment({ WRANGLER_LOG: "warn", WRANGLER_LOG_PATH: join(state, "logs") }),
  });
  // Whatever ends this process by itself takes the group with it.
  const lastWords = () => killGroup(child);
  process.once("exit", lastWords);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      log.write(chunk);
      output = (output + chunk).slice(-16_384);
    });
  }
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, reason: error.message }));
    child.once("exit", (code, signal) => resolve({ code: code ?? 1, reason: signal ?? `exit code ${code}` }));
  }).then((end) => {
    killGroup(child);
    process.removeListener("exit", lastWords);
    log.end();
    return end;
  });
  const stop = async () => {
    await endGroup(child);
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(() => ready(url), ended);
  } catch (error) {
    await stop();
    throw new Failure(`${error.message}\n${lastLines(output)}`);
  }
  return { url, logFile, ended, stop, pid: child.pid, inspectorPort };
}

async function untilReady(ready, ended) {
  const deadline = Date.now() + READY_WITHIN_MS;
  let end = null;
  ended.then((value) => {
    end = value;
  });
  while (Date.now() < deadline) {
    if (end) throw new Failure(`The server ended before it was ready (${end.reason}). Its last lines:`);
    // Until it listens, asking fails.
    if (await ready().catch(() => false)) return;
    await wait(50);
  }
  throw new Failure(`The server was not ready within ${READY_WITHIN_MS / 1000} seconds. Its last lines:`);
}
