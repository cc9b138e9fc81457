import fc from "fast-check";
import { expect, it } from "vitest";
import { BYTE_ORDER_MARK, csvLine } from "#app/i18n/csv.ts";
import { readCsv } from "./spreadsheet.ts";

it("reads quotes, commas and line breaks within cells, and names the line each record begins on", () => {
  expect(readCsv('id,answer\r\n1,"Yes, ""really"".\r\nTwo lines."\r\n\r\n2,No\r\n')).toEqual([
    { line: 1, cells: ["id", "answer"] },
    { line: 2, cells: ["1", 'Yes, "really".\nTwo lines.'] },
    { line: 5, cells: ["2", "No"] },
  ]);
});

it("reads back a cell of a hundred thousand apostrophes", () => {
  for (const cell of [`;${"'".repeat(100_000)}x`, `;${"'".repeat(100_000)}=x`, `x;''=1;'y`])
    expect(readCsv(`a,b\n${csvLine([cell])}`)?.[1]?.cells).toEqual([cell]);
});

it("reads the semicolons of spreadsheets with decimal commas", () => {
  expect(readCsv("id;answer\n1;Yes, really")?.[1]?.cells).toEqual(["1", "Yes, really"]);
});

it("gives null for a quote that never ends", () => {
  expect(readCsv('id\n"1')).toBeNull();
});

it("reads back what we write, whatever it holds", () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", "é", ",", ";", '"', "'", "\n", "=", "＝", "+", "@", "|", " ", "\u00A0", "-", "4") }),
    fc.constantFrom("+1 416 555 0142", "\u00A0+1 416 555 0142", "'+1 416 555 0142", "''=1", "+1-416-555-0142 ext. 7"),
  );
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      const text = BYTE_ORDER_MARK + csvLine(["a", "b", "c", "d"]) + rows.map(csvLine).join("");
      // A line of nothing but blanks may be dropped; a guarded line break is not one.
      const told = (cells: readonly string[]) => cells.some((one) => one.trim() !== "");
      expect(
        readCsv(text)
          ?.slice(1)
          .map(({ cells }) => cells)
          .filter(told),
      ).toEqual(rows.filter(told));
    }),
  );
});
