/**
 * What every command needs before it can begin: the dependencies of `package-lock.json`, with the project's own
 * Node first on PATH (the machine's own may be 20). Needs nothing installed but Node and npm.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { BIN, Failure, lastLines, ROOT, run, toolEnvironment } from "./processes.mjs";
import { withLock } from "./server/lock.mjs";

const MODULES = join(ROOT, "node_modules");
const STAMP = join(MODULES, ".concord-installed");
const OLDEST_NODE = 20;
/** The stack's own need (React Router 8). */
const OLDEST_TOOL_NODE = [22, 22];

/** Makes sure that the dependencies are those of the lock file; installs them otherwise, once for all processes that wait. */
export async function ensureDependencies() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Failure(`Concord needs Node ${OLDEST_NODE} or later; this is ${process.version}.`);
  }
  if (!isInstalled()) {
    await withLock(
      join(ROOT, ".concord", "install.lock"),
      async () => {
        if (!isInstalled()) await installAll();
      },
      { onWait: () => console.log("Waiting for another install in this folder…") },
    );
  }
  mkdirSync(toolEnvironment().HOME, { recursive: true });
  assertToolNode();
}

function isInstalled() {
  if (!existsSync(MODULES)) return false;
  const wanted = hashOf(join(ROOT, "package-lock.json"));
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return true;
  // Somebody ran npm themselves: what they have counts when it is what the lock file says.
  if (!matchesLockFile()) return false;
  writeFileSync(STAMP, wanted);
  return true;
}

function matchesLockFile() {
  const installedFile = join(MODULES, ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedFile, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.link) return true;
    const held = installed[path];
    return held ? held.version === entry.version : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

async function installAll() {
  console.log("Installing dependencies (once)…");
  const environment = toolEnvironment();
  mkdirSync(environment.HOME, { recursive: true });
  // The install replaces the project's own Node while it runs: npm is run by the machine's.
  environment.PATH = environment.PATH.split(delimiter)
    .filter((part) => !part.startsWith(MODULES))
    .join(delimiter);
  const [npm, ...before] = process.env.npm_execpath?.endsWith("npm-cli.js") ? ["node", process.env.npm_execpath] : ["npm"];
  const install = (...args) =>
    run(npm, [...before, ...args, "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], { env: environment });
  let result = await install("ci");
  // A lock file made where only one platform's binaries could be had does not list the others', and `npm ci` will not
  // have it; `npm install` takes the same locked versions and leaves the file as it is.
  if (result.code !== 0 && /Missing: .* from lock file/.test(result.output)) result = await install("install", "--no-save");
  if (result.code !== 0) {
    throw new Failure(`Installing the dependencies failed (npm, exit code ${result.code}). What it said:\n${complaint(result.output)}`);
  }
  writeFileSync(STAMP, hashOf(join(ROOT, "package-lock.json")));
}

/** npm tells what is wrong first, and how it is used after. */
function complaint(output) {
  const lines = output.split("\n").filter((line) => /^npm error\s+\S/.test(line));
  return lines.length > 0 ? lines.slice(0, 10).join("\n") : lastLines(output);
}

/** The tools run on the project's own Node; where that could not be installed, the machine's must do. */
function assertToolNode() {
  const found = spawnSync("node", ["--version"], { env: toolEnvironment(), encoding: "utf8" });
  const [major, minor] = (found.stdout ?? "").replace("v", "").split(".").map(Number);
  const enough = major > OLDEST_TOOL_NODE[0] || (major === OLDEST_TOOL_NODE[0] && minor >= OLDEST_TOOL_NODE[1]);
  if (!enough) throw new Failure(`The project's own Node is missing from ${BIN}. Delete node_modules and try again.`);
}

function hashOf(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
