/**
 * The drill: data of a version that has landed is backed up, restored where nothing is, compared, damaged and compared again,
 * on the local runtime as `npm run backup` does. The same with a deployed environment, whose wrangler is played here.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run, toolEnvironment } from "../processes.mjs";
import { deployedPlace, type Wrangler } from "./deployed-place.ts";
import { withLocalPlace } from "./local-place.ts";
import { makeBackup } from "./make-backup.ts";
import { FILES, faultsWhenMade, readManifest, sha256 } from "./manifest.ts";
import { differencesFrom, faultsOfBackup, restoreBackup } from "./restore-backup.ts";
import { knownMigrations, schemaAfter } from "./schema.ts";

const root = mkdtempSync(join(tmpdir(), "concord-drill-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const LANDED = join(import.meta.dirname, "../../tests/platform/landed/2026-11-23.sqlite.br");
const MIGRATIONS = join(import.meta.dirname, "../../app/db/migrations");
const NOW = new Date("2026-11-29T10:00:00.000Z");

/** A database of a landed version, brought to the present one, whose documents have bytes in `files`. */
function landedData(files: Map<string, Uint8Array>): DatabaseSync {
  const path = join(root, "landed.sqlite");
  writeFileSync(path, brotliDecompressSync(readFileSync(LANDED)));
  const database = new DatabaseSync(path);
  const applied = new Set(
    database
      .prepare("SELECT name FROM d1_migrations")
      .all()
      .map(({ name }) => String(name)),
  );
  for (const name of knownMigrations().filter((name) => !applied.has(name))) {
    database.exec(readFileSync(join(MIGRATIONS, name), "utf8"));
    database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
  }
  // Its documents get bytes of ours: what was filed is never altered otherwise.
  const kept = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'case_documents'").all();
  for (const { name } of kept) database.exec(`DROP TRIGGER "${name}"`);
  for (const { id, key } of database.prepare("SELECT id, object_key AS key FROM case_documents WHERE ready_at IS NOT NULL").all()) {
    const bytes = new TextEncoder().encode(`The bytes of ${id}`);
    files.set(String(key), bytes);
    database.prepare("UPDATE case_documents SET sha256 = ?, size = ? WHERE id = ?").run(sha256(bytes), bytes.byteLength, String(id));
  }
  for (const { sql } of kept) database.exec(String(sql));
  addFinalBundle(database, files);
  const days = database.prepare("SELECT DISTINCT date(at / 1000, 'unixepoch') AS day FROM case_entries ORDER BY 1").all();
  const day = String(days[0]?.day);
  const heads = database
    .prepare("SELECT case_id AS caseId, max(seq) AS seq, hash FROM case_entries WHERE date(at / 1000, 'unixepoch') = ? GROUP BY case_id")
    .all(day);
  files.set(`heads/${day}.json`, new TextEncoder().encode(JSON.stringify({ day, heads })));
  return database;
}

/** A bundle that was made final of one of its documents. */
function addFinalBundle(database: DatabaseSync, files: Map<string, Uint8Array>): void {
  const of = database.prepare("SELECT id, case_id, uploaded_by FROM case_documents WHERE ready_at IS NOT NULL LIMIT 1").get();
  if (!of) throw new Error("a landed database has documents");
  const bytes = new TextEncoder().encode("The bytes of a bundle");
  files.set("bundles/one/two", bytes);
  database
    .prepare(
      `INSERT INTO case_bundles (id, case_id, audience, state, title, tabs, lines, locale, version, created_by, created_at, changed_by, changed_as,
        changed_at, object_key, made_of, size, pages, sha256, parts)
      VALUES ('bundle', ?, 'side_a', 'final', 'Hearing', 'letters', '[]', 'fr', 2, ?, 1, ?, 'Ana Alba', 2, 'bundles/one/two', 2, ?, 3, ?, '[]')`,
    )
    .run(String(of.case_id), String(of.uploaded_by), String(of.uploaded_by), bytes.byteLength, sha256(bytes));
  database
    .prepare("INSERT INTO case_document_sources (document_id, state, pages, weight, look) VALUES (?, 'ready', 2, 9, 1)")
    .run(String(of.id));
}

