import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, csvLine } from "./csv.ts";

test("quotes what RFC 4180 says must be quoted, and doubles quotes", () => {
  expect(csvLine(["plain", 'say "yes"', "a, b", "two\r\nlines", null, ""])).toBe('plain,"say ""yes""","a, b","two\r\nlines",,\r\n');
});

test.each(["=1+1", "+1 416 555 0100", "-2", "@sum", "\t=1", "\r=1", "  =1", "＝1"])("%j is text, not a formula", (text) => {
  expect(csvCell(text).replace(/^"/, "").startsWith("'")).toBe(true);
});

test("what is written is read back as it was, but for the guard", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (cells) => {
      const read = parse(csvLine(cells));
      expect(read).toEqual([
        cells.map((cell) => (csvCell(cell).replace(/^"/, "").startsWith("'") && !cell.startsWith("'") ? `'${cell}` : cell)),
      ]);
      for (const cell of read[0] ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

/** A reader of its own, by the grammar of RFC 4180. */
function parse(text: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const record: string[] = [];
    for (;;) {
      let cell = "";
      if (text[at] === '"') {
        for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
          if (text[at] === '"') at += 1;
          cell += text[at];
        }
        at += 1;
      } else while (at < text.length && text[at] !== "," && !text.startsWith("\r\n", at)) cell += text[at++];
      record.push(cell);
      if (text[at] !== ",") break;
      at += 1;
    }
    records.push(record);
    at += 2;
  }
  return records;
}
