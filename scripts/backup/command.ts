/**
 * `npm run backup` and `npm run restore`, called as `node scripts/backup/command.ts backup|restore …`: what was asked for, on
 * the local data (`CONCORD_STATE`) or, with `--env`, on a deployed environment.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure, main, ROOT } from "../processes.mjs";
import { commandsFor, deployedPlace } from "./deployed-place.ts";
import { withLocalPlace } from "./local-place.ts";
import { makeBackup } from "./make-backup.ts";
import { FILES, faultsWhenMade, type Manifest, readManifest } from "./manifest.ts";
import type { Place } from "./place.ts";
import { differencesFrom, faultsOfBackup, listed, restoreBackup } from "./restore-backup.ts";
import { knownMigrations, schemaAfter } from "./schema.ts";

const USAGE = `Usage:
  npm run backup  -- [FOLDER] [--env production] [--dry-run]   makes a backup in FOLDER
  npm run backup  -- FOLDER --check                            proves that the backup in FOLDER is whole
  npm run restore -- FOLDER [--env production] [--dry-run]     restores it into an empty environment, and compares
  npm run restore -- FOLDER [--env production] --compare       compares an environment with it, and changes nothing`;

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      env: { type: "string" },
      "dry-run": { type: "boolean" },
      check: { type: "boolean" },
      compare: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  const [what, named] = positionals;
  if (values.help || (what !== "backup" && what !== "restore")) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const isBackup = what === "backup";
  const folder = named ?? (isBackup && !values.check ? join(ROOT, ".concord-backups", nameOf(new Date())) : null);
  if (!folder) throw new Failure(USAGE);
  if (values["dry-run"]) return dryRun(what, values.env ?? "production", folder);
  if (values.check) return check(folder);
  const place = <T>(use: (place: Place) => Promise<T>) =>
    values.env ? use(deployedPlace(values.env)) : withLocalPlace(resolve(process.env.CONCORD_STATE || join(ROOT, ".concord")), use);
  if (isBackup) return place((from) => backUp(from, folder));
  return place((into) => restore(into, folder, values.compare ?? false));
});

async function backUp(place: Place, folder: string): Promise<number> {
  const { manifest, faults } = await makeBackup(place, folder, new Date());
  console.log(`${folder}: ${summary(manifest)}`);
  return tell(faults, "Every row, every chain and every file in it is whole.");
}

async function check(folder: string): Promise<number> {
  return tell([...(await faultsOfBackup(folder)), ...faultsSaid(readManifest(folder))], `The backup in ${folder} is whole.`);
}

/** Faults that the data had already; it is restored with them. */
function faultsSaid(manifest: Manifest): string[] {
  return faultsWhenMade(manifest).map((fault) => `when it was made: ${fault}`);
}

async function restore(place: Place, folder: string, onlyCompare: boolean): Promise<number> {
  if (!onlyCompare) console.log(`Restored ${summary(await restoreBackup(place, folder))}`);
  const faults = onlyCompare ? [] : faultsSaid(readManifest(folder));
  return tell(
    [...faults, ...(await differencesFrom(place, folder))],
    "All of it is as the backup says: rows, chains up to their ends, files.",
  );
}

function tell(faults: readonly string[], whole: string): number {
  if (faults.length === 0) {
    console.log(whole);
    return 0;
  }
  console.error(`${faults.length} found:\n${listed(faults)}`);
  return 1;
}

function summary({ tables, heads, objects, migrations, bookmark, madeAt }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const level = migrations.at(-1) ?? "none";
  return `${madeAt}, ${rows} rows of ${Object.keys(tables).length} tables, ${heads.length} chains, ${objects.length} files, schema ${level}${bookmark ? `, bookmark ${bookmark}` : ""}.`;
}

/** What would be run, without an account. */
function dryRun(what: "backup" | "restore", environment: string, folder: string): number {
  const commands = commandsFor(environment);
  const rows = join(folder, FILES.rows);
  const key = "KEY";
  const object = join(folder, FILES.objects, key);
  const tables = schemaAfter(knownMigrations()).tables;
  const show = (args: readonly string[]) =>
    console.log(`npx wrangler ${args.map((arg) => (/^[\w./:=@-]+$/.test(arg) ? arg : `'${arg}'`)).join(" ")}`);
  if (what === "backup") {
    console.log("# The moment, by Time Travel's name");
    show(commands.bookmark);
    console.log("# Every row of it");
    show(commands.exportRows(tables, rows));
    console.log("# For each file that the rows name, and each day's list of heads");
    show(commands.getObject(key, object));
    return 0;
  }
  console.log("# Nothing may be there: no table, and no file but the site's film");
  show(commands.countTables);
  show(commands.bucket);
  console.log("# Tables, rows, indexes, triggers: written from the migrations and the backup's rows");
  show(commands.load("restore.sql"));
  console.log("# For each file of the backup");
  show(commands.putObject(key, object));
  console.log("# Compared: the rows are read again, and each file");
  show(commands.exportRows(tables, "compared.sql"));
  show(commands.getObject(key, "compared"));
  return 0;
}

function nameOf(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
}
