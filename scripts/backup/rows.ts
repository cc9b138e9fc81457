/** The rows of a backup, loaded into a database of this machine: that they can be loaded is proven by it, and what they say is read there. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type ChainLink, faultOf } from "#app/domain/case/chain/chain.ts";
import { APPLIED_MIGRATIONS } from "#scripts/seed/migrate.ts";
import type { Manifest } from "./manifest.ts";
import { type Schema, schemaAfter } from "./schema.ts";

/** An object that rows name, with the hash that they know of it. */
export interface NamedObject {
  key: string;
  sha256: string | null;
}

export interface ReadRows {
  migrations: string[];
  tables: Manifest["tables"];
  heads: Manifest["heads"];
  objects: NamedObject[];
  /** Days (UTC) on which anything was entered in a case. */
  days: string[];
  /** In words: rows that name what is not there, chains that are broken. */
  faults: string[];
}

const MIGRATION_ROWS = 'INSERT INTO "d1_migrations"';

/** The lines of a file; line feeds alone end one, whatever else a text holds. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** Loads and reads the rows of `file`. */
export async function readRows(file: string): Promise<ReadRows> {
  const migrations = await migrationsOf(file);
  const schema = schemaAfter(migrations);
  const database = new DatabaseSync("");
  try {
    database.exec("PRAGMA foreign_keys = OFF");
    database.exec("BEGIN");
    for (const statement of schema.before) database.exec(statement);
    for await (const line of linesOf(file)) if (line.startsWith("INSERT INTO ")) database.exec(line);
    database.exec("COMMIT");
    return {
      migrations,
      tables: Object.fromEntries(schema.tables.map((table) => [table, contentsOf(database, table)])),
      heads: headsOf(database),
      objects: objectsNamed(database),
      days: daysOfEntries(database),
      faults: [...danglingRows(database), ...(await brokenChains(database))],
    };
  } finally {
    database.close();
  }
}

/** Which migrations the rows of `file` were written under. */
async function migrationsOf(file: string): Promise<string[]> {
  const database = new DatabaseSync(":memory:");
  database.exec(APPLIED_MIGRATIONS);
  for await (const line of linesOf(file)) if (line.startsWith(MIGRATION_ROWS)) database.exec(line);
  const names = textsOf(database, "SELECT name FROM d1_migrations ORDER BY name");
  database.close();
  return names;
}

const textsOf = (database: DatabaseSync, sql: string) =>
  database
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]));

/** How many rows a table has, and a hash of them all, whatever order they are read in. */
function contentsOf(database: DatabaseSync, table: string): { rows: number; sha256: string } {
  const all = Buffer.alloc(32);
  let rows = 0;
  for (const row of database.prepare(`SELECT * FROM "${table}"`).iterate()) {
    const hash = createHash("sha256")
      .update(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))))
      .digest();
    for (const [at, byte] of hash.entries()) all[at] = (all[at] ?? 0) ^ byte;
    rows += 1;
  }
  return { rows, sha256: all.toString("hex") };
}

const headsOf = (database: DatabaseSync): Manifest["heads"] =>
  database
    .prepare(
      "SELECT case_id, seq, hash FROM case_entries AS e WHERE seq = (SELECT max(seq) FROM case_entries WHERE case_id = e.case_id) ORDER BY case_id",
    )
    .all()
    .map(({ case_id, seq, hash }) => ({ caseId: String(case_id), seq: Number(seq), hash: String(hash) }));

/** Documents of cases and bookings whose bytes have arrived, final bundles and their volumes, and pictures. */
function objectsNamed(database: DatabaseSync): NamedObject[] {
  return database
    .prepare(
      `SELECT object_key AS key, sha256 FROM case_documents WHERE ready_at IS NOT NULL
      UNION ALL SELECT object_key, sha256 FROM case_bundles WHERE state = 'final' AND plan IS NULL
      UNION ALL SELECT v.folder || '/' || v.number, v.sha256 FROM case_bundle_volumes AS v
        JOIN case_bundles AS b ON b.id = v.bundle_id AND b.object_key = v.folder AND b.state = 'final'
      UNION ALL SELECT object_key, sha256 FROM booking_documents WHERE ready_at IS NOT NULL
      UNION ALL SELECT picture_key, NULL FROM "user" WHERE picture_key IS NOT NULL
      ORDER BY key`,
    )
    .all()
    .map(({ key, sha256: known }) => ({ key: String(key), sha256: known === null ? null : String(known) }));
}

/** The days (UTC) on which anything was entered in a case: each has a list of heads once it is over. */
const daysOfEntries = (database: DatabaseSync) =>
  textsOf(database, "SELECT DISTINCT date(at / 1000, 'unixepoch') FROM case_entries ORDER BY 1");

const danglingRows = (database: DatabaseSync) => [
  ...new Set(
    database
      .prepare("PRAGMA foreign_key_check")
      .all()
      .map(({ table, parent }) => `rows of ${table} name rows of ${parent} that are not there`),
  ),
];

async function brokenChains(database: DatabaseSync): Promise<string[]> {
  const faults: string[] = [];
  const chain = database.prepare(
    "SELECT seq, body, body_hash AS bodyHash, previous_hash AS previousHash, hash FROM case_entries WHERE case_id = ? ORDER BY seq",
  );
  for (const { caseId, seq, hash } of headsOf(database)) {
    const links = chain.all(caseId) as unknown as ChainLink[];
    const fault = await faultOf(links, { seq, hash });
    if (fault) faults.push(`case ${caseId}: entry ${fault.seq} is not as it was written (${fault.fault})`);
  }
  return faults;
}

/** The statements that bring `schema` and the rows of `file` into an empty database, one after another. */
export async function* restoring(schema: Schema, file: string): AsyncGenerator<string> {
  yield "PRAGMA defer_foreign_keys = TRUE;";
  for (const statement of schema.before) yield `${statement};`;
  for await (const line of linesOf(file)) if (line.startsWith("INSERT INTO ")) yield line;
  for (const statement of schema.after) yield `${statement};`;
}

/** What differs between the rows that a backup says it has and those that were read. */
export function differencesOf(manifest: Manifest, read: ReadRows): string[] {
  const names = [...new Set([...Object.keys(manifest.tables), ...Object.keys(read.tables)])].sort();
  const tables = names.flatMap((name) => {
    const [then, now] = [manifest.tables[name], read.tables[name]];
    if (then?.rows !== now?.rows) return [`${name}: ${now?.rows ?? "no"} rows instead of ${then?.rows ?? "none"}`];
    return then?.sha256 === now?.sha256 ? [] : [`${name}: a row is not as it was`];
  });
  const heads = new Map(read.heads.map((head) => [head.caseId, head]));
  const chains = manifest.heads.flatMap(({ caseId, seq, hash }) => {
    const head = heads.get(caseId);
    if (head?.seq === seq && head.hash === hash) return [];
    return [`case ${caseId}: its chain ends at entry ${head?.seq ?? 0}, and not where it ended then (entry ${seq})`];
  });
  return [...tables, ...chains, ...read.faults];
}
