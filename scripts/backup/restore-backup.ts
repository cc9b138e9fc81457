/** Brings a backup into an empty place, and proves of a place that it holds what a backup says. */
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Failure } from "../processes.mjs";
import { each } from "./make-backup.ts";
import { FILES, type Manifest, objectFile, readManifest, sha256OfFile } from "./manifest.ts";
import type { Place } from "./place.ts";
import { differencesOf, readRows, restoring } from "./rows.ts";
import { schemaAfter } from "./schema.ts";

/** What is not as the manifest of the backup in `folder` says; empty of one that is whole. */
export async function faultsOfBackup(folder: string): Promise<string[]> {
  const manifest = readManifest(folder);
  const rows = join(folder, FILES.rows);
  if (!existsSync(rows)) return [`${FILES.rows} is not there`];
  const faults = (await sha256OfFile(rows)) === manifest.rows.sha256 ? [] : [`${FILES.rows} is not as it was written`];
  for (const { key, size, sha256 } of manifest.objects) {
    const file = objectFile(folder, key);
    if (!existsSync(file)) faults.push(`${key} is not there`);
    else if (statSync(file).size !== size || (await sha256OfFile(file)) !== sha256) faults.push(`${key} is not as it was copied`);
  }
  return faults;
}

/** Restores the backup in `folder` into `place`. Throws a `Failure`, before anything is written, where the place is not empty or the backup not whole. */
export async function restoreBackup(place: Place, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const faults = await faultsOfBackup(folder);
  if (faults.length > 0) throw new Failure(`This backup is not whole; nothing was restored.\n${listed(faults)}`);
  const filled = (await place.filledBy()) ?? (await filledByOwn(place, manifest));
  if (filled) throw new Failure(`A backup is restored into an empty environment alone: ${filled}. Nothing was changed.`);
  await withFolder(async (temporary) => {
    const statements = join(temporary, "restore.sql");
    await writeStatements(manifest, folder, statements);
    await place.load(statements);
    await each(manifest.objects, ({ key }) => place.putObject(key, objectFile(folder, key)));
    await restoreHeads(place, manifest, folder, temporary);
  });
  return manifest;
}

/** What is counted of a bucket lags behind it: keys of the backup's own are looked for besides, a day's list and a file of a case. */
async function filledByOwn(place: Place, { objects }: Manifest): Promise<string | null> {
  const of = (prefix: string) => objects.filter(({ key }) => key.startsWith(prefix)).slice(-1);
  return withFolder(async (temporary) => {
    for (const { key } of [...of("heads/"), ...of("cases/")])
      if (await place.getObject(key, objectFile(temporary, key))) return `${key} is there already`;
    return null;
  });
}

async function writeStatements(manifest: Manifest, folder: string, file: string): Promise<void> {
  const lines = async function* () {
    for await (const statement of restoring(schemaAfter(manifest.migrations), join(folder, FILES.rows))) yield `${statement}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
}

/** What each day's list says of a case lies under that case too, so that an export finds its own (`case-heads.server.ts`). */
async function restoreHeads(place: Place, manifest: Manifest, folder: string, temporary: string): Promise<void> {
  for (const { key } of manifest.objects) {
    const day = /^heads\/(\d{4}-\d\d-\d\d)\.json$/.exec(key)?.[1];
    if (!day) continue;
    const list: { heads: Manifest["heads"] } = JSON.parse(readFileSync(objectFile(folder, key), "utf8"));
    await each(list.heads, async ({ caseId, seq, hash }) => {
      const file = join(temporary, `${day}-${caseId}`);
      writeFileSync(file, `${seq} ${hash}`);
      await place.putObject(`heads/cases/${caseId}/${day}`, file);
      rmSync(file);
    });
  }
}

/** What in `place` is not as the backup in `folder` says: rows, where chains end, files; empty where all of it is. */
export async function differencesFrom(place: Place, folder: string): Promise<string[]> {
  const manifest = readManifest(folder);
  return withFolder(async (temporary) => {
    const rows = join(temporary, FILES.rows);
    await place.exportRows(schemaAfter(manifest.migrations).tables, rows);
    const differences = differencesOf(manifest, await readRows(rows));
    await each(manifest.objects, async ({ key, sha256 }) => {
      const file = objectFile(temporary, key);
      if (!(await place.getObject(key, file))) differences.push(`${key} is not there`);
      else if ((await sha256OfFile(file)) !== sha256) differences.push(`${key} is not as it was`);
      rmSync(file, { force: true });
    });
    return differences.sort();
  });
}

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "concord-restore-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Faults as lines of a message, of many the first ones. */
export const listed = (faults: readonly string[]) =>
  [...faults.slice(0, 20), ...(faults.length > 20 ? [`… and ${faults.length - 20} more`] : [])].map((fault) => `  ${fault}`).join("\n");
