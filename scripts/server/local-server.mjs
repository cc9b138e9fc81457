/**
 * A built Concord on this machine: its own copy of the build, its own database, its own secret, all in one state
 * folder, so that any number of them run side by side. `npm start`, the browser tests, evals and benchmarks use it.
 */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildInto, fingerprint } from "../build.mjs";
import { Failure, mustRun, ROOT } from "../processes.mjs";
import { holderOf, take } from "./lock.mjs";
import { writeVariables } from "./variables.mjs";
import { serveWorker } from "./worker-process.mjs";

/** Passed from the shell to the local Worker. */
const PASSED_ON = [
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_MODEL",
  "WORKERS_AI_MODEL",
  "RATE_LIMITS",
  "REQUIRE_SECOND_FACTOR",
  "PASSWORD_RANGE_URL",
  "SCANNER_URL",
  "RECORD_SIGNING_KEY",
  "RECORD_FORMER_KEYS",
  "WATCH_TOKEN",
  "WATCH_LIMITS",
];
/** So is every setting of the assistant, one that a later version adds as well. */
const isPassedOn = (name) => PASSED_ON.includes(name) || name.startsWith("ASSISTANT_");

/** Those of an environment's variables that reach the local Worker; what is empty is as good as not set. */
export function passedOn(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name, value]) => isPassedOn(name) && value));
}

export const DEMO_PASSWORD = "Concord-demo-2026";
export const DEMO_ACCOUNTS = [
  ["admin@concord.example", "administrator"],
  ["arbitrator@concord.example", "arbitrator"],
  ["party.a@concord.example", "party"],
  ["party.b@concord.example", "party"],
  ["arbitrator2@concord.example", "arbitrator"],
  ["party2@concord.example", "party"],
  ["arbitrator3@concord.example", "arbitrator"],
];

/** Where a server on this machine is opened; `ORIGIN` of its Worker. */
export function localOrigin(port) {
  return `http://127.0.0.1:${port}`;
}

/** The port asked for by `PORT`. Fails in one line when it is none or taken. */
export async function wantedPort() {
  const text = process.env.PORT || "8787";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Failure(`PORT is "${text}"; it must be a number from 1 to 65535.`);
  await listenOnce(port).catch((error) => {
    if (error.code === "EADDRINUSE") throw new Failure(`Port ${port} is in use. Set PORT to another one.`);
    if (error.code === "EACCES") throw new Failure(`Port ${port} needs more rights than this user has. Set PORT to one above 1023.`);
    throw error;
  });
  return port;
}

/** A port that nobody listens on now. */
export function freePort() {
  return listenOnce(0);
}

function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const { port: taken } = server.address();
      server.close(() => resolve(taken));
    });
  });
}

/** A state folder of its own that `remove` deletes, for tests and measurements. */
export function temporaryState(name) {
  const folder = mkdtempSync(join(tmpdir(), `concord-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The state folder with a build and data in it: a server that starts there afterwards is ready at once. */
export async function prepareState(state) {
  mkdirSync(state, { recursive: true, mode: 0o700 });
  await buildInto(join(state, "app"));
  await prepareDatabase(join(state, "data"));
}

/** Brings a local database up to date, fills it with demo data and puts the site's film into the bucket, once. `folder` is what Wrangler calls `--persist-to`. */
export async function prepareDatabase(folder) {
  mkdirSync(folder, { recursive: true });
  const stamp = join(folder, "prepared");
  const wanted = fingerprint([join(ROOT, "app/db/migrations"), join(ROOT, "scripts", "seed")]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  // A first preparation that was broken off has left half of its data: it is begun again, and what has failed once is tried again.
  const begun = join(folder, "preparing");
  const first = !existsSync(stamp);
  const empty = () => rmSync(join(folder, "v3"), { recursive: true, force: true });
  if (first && existsSync(begun)) empty();
  if (first) writeFileSync(begun, "");
  try {
    await writeData(folder);
  } catch (error) {
    if (!first) throw error;
    empty();
    await writeData(folder);
  }
  writeFileSync(stamp, wanted);
  rmSync(begun, { force: true });
}

async function writeData(folder) {
  await mustRun("Preparing the local data", "node", ["--no-warnings", "scripts/seed/seed.ts", folder]);
}

/** The secret that signs sessions, made once per state folder. */
export function localSecret(state) {
  const file = join(state, "auth-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/**
 * Builds if needed, migrates, seeds and serves on 127.0.0.1. Resolves when `/api/health` answers ok.
 *
 * `variables` go to the Worker over those of the shell. Gives `{ url, logFile, ended, stop }`; `ended`
 * resolves when the server is gone, whether by `stop` or by itself.
 */
export async function startServer({ port, state, variables = {}, logLevel = "log", inspectorPort = null }) {
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const owner = join(state, "server.pid");
  // Twice: the first try clears away what a dead process left behind.
  if (!take(owner) && !take(owner))
    throw new Failure(`Another Concord (process ${holderOf(owner)}) is using ${state}. Set CONCORD_STATE to another folder.`);
  try {
    const app = join(state, "app");
    await prepareState(state);
    writeVariables(join(app, "server"), {
      AUTH_SECRET: localSecret(state),
      ...passedOn(process.env),
      ORIGIN: localOrigin(port),
      ...variables,
    });
    const server = await serveWorker({
      folder: app,
      config: "server/wrangler.json",
      port,
      state,
      logLevel,
      inspectorPort,
      ready: isHealthy,
    });
    writeFileSync(owner, String(server.pid));
    server.ended.then(() => rmSync(owner, { force: true }));
    return server;
  } catch (error) {
    rmSync(owner, { force: true });
    throw error;
  }
}

/** `/api/health` answers that every part works. */
async function isHealthy(url) {
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) });
  return (await answer.json()).ok === true;
}
