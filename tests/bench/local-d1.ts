/** A D1 binding over the local database's own file, in this process: what a use case costs in CPU, with no server and no other process between. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { localFile } from "./bulk-fill.ts";

/** As D1 takes them: it knows no booleans, and nothing for null. */
const bound = (value: unknown): SQLInputValue => (typeof value === "boolean" ? Number(value) : ((value ?? null) as SQLInputValue));

interface LocalD1 {
  database: D1Database;
  close(): void;
}

export function localD1(folder: string): LocalD1 {
  const file = new DatabaseSync(localFile(folder));
  file.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -64000;");
  const prepared = new Map<string, StatementSync>();
  const statementOf = (sql: string) => {
    const known = prepared.get(sql) ?? file.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const asked = (sql: string, values: readonly unknown[]) => {
    const all = () => statementOf(sql).all(...values.map(bound)) as Record<string, unknown>[];
    const answer = () => ({ results: all(), success: true, meta: { rows_read: 0 } });
    return {
      bind: (...next: unknown[]) => asked(sql, next),
      all: async () => answer(),
      run: async () => answer(),
      raw: async () => all().map((row) => Object.values(row)),
      first: async () => all()[0] ?? null,
      answer,
    };
  };
  const database = {
    prepare: (sql: string) => asked(sql, []),
    batch: async (statements: { answer(): unknown }[]) => statements.map((statement) => statement.answer()),
    withSession: () => database,
  };
  return { database: database as unknown as D1Database, close: () => file.close() };
}

/** Milliseconds of CPU that one call takes, in the middle and at the slowest twentieth of `count` calls after ten that warm up. */
async function cpuOf(call: () => Promise<unknown>, count = 60): Promise<{ median: number; p95: number }> {
  const times: number[] = [];
  for (let made = 0; made < count + 10; made += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    if (made >= 10) times.push((user + system) / 1000);
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(count / 2)] ?? 0, p95: times[Math.floor(count * 0.95)] ?? 0 };
}

/** The same of each use case by its name, over the database in `folder`. */
export async function cpuOfAll(folder: string, uses: ReadonlyMap<string, (database: D1Database) => Promise<unknown>>) {
  const { database, close } = localD1(folder);
  const found: Record<string, { median: number; p95: number }> = {};
  for (const [name, use] of uses) found[name] = await cpuOf(() => use(database));
  close();
  return found;
}
