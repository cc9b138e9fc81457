/** The running number of a page is drawn whatever the filed page leaves open, and over whatever marks lie on it. */
import { deflateSync } from "node:zlib";
import { type PDFDict, PDFDocument, PDFName, type PDFStream } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { composeBundle } from "#app/services/cases/bundles/pdf/compose.server.ts";
import { lookAt } from "#app/services/cases/bundles/pdf/sources.server.ts";
import { BUNDLE_HEAD, INDEX_TEXTS, partOf } from "#tests/cases/bundles/parts.ts";
import { contentsOf, drawnBy, onePage, rawPdf, type Written } from "#tests/cases/bundles/pdf.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (text: string) => new TextEncoder().encode(text) as Bytes;
const plain = (text: string): Written => ({ dict: "", bytes: bytesOf(text) });
const packed = (text: string): Written => ({
  dict: "/Filter /FlateDecode",
  bytes: new Uint8Array(deflateSync(Buffer.from(text, "latin1"))),
});
const look = (bytes: Bytes) => lookAt("application/pdf", bytes);

async function bundled(bytes: Bytes): Promise<PDFDocument> {
  const source = { part: partOf(1, "A"), type: "application/pdf", open: async () => bytes };
  return PDFDocument.load((await composeBundle(BUNDLE_HEAD, [source], INDEX_TEXTS)).bytes);
}

/** What a page of a bundle draws by name; the index is one page. */
function drawing(pdf: PDFDocument, page = 1): PDFStream {
  const objects = pdf.getPage(page).node.Resources()?.lookup(PDFName.of("XObject")) as PDFDict;
  return objects.lookup(PDFName.of("Page")) as PDFStream;
}

describe("a page's number", () => {
  test.each([
    ["a state that is not closed", "q q q 0 0 1 1 re W n 9 9 9 9 re f"],
    ["a transform that is not undone", "q 1 0 0 1 5000 5000 cm"],
    ["more closed than was opened, and then a transform", "Q Q Q 0.001 0 0 0.001 0 0 cm 0 0 0 0 re W n"],
    ["a clip of letters", "BT /F 9 Tf 7 Tr (x) Tj"],
    ["a string without its end", "BT (this goes on"],
    ["a dictionary without its end", "/Span << /ActualText (x)"],
    ["a picture without its end", "BI /W 9 /H 9 /CS /G /BPC 8 ID abc"],
    ["a comment without its end", "0 0 9 9 re f % "],
    ["marked content that is not closed", "/OC /Layer BDC /Artifact BMC"],
  ])("comes after %s", async (_, hostile) => {
    for (const [contents, objects] of [
      ["5 0 R", { 5: plain(hostile) }],
      ["5 0 R", { 5: packed(hostile) }],
      ["[5 0 R 6 0 R]", { 5: plain("0 0 5 5 re f"), 6: packed(hostile) }],
    ] as const) {
      const file = rawPdf({ ...onePage(`/Contents ${contents}`), ...objects });
      expect(await look(file)).toMatchObject({ state: "ready", pages: 1 });
      const pdf = await bundled(file);
      // Nothing of the file's is on the page itself.
      const [drawn, number, ...others] = contentsOf(pdf, 1);
      expect([drawn, others]).toEqual(["q /Page Do Q", []]);
      expect(number).toMatch(/^q 1 0 0 1 [\d.]+ 18 cm 1 1 1 rg .* re f\n.*\(2\) Tj ET Q$/);
      expect(drawnBy(drawing(pdf))).toContain(hostile);
      expect(`${drawing(pdf).dict.lookup(PDFName.of("BBox"))}`).toBe("[ 0 0 600 800 ]");
    }
  });

  test("is a mark too, the last one, where marks lie on the page", async () => {
    const cover = "<< /Type /Annot /Subtype /Square /Rect [0 0 600 800] /AP << /N 6 0 R >> >>";
    const looks: Written = { dict: "/Type /XObject /Subtype /Form /BBox [0 0 600 800]", bytes: bytesOf("1 g 0 0 600 800 re f") };
    for (const turned of [0, 90, 180, 270]) {
      const pdf = await bundled(rawPdf({ ...onePage(`/Annots [5 0 R] /Rotate ${turned}`), 5: cover, 6: looks }));
      const marks = pdf.getPage(1).node.Annots();
      const last = marks?.lookup((marks?.size() ?? 0) - 1) as PDFDict;
      expect(marks?.size()).toBe(2);
      const shown = (last.lookup(PDFName.of("AP")) as PDFDict).lookup(PDFName.of("N")) as PDFStream;
      expect(drawnBy(shown)).toContain("(2) Tj ET Q");
      // Where it is drawn is where it is seen: within the page, and printed.
      expect(`${shown.dict.get(PDFName.of("BBox"))}`).toBe(`${last.get(PDFName.of("Rect"))}`);
      const [left = 0, bottom = 0, right = 0, top = 0] = `${last.get(PDFName.of("Rect"))}`
        .split(/[^\d.]+/)
        .filter(Boolean)
        .map(Number);
      expect(0 < left && left < right && right < 600 && 0 < bottom && bottom < top && top < 800).toBe(true);
      expect(`${last.get(PDFName.of("F"))}`).toBe("708");
    }
  });

  test("is on a page on which nothing is drawn", async () => {
    expect(contentsOf(await bundled(rawPdf(onePage())), 1)).toEqual(["q /Page Do Q", expect.stringContaining("(2) Tj")]);
  });
});

