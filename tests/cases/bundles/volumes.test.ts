/** Bundles that are more than one PDF: what makes a volume, what is taken as a file, and what each volume is. */
import fc from "fast-check";
import { type PDFArray, PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { contentsText, type DraftPart, listText, VOLUME_BYTES, VOLUME_PAGES, VOLUME_WEIGHT } from "#app/domain/case/bundles/bundle.ts";
import { FILES_BYTES, filePath, isTooLarge, MOST_VOLUMES, planOf } from "#app/domain/case/bundles/volumes.ts";
import { issuesOf } from "#app/services/cases/bundles/make-bundle.server.ts";
import { composeBundle } from "#app/services/cases/bundles/pdf/compose.server.ts";
import { indexPages, type Letters } from "#app/services/cases/bundles/pdf/index-pages.ts";
import { placeVolumes } from "#app/services/cases/bundles/pdf/place-volumes.server.ts";
import { BUNDLE_HEAD, INDEX_TEXTS, partOf } from "#tests/cases/bundles/parts.ts";
import { pdfOf } from "#tests/cases/bundles/pdf.ts";

/** Letters of one width, all of which can be written. */
const PLAIN: Letters = { written: (_font, text) => text, width: () => 0.5 };

describe("what a list makes", () => {
  const draft = (at: number, size: number, pages: number | null = 1, change: Partial<DraftPart> = {}): DraftPart => ({
    ...{ ...partOf(at, null), size, pages, problem: null },
    ...change,
  });
  const planned = (parts: readonly DraftPart[], weights: Record<string, number> = {}) => planOf(parts, (id) => weights[id] ?? 0);
  const volumesOf = (parts: readonly DraftPart[], weights: Record<string, number> = {}) =>
    planned(parts, weights).parts.map(({ volume }) => volume);

  test("is one PDF of 12 MB, 1,000 pages and so much of what is complex; what is more is another volume", () => {
    const [half, most] = [VOLUME_BYTES / 2, VOLUME_PAGES];
    expect(volumesOf([draft(1, half), draft(2, half)])).toEqual([undefined, undefined]);
    expect(volumesOf([draft(1, half), draft(2, half + 1)])).toEqual([1, 2]);
    expect(volumesOf([draft(1, 1, most), draft(2, 1, 1)])).toEqual([1, 2]);
    expect(volumesOf([draft(1, 1), draft(2, 1)], { d1: VOLUME_WEIGHT, d2: 1 })).toEqual([1, 2]);
    expect(isTooLarge(VOLUME_BYTES + 1, null)).toBe(true);
    expect(isTooLarge(1, { pages: VOLUME_PAGES + 1, weight: 0 })).toBe(true);
    expect(isTooLarge(VOLUME_BYTES, { pages: VOLUME_PAGES, weight: VOLUME_WEIGHT })).toBe(false);
  });

  test("is not known while documents are to be looked at, and has a volume for the index where all of them are files", () => {
    expect(planned([draft(1, 1, null), draft(2, 1)])).toMatchObject({ waiting: 1, volumes: [], isArchive: false });
    const files = [draft(1, 1, null, { file: "files/001 a.docx" })];
    expect(planned(files)).toMatchObject({ waiting: 0, files: 1, volumes: [{ number: 1, documents: 0, pages: 0 }], isArchive: true });
    expect(volumesOf(files)).toEqual([undefined]);
  });

  test("is refused by name beyond 20 volumes, and 600 MB of files", () => {
    const codes = (parts: readonly DraftPart[]) => issuesOf(planned(parts)).map(({ code, name }) => [code, name]);
    const volumes = (count: number) => Array.from({ length: count }, (_, at) => draft(at + 1, VOLUME_BYTES));
    expect(codes(volumes(MOST_VOLUMES))).toEqual([]);
    expect(codes(volumes(MOST_VOLUMES + 1))).toEqual([["case_bundle_volumes", "21"]]);
    // By their size alone, before any of them is looked at.
    expect(codes(volumes(MOST_VOLUMES + 1).map((part) => ({ ...part, pages: null })))).toEqual([["case_bundle_volumes", "21"]]);
    const file = (size: number) => draft(1, size, null, { file: "files/001 a.mp3" });
    expect(codes([file(FILES_BYTES)])).toEqual([]);
    expect(codes([file(FILES_BYTES + 1)])).toEqual([["case_bundle_files", "601"]]);
  });

  test("keeps every document in its order, in volumes that none of them is split between", () => {
    const one = fc.record({ size: fc.integer({ min: 1, max: VOLUME_BYTES }), pages: fc.integer({ min: 1, max: VOLUME_PAGES }) });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 30 }), (sized) => {
        const { parts, volumes } = planned(sized.map(({ size, pages }, at) => draft(at + 1, size, pages)));
        expect(parts.map(({ document }) => document)).toEqual(sized.map((_, at) => `d${at + 1}`));
        const numbers = parts.map(({ volume }) => volume ?? 1);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        for (const { number, documents, pages } of volumes) {
          const own = parts.filter((_, at) => numbers[at] === number);
          expect([own.length, own.reduce((sum, part) => sum + (part.pages ?? 0), 0)]).toEqual([documents, pages]);
          expect(pages).toBeLessThanOrEqual(VOLUME_PAGES);
          expect(own.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(VOLUME_BYTES);
        }
      }),
    );
  });

  test("names a file in the ZIP so that no name leads out of it, or is taken twice", () => {
    const at = (exhibit: string | null, originalName: string, tab: string | null = "A") => filePath(4, { tab, exhibit, originalName });
    expect(at("C-4", "words.docx")).toBe("files/004 A C-4 words.docx");
    expect(at("C-4", "words.docx", "C-4")).toBe("files/004 C-4 words.docx");
    expect(at(null, "../../etc/passwd", null)).toBe("files/004 .._.._etc_passwd");
    expect(at(null, "C:\\a\\b.mp3")).toBe("files/004 A C__a_b.mp3");
  });

  test("lists of a bundle that is one PDF are hashed as they were before there were volumes", () => {
    expect(listText([partOf(1, "A")])).not.toMatch(/volume|file"/);
    expect(listText([{ ...partOf(1, "A"), volume: 2 }])).toMatch(/"volume":2\}\]$/);
    expect(contentsText([{ ...partOf(1, "A"), volume: 2, from: 3, to: 4 }])).toBe(contentsText([partOf(1, "A")]));
  });
});