/** Every row as D1 exports it: without what is computed from the others. */
function exported(database: DatabaseSync, tables: readonly string[]): string {
  const text = (value: unknown) => (value === null ? "NULL" : typeof value === "number" ? String(value) : quoted(String(value)));
  return tables
    .flatMap((table) => {
      const columns = database
        .prepare("SELECT name FROM pragma_table_info(?)")
        .all(table)
        .map(({ name }) => `"${name}"`)
        .join(",");
      const rows = database.prepare(`SELECT ${columns} FROM "${table}"`).all();
      return rows.map((row) => `INSERT INTO "${table}" (${columns}) VALUES(${Object.values(row).map(text).join(",")});\n`);
    })
    .join("");
}

function quoted(text: string): string {
  const kept = `'${text.replaceAll("'", "''").replaceAll("\r", "\\r").replaceAll("\n", "\\n")}'`;
  const returned = text.includes("\r") ? `replace(${kept},'\\r',char(13))` : kept;
  return text.includes("\n") ? `replace(${returned},'\\n',char(10))` : returned;
}

const GONE = join(root, "gone");

/** A wrangler that has a deployed environment: a database and a folder of files. */
function played(database: DatabaseSync, bucket: string, counted = "0") {
  const calls: string[][] = [];
  const after = (args: readonly string[], option: string) => args[args.indexOf(option) + 1] ?? "";
  const wrangler: Wrangler = async (args) => {
    calls.push([...args]);
    const [group, subject, act] = args;
    const ok = (output = "") => ({ code: 0, output });
    if (subject === "time-travel") return ok('{"bookmark":"00000042-0000000a"}');
    if (subject === "export") {
      writeFileSync(
        after(args, "--output"),
        exported(
          database,
          args.filter((_, at) => args[at - 1] === "--table"),
        ),
      );
      return ok();
    }
    if (subject === "execute" && args.includes("--command"))
      return ok(`Executing\n${JSON.stringify([{ results: database.prepare(after(args, "--command")).all() }])}`);
    if (subject === "execute") {
      database.exec(`BEGIN;\n${readFileSync(after(args, "--file"), "utf8")}\nCOMMIT;`);
      return ok();
    }
    if (group === "r2" && act === "info") return ok(JSON.stringify({ object_count: counted }));
    if (bucket === GONE) return { code: 1, output: "The specified bucket does not exist. [code: 10006]" };
    const file = join(bucket, (args[3] ?? "").split("/").slice(1).join("/"));
    const other = after(args, "--file");
    const [from, to] = act === "get" ? [file, other] : [other, file];
    if (!existsSync(from)) return { code: 1, output: "The specified key does not exist." };
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
    return ok();
  };
  return { wrangler, calls };
}

/** What each search index finds: its words, and in how many rows each is. */
function wordsFound(database: DatabaseSync): Record<string, unknown> {
  const indexes = database
    .prepare("SELECT name FROM pragma_table_list WHERE type = 'virtual' AND schema = 'main'")
    .all()
    .map(({ name }) => String(name));
  return Object.fromEntries(
    indexes.map((name) => {
      database.exec(`CREATE VIRTUAL TABLE temp.words_of USING fts5vocab(main, ${name}, 'row')`);
      const words = database.prepare("SELECT term, doc FROM temp.words_of ORDER BY term").all();
      database.exec("DROP TABLE temp.words_of");
      return [name, words];
    }),
  );
}

const files = new Map<string, Uint8Array>();
let source: DatabaseSync;
const sourceBucket = join(root, "source");
const backup = join(root, "backup");

beforeAll(async () => {
  source = landedData(files);
  for (const [key, bytes] of files) {
    mkdirSync(dirname(join(sourceBucket, key)), { recursive: true });
    writeFileSync(join(sourceBucket, key), bytes);
  }
});

