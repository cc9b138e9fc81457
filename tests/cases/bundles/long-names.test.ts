/** The index of a bundle whose documents have long names, or names in letters that its fonts lack: its work grows with their letters, and no faster. */
import { PDFDocument, PDFFont } from "pdf-lib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { BUNDLE_LIMITS } from "#app/domain/case/bundles/bundle.ts";
import { composeBundle } from "#app/services/cases/bundles/pdf/compose.server.ts";
import { BOTTOM, indexPages, type Letters, TOP, wrapped } from "#app/services/cases/bundles/pdf/index-pages.ts";
import { BUNDLE_HEAD, INDEX_TEXTS, partOf } from "#tests/cases/bundles/parts.ts";
import { onePage, rawPdf } from "#tests/cases/bundles/pdf.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const named = (letter: string, at = 1) => ({
  ...partOf(at, null),
  description: letter.repeat(500),
  originalName: `${letter.repeat(250)}.pdf`,
});

describe("lines", () => {
  test("measure each letter once, however long a word is", () => {
    for (const text of ["i".repeat(5_000), "a ".repeat(2_500), "漢".repeat(5_000)]) {
      const measured = vi.fn(() => 1);
      expect(wrapped(text, 40, measured).length).toBeGreaterThan(100);
      expect(measured.mock.calls.length).toBeLessThanOrEqual(text.length + 1);
    }
  });

  test("keep the halves of a letter together, and say where they end before the text does", () => {
    expect(wrapped("😀😀😀", 2, () => 1)).toEqual(["😀😀", "😀"]);
    expect(wrapped("one two three four", 5, () => 1, 2)).toEqual(["one", "tw…"]);
    expect(wrapped("one two", 5, () => 1, 2)).toEqual(["one", "two"]);
  });
});

test("no document takes more room in the index than a page has, whatever its letters are written as", () => {
  const letters: Letters = { written: (_, text) => text.replaceAll("㏂", "a.m."), width: () => 0.9 };
  const parts = Array.from({ length: 5 }, (_, at) => named("㏂", at + 1));
  const pages = indexPages({ ...BUNDLE_HEAD, title: "㏂".repeat(200) }, parts, INDEX_TEXTS, letters);
  const written = pages.flatMap(({ texts }) => texts.map(({ y }) => y));
  expect(Math.min(...written)).toBeGreaterThanOrEqual(TOP);
  expect(Math.max(...written)).toBeLessThanOrEqual(BOTTOM);
});

test.each(["漢", "\ufdfa", "ǻ", "i"])(
  "a bundle of as many documents as may be, named in %s, asks its fonts for each letter once",
  async (letter) => {
    const width = vi.spyOn(PDFFont.prototype, "widthOfTextAtSize");
    const bytes = rawPdf(onePage());
    const sources = Array.from({ length: BUNDLE_LIMITS.documents }, (_, at) => ({
      part: named(letter, at + 1),
      type: "application/pdf",
      open: async () => bytes,
    }));
    const { bytes: made, pages } = await composeBundle(BUNDLE_HEAD, sources, INDEX_TEXTS);
    // The numbers of pages are measured where they are written: one of each document, one of each page.
    expect(width.mock.calls.length).toBeLessThan(BUNDLE_LIMITS.documents + pages + 200);
    expect(pages).toBeLessThan(BUNDLE_LIMITS.documents + 200);
    expect((await PDFDocument.load(made)).getPageCount()).toBe(pages);
  },
);
