/** Order, tabs and numbers of a bundle, and what its index and its sources are made of. */
import fc from "fast-check";
import { PDFDocument, PDFName } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { type BundleLine, isTab, moved, placedPages, tabbed, tabLetter } from "#app/domain/case/bundles/bundle.ts";
import { pressed } from "#app/domain/case/bundles/pressed.ts";
import { composeBundle } from "#app/services/cases/bundles/pdf/compose.server.ts";
import { wrapped } from "#app/services/cases/bundles/pdf/index-pages.ts";
import { lookAt } from "#app/services/cases/bundles/pdf/sources.server.ts";
import { visibleBox } from "#app/services/cases/bundles/pdf/stamp.ts";
import { isSwollen } from "#app/services/cases/bundles/pdf/swollen.ts";
import { pdfOf } from "#tests/cases/bundles/pdf.ts";
import { BARE_PNG, jpegWith } from "#tests/kit/pictures.ts";

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
  const texts = {
    index: "Index",
    exhibit: "Exhibit",
    document: "Document",
    date: "Date",
    pages: "Pages",
    tab: (letter: string) => `Tab ${letter}`,
    filedBy: (name: string) => `filed by ${name}`,
    day: (date: string) => date,
  };
  const part = (at: number, tab: string | null) => ({
    document: `d${at}`,
    documentId: `d${at}`,
    version: 1,
    tab,
    tabTitle: "",
    exhibit: `C-${at}`,
    description: "Contrat d’Łódź 合同 of the parties",
    originalName: `file ${at}.pdf`,
    documentDate: null,
    filedBy: "Ana Alba",
    sha256: "a".repeat(64),
    size: 1,
    from: null,
    to: null,
  });
  const head = { title: "Dossier d’audience", caseNumber: "CA-2026-123456", caseTitle: "Alba v. Stone", locale: "fr" as const };
  const sourcesOf = async (count: number) => {
    const bytes = [await pdfOf("One", 3), await pdfOf("Two", 2, { turned: 270 }), BARE_PNG, jpegWith([], 6)];
    const types = ["application/pdf", "application/pdf", "image/png", "image/jpeg"];
    return Array.from({ length: count }, (_, at) => ({
      part: part(at + 1, at < 2 ? "A" : "B"),
      type: types[at % 4] as string,
      open: async () => bytes[at % 4] as Uint8Array<ArrayBuffer>,
    }));
  };

  test("has an index with links, bookmarks in their tabs, all pages, and the same bytes each time", async () => {
    const made = await composeBundle(head, await sourcesOf(4), texts);
    expect((await composeBundle(head, await sourcesOf(4), texts)).bytes).toEqual(made.bytes);
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
    const { parts, pages } = await composeBundle(head, await sourcesOf(40), texts);
    expect(parts[0]?.from).toBeGreaterThan(3);
    expect(parts.at(-1)?.to).toBe(pages);
  });

  test("sees a page as it is turned", async () => {
    const [page] = (await PDFDocument.load(await pdfOf("One", 1, { turned: -90 }))).getPages();
    expect(page && visibleBox(page)).toEqual({ x: 0, y: 0, width: 400, height: 600, turned: 270 });
  });
});

describe("a source", () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const packed = async (text: string) =>
    new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"))).arrayBuffer());

  test("is looked at whatever it holds, and never throws", async () => {
    expect(await lookAt("application/pdf", await pdfOf("One", 2))).toEqual({ state: "ready", pages: 2 });
    expect(await lookAt("image/png", BARE_PNG)).toEqual({ state: "ready", pages: 1 });
    expect(await lookAt("image/png", BARE_PNG.slice(0, 40))).toEqual({ state: "damaged", pages: 0 });
    expect(await lookAt("image/jpeg", bytesOf("no picture"))).toEqual({ state: "damaged", pages: 0 });
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

  test("that would unpack into far more than itself is swollen, however its tables are named", async () => {
    const stream = await packed("1 0 ".repeat(2_000_000));
    for (const type of ["/Type /ObjStm", "/Type /Obj#53tm", "/Type 5 0 R"]) {
      const before = bytesOf(`%PDF-1.7\n1 0 obj\n<< ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`);
      const file = Uint8Array.from([...before, ...stream, ...bytesOf("\nendstream\nendobj\n")]);
      expect(file.length).toBeLessThan(20_000);
      expect(await lookAt("application/pdf", file)).toEqual({ state: "swollen", pages: 0 });
    }
    expect(await isSwollen(bytesOf("%PDF-1.7\n1 0 obj << /Type /ObjStm /Filter [/FlateDecode /FlateDecode] >> stream\n\nendstream"))).toBe(
      true,
    );
    expect(await isSwollen(await pdfOf("One", 20))).toBe(false);
  });
});
