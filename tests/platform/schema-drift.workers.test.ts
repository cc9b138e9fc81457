import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { schema } from "#app/db/client.server.ts";

const tables = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map(getTableConfig);

interface ColumnInfo {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

test("the migrated database and the Drizzle schema have the same tables", async () => {
  const { results } = await env.DB.prepare(
    // What is virtual, and what it derives from, is SQL alone (migration 0007).
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  expect(tables.map((table) => table.name).sort()).toEqual(results.map((row) => row.name).sort());
});

test.each(tables.map((table) => [table.name, table] as const))("%s has the columns that the schema says", async (name, table) => {
  const { results } = await env.DB.prepare(`PRAGMA table_info("${name}")`).all<ColumnInfo>();
  const migrated = results.map((column) => ({ name: column.name, type: column.type.toLowerCase(), required: column.notnull === 1 }));
  const declared = table.columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().toLowerCase(),
    required: column.notNull,
  }));
  expect(byName(declared)).toEqual(byName(migrated));
});

test.each(tables.map((table) => [table.name, table] as const))("%s has the indexes that the schema says", async (name, table) => {
  const { results } = await env.DB.prepare(`PRAGMA index_list("${name}")`).all<{ name: string; origin: string; unique: number }>();
  const migrated = results.filter((index) => index.origin === "c").map((index) => ({ name: index.name, unique: index.unique === 1 }));
  const declared = table.indexes.map((index) => ({ name: index.config.name, unique: index.config.unique }));
  // The database may have more of them (over generated columns, for instance); what is unique is in both.
  expect(migrated).toEqual(expect.arrayContaining(declared));
  expect(byName(declared.filter((index) => index.unique))).toEqual(byName(migrated.filter((index) => index.unique)));
  for (const index of table.indexes) {
    const columns = await env.DB.prepare(`PRAGMA index_info("${index.config.name}")`).all<{ name: string }>();
    // An expression has no column's name.
    expect(index.config.columns.map((column) => ("name" in column ? column.name : null))).toEqual(
      columns.results.map((column) => column.name),
    );
  }
});

function byName<T extends { name: string }>(items: T[]): T[] {
  return items.sort((one, other) => (one.name < other.name ? -1 : 1));
}
