/**
 * Migrations are applied to databases of versions that have landed, with what their demonstration had stored (`landed/`). Such a database
 * does not get old: the longer ago it was kept, the more migrations run over its rows. An edited migration shows in the schema.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";

const LANDED = join(import.meta.dirname, "landed");
const MIGRATIONS = join(import.meta.dirname, "../../app/db/migrations");
const names = readdirSync(MIGRATIONS).sort();

const folder = mkdtempSync(join(tmpdir(), "concord-landed-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each as D1 runs it: in a transaction, with its references held. */
function migrate(database: DatabaseSync, files: readonly string[]): void {
  database.exec("PRAGMA foreign_keys = ON");
  for (const file of files) {
    database.exec("BEGIN");
    database.exec(readFileSync(join(MIGRATIONS, file), "utf8"));
    database.exec("COMMIT");
  }
}

const column = (database: DatabaseSync, sql: string) =>
  database
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]));

/** What the runtime and the engine keep for themselves is no part of ours. */
const schemaOf = (database: DatabaseSync) =>
  database
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name <> 'd1_migrations'")
    .all()
    .filter(({ name }) => !String(name).startsWith("_cf_"))
    .map(({ type, name, sql }) => `${type} ${name}\n${sql}`)
    .sort();

/** The ids of every table that has some. */
const idsOf = (database: DatabaseSync) =>
  new Map(
    column(
      database,
      "SELECT t.name FROM pragma_table_list t WHERE t.type = 'table' AND t.schema = 'main' AND EXISTS (SELECT 1 FROM pragma_table_info(t.name) c WHERE c.name = 'id')",
    ).map((table) => [table, column(database, `SELECT id FROM "${table}" ORDER BY id`)]),
  );

function opened(file: string): DatabaseSync {
  const path = join(folder, file.replace(".br", ""));
  writeFileSync(path, brotliDecompressSync(readFileSync(join(LANDED, file))));
  return new DatabaseSync(path);
}

describe.each(readdirSync(LANDED).filter((file) => file.endsWith(".sqlite.br")))("the database of %s", (file) => {
  const database = opened(file);
  const applied = column(database, "SELECT name FROM d1_migrations");
  const before = idsOf(database);

  test("takes every migration that came since, and has the schema of a new one then", () => {
    expect(names).toEqual(expect.arrayContaining(applied));
    migrate(
      database,
      names.filter((name) => !applied.includes(name)),
    );
    const fresh = new DatabaseSync(":memory:");
    migrate(fresh, names);
    expect(schemaOf(database)).toEqual(schemaOf(fresh));
  });

  test("is whole, and has every row that it had", () => {
    expect(column(database, "PRAGMA integrity_check")).toEqual(["ok"]);
    expect(database.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
    const after = idsOf(database);
    for (const [table, ids] of before) expect(after.get(table), table).toEqual(expect.arrayContaining(ids));
  });
});
