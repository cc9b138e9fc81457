/** The data model is drawn for somebody new: a table that it does not name is one that they do not find. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { schema } from "#app/db/client.server.ts";

test("`docs/data-model.md` names every table", () => {
  const model = readFileSync(join(import.meta.dirname, "../../docs/data-model.md"), "utf8");
  const names = Object.values(schema)
    .filter((value) => is(value, SQLiteTable))
    .map((table) => getTableConfig(table).name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(model))).toEqual([]);
});
