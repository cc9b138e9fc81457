/** Order, tabs and numbers of a bundle, and what its index and its sources are made of. */
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { type BundleLine, isTab, linesOf, moved, placedPages, tabbed, tabLetter } from "#app/domain/case/bundles/bundle.ts";
import { pressed } from "#app/domain/case/bundles/pressed.ts";
import { composeBundle } from "#app/services/cases/bundles/pdf/compose.server.ts";
import { wrapped } from "#app/services/cases/bundles/pdf/index-pages.ts";
import { lookAt } from "#app/services/cases/bundles/pdf/sources.server.ts";
import { stampPlace, stampSize } from "#app/services/cases/bundles/pdf/stamp.ts";
import { BUNDLE_HEAD, INDEX_TEXTS, partOf } from "#tests/cases/bundles/parts.ts";
import { onePage, pdfOf, rawPdf } from "#tests/cases/bundles/pdf.ts";
import { BARE_PNG, chunk, jpegWith } from "#tests/kit/pictures.ts";

const lines = fc.array(
  fc.oneof(
    fc.nat(40).map((n): BundleLine => ({ document: `d${n}` })),
    fc.string({ maxLength: 4 }).map((tab): BundleLine => ({ tab })),
  ),
  { maxLength: 30 },
);

describe("the list", () => {
  test("letters go from A to Z, then AA", () => {
    expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(tabLetter)).toEqual(["A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]);
  });

  test("each document is under the last tab before it; by exhibit numbers each is its own", () => {
    const list: BundleLine[] = [{ document: "x" }, { tab: "Pleadings" }, { document: "y" }, { tab: "" }, { document: "z" }];
    const number = (document: string) => (document === "y" ? "C-4" : null);
    expect(tabbed(list, "letters", number).map(({ tab, tabTitle }) => [tab, tabTitle])).toEqual([
      [null, ""],
      ["A", "Pleadings"],
      ["B", ""],
    ]);
    expect(tabbed(list, "exhibits", number).map(({ tab }) => tab)).toEqual(["1", "C-4", "3"]);
  });

  test("whatever is moved, nothing is lost or doubled, and a step back undoes a step", () => {
    fc.assert(
      fc.property(lines, fc.nat(40), fc.nat(40), (list, from, to) => {
        const after = moved(list, from, to);
        const sorted = (all: readonly BundleLine[]) => all.map((line) => JSON.stringify(line)).sort();
        expect(sorted(after)).toEqual(sorted(list));
        if (from < list.length && to < list.length) expect(moved(after, to, from)).toEqual(list);
        const stepped = pressed(list, `down:${from}`, { chosen: [], all: [] });
        if (from + 1 < list.length) expect(pressed(stepped, `up:${from + 1}`, { chosen: [], all: [] })).toEqual(list);
      }),
    );
  });

  test("what is added is what may be, once, in the order in which it is offered", () => {
    fc.assert(
      fc.property(lines, fc.array(fc.nat(40).map((n) => `d${n}`)), (list, chosen) => {
        const once = list.filter(
          (line, at) => isTab(line) || list.findIndex((other) => !isTab(other) && other.document === line.document) === at,
        );
        const all = Array.from({ length: 30 }, (_, n) => `d${n}`);
        const documents = pressed(once, "add", { chosen, all }).flatMap((line) => (isTab(line) ? [] : [line.document]));
        expect(new Set(documents).size).toBe(documents.length);
        const before = once.flatMap((line) => (isTab(line) ? [] : [line.document]));
        expect(documents.slice(before.length)).toEqual(all.filter((one) => chosen.includes(one) && !before.includes(one)));
      }),
    );
  });

  test("numbers run on without a gap, behind the index", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.integer({ min: 1, max: 99 })), (index, counts) => {
        let last = index;
        for (const [at, { from, to }] of placedPages(index, counts).entries()) {
          expect([from, to - from + 1]).toEqual([last + 1, counts[at]]);
          last = to;
        }
      }),
    );
  });

  test("no line of the index is wider than its column, and no word is lost", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const written = wrapped(text, 12, ({ length }) => length);
        expect(written.every(({ length }) => length <= 12)).toBe(true);
        expect(written.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      }),
    );
  });
});

