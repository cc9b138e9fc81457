/**
 * Every test file begins with a migrated, empty database and empty buckets; rows of one test are seen by the next of the same
 * file. Files share a Worker (`isolate: false`), whose program would else be loaded again for each. The first file of a Worker
 * walks through the migrations; the others begin with what these came to, since the walk took a second of each.
 */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const TRIES = 20;
const isEmpty = async () => (await env.DB.prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'").first()) === null;

/** A migrated database: how it is made, and the rows that migrations wrote. */
interface Migrated {
  tables: readonly string[];
  rows: readonly { text: string; values: readonly unknown[] }[];
  /** Indexes, views and triggers: once the rows are there, as in the migrations. */
  others: readonly string[];
}
/** Outlives a file, as the Worker does. */
const kept = globalThis as { migratedDatabase?: Migrated };

async function readMigrated(): Promise<Migrated> {
  // What a virtual table keeps its words in is made with it.
  const { results } = await env.DB.prepare(
    `SELECT made.name, made.sql, listed.type AS kind FROM sqlite_master made
     LEFT JOIN pragma_table_list listed ON listed.schema = 'main' AND listed.name = made.name AND made.type = 'table'
     WHERE made.sql IS NOT NULL AND made.name NOT LIKE 'sqlite!_%' ESCAPE '!' AND made.name NOT LIKE '!_cf!_%' ESCAPE '!'
       AND coalesce(listed.type, '') <> 'shadow' ORDER BY made.rowid`,
  ).all<{ name: string; sql: string; kind: "table" | "virtual" | "view" | null }>();
  const rows: { text: string; values: unknown[] }[] = [];
  for (const { name, kind } of results) {
    if (kind === "virtual" && (await env.DB.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).first()))
      throw new Error(`${name} holds words of rows that migrations wrote: they would be missing after the first file.`);
    if (kind !== "table") continue;
    // Without columns that are computed.
    const { results: columns } = await env.DB.prepare("SELECT name FROM pragma_table_info(?)").bind(name).all<{ name: string }>();
    const named = columns.map((column) => `"${column.name}"`).join(", ");
    const { results: own } = await env.DB.prepare(`SELECT ${named} FROM "${name}"`).all();
    const text = `INSERT INTO "${name}" (${named}) VALUES (${columns.map(() => "?").join(", ")})`;
    for (const row of own) rows.push({ text, values: Object.values(row) });
  }
  const isTable = (kind: string | null) => kind === "table" || kind === "virtual";
  return {
    tables: results.filter(({ kind }) => isTable(kind)).map(({ sql }) => sql),
    rows,
    others: results.filter(({ kind }) => !isTable(kind)).map(({ sql }) => sql),
  };
}

async function migrate(): Promise<void> {
  const { migratedDatabase: known } = kept;
  if (!known) {
    await applyD1Migrations(env.DB, env.MIGRATIONS);
    kept.migratedDatabase = await readMigrated();
    return;
  }
  await env.DB.batch([
    ...known.tables.map((sql) => env.DB.prepare(sql)),
    ...known.rows.map(({ text, values }) => env.DB.prepare(text).bind(...values)),
    ...known.others.map((sql) => env.DB.prepare(sql)),
  ]);
}

// What is still at work for the file before can keep its storage alive.
for (let attempt = 1; ; attempt += 1) {
  await reset();
  if (await isEmpty()) break;
  if (attempt === TRIES) throw new Error("The database of the file before could not be emptied.");
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const began = performance.now();
await migrate();
console.log(
  "MIGRATED",
  performance.now() - began,
  kept.migratedDatabase?.tables.length,
  kept.migratedDatabase?.rows.length,
  kept.migratedDatabase?.others.length,
);
