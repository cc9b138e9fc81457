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

describe("a document's name in the archive of a record", () => {
  const part = (name: string, at = 1) => documentPath(at, name).replace("documents/", "");
  const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength;

  test.each([
    ["three bytes a letter", "契".repeat(250)],
    ["four bytes a letter", "𠀀".repeat(125)],
    ["one letter of many marks", `e${"\u0301".repeat(30)}`.repeat(8)],
    ["pictures of several signs", "👩‍👩‍👧‍👦".repeat(20)],
    ["syllables that some systems take apart", "각".repeat(250)],
    ["letters that some systems take apart", "ǖ".repeat(250)],
    ["no ending", "契 . ".repeat(80)],
  ])("is one that every file system takes: %s", (_, stem) => {
    for (const name of [`${stem}.pdf`, `C-12 ${stem}.docx`, stem]) {
      const made = part(name);
      expect(bytesOf(made)).toBeLessThanOrEqual(255);
      // HFS+ counts the UTF-16 of letters that are taken apart.
      expect(made.normalize("NFD").length).toBeLessThanOrEqual(255);
      expect(made).toMatch(/^001 .+[^. ]$/su);
      if (name.endsWith(".pdf")) expect(made.endsWith(".pdf")).toBe(true);
      expect(made.isWellFormed()).toBe(true);
    }
  });

  test("is cut between letters and not within one", () => {
    const families = part(`${"👩‍👩‍👧‍👦".repeat(20)}.pdf`).slice(4, -4);
    expect(families.replaceAll("👩‍👩‍👧‍👦", "")).toBe("");
    expect(families).not.toBe("");
    expect(
      part(`${`e${"\u0301".repeat(30)}`.repeat(8)}.pdf`)
        .slice(4, -4)
        .match(/\P{M}\p{M}*/gu),
    ).toHaveLength(3);
  });

  test("of two that are cut alike stays two", () => {
    expect(part(`${"契".repeat(250)}.pdf`, 1)).not.toBe(part(`${"契".repeat(250)}.pdf`, 2));
  });

  test("fits whatever it was called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.integer({ min: 1, max: 65_534 }), (start, at) => {
        const check = checkDocument(`${start}.pdf`, PDF);
        if (!check.ok) return;
        const made = part(`RL-65534 ${check.name}`, at);
        expect(bytesOf(made)).toBeLessThanOrEqual(255);
        expect(made.endsWith(".pdf")).toBe(true);
      }),
    );
  });
});