describe("the PDF", () => {
  const sourcesOf = async (count: number) => {
    const bytes = [await pdfOf("One", 3), await pdfOf("Two", 2, { turned: 270 }), BARE_PNG, jpegWith([], 6)];
    const types = ["application/pdf", "application/pdf", "image/png", "image/jpeg"];
    return Array.from({ length: count }, (_, at) => ({
      part: partOf(at + 1, at < 2 ? "A" : "B"),
      type: types[at % 4] as string,
      open: async () => bytes[at % 4] as Uint8Array<ArrayBuffer>,
    }));
  };

  test("has an index with links, bookmarks in their tabs, all pages, and the same bytes each time", async () => {
    const made = await composeBundle(BUNDLE_HEAD, await sourcesOf(4), INDEX_TEXTS);
    expect((await composeBundle(BUNDLE_HEAD, await sourcesOf(4), INDEX_TEXTS)).bytes).toEqual(made.bytes);
    expect(made.parts.map(({ from, to }) => [from, to])).toEqual([
      [2, 4],
      [5, 6],
      [7, 7],
      [8, 8],
    ]);
    const pdf = await PDFDocument.load(made.bytes);
    const pages = pdf.getPages();
    expect(pages).toHaveLength(8);
    const links = pages[0]?.node.Annots();
    const leadTo = Array.from({ length: links?.size() ?? 0 }, (_, at) => {
      const link = links?.lookup(at) as unknown as { get(name: PDFName): { get(at: number): unknown } };
      return pages.findIndex(({ ref }) => ref === link.get(PDFName.of("Dest")).get(0)) + 1;
    });
    expect(leadTo).toEqual([2, 5, 7, 8]);
    expect(pdf.catalog.get(PDFName.of("Outlines"))).toBeDefined();
    // As a camera was held.
    expect(pages[7]?.getRotation().angle).toBe(90);
    expect(new TextDecoder("latin1").decode(made.bytes)).not.toMatch(/CreationDate|ModDate/);
  });

  test("goes on over as many pages of its index as it takes", async () => {
    const { parts, pages } = await composeBundle(BUNDLE_HEAD, await sourcesOf(40), INDEX_TEXTS);
    expect(parts[0]?.from).toBeGreaterThan(3);
    expect(parts.at(-1)?.to).toBe(pages);
  });

  test("has each page's number where it is seen as the lower right corner, whatever its boxes and its turn", async () => {
    const seen = { x: 10, y: 20, width: 400, height: 600 };
    const place = (turned: 0 | 90 | 180 | 270) => stampPlace({ seen, turned }, 12, 10);
    expect(place(0)).toEqual({ x: 380, y: 38 });
    expect(place(90)).toEqual({ x: 392, y: 590 });
    expect(place(180)).toEqual({ x: 40, y: 602 });
    expect(place(270)).toEqual({ x: 28, y: 50 });
    const size = (width: number, height: number, unit = 1) => stampSize({ seen: { x: 0, y: 0, width, height }, unit });
    expect([size(595, 842), size(2400, 3400), size(60, 90), size(59.5, 84.2, 10)]).toEqual([10, 40, 5, 1]);
    // What lies beyond the paper is not seen.
    const wide = rawPdf(onePage("/CropBox [-1000 -1000 3000 3000]"));
    const { bytes } = await composeBundle(
      BUNDLE_HEAD,
      [{ part: partOf(1, "A"), type: "application/pdf", open: async () => wide }],
      INDEX_TEXTS,
    );
    expect((await PDFDocument.load(bytes)).getPage(1).getCropBox()).toEqual({ x: 0, y: 0, width: 600, height: 800 });
  });

  test("lists in a final bundle what is in it, and no tab that is not", () => {
    const list: BundleLine[] = [{ tab: "kwunused" }, { tab: "Pleadings" }, { document: "x" }, { document: "y" }, { tab: "kwlast" }];
    const made = (tabs: "letters" | "exhibits") =>
      linesOf(
        tabbed(list, tabs, () => "C-1").map((line) => ({ ...partOf(1, null), ...line })),
        tabs,
      );
    expect(made("letters")).toEqual([{ tab: "Pleadings" }, { document: "x" }, { document: "y" }]);
    expect(made("exhibits")).toEqual([{ document: "x" }, { document: "y" }]);
  });
});

