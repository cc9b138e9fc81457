/**
 * The process that serves a built Worker: `node serve.mjs CONFIG SETTINGS`. `CONFIG` is a Wrangler configuration whose `main` is one of the
 * modules of a finished build; `SETTINGS` is JSON, `{ port, persistTo, logLevel, inspectorPort }`, the last one null for none.
 *
 * Miniflare does it by itself. `wrangler dev` puts a Worker of its own in front of ours, which costs most of each request and loses
 * connections on a busy machine.
 */
import { readdirSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorker } from "wrangler";
import { readVariables } from "./variables.mjs";

/** What a build holds besides source maps and configuration. */
const MODULES = { ".js": "ESModule", ".mjs": "ESModule", ".wasm": "CompiledWasm", ".bin": "Data" };
/** Of Wrangler's log levels, those that print a line of the Worker's console. */
const LEVELS = ["error", "warn", "info", "log", "debug"];

const [config, text] = process.argv.slice(2);
const { port, persistTo, logLevel, inspectorPort } = JSON.parse(text);
const { workerOptions, main, externalWorkers } = readWorker(resolve(config));
const { modulesRules: _, ...worker } = workerOptions;
const folder = dirname(main);
const bindings = { ...worker.bindings, ...readVariables(dirname(resolve(config))) };

const server = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port,
    inspectorPort: inspectorPort ?? undefined,
    inspectorHost: "127.0.0.1",
    // Where a visitor is on earth is asked of nobody: nothing here needs the network.
    cf: false,
    resourcePersistencePath: join(persistTo, "v3"),
    unsafeTriggerHandlers: true,
    logRequests: false,
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: print,
    workers: [
      { name: "worker", ...worker, bindings, rootPath: folder, modulesRoot: folder, modules: modulesOf(folder) },
      ...externalWorkers,
    ],
  }),
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.dispose().finally(() => process.exit(0)));
await server.ready;

/** The first module is the one that answers; the others are there for its imports. */
function modulesOf(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).filter((path) => path !== main);
  return [main, ...paths].filter((path) => MODULES[extname(path)]).map((path) => ({ path, type: MODULES[extname(path)] }));
}

function print({ level, message }) {
  if (LEVELS.indexOf(level) > LEVELS.indexOf(logLevel)) return;
  if (level === "error" || level === "warn") console.error(message);
  else console.log(message);
}
