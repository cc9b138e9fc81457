import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { take, withLock } from "./lock.mjs";

let folder = "";
const file = () => join(folder, "some", "thing.lock");
/** A process that has ended: its number belongs to nobody. */
const deadProcess = () => String(spawnSync(process.execPath, ["-e", ""]).pid);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "concord-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what holds a lock is alone, one after the other", async () => {
  const seen = [];
  const work = (name) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
  };
  await Promise.all([withLock(file(), work("one")), withLock(file(), work("two"))]);
  expect(seen).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  expect(existsSync(file())).toBe(false);
});

test("a lock is given back when the work fails", async () => {
  await expect(withLock(file(), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(file())).toBe(false);
});

test("a living holder keeps it", () => {
  expect(take(file())).toBe(true);
  expect(take(file())).toBe(false);
  expect(readFileSync(file(), "utf8")).toBe(String(process.pid));
});

test("a holder that died loses it", async () => {
  take(file());
  writeFileSync(file(), deadProcess());
  expect(await withLock(file(), () => Promise.resolve("done"))).toBe("done");
});
