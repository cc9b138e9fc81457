/** The schedule puts the pieces of the search indexes together: a bounded part each minute, one run at a time, and nothing is found otherwise than before. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { SEARCH_INDEXES, type SearchIndex } from "#app/db/platform/search-indexes.repo.server.ts";
import { readLevels } from "#app/domain/search/index-pieces.ts";
import { mergeSearchIndexes } from "#app/services/platform/search/merge-indexes.server.ts";
import { runJobs } from "#workers/jobs/run-jobs.ts";

const MINUTE = 60_000;
const PAGES = 4;
/** Pages that the longest list of one word may have here; a part ends with the list that it is at. */
const LIST = 4;
const ROWS = 160;
const BEGAN = Date.parse("2026-11-30T09:00:00Z");

const levelsOf = async (index: SearchIndex) => {
  const row = await env.DB.prepare(`SELECT hex(block) AS hex FROM ${index}_data WHERE id = 10`).first<{ hex: string }>();
  return readLevels(row?.hex ?? "");
};
const piecesOf = async (index: SearchIndex) => (await levelsOf(index)).flatMap(({ pieces }) => pieces);
/** The pages of an index by their numbers: those of a piece are numbered after it. */
const pagesOf = async (index: SearchIndex) =>
  new Set((await env.DB.prepare(`SELECT id FROM ${index}_data WHERE id > 10`).all<{ id: number }>()).results.map(({ id }) => id));
const runAt = (now: number) => mergeSearchIndexes({ db: connect(env.DB), clock: () => new Date(now) }, PAGES);

const wordsOf = (row: number) => `common ${Array.from({ length: 40 }, (_, at) => `name${row % 20}x${at}`).join(" ")} only${row}`;
const rowsWith = async (words: string) =>
  (
    await env.DB.prepare("SELECT rowid AS row FROM case_search WHERE case_search MATCH ? ORDER BY rowid DESC")
      .bind(words)
      .all<{ row: number }>()
  ).results.map(({ row }) => row);
const QUESTIONS = ["common", "com*", "name7x3*", "facets : even AND words : common", "only12", "only13", "only15", "rewritten", "nothing"];
const answers = () => Promise.all(QUESTIONS.map(rowsWith));

/** Each row by itself, as they come: each is a piece at first. Some are removed again, and some written again. */
beforeAll(async () => {
  const write = (row: number, words: string) =>
    env.DB.prepare("INSERT INTO case_search (rowid, facets, words) VALUES (?, ?, ?)")
      .bind(row, row % 2 ? "odd" : "even", words)
      .run();
  for (let row = 1; row <= ROWS; row += 1) await write(row, wordsOf(row));
  for (const row of [13, 14, 15]) await env.DB.prepare("DELETE FROM case_search WHERE rowid = ?").bind(row).run();
  await write(15, "rewritten common");
});
beforeEach(() => env.DB.exec("DELETE FROM watched_runs WHERE schedule LIKE 'merge %'"));

test("every search index of the database is looked after", async () => {
  const tables = await env.DB.prepare("SELECT name FROM sqlite_master WHERE sql LIKE '%USING fts5%' ORDER BY name").all<{ name: string }>();
  expect(tables.results.map(({ name }) => name)).toEqual([...SEARCH_INDEXES].sort());
  // And by the schedule alone: a write of somebody's puts nothing together.
  for (const index of SEARCH_INDEXES)
    expect(await env.DB.prepare(`SELECT v FROM ${index}_config WHERE k = 'automerge'`).first("v"), index).toBe(0);
});

describe("an index in many pieces", () => {
  test("comes to lie in one, in bounded parts, and answers as before after each of them", async () => {
    const before = await answers();
    expect(before.slice(4)).toEqual([[12], [], [], [15], []]);
    expect((await piecesOf("case_search")).length).toBeGreaterThan(4);
    let [runs, written] = [0, await pagesOf("case_search")];
    for (let now = BEGAN; (await runAt(now)) > 0; now += MINUTE) {
      runs += 1;
      expect(await answers(), `after part ${runs}`).toEqual(before);
      const known = written;
      written = await pagesOf("case_search");
      expect([...written].filter((page) => !known.has(page)).length, `written by part ${runs}`).toBeLessThanOrEqual(PAGES + LIST);
    }
    expect(await piecesOf("case_search")).toHaveLength(1);
    expect(runs).toBeGreaterThan(3);
    expect(await runAt(BEGAN + 10_000 * MINUTE)).toBe(0);
  });

  test("gets one part of two that run at once, and the next a minute later", async () => {
    await inPieces();
    const structure = async () => JSON.stringify(await levelsOf("case_search"));
    const first = await structure();
    await Promise.all([runAt(BEGAN), runAt(BEGAN)]);
    const second = await structure();
    expect(second).not.toBe(first);
    await runAt(BEGAN + 1);
    expect(await structure()).toBe(second);
    await runAt(BEGAN + MINUTE);
    expect(await structure()).not.toBe(second);
  });
});

test("one index that cannot be put together stops no other and is named; the job is one of every minute", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await inPieces();
  const before = JSON.stringify(await levelsOf("case_search"));
  await runJobs({ ...env, DB: unreadable("people_search") }, new Date(BEGAN), "* * * * *");
  expect(JSON.stringify(await levelsOf("case_search"))).not.toBe(before);
  const failures = await env.DB.prepare("SELECT job, subject, attempts FROM job_failures").all();
  expect(failures.results).toEqual([{ job: "search_indexes", subject: "people_search", attempts: 1 }]);
  expect(told).toHaveBeenCalled();
  vi.restoreAllMocks();
});

/** The database, where one index has a structure that is not known. */
function unreadable(index: SearchIndex): D1Database {
  const prepare = (sql: string) => env.DB.prepare(sql.includes(`"${index}_data"`) ? sql.replace("hex(block)", "'00'") : sql);
  return new Proxy(env.DB, {
    get(target, name) {
      const value = name === "prepare" ? prepare : Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Rows again one by one, until more than a quarter of the index is new. */
async function inPieces(): Promise<void> {
  const [last] = await rowsWith("common");
  for (let row = (last ?? 0) + 1; row <= (last ?? 0) + ROWS; row += 1)
    await env.DB.prepare("INSERT INTO case_search (rowid, facets, words) VALUES (?, 'odd', ?)").bind(row, wordsOf(row)).run();
}
