/** What a deployment works with on a machine: the project's own tools, the terminal, the built files. */
import { spawn } from "node:child_process";
import { resolve4, resolve6, resolveCname } from "node:dns/promises";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { ROOT, toolEnvironment } from "#scripts/processes.mjs";
import { BUILT_CONFIG, type Command } from "./commands.ts";
import type { Ran, Tools } from "./deploy.ts";

export const tools: Tools = {
  run,
  say: (text) => console.log(text),
  fetch: (address) => fetch(address, { redirect: "manual", signal: AbortSignal.timeout(20_000) }),
  resolves,
  pause: (seconds) => wait(seconds * 1000),
  readBuilt: () => readFileSync(join(ROOT, BUILT_CONFIG), "utf8"),
  writeBuilt: (text) => writeFileSync(join(ROOT, BUILT_CONFIG), text),
};

const ABSENT: readonly unknown[] = ["ENOTFOUND", "ENODATA"];

async function resolves(hostname: string): Promise<boolean> {
  const asked = await Promise.allSettled([resolve4, resolve6, resolveCname].map((resolve) => resolve(hostname)));
  return asked.some((one) => one.status === "fulfilled" || !ABSENT.includes((one.reason as { code?: unknown }).code));
}

/** Runs a tool of ours without showing what it says: the step that reads it shows what is worth it. */
async function run({ program, args, env = {} }: Command, input?: string): Promise<Ran> {
  const notes = mkdtempSync(join(tmpdir(), "concord-deploy-"));
  const noteFile = join(notes, "notes.ndjson");
  try {
    const environment = toolEnvironment({ ...env, WRANGLER_OUTPUT_FILE_PATH: noteFile, CI: "1" });
    const child = spawn(program, [...args], { cwd: ROOT, env: environment, stdio: ["pipe", "pipe", "pipe"] });
    child.stdin.on("error", () => undefined);
    child.stdin.end(input ?? "");
    let output = "";
    const errors: string[] = [];
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => errors.push(String(chunk)));
    const code = await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (exit) => resolve(exit ?? 1));
    });
    // What is read as JSON is on the one stream alone; what went wrong may be on both.
    const said = code === 0 ? output : output + errors.join("");
    return { code, output: stripVTControlCharacters(said), ...versionIn(noteFile) };
  } finally {
    rmSync(notes, { recursive: true, force: true });
  }
}

/** The version that wrangler says to have uploaded (`WRANGLER_OUTPUT_FILE_PATH`, one JSON a line). */
function versionIn(file: string): { version?: string } {
  try {
    const notes = readFileSync(file, "utf8").split("\n").filter(Boolean);
    const uploaded = notes
      .map((line) => JSON.parse(line) as { type: string; version_id?: string })
      .find(({ type }) => type === "version-upload");
    return uploaded?.version_id ? { version: uploaded.version_id } : {};
  } catch {
    return {};
  }
}