describe("what is drawn on a page", () => {
  /** Pages that share a letterhead, and what each has of its own. */
  const letters = (count: number, shared: Written, own: (at: number) => Written) => {
    const objects: Record<number, Written> = {
      1: "<< /Type /Catalog /Pages 2 0 R >>",
      2: `<< /Type /Pages /MediaBox [0 0 300 300] /Kids [${Array.from({ length: count }, (_, at) => `${10 + 2 * at} 0 R`).join(" ")}] >>`,
      4: shared,
    };
    for (let at = 0; at < count; at += 1) {
      objects[10 + 2 * at] = `<< /Type /Page /Contents [4 0 R ${11 + 2 * at} 0 R] >>`;
      objects[11 + 2 * at] = own(at);
    }
    return rawPdf(objects);
  };

  test("in pieces is one drawing, in their order, also where pages share one", async () => {
    const pdf = await bundled(letters(3, packed("1 0 0 rg"), (at) => plain(`${at} 0 9 9 re f`)));
    expect([1, 2, 3].map((page) => drawnBy(drawing(pdf, page)).trim())).toEqual([0, 1, 2].map((at) => `1 0 0 rg\n${at} 0 9 9 re f`));
  });

  test("in one piece that pages share is written once", async () => {
    const objects: Record<number, Written> = {
      1: "<< /Type /Catalog /Pages 2 0 R >>",
      2: "<< /Type /Pages /MediaBox [0 0 300 300] /Kids [5 0 R 6 0 R] >>",
      4: plain("0 0 9 9 re f"),
      5: "<< /Type /Page /Contents 4 0 R >>",
      6: "<< /Type /Page /Contents [4 0 R] >>",
    };
    const pdf = await bundled(rawPdf(objects));
    expect(drawing(pdf, 1)).toBe(drawing(pdf, 2));
  });

  test("in pieces that unpack into far more than a page has, on one page or on many, is swollen", async () => {
    const megabytes = (count: number) => packed(" ".repeat(count * 1024 * 1024));
    expect((await look(letters(2, megabytes(2), () => plain("0 0 9 9 re f")))).state).toBe("ready");
    expect((await look(letters(1, megabytes(9), () => plain("0 0 9 9 re f")))).state).toBe("swollen");
    expect((await look(letters(20, megabytes(4), () => plain("0 0 9 9 re f")))).state).toBe("swollen");
  });

  test("in pieces that are packed in an unusual way is refused by name, and alone is copied as it is", async () => {
    const old: Written = { dict: "/Filter /ASCIIHexDecode", bytes: bytesOf("30203020392039207265206620>") };
    expect((await look(rawPdf({ ...onePage("/Contents 5 0 R"), 5: old }))).state).toBe("ready");
    expect((await look(rawPdf({ ...onePage("/Contents [5 0 R 5 0 R]"), 5: old }))).state).toBe("damaged");
  });
});
