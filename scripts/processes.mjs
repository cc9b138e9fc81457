/** Child processes with the project's own tools first on PATH, and failures reported in one line. Node built-ins only. */
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const BIN = join(ROOT, "node_modules", ".bin");

/** A failure whose message is all that a person needs; `run` prints it without a stack. */
export class Failure extends Error {}

/** Settings that keep the local tools quiet and off the network, with the project's own Node and tools first. */
export function toolEnvironment(extra = {}) {
  const environment = {
    ...process.env,
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    X_LOCAL_OBSERVABILITY: "false",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_LOG_SANITIZE: "true",
    NO_UPDATE_NOTIFIER: "1",
    ...extra,
  };
  // Production is chosen by the one who deploys, never inherited by a local run; the Worker's own settings
  // reach it through its `.dev.vars`, never through a build.
  for (const name of ["CLOUDFLARE_ENV", "AUTH_SECRET", "ENVIRONMENT", "ORIGIN", "RELEASE"]) if (!(name in extra)) delete environment[name];
  const others = (process.env.PATH ?? "").split(delimiter).filter((part) => part && part !== BIN);
  environment.PATH = [BIN, ...others].join(delimiter);
  // Tools write their caches and registries below HOME; without a usable one they get a place in the checkout.
  if (!isWritable(process.env.HOME)) environment.HOME = join(ROOT, ".concord", "home");
  return environment;
}

export function isWritable(folder) {
  if (!folder) return false;
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a command to its end. Gives `{ code, output }`; `output` is the last 64 kB of both streams.
 *
 * `show`: passes what it prints on to the terminal as well. Rejects with one line when the tool is missing.
 */
export function run(command, args, { show = false, env = toolEnvironment(), cwd = ROOT, onChild } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    onChild?.(child);
    let output = "";
    const collect = (stream) => (chunk) => {
      output = (output + chunk).slice(-65_536);
      if (show) stream.write(chunk);
    };
    child.stdout.on("data", collect(process.stdout));
    child.stderr.on("data", collect(process.stderr));
    child.on("error", (error) =>
      reject(
        error.code === "ENOENT"
          ? new Failure(`The command "${command}" is missing. Install it, or delete node_modules and try again.`)
          : error,
      ),
    );
    child.on("close", (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** Runs a command that must succeed; otherwise fails with one line and the last lines that it printed. */
export async function mustRun(what, command, args, options) {
  const result = await run(command, args, options);
  if (result.code !== 0)
    throw new Failure(`${what} failed (exit code ${result.code}).${options?.show ? "" : `\n${lastLines(result.output)}`}`);
  return result.output;
}

/** The end of what a tool printed, without the tool's own stack. */
export function lastLines(text, count = 15) {
  const telling = text.split("\n").filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  return telling.slice(-count).join("\n");
}

/** Runs a script's main function: a `Failure` is one clear line and exit code 1, anything else shows its stack. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

/** Ends a process group that we started, first politely. Resolves when its leader has gone. */
export function endGroup(child, graceMs = 5_000) {
  if (child.exitCode !== null || child.signalCode !== null) {
    killGroup(child);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const hard = setTimeout(() => killGroup(child), graceMs);
    child.once("exit", () => {
      clearTimeout(hard);
      // The leader went; everyone it left behind goes too.
      killGroup(child);
      resolve();
    });
    signalGroup(child, "SIGTERM");
  });
}

/** Ends a process group at once. */
export function killGroup(child) {
  signalGroup(child, "SIGKILL");
}

function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody is left in the group.
  }
}
