/** What of a document a page may show, by its name, its kind and the end of a PDF. */
import { expect, test } from "vitest";
import { pdfOf } from "#scripts/seed/pdf.ts";
import { isEncryptedPdf, previewKind, previewKindOfName, tableOfPdf } from "./preview.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["a.pdf", "pdf"],
  ["A.PDF", "pdf"],
  ["a.jpeg", "picture"],
  ["a.png", "picture"],
  ["a.docx", null],
  ["a.doc", null],
  ["a.html", null],
  ["a.svg", null],
  ["a.constructor", null],
  ["pdf", null],
])("%s is shown as %s", (name, kind) => {
  expect(previewKindOfName(name)).toBe(kind);
});

test.each(["text/html", "image/svg+xml", "application/msword", "constructor", ""])("%s is never shown", (type) => {
  expect(previewKind(type)).toBeNull();
});

test("a whole PDF says where its table is; one that was cut off does not", () => {
  const whole = pdfOf("Lease", ["One line."]);
  const table = tableOfPdf(whole);
  expect(new TextDecoder().decode(whole.subarray(table ?? 0, (table ?? 0) + 4))).toBe("xref");
  expect(tableOfPdf(whole.subarray(0, whole.length - 20))).toBeNull();
  // Of a PDF that was added to, the last part counts.
  expect(tableOfPdf(bytes("startxref\n12\n%%EOF\nmore\nstartxref\r\n345\r\n%%EOF"))).toBe(345);
});

test.each([
  ["in its trailer", "trailer << /Encrypt 12 0 R /Root 1 0 R >>", "", true],
  ["in the trailer itself", "trailer <</Encrypt<</V 4>>>>", "", true],
  ["in a table that is a stream", "startxref 9", "12 0 obj <</Type/XRef/Encrypt 5 0 R>> stream", true],
  ["nowhere", "trailer << /Root 1 0 R >>", "xref", false],
  ["only in its words", "(how to /Encrypt files)", "", false],
])("a PDF that says %s that it is encrypted", (_, tail, table, is) => {
  expect(isEncryptedPdf(bytes(tail), bytes(table))).toBe(is);
});
