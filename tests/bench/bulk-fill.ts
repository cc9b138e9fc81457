/** Fills the local database's own file, where no Worker is between: a million rows in minutes, through the same triggers. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const DATABASES = join("v3", "d1", "miniflare-D1DatabaseObject");

/** Rows of one transaction: large enough that its end costs nothing. */
const PIECE = 20_000;

/**
 * Runs each statement for the numbers from the first that `next` names until `wanted`, both bound (`?1` until `?2`). Nothing else may have the
 * database of `folder` open. Gives how many seconds it took.
 */
export function bulkFill(
  folder: string,
  { before, next, statements, wanted }: { before?: string; next: string; statements: readonly string[]; wanted: number },
): number {
  const began = performance.now();
  const database = new DatabaseSync(localFile(folder));
  try {
    // Of a database that is thrown away nothing is lost by a crash.
    database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -800000; PRAGMA foreign_keys = ON;");
    if (before) database.exec(before);
    const first = Number(Object.values(database.prepare(next).get() ?? {})[0] ?? 1);
    const prepared = statements.map((statement) => database.prepare(statement));
    for (let at = first; at <= wanted; at += PIECE) {
      database.exec("BEGIN");
      for (const statement of prepared) statement.run(at, Math.min(at + PIECE - 1, wanted));
      database.exec("COMMIT");
    }
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
  return (performance.now() - began) / 1000;
}

/** The file of the one database that is in `folder`. */
export function localFile(folder: string): string {
  const at = join(folder, DATABASES);
  const file = readdirSync(at).find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  if (!file) throw new Error(`There is no local database in ${at}.`);
  return join(at, file);
}
