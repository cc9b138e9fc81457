/** Migration 0028 rebuilds six tables of a database in use: everything but the list of languages is as before. */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";

const TABLES = ["page_views", "unanswered_questions", "inquiries", "invitations", "faq_texts", "assistant_settings"] as const;
const THIS = "0028_languages_once.sql";
const LIST = / CHECK \(locale IN \('en', 'fr', 'es'(?:, '\*')?\)\)/;

const PERSON = `INSERT INTO "user" (id, name, email, role, created_at, updated_at) VALUES ('ada', 'Ada', 'ada@example.com', 'admin', 1, 1)`;
const INVITATION =
  "INSERT INTO invitations (id, email, email_key, role, first_name, last_name, locale, token_hash, nonce, invited_by, created_at, sent_at, expires_at, accepted_at, accepted_by)";
const INQUIRY =
  "INSERT INTO inquiries (id, reference, name, email, phone, topic, message, locale, origin_key, due_at, created_at, answered_at, answered_by)";
const ROWS = [
  PERSON,
  "INSERT INTO page_views VALUES ('2026-11-22', '/', 'fr', 3), ('2026-11-21', '/', 'es', 1)",
  "INSERT INTO unanswered_questions VALUES ('is there a piano', 'en', 2, 1, 2), ('hay piano', 'es', 1, 1, 1)",
  `${INQUIRY} VALUES ('b', 'Q-2', 'B', 'b@example.com', NULL, 'other', 'Hello', 'fr', 'k2', 5, 1, 4, 'ada')`,
  `${INQUIRY} VALUES ('a', 'Q-1', 'A', 'a@example.com', '+1', 'other', 'Hi', 'en', 'k1', 5, 1, NULL, NULL)`,
  `${INVITATION} VALUES ('i', 'i@example.com', 'i@example.com', 'party', 'I', 'J', 'es', 'h1', 'n1', 'ada', 1, 1, 9, 2, 'ada')`,
  `${INVITATION} VALUES ('o', 'o@example.com', 'o@example.com', 'party', 'O', 'P', 'fr', 'h2', 'n2', 'ada', 1, 1, 9, NULL, NULL)`,
  "INSERT INTO assistant_settings VALUES ('welcome_message', 'fr', 'Bonjour', 1, 1), ('ai_personality', '*', 'Calm', 2, 1)",
  "DELETE FROM faq_texts WHERE id = 2",
];

const all = async <T>(sql: string): Promise<T[]> => (await env.DB.prepare(sql).all<T>()).results;
const run = (sql: string) => env.DB.prepare(sql).run();

interface Entry {
  type: string;
  name: string;
  tbl_name: string;
  sql: string | null;
}

/** Everything that the database is made of, and all rows of the tables that are rebuilt and of what their triggers write. */
async function picture() {
  const entries = await all<Entry>(
    "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%' ORDER BY type, name",
  );
  const rows: Record<string, unknown[]> = {};
  for (const table of TABLES) rows[table] = await all(`SELECT * FROM ${table}`);
  rows.assistant_state = await all("SELECT * FROM assistant_state");
  rows.found = await all("SELECT rowid FROM faq_search WHERE faq_search MATCH 'arbitration' ORDER BY rowid");
  return { entries, rows };
}

const isRebuilt = ({ name }: Entry) => TABLES.some((table) => table === name);

/** A renamed table has quotes around its name. */
const unquoted = (entry: Entry): Entry => ({ ...entry, sql: entry.sql?.replace(/^CREATE TABLE "(\w+)"/, "CREATE TABLE $1") ?? null });
const withoutList = (entry: Entry): Entry => (isRebuilt(entry) ? { ...entry, sql: entry.sql?.replace(LIST, "") ?? null } : entry);

let before: Awaited<ReturnType<typeof picture>>;
let after: Awaited<ReturnType<typeof picture>>;

beforeAll(async () => {
  await reset();
  await applyD1Migrations(
    env.DB,
    env.MIGRATIONS.filter(({ name }) => name < THIS),
  );
  for (const row of ROWS) await run(row);
  before = await picture();
  await applyD1Migrations(
    env.DB,
    env.MIGRATIONS.filter(({ name }) => name <= THIS),
  );
  after = await picture();
});

test("no row is lost or changed, and nothing is searched otherwise", () => {
  for (const table of TABLES) expect(before.rows[table]?.length).toBeGreaterThanOrEqual(2);
  expect(before.rows.found?.length).toBeGreaterThan(0);
  expect(after.rows).toEqual(before.rows);
});

test("tables, indexes and triggers are what they were, but for the list", () => {
  expect(before.entries.filter((entry) => isRebuilt(entry) && LIST.test(entry.sql ?? ""))).toHaveLength(TABLES.length);
  expect(after.entries.map(unquoted)).toEqual(before.entries.map(unquoted).map(withoutList));
});

test("what refers to something else still holds", async () => {
  expect(await all("PRAGMA foreign_key_check")).toEqual([]);
  await expect(run("UPDATE inquiries SET answered_at = 1, answered_by = 'nobody' WHERE id = 'a'")).rejects.toThrow(/FOREIGN KEY/);
  await expect(run("DELETE FROM \"user\" WHERE id = 'ada'")).rejects.toThrow();
});

describe("after it", () => {
  test.each([
    ["page_views", "INSERT INTO page_views VALUES ('2026-11-22', '/', 'pt', 1)"],
    ["unanswered_questions", "INSERT INTO unanswered_questions VALUES ('tem piano', 'pt', 1, 1, 1)"],
    ["inquiries", `${INQUIRY} VALUES ('p', 'Q-3', 'P', 'p@example.com', NULL, 'other', 'Olá', 'pt', 'k3', 5, 1, NULL, NULL)`],
    [
      "invitations",
      `${INVITATION} VALUES ('p', 'p@example.com', 'p@example.com', 'party', 'P', 'Q', 'pt', 'h3', 'n3', 'ada', 1, 1, 9, NULL, NULL)`,
    ],
    [
      "faq_texts",
      "INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('prices', 'pt', 'Zaragata?', 'Sim', '', 1)",
    ],
    ["assistant_settings", "INSERT INTO assistant_settings VALUES ('welcome_message', 'pt', 'Olá', 1, 1)"],
  ])("a fourth language is written to %s", async (table, insert) => {
    await run(insert);
    expect(await all(`SELECT locale FROM ${table} WHERE locale = 'pt'`)).toHaveLength(1);
  });

  test("a new answer is found, and another stamp says that the assistant's texts changed", async () => {
    const stamp = () => all("SELECT stamp FROM assistant_state");
    const first = await stamp();
    await run("UPDATE faq_texts SET answer = 'Quetzalcoatlus' WHERE faq_id = 'prices' AND locale = 'en'");
    expect(await all("SELECT rowid FROM faq_search WHERE faq_search MATCH 'quetzalcoatlus'")).toHaveLength(1);
    const second = await stamp();
    expect(second).not.toEqual(first);
    await run("UPDATE assistant_settings SET value = 'Warm' WHERE key = 'ai_personality'");
    expect(await stamp()).not.toEqual(second);
  });

  test("a closed invitation stays closed, and an address has one open invitation", async () => {
    await expect(run("UPDATE invitations SET revoked_at = 3 WHERE id = 'i'")).rejects.toThrow(/invitation_closed/);
    await expect(
      run(`${INVITATION} VALUES ('o2', 'o@example.com', 'o@example.com', 'party', 'O', 'P', 'fr', 'h4', 'n4', 'ada', 1, 1, 9, NULL, NULL)`),
    ).rejects.toThrow(/UNIQUE/);
  });
});