describe("a backup of a deployed environment", () => {
  test("holds the rows, the files and the chains of one moment", async () => {
    const { wrangler, calls } = played(source, sourceBucket);
    const { manifest, faults } = await makeBackup(deployedPlace("production", wrangler), backup, NOW);
    expect(faults).toEqual([]);
    expect(manifest).toMatchObject({ bookmark: "00000042-0000000a", environment: "production", madeAt: NOW.toISOString(), missing: [] });
    expect(manifest.migrations).toEqual(knownMigrations());
    expect(manifest.objects.map(({ key }) => key)).toEqual([...files.keys()].sort());
    expect(manifest.heads.length).toBeGreaterThan(0);
    expect(manifest.tables.case_entries?.rows).toBeGreaterThan(10);
    expect(await faultsOfBackup(backup)).toEqual([]);
    // The bookmark first: what Time Travel goes back to has nothing that the rows do not have.
    expect(calls.slice(0, 2).map(([, subject]) => subject)).toEqual(["time-travel", "export"]);
  });

  test("is restored into an empty one, which then finds the same words and refuses a second restore", async () => {
    const database = new DatabaseSync(":memory:");
    const bucket = join(root, "restored");
    const { wrangler, calls } = played(database, bucket);
    const place = deployedPlace("production", wrangler);
    await restoreBackup(place, backup);
    expect(await differencesFrom(place, backup)).toEqual([]);
    expect(wordsFound(database)).toEqual(wordsFound(source));
    expect(database.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
    // Triggers and all else of the schema are there, too.
    const parts =
      "SELECT type, name FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY 1, 2";
    expect(database.prepare(parts).all()).toEqual(source.prepare(parts).all());
    expect(() => database.exec("UPDATE case_entries SET body = 'x'")).toThrow();
    // What a day's list says of a case lies under the case as well.
    const [day] = [...files.keys()].filter((key) => key.startsWith("heads/"));
    const [head] = JSON.parse(new TextDecoder().decode(files.get(day ?? ""))).heads;
    expect(readFileSync(join(bucket, `heads/cases/${head.caseId}/${day?.slice(6, 16)}`), "utf8")).toBe(`${head.seq} ${head.hash}`);
    const before = calls.length;
    await expect(restoreBackup(place, backup)).rejects.toThrow("into an empty environment alone");
    expect(calls.slice(before).map(([, subject]) => subject)).toEqual(["execute"]);
  });

  test("that lacks a file, or has an entry that was changed, says so", async () => {
    const damaged = join(root, "damaged");
    cpSync(sourceBucket, damaged, { recursive: true });
    const [lost, changed] = [...files.keys()].filter((key) => key.startsWith("cases/"));
    rmSync(join(damaged, lost ?? ""));
    writeFileSync(join(damaged, changed ?? ""), "Other bytes");
    source.prepare("VACUUM INTO ?").run(join(root, "copied.sqlite"));
    const rewritten = new DatabaseSync(join(root, "copied.sqlite"));
    for (const { name } of rewritten.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'case_entries'").all())
      rewritten.exec(`DROP TRIGGER "${name}"`);
    rewritten.exec(
      "UPDATE case_entries SET body = replace(body, '\"seq\":2', '\"seq\": 2') WHERE seq = 2 AND case_id = (SELECT min(case_id) FROM case_entries)",
    );
    const { faults, manifest } = await makeBackup(
      deployedPlace("production", played(rewritten, damaged).wrangler),
      join(root, "faulty"),
      NOW,
    );
    expect(manifest.missing).toEqual([lost]);
    expect(faultsWhenMade(readManifest(join(root, "faulty"))).sort()).toEqual([...faults].sort());
    const { code, output } = await run("node", ["--no-warnings", "scripts/backup/command.ts", "backup", join(root, "faulty"), "--check"]);
    expect(code).toBe(1);
    expect(output).toContain(`when it was made: ${lost} is not there`);
    expect(output).toContain(`when it was made: ${changed} is not what was filed`);
    expect(faults.sort()).toEqual(
      [
        `${lost} is not there`,
        `${changed} is not what was filed`,
        expect.stringMatching(/^case .*: entry 2 is not as it was written \(body\)$/),
      ].sort(),
    );
  });

  test("is not restored where files are, however they are counted, and a bucket that is not there is no missing file", async () => {
    const into = (counted: string, bucket = join(root, "nowhere")) => {
      const { wrangler, calls } = played(new DatabaseSync(":memory:"), bucket, counted);
      return restoreBackup(deployedPlace("production", wrangler), backup).then(() => calls, String);
    };
    expect(await into("1,234")).toContain("the bucket of production has 1,234 files");
    expect(await into("3")).toContain("has 3 files");
    expect(await into("many")).toContain("has many files");
    // The count lags: the files are there already.
    expect(await into("0", sourceBucket)).toMatch(/heads\/.* is there already/);
    expect(await into("2", GONE)).toContain("The specified bucket does not exist");
  });

  test("that was damaged is not restored", async () => {
    const torn = join(root, "torn");
    cpSync(backup, torn, { recursive: true });
    const [key] = readManifest(torn).objects.map(({ key }) => key);
    rmSync(join(torn, FILES.objects, key ?? ""));
    writeFileSync(join(torn, FILES.rows), readFileSync(join(torn, FILES.rows), "utf8").replace("VALUES(", "VALUES( "));
    const faults = [`${FILES.rows} is not as it was written`, `${key} is not there`];
    expect(await faultsOfBackup(torn)).toEqual(faults);
    const { wrangler, calls } = played(new DatabaseSync(":memory:"), join(root, "nowhere"));
    await expect(restoreBackup(deployedPlace("production", wrangler), torn)).rejects.toThrow("not whole");
    expect(calls).toEqual([]);
  });
});

describe("on this machine", () => {
  const state = join(root, "state");

  test("a backup is restored into a new state folder, and what is damaged afterwards is found", async () => {
    const restore = () =>
      run("node", ["--no-warnings", "scripts/backup/command.ts", "restore", backup], { env: toolEnvironment({ CONCORD_STATE: state }) });
    // The command itself: it ends, and says what it compared.
    expect(await restore()).toMatchObject({ code: 0, output: expect.stringContaining("All of it is as the backup says") });
    expect(await restore()).toMatchObject({ code: 1, output: expect.stringContaining(`the database of ${state} has`) });
    const again = join(root, "again");
    await withLocalPlace(state, async (place) => {
      const { faults, manifest } = await makeBackup(place, again, NOW);
      expect(faults).toEqual([]);
      const { tables, heads, objects } = readManifest(backup);
      expect(manifest).toMatchObject({ tables, heads, objects });
      const [key] = readManifest(again).objects.map(({ key }) => key);
      const other = join(root, "other");
      writeFileSync(other, "Other bytes");
      await place.putObject(key ?? "", other);
      const statements = join(root, "damage.sql");
      writeFileSync(
        statements,
        "DELETE FROM saved_views;\nDROP TRIGGER case_entries_no_update;\nUPDATE case_entries SET body = body || ' ' WHERE seq = 1;",
      );
      await place.load(statements);
      const differences = await differencesFrom(place, again);
      expect(differences).toContain(`${key} is not as it was`);
      expect(differences).toContain("case_entries: a row is not as it was");
      expect(differences).toContainEqual(expect.stringMatching(/^case .*: entry 1 is not as it was written \(body\)$/));
    });
  });

  test("data that a server uses is left alone", async () => {
    const busy = join(root, "busy");
    mkdirSync(busy);
    writeFileSync(join(busy, "server.pid"), String(process.pid));
    await expect(withLocalPlace(busy, async () => "used")).rejects.toThrow("is running on");
  });
});

test("every search index is filled again", () => {
  const { after, tables } = schemaAfter(knownMigrations());
  const made = after.filter((sql) => sql.startsWith("CREATE VIRTUAL TABLE"));
  expect(after.filter((sql) => sql.startsWith("INSERT INTO"))).toHaveLength(made.length);
  expect(tables.filter((name) => name.includes("_search"))).toEqual([]);
});
