/**
 * The migrations of a local database, applied in one process and kept account of where `wrangler d1 migrations` does: that
 * command starts a runtime of its own for each file, which took minutes of a busy machine.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";

const MIGRATIONS = join(import.meta.dirname, "../../app/db/migrations");
/** Wrangler's own table, in which it keeps account. */
export const APPLIED_MIGRATIONS =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** Applies what is not applied yet, all of it or nothing. */
export async function migrate(db: D1Database): Promise<void> {
  // Read first: while a program computes for long, its connection is dropped.
  const files = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({ name, statements: statementsOf(readFileSync(join(MIGRATIONS, name), "utf8")) }));
  await db.prepare(APPLIED_MIGRATIONS).run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const work = files
    .filter(({ name }) => !applied.has(name))
    .flatMap(({ name, statements }) => [
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  if (work.length > 0) await db.batch(work);
}
