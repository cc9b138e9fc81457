import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { type IndexLevel, mergeOf, readLevels } from "./index-pieces.ts";

const level = (pieces: number[], merging = 0): IndexLevel => ({ pieces, merging });

describe("when pieces are put together", () => {
  test.each([
    ["nothing was ever written", [], null],
    ["one piece", [level([]), level([400])], null],
    ["little that is new", [level([1, 1, 1]), level([5]), level([400])], null],
    ["new pieces that hold a quarter of the largest, or less", [level([60, 40]), level([400])], null],
    ["new pieces that hold more than a quarter", [level([60, 41]), level([400])], "whole"],
    ["more than a quarter, and so little that it costs nothing", [level([2, 2, 2]), level([9])], null],
    ["many small pieces of one level", [level([1, 1, 1, 1]), level([400])], "on"],
    ["what was begun", [level([60, 41]), level([300, 400], 2), level([12])], "on"],
  ] as const)("%s", (_, levels, merge) => {
    expect(mergeOf(levels as readonly IndexLevel[])).toBe(merge);
  });
});

describe("what an index says of its pieces", () => {
  const columns = "words, detail = column, prefix = '1 2 3'";
  const levelsOf = (database: DatabaseSync) =>
    readLevels(String(database.prepare("SELECT hex(block) AS hex FROM found_data WHERE id = 10").get()?.hex));
  const pagesOf = (database: DatabaseSync) => Number(database.prepare("SELECT count(*) AS n FROM found_data WHERE id > 10").get()?.n);

  test.each([
    ["of what is kept nowhere else", `${columns}, content = '', contentless_delete = 1`],
    ["of what it keeps itself", columns],
  ])("%s, as SQLite itself writes it", (_, options) => {
    const database = new DatabaseSync(":memory:");
    database.exec(`CREATE VIRTUAL TABLE found USING fts5(${options})`);
    expect(levelsOf(database)).toEqual([]);
    const write = database.prepare("INSERT INTO found (rowid, words) VALUES (?, ?)");
    for (let row = 1; row <= 300; row += 1) write.run(row, Array.from({ length: 30 }, (__, at) => `word${row * 31 + at}`).join(" "));
    const pieces = levelsOf(database).flatMap((one) => one.pieces);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.reduce((sum, pages) => sum + pages, 0)).toBe(pagesOf(database));
    database.exec("INSERT INTO found (found, rank) VALUES ('merge', -4)");
    expect(levelsOf(database).some(({ merging }) => merging > 1)).toBe(true);
    database.exec("INSERT INTO found (found) VALUES ('optimize')");
    expect(levelsOf(database).flatMap((one) => one.pieces)).toEqual([pagesOf(database)]);
    database.close();
  });

  test("in a form that is not known is an error, not a guess", () => {
    expect(() => readLevels("")).toThrow(RangeError);
    expect(() => readLevels("00000001ff0000010102")).toThrow("structure that is not known");
  });
});