describe("the volumes", () => {
  const PAGES = [3, 2, 0, 4];
  /** Two documents in the first volume, a file, and one in the second. */
  const listed = [
    { part: { ...partOf(1, "A"), volume: 1 }, pages: 3 },
    { part: { ...partOf(2, "A"), volume: 1 }, pages: 2 },
    { part: { ...partOf(3, "B"), file: "files/003 B C-3 words.docx" }, pages: 0 },
    { part: { ...partOf(4, "B"), volume: 2 }, pages: 4 },
  ];
  const placed = () => placeVolumes(BUNDLE_HEAD, listed, { of: 2, texts: INDEX_TEXTS });
  const made = async (at: number) => {
    const volume = (await placed()).volumes[at];
    if (!volume) throw new Error("no such volume");
    const own = volume.listed.filter((part) => part.volume === volume.number);
    const sources = own.map((part) => ({
      part,
      type: "application/pdf",
      open: () => pdfOf(part.document, PAGES[Number(part.document.slice(1)) - 1] ?? 1),
    }));
    return composeBundle(BUNDLE_HEAD, sources, INDEX_TEXTS, volume);
  };

  test("number their pages through, indexes included, and say where each document lies before any is made", async () => {
    const { parts, volumes } = await placed();
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      [2, 4],
      [5, 6],
      [null, null],
      [8, 11],
    ]);
    expect(volumes.map(({ number, first, listed: all }) => [number, first, all.length])).toEqual([
      [1, 1, 4],
      [2, 7, 1],
    ]);
    const [first, second] = [await made(0), await made(1)];
    expect([first.pages, second.pages]).toEqual([6, 5]);
    expect(first.parts).toEqual(parts);
    expect(second.parts).toEqual(parts.slice(3));
    expect((await made(1)).bytes).toEqual(second.bytes);
  });

  test("have an index each, of which the first one's names every volume and file, and bookmarks of their own", async () => {
    const [first, second] = [await PDFDocument.load((await made(0)).bytes), await PDFDocument.load((await made(1)).bytes)];
    const links = (pdf: PDFDocument) => pdf.getPage(0).node.Annots()?.size();
    expect([links(first), links(second)]).toEqual([2, 1]);
    const bookmarks = (pdf: PDFDocument) => {
      const outlines = pdf.catalog.lookup(PDFName.of("Outlines"), PDFDict);
      return String(outlines.get(PDFName.of("Count")));
    };
    // The index, a tab, and what lies under it.
    expect([bookmarks(first), bookmarks(second)]).toEqual(["4", "3"]);
    expect([first.getTitle(), second.getTitle()]).toEqual(
      [1, 2].map((number) => `CA-2026-123456 Dossier d’audience, Volume ${number} of 2`),
    );
    const labels = second.catalog.lookup(PDFName.of("PageLabels"), PDFDict).lookup(PDFName.of("Nums")) as PDFArray;
    expect(String(labels.get(1))).toContain("/St 7");
    expect(first.catalog.get(PDFName.of("PageLabels"))).toBeUndefined();
    const index = indexPages(BUNDLE_HEAD, (await placed()).parts, INDEX_TEXTS, PLAIN, { number: 1, of: 2 });
    const said = index.flatMap(({ texts }) => texts.map(({ text }) => text)).join("\n");
    expect(said).toContain("Volume 1 of 2 – Index");
    expect(said.match(/^Volume 2$/gm)).toHaveLength(1);
    expect(said.match(/^Volume 1$/gm)).toHaveLength(2);
    expect(said.match(/^File$/gm)).toHaveLength(1);
    expect(said.replace(/\s/g, "")).toContain("intheZIP:files/003BC-3words.docx");
  });
});
