/**
 * The schema that a backup's rows belong to: that of the migrations it names, in the order in which rows can be loaded.
 * Triggers come last, so that none acts on a row that is only brought back; search indexes are filled again, since D1 exports
 * none of them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { APPLIED_MIGRATIONS } from "#scripts/seed/migrate.ts";
import { Failure } from "../processes.mjs";

const MIGRATIONS = join(import.meta.dirname, "../../app/db/migrations");

/** What fills each search index from the tables that it is about. */
const FILLED: Readonly<Record<string, string>> = {
  booking_search: "INSERT INTO booking_search (rowid, facets, words) SELECT place, facets, words FROM booking_search_rows",
  case_search: "INSERT INTO case_search (rowid, facets, words) SELECT arrival, facets, words FROM case_search_rows",
  people_search: `INSERT INTO people_search (rowid, facets, words)
SELECT place, 'everyone r' || hex(role), first_name || ' ' || last_name || ' ' || name || ' ' || email FROM "user"`,
  faq_search: "INSERT INTO faq_search (rowid, question, answer, keywords) SELECT id, question, answer, keywords FROM faq_texts",
  document_search: `INSERT INTO document_search (facets, words, document_id, case_id)
SELECT 'c' || hex(case_id) || ' a' || replace(audience, '_', ''), name, id, case_id FROM case_documents
WHERE ready_at IS NOT NULL ORDER BY ready_at, id`,
};

/** The same by a view of a later migration, where the schema has it. */
const FILLED_BY_VIEW: Readonly<Record<string, string>> = {
  // Of before migration 0240, which gave documents numbers, there is none.
  document_search: `INSERT INTO document_search (facets, words, document_id, case_id)
SELECT facets, words, document_id, case_id FROM document_search_rows ORDER BY ready_at, document_id`,
};

export interface Schema {
  /** Tables with rows of their own: what is exported. */
  tables: readonly string[];
  /** `CREATE TABLE` of each. */
  before: readonly string[];
  /** Indexes, views, search indexes with what fills them, and triggers. */
  after: readonly string[];
}

/** The names of all migrations of this version, in order. */
export function knownMigrations(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** The schema after `migrations`. Throws a `Failure` where this version does not have one of them. */
export function schemaAfter(migrations: readonly string[]): Schema {
  const known = new Set(knownMigrations());
  const strange = migrations.find((name) => !known.has(name));
  if (strange)
    throw new Failure(`This version has no migration ${strange}. Use the version that the backup was made with, or a later one.`);
  const database = new DatabaseSync(":memory:");
  try {
    database.exec(APPLIED_MIGRATIONS);
    for (const name of [...migrations].sort()) database.exec(readFileSync(join(MIGRATIONS, name), "utf8"));
    return read(database);
  } finally {
    database.close();
  }
}

function read(database: DatabaseSync): Schema {
  const kinds = new Map(
    database
      .prepare("SELECT name, type FROM pragma_table_list WHERE schema = 'main'")
      .all()
      .map(({ name, type }) => [String(name), String(type)]),
  );
  const parts = database
    .prepare("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid")
    .all()
    .map(({ name, type, sql }) => ({
      name: String(name),
      kind: type === "table" ? (kinds.get(String(name)) ?? "table") : String(type),
      sql: String(sql),
    }));
  const of = (kind: string) => parts.filter((part) => part.kind === kind);
  const views = new Set(of("view").map(({ name }) => name));
  const searched = of("virtual").flatMap(({ name, sql }) => {
    const fill = views.has(`${name}_rows`) ? (FILLED_BY_VIEW[name] ?? FILLED[name]) : FILLED[name];
    if (!fill) throw new Error(`Nothing says how the search index ${name} is filled (scripts/backup/schema.ts).`);
    return [sql, fill];
  });
  const sqlOf = (kind: string) => of(kind).map(({ sql }) => sql);
  return {
    tables: of("table").map(({ name }) => name),
    before: sqlOf("table"),
    after: [...sqlOf("index"), ...sqlOf("view"), ...searched, ...sqlOf("trigger")],
  };
}