describe("a source", () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  test("is looked at whatever it holds, and never throws", async () => {
    expect(await lookAt("application/pdf", await pdfOf("One", 2))).toMatchObject({ state: "ready", pages: 2 });
    expect(await lookAt("image/png", BARE_PNG)).toMatchObject({ state: "ready", pages: 1 });
    expect(await lookAt("image/png", BARE_PNG.slice(0, 40))).toMatchObject({ state: "damaged", pages: 0 });
    expect(await lookAt("image/jpeg", bytesOf("no picture"))).toMatchObject({ state: "damaged", pages: 0 });
    const jpeg = jpegWith([], 1);
    expect(await lookAt("image/jpeg", jpeg)).toMatchObject({ state: "ready" });
    expect(await lookAt("image/jpeg", jpeg.slice(0, Buffer.from(jpeg).lastIndexOf("ffd9", undefined, "hex")))).toMatchObject({
      state: "damaged",
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("application/pdf", "image/png", "image/jpeg"),
        fc.uint8Array({ maxLength: 300 }),
        async (type, given) => {
          expect(["ready", "damaged"]).toContain((await lookAt(type, Uint8Array.from(given))).state);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("that was cut anywhere is damaged or still whole, never an error", async () => {
    const whole = await pdfOf("One", 2);
    for (let at = 8; at < whole.length; at += 41)
      expect(["ready", "damaged"]).toContain((await lookAt("application/pdf", whole.slice(0, at))).state);
  });

  const png = (width: number, height: number, depth: number, color: number, lines: Uint8Array, extra: number[] = [], interlaced = 0) => {
    const size = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
    const header = [...size(width), ...size(height), depth, color, 0, 0, interlaced];
    const pieces = [BARE_PNG.subarray(0, 8), chunk("IHDR", header), extra, chunk("IDAT", Array.from(lines)), chunk("IEND", [])];
    return Uint8Array.from(pieces.flatMap((piece) => Array.from(piece)));
  };
  const zeros = (length: number) => deflateSync(Buffer.alloc(length));

  test("that is a PNG is whole, of a depth that there is, and no larger than viewers unpack", async () => {
    const state = async (bytes: Uint8Array<ArrayBuffer>) => (await lookAt("image/png", bytes)).state;
    expect(await state(png(50, 50, 8, 6, zeros(50 * 201)))).toBe("ready");
    expect(await state(png(5, 5, 8, 6, zeros(4 + 25 * 4 + 7), [], 1))).toBe("ready");
    // What is unpacked is weighed by what a bundle keeps of it, however small its file is.
    const row = Array.from({ length: 600 * 4 }, (_, at) => (at * 7919 + ((at * at) % 251)) & 255);
    const noise = png(600, 600, 8, 6, deflateSync(Buffer.from(Array.from({ length: 600 }, () => [2, ...row]).flat())));
    expect((await lookAt("image/png", noise)).weight).toBeGreaterThan(5 * noise.byteLength);
    // Transparent, and cut, broken, of a depth that is none, or huge.
    expect(await state(png(50, 50, 8, 6, zeros(10)))).toBe("damaged");
    expect(await state(png(50, 50, 8, 6, Uint8Array.of(1, 2, 3, 4)))).toBe("damaged");
    expect(await state(png(5, 5, 5, 6, zeros(500)))).toBe("damaged");
    expect(await state(png(30_000, 8000, 1, 0, zeros(8000 * 3751)))).toBe("picture");
    // Of few points, each of many bits: what it would unpack into is known from what it says of itself, and none of it is unpacked.
    expect(await state(png(10_000, 9000, 16, 2, Uint8Array.of(1, 2, 3, 4)))).toBe("picture");
    expect(await state(png(10_000, 9000, 8, 0, Uint8Array.of(1, 2, 3, 4)))).toBe("damaged");
  });

  test("that is transparent in places keeps them, whatever its colors there are", async () => {
    const bytes = png(2, 1, 8, 3, deflateSync(Buffer.from([0, 0, 1])), [
      ...chunk("PLTE", [0, 0, 0, 10, 10, 10]),
      ...chunk("tRNS", [0, 255]),
    ]);
    const made = await composeBundle(BUNDLE_HEAD, [{ part: partOf(1, "A"), type: "image/png", open: async () => bytes }], INDEX_TEXTS);
    const { context } = await PDFDocument.load(made.bytes);
    expect(context.enumerateIndirectObjects().some(([, one]) => one instanceof PDFRawStream && `${one.dict}`.includes("/SMask"))).toBe(
      true,
    );
  });
});
