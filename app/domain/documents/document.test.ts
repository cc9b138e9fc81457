import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentPath } from "../case/record.ts";
import { attachmentHeader, checkDocument, DOCUMENT_MAX, NAME_MAX, nameFromForm } from "./document.ts";

const bytes = (...head: (number | string)[]) =>
  Uint8Array.from([...head.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : [part])), 0, 1, 2]);
const PDF = bytes("%PDF-1.7");
const PNG = bytes(0x89, "PNG\r\n", 0x1a, "\n");

describe("what may be attached", () => {
  test.each([
    ["brief.pdf", PDF, "application/pdf"],
    ["BRIEF.PDF", PDF, "application/pdf"],
    ["photo.jpeg", bytes(0xff, 0xd8, 0xff, 0xe0), "image/jpeg"],
    ["scan.png", PNG, "image/png"],
    ["old.doc", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), "application/msword"],
    ["order.docx", bytes("PK", 3, 4, "[Content_Types].xml"), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("%s is taken", (name, content, type) => {
    expect(checkDocument(name, content)).toEqual({ ok: true, name, type });
  });

  test.each([
    ["empty.pdf", new Uint8Array(), "document_empty"],
    ["page.html", bytes("<html>"), "document_type"],
    ["nameless", PDF, "document_type"],
    ["image.svg", bytes("<svg>"), "document_type"],
    ["program.pdf.exe", PDF, "document_type"],
    ["page.pdf", bytes("<script>"), "document_content"],
    ["photo.png", PDF, "document_content"],
    ["archive.docx", bytes("PK", 3, 4, "evil.exe"), "document_content"],
  ])("%s is refused", (name, content, code) => {
    expect(checkDocument(name, content)).toEqual({ ok: false, code });
  });

  test("ten megabytes are taken, a byte more is not", () => {
    const full = new Uint8Array(DOCUMENT_MAX);
    full.set(PDF);
    expect(checkDocument("a.pdf", full)).toMatchObject({ ok: true });
    const over = new Uint8Array(DOCUMENT_MAX + 1);
    over.set(PDF);
    expect(checkDocument("a.pdf", over)).toEqual({ ok: false, code: "document_too_large" });
  });
});

test("a name says what it is: no path, no control, no mark that turns the reading direction", () => {
  expect(checkDocument("C:\\Users\\ana\\Réponse à la défense.pdf", PDF)).toMatchObject({ name: "Réponse à la défense.pdf" });
  expect(checkDocument("../../etc/brief.pdf", PDF)).toMatchObject({ name: "brief.pdf" });
  expect(checkDocument("brief\u202Efdp.exe.pdf", PDF)).toMatchObject({ name: "brieffdp.exe.pdf" });
  expect(checkDocument(`${"long".repeat(100)}.pdf`, PDF)).toMatchObject({ name: expect.stringMatching(/long\.?.*\.pdf$/) });
});

test("a long name is cut between characters, never within one", () => {
  for (const before of [248, 249, 250, 251]) {
    const checked = checkDocument(`${"a".repeat(before)}\u{1F600}${"b".repeat(10)}.pdf`, PDF);
    const name = checked.ok ? checked.name : "";
    expect([name.isWellFormed(), name.length <= NAME_MAX, name.endsWith(".pdf")]).toEqual([true, true, true]);
    expect(name).toBe(`${"a".repeat(before)}${before < 250 ? "\u{1F600}" : ""}${"b".repeat(Math.max(0, 249 - before))}.pdf`);
  }
});

test("a file keeps its quotes, its colon and its question mark; line ends become a blank", () => {
  const named = (name: string) => checkDocument(nameFromForm(name), PDF);
  expect(named("The %22final%22 answer: yes?.pdf")).toMatchObject({ name: 'The "final" answer: yes?.pdf' });
  expect(named("two%0D%0Alines.pdf")).toMatchObject({ name: "two lines.pdf" });
  expect(named("50%25 & 100%.pdf")).toMatchObject({ name: "50%25 & 100%.pdf" });
  expect(attachmentHeader('The "final" answer: yes?.pdf')).toBe(
    `attachment; filename="The _final_ answer_ yes_.pdf"; filename*=UTF-8''The%20%22final%22%20answer%3A%20yes%3F.pdf`,
  );
});

test("what a browser makes of any name is stored as the person's own, and given back by the header", () => {
  const letter = fc.constantFrom(..."aé\"';:?*<>|%=()& \n\r.日", "%0", "\u202E");
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1, maxLength: 40 }), (letters) => {
      const name = `a${letters.join("")}.pdf`;
      const inForm = name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
      const check = checkDocument(nameFromForm(inForm), PDF);
      const shown = name.replace(/[\r\n]+/g, " ").replaceAll("\u202E", "");
      expect(check).toMatchObject({ ok: true, name: shown });
      const sent = /filename\*=UTF-8''(\S+)$/.exec(attachmentHeader(shown))?.[1] ?? "";
      expect(decodeURIComponent(sent)).toBe(shown);
      // Of the plain name every operating system takes every letter.
      expect(/filename="([^"]*)"/.exec(attachmentHeader(shown))?.[1]).toMatch(/^[^"\\/<>|:*?%\r\n]+$/);
      expect(documentPath(1, shown)).toMatch(/^documents\/001 [^"<>:|?*\\/\r\n]+$/);
    }),
  );
});

test("whatever the name, header and name stay within their lines and lengths", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (start) => {
      const check = checkDocument(`${start}.pdf`, PDF);
      if (!check.ok) return;
      expect(check.name.length).toBeLessThanOrEqual(NAME_MAX);
      expect(attachmentHeader(check.name)).toMatch(/^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
    }),
  );
});
