/** A lock between processes of one checkout: a file that names its holder; a holder that died loses it. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../processes.mjs";

/** Runs `work` while no other process holds `file`. `onWait` is called once when somebody else does. */
export async function withLock(file, work, { onWait, timeoutMs = 15 * 60_000 } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const deadline = Date.now() + timeoutMs;
  let told = false;
  while (!take(file)) {
    if (Date.now() > deadline) throw new Failure(`Gave up waiting for ${file}. Delete it when no other start or test is running.`);
    if (!told) onWait?.();
    told = true;
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Takes the lock at once or tells that a living process holds it. */
export function take(file) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const holder = holderOf(file);
  if (holder === null || isAlive(holder)) return false;
  // Moved aside first, so that of two processes that find the same dead holder only one removes it.
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch {
    // The other one was faster.
  }
  return false;
}

/** The process that holds a lock file; null when there is none (or it is being written). */
export function holderOf(file) {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || null;
  } catch {
    return null;
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
