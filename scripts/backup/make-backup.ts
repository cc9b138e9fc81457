/** A backup: the rows of one moment, and every file that they name. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../processes.mjs";
import { FILES, faultsWhenMade, type Manifest, objectFile, sha256OfFile } from "./manifest.ts";
import type { Place } from "./place.ts";
import { type ReadRows, readRows } from "./rows.ts";
import { knownMigrations, schemaAfter } from "./schema.ts";

/** Objects that are read or written at once. */
const AT_ONCE = 4;

/** What was made, and what is wrong with it: rows and files that are not as the rows themselves say. */
export interface MadeBackup {
  manifest: Manifest;
  faults: string[];
}

/**
 * Writes a backup of `place` into `folder`, which it makes. Files never change under their keys, and what rows name is there
 * before them: so the files read afterwards are those of the rows' moment.
 */
export async function makeBackup(place: Place, folder: string, now: Date): Promise<MadeBackup> {
  if (existsSync(folder)) throw new Failure(`${folder} is there already. Name a folder that is not.`);
  mkdirSync(join(folder, FILES.objects), { recursive: true, mode: 0o700 });
  const rowsFile = join(folder, FILES.rows);
  const bookmark = await place.bookmark();
  await place.exportRows(schemaAfter(knownMigrations()).tables, rowsFile);
  const read = await readRows(rowsFile);
  const { objects, missing, faults } = await copyObjects(place, folder, read);
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    environment: place.environment,
    bookmark,
    migrations: read.migrations,
    rows: { sha256: await sha256OfFile(rowsFile) },
    tables: read.tables,
    heads: read.heads,
    objects,
    missing,
    faults: [...read.faults, ...faults],
  };
  // Last: a folder without it is no backup.
  writeFileSync(join(folder, FILES.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return { manifest, faults: faultsWhenMade(manifest) };
}

async function copyObjects(place: Place, folder: string, { objects: named, days }: ReadRows) {
  const objects: Manifest["objects"] = [];
  const missing: string[] = [];
  const faults: string[] = [];
  const copy = async (key: string, known: string | null, isOptional: boolean) => {
    const file = objectFile(folder, key);
    if (!(await place.getObject(key, file))) {
      rmSync(file, { force: true });
      if (!isOptional) missing.push(key);
      return;
    }
    const sha256 = await sha256OfFile(file);
    if (known !== null && known !== sha256) faults.push(`${key} is not what was filed`);
    objects.push({ key, size: statSync(file).size, sha256 });
  };
  await each(named, ({ key, sha256 }) => copy(key, sha256, false));
  // A day that goes on, or that scheduled work has not come to, has no list.
  await each(days, (day) => copy(`heads/${day}.json`, null, true));
  const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
  return { objects: objects.sort(byKey), missing: missing.sort(), faults };
}

/** Does `work` with each of `items`, some at once. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
