import fc from "fast-check";
import { expect, test } from "vitest";
import { guardedCell, readCsv } from "../domain/spreadsheet.ts";
import { csvCell, csvLine } from "./csv.ts";

const tricky = fc.string({ unit: fc.constantFrom(..."=+-@|\t\r\n \u00A0\u200B'\"«＝＋－＠0415a,;") });

test("quotes what RFC 4180 says must be quoted, and doubles quotes", () => {
  expect(csvLine(["plain", 'say "yes"', "a, b", "two\r\nlines", null, ""])).toBe('plain,"say ""yes""","a, b","two\r\nlines",,\r\n');
});

test.each([
  ...["=1+1", "+1+cmd", "-2", "@sum", "|calc", "\t=1", "\r=1", "  =1", '"=1', " '@sum", "\u200B=1", "«+1", "\u00A0+1 416 555 0100"],
  ...["＝1", "＋1", "－1", "＠sum", "｜calc", "﹦1"],
])("%j is text, not a formula", (text) => {
  expect(csvCell(text).replace(/^"/, "").startsWith("'")).toBe(true);
});

test.each([
  ["Acme;=1+cmd|calc", "Acme;'=1+cmd|calc"],
  ["a; @sum ;b", "a;' @sum ;b"],
  ["a;'=1", "a;''=1"],
  ["one; two", "one; two"],
])("%j holds no formula where semicolons set cells apart", (text, written) => {
  expect(csvCell(text)).toBe(written);
  expect(readCsv(csvLine(["w", "x", "y", "z", text]))?.[0]?.cells.at(-1)).toBe(text);
});

test.each(["+1 416 555 0142", "+1-416-555-0142", "+14165550142", "+1 (416) 555-0142 ext. 12", "+33 1 70 18 99 00"])(
  "the number %s opens as it is, as text",
  (phone) => expect(csvCell(phone)).toBe(`\u00A0${phone}`),
);

test.each(["+1 416=1", "+1|2", "+1 416 555 0142\n=1", "+SUM(1)", "+1 416 555 0142+cmd|' /C calc'!A0"])("%j is no number", (text) =>
  expect(csvCell(text).replace(/^"/, "").startsWith("'")).toBe(true),
);

test("what is written is read back as it was, but for the guard", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), tricky), { minLength: 1, maxLength: 6 }), (cells) => {
      const read = parse(csvLine(cells));
      expect(read).toEqual([cells.map(guardedCell)]);
      for (const cell of read[0] ?? []) expect(cell).not.toMatch(/^[=+\-@|\t\r\n＝＋－＠｜]/);
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
