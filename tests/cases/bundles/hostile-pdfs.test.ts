/** What a PDF may cost and carry: files that are small and describe much, and what acts or leads elsewhere. */
import { deflateSync } from "node:zlib";
import { PDFArray, type PDFDict, PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { VOLUME_PAGES } from "#app/domain/case/bundles/bundle.ts";
import { composeBundle } from "#app/services/cases/bundles/pdf/compose.server.ts";
import { MOST_AT_ONCE } from "#app/services/cases/bundles/pdf/reader/budget.ts";
import { lookAt } from "#app/services/cases/bundles/pdf/sources.server.ts";
import { BUNDLE_HEAD, INDEX_TEXTS, partOf } from "#tests/cases/bundles/parts.ts";
import { contentsOf, onePage, packedPdf, pdfOf, rawPdf, tableOf } from "#tests/cases/bundles/pdf.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const look = (bytes: Bytes) => lookAt("application/pdf", bytes);
const bytesOf = (text: string) => new TextEncoder().encode(text) as Bytes;
const composed = (...all: Bytes[]) =>
  composeBundle(
    BUNDLE_HEAD,
    all.map((bytes, at) => ({ part: partOf(at + 1, "A"), type: "application/pdf", open: async () => bytes })),
    INDEX_TEXTS,
  );
/** All that a bundle's PDF says, its packed objects too. */
async function saidBy(bytes: Bytes): Promise<string> {
  const { context } = await PDFDocument.load(bytes);
  const objects = context.enumerateIndirectObjects().map(([, one]) => (one instanceof PDFRawStream ? `${one.dict}` : `${one}`));
  return objects.join("\n");
}

describe("what unpacks into far more than itself", () => {
  const body = deflateSync(Buffer.from(`3 0 [ ${"1 0 ".repeat(5_000_000)}]`));
  const dict = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode";
  /** A page in a stream of objects that has 20 MB in 20 KB. */
  const bomb = (before: string, within: string, after = ""): Bytes => {
    const pieces = [
      Buffer.from(`%PDF-1.7\n${before}1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] >> endobj\n`),
    ];
    const [catalog, tree] = ["1 0 obj", "2 0 obj"].map((text) => (pieces[0] as Buffer).indexOf(text)) as [number, number];
    const stream = pieces[0]?.byteLength ?? 0;
    pieces.push(
      Buffer.from(`9 0 obj\n<< ${within} /Length ${body.length} ${after}>>\nstream\n`),
      body,
      Buffer.from("\nendstream\nendobj\n"),
    );
    const table = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const row = (kind: number, middle: number, last: number) => [kind, ...[24, 16, 8, 0].map((shift) => (middle >>> shift) & 255), last];
    const rows = Buffer.from([...row(1, catalog, 0), ...row(1, tree, 0), ...row(2, 9, 0), ...row(1, stream, 0)]);
    pieces.push(
      Buffer.from(`10 0 obj\n<< /Type /XRef /W [1 4 1] /Index [1 3 9 1] /Size 11 /Root 1 0 R /Length ${rows.length} >>\nstream\n`),
      rows,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${table}\n%%EOF`),
    );
    return Uint8Array.from(Buffer.concat(pieces));
  };

  test.each([
    ["said plainly", bomb("", dict)],
    ["behind the word in a comment", bomb("% stream\n", dict)],
    ["behind the word in a string", bomb("8 0 obj (stream) endobj\n", dict)],
    ["with an object's beginning in its dictionary", bomb("", `${dict} /X (obj)`)],
    ["with 17 KB between its name and its bytes", bomb("", `${dict} /X (${"x".repeat(17_000)})`)],
    ["with comments between names and values", bomb("", "/Type %x\n/ObjStm /N 1 /First 4 /Filter %x\n/FlateDecode")],
    ["with escaped names", bomb("", "/Type /Obj#53tm /N 1 /First 4 /Filter /Fl#61teDecode")],
  ])("%s, is swollen", async (_, file) => {
    expect(file.byteLength).toBeLessThan(45_000);
    expect((await look(file)).state).toBe("swollen");
  });

  test("in a table, or as one object whose values are many, is swollen", async () => {
    const rows = deflateSync(Buffer.alloc(20_000_000));
    const head = "%PDF-1.7\n";
    const table = `10 0 obj\n<< /Type /XRef /W [1 4 1] /Size 3000000 /Root 1 0 R /Filter /FlateDecode /Length ${rows.length} >>\nstream\n`;
    const file = Buffer.concat([Buffer.from(head + table), rows, Buffer.from(`\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF`)]);
    expect((await look(Uint8Array.from(file))).state).toBe("swollen");
    expect((await look(rawPdf(onePage(`/Resources << /X [${"1 ".repeat(MOST_AT_ONCE)}] >>`)))).state).toBe("swollen");
  });

  test("by streams that lie in one another is swollen", async () => {
    const numbers = Array.from({ length: 300 }, (_, at) => at + 10);
    const page = onePage(`/Resources << /XObject << ${numbers.map((number) => `/X${number} ${number} 0 R`).join(" ")} >> >>`);
    const objects = [1, 2, 3].map((number) => `${number} 0 obj ${page[number]} endobj\n`);
    // Each begins a step later and ends where all end.
    const streams: string[] = [];
    let after = 0;
    for (const number of numbers) {
      const stream = `${number} 0 obj << /Length ${String(after).padStart(6, "0")} >> stream\n`;
      streams.unshift(stream);
      after += stream.length;
    }
    const places = new Map<number, number>();
    let body = "%PDF-1.7\n";
    for (const object of [...objects, ...streams]) {
      places.set(Number.parseInt(object, 10), body.length);
      body += object;
    }
    body += "endstream endobj\n";
    const file = bytesOf(`${body}${tableOf(places)}startxref\n${body.length}\n%%EOF`);
    expect((await look(file)).state).toBe("swollen");
  });

  test("a common file, packed or not, is not; nor one of many pages", async () => {
    expect(await look(await pdfOf("One", 20))).toMatchObject({ state: "ready", pages: 20 });
    const { 1: catalog, 2: tree, 3: page } = onePage("/Contents 5 0 R") as Record<number, string>;
    const packed = packedPdf({ 5: { dict: "", bytes: bytesOf("0 0 9 9 re f") } }, { 1: catalog ?? "", 2: tree ?? "", 3: page ?? "" });
    expect(await look(packed)).toMatchObject({ state: "ready", pages: 1 });
    const { bytes, pages } = await composed(packed);
    expect(pages).toBe(2);
    expect((await PDFDocument.load(bytes)).getPage(1).getSize()).toEqual({ width: 600, height: 800 });
  });
});

test("a bundle that was filed is put into another, each page with its own number", async () => {
  const { bytes } = await composed(await pdfOf("One", 2));
  const { bytes: outer } = await composed(bytes);
  const pdf = await PDFDocument.load(outer);
  // The number of the inner one is of what is drawn on its page, the outer one's comes after.
  const [drawing, number] = contentsOf(pdf, 3);
  expect([drawing, number]).toEqual(["q /Page Do Q", expect.stringMatching(/\(4\) Tj ET Q$/)]);
});

describe("a tree of pages", () => {
  test("in which a node lies twice is none", async () => {
    const objects: Record<number, string> = { 1: "<< /Type /Catalog /Pages 2 0 R >>" };
    for (let at = 0; at < 10; at += 1) objects[at + 2] = `<< /Type /Pages /Kids [${`${at + 3} 0 R `.repeat(8)}] >>`;
    objects[12] = "<< /Type /Page /MediaBox [0 0 99 99] >>";
    expect((await look(rawPdf(objects))).state).toBe("damaged");
    expect((await look(rawPdf({ ...onePage(), 2: "<< /Type /Pages /Kids [3 0 R 2 0 R] >>" }))).state).toBe("damaged");
  });

  test("of more pages than a bundle holds is counted and not copied", async () => {
    const kids = Array.from({ length: VOLUME_PAGES + 1 }, (_, at) => `${at + 3} 0 R`).join(" ");
    const objects: Record<number, string> = {
      1: "<< /Type /Catalog /Pages 2 0 R >>",
      2: `<< /Type /Pages /Kids [${kids}] /MediaBox [0 0 99 99] >>`,
    };
    for (let at = 0; at <= VOLUME_PAGES; at += 1) objects[at + 3] = "<< /Type /Page >>";
    expect(await look(rawPdf(objects))).toEqual({ state: "ready", pages: VOLUME_PAGES + 1, weight: 0 });
  });

  test("whose pages share what they draw with writes it once, by a reference or from above", async () => {
    const fat = `<< /Properties << /X << /Y (${"x".repeat(500_000)}) >> >> >>`;
    const kids = Array.from({ length: 60 }, (_, at) => `${at + 5} 0 R`).join(" ");
    for (const [above, own] of [
      [`/Resources ${fat}`, ""],
      ["", "/Resources 4 0 R"],
    ]) {
      const objects: Record<number, string> = { 1: "<< /Type /Catalog /Pages 2 0 R >>", 4: fat };
      objects[2] = `<< /Type /Pages /Kids [${kids}] /MediaBox [0 0 300 300] ${above} >>`;
      for (let at = 0; at < 60; at += 1) objects[at + 5] = `<< /Type /Page ${own} >>`;
      const file = rawPdf(objects);
      expect(await look(file)).toMatchObject({ state: "ready", pages: 60 });
      expect((await composed(file)).bytes.byteLength).toBeLessThan(file.byteLength);
    }
  });
});

describe("of a page is copied", () => {
  test("nothing that acts or leads elsewhere; how its marks look, and links within the document", async () => {
    const drawn = {
      dict: "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /PieceInfo << /Kw (kwpiece) >> /F (kwoutside)",
      bytes: bytesOf("0 0 9 9 re f"),
    };
    const actions = {
      4: "<< /Type /Annot /Subtype /Link /Rect [0 0 600 800] /A << /S /Launch /F (cmd.exe) >> >>",
      5: "<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /Type /Filespec /F (evil.exe) /EF << /F 6 0 R >> >> /AP << /N 10 0 R >> >>",
      6: { dict: "/Type /EmbeddedFile", bytes: bytesOf("MZ kwfile") },
      7: "<< /Type /Annot /Subtype /Link /Rect [0 0 600 800] /A << /S /URI /URI (https://evil.example) >> >>",
      8: "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [11 0 R /XYZ 0 700 null] >>",
      9: "<< /Type /Annot /Subtype /Widget /FT /Tx /V (kwvalue) /Rect [9 9 99 99] /AP << /N << /On 10 0 R >> >> /AS /On /AA << /K << /S /JavaScript /JS (kwkey) >> >> /Parent 12 0 R /A << /S /SubmitForm /F (https://evil.example) >> >>",
      10: drawn,
      11: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 700] >>",
      12: "<< /FT /Tx /AA << /C << /S /JavaScript /JS (kwparent) >> >> /Kids [9 0 R] >>",
      13: "<< /Type /Annot /Subtype /Highlight /Rect [9 9 99 99] /QuadPoints [9 9 99 9 9 99 99 99] /Contents (kwcomment) /AF [<< /Type /Filespec /EF << /F 6 0 R >> >>] >>",
      14: "<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << /Assets << /Names [(x) 15 0 R] >> >> >>",
      15: "<< /Type /Filespec /F (movie.swf) /EF << /F 6 0 R >> >>",
    };
    const page = `/AA << /O << /S /JavaScript /JS (app.alert\\(1\\)) >> >> /Annots [4 0 R 5 0 R 7 0 R 8 0 R 9 0 R 13 0 R 14 0 R]
      /PieceInfo << /Kw (kwpage) >> /Metadata 6 0 R /AF [15 0 R]
      /Resources << /ExtGState << /G << /X 15 0 R /Y << /S /JavaScript /JS (kwhidden) >> /Z 11 0 R >> >> >>`;
    const file = rawPdf({
      ...onePage(page, "/OpenAction << /S /JavaScript /JS (kwopen) >> /Names << /JavaScript 12 0 R >>"),
      ...actions,
      2: "<< /Type /Pages /Kids [3 0 R 11 0 R] >>",
    });
    expect(await look(file)).toMatchObject({ state: "ready", pages: 2 });
    const { bytes } = await composed(file);
    const said = await saidBy(bytes);
    for (const word of [
      "JavaScript",
      "Launch",
      "URI",
      "EmbeddedFile",
      "SubmitForm",
      "Filespec",
      "RichMedia",
      "evil",
      "Widget",
      "PieceInfo",
      "kwoutside",
      "kwvalue",
      "/AA",
      "kwhidden",
    ])
      expect(said, word).not.toContain(word);
    expect(said).toContain("kwcomment");
    const pdf = await PDFDocument.load(bytes);
    const pages = pdf.getPages();
    // The index and both pages: what is led to is copied once, and lies in the tree.
    expect(pages).toHaveLength(3);
    expect(pdf.context.enumerateIndirectObjects().filter(([, one]) => /\/Type \/Page\n/.test(`${one}`))).toHaveLength(3);
    const annots = pages[1]?.node.Annots();
    const kinds = Array.from({ length: annots?.size() ?? 0 }, (_, at) => annots?.lookup(at) as PDFDict);
    // The last is the page's number, over marks that might hide it.
    expect(kinds.map((one) => `${one.get(PDFName.of("Subtype"))}`)).toEqual(["/Link", "/Stamp", "/Highlight", "/Stamp"]);
    expect(kinds[0]?.lookup(PDFName.of("Dest"), PDFArray).get(0)).toBe(pages[2]?.ref);
  });

  test("what its readers see in the document itself, or nothing: of two objects of one number the one that the table names", async () => {
    const file = rawPdf(onePage());
    const text = Buffer.from(file).toString("latin1");
    const later = "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 999 999] >> endobj\n";
    const [before, after] = text.split("xref\n", 2) as [string, string];
    const shadowed = bytesOf(
      `${before}${later}xref\n${after}startxref\n${before.length + later.length}\n%%EOF`.replace(
        /startxref\n\d+\n%%EOF\n(?=startxref)/,
        "",
      ),
    );
    expect((await PDFDocument.load(shadowed)).getPage(0).getWidth()).toBe(999);
    const { bytes } = await composed(shadowed);
    expect((await PDFDocument.load(bytes)).getPage(1).getWidth()).toBe(600);
    // A table that leads elsewhere each viewer mends in its own way.
    const wrong = bytesOf(text.replace(/(3 1\n)(\d{10})/, "$10000000003"));
    expect((await look(wrong)).state).toBe("damaged");
  });

  test("no layer that is switched off, or shown by a rule", async () => {
    const layered = (catalog: string, layer: string) =>
      rawPdf({ ...onePage("/Resources << /Properties << /L 5 0 R >> >>", catalog), 5: layer, 6: "<< /Type /OCG /Name (Other) >>" });
    const layer = "<< /Type /OCG /Name (Notes) >>";
    for (const file of [
      layered("/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>", layer),
      layered("/OCProperties << /OCGs [5 0 R] /D << /BaseState /OFF >> >>", layer),
      layered("/OCProperties << /OCGs [5 0 R] /D << >> >>", "<< /Type /OCG /Name (Notes) /Usage << /View << /ViewState /OFF >> >> >>"),
      layered("/OCProperties << /OCGs [6 0 R] /D << >> >>", "<< /Type /OCMD /OCGs [6 0 R] /P /AllOff >>"),
      // Shown to some readers, or at some sizes, alone.
      ...["/Zoom", "/Language", "/User", "/View /Zoom", "7"].map((by) =>
        layered(`/OCProperties << /OCGs [5 0 R] /D << /AS [<< /Event /View /OCGs [5 0 R] /Category [${by}] >>] >> >>`, layer),
      ),
    ])
      expect((await look(file)).state).toBe("layers");
    for (const shown of ["/ON [5 0 R] /OFF []", "/AS [<< /Event /View /OCGs [5 0 R] /Category [/View /Print /Export] >>]"])
      expect((await look(layered(`/OCProperties << /OCGs [5 0 R] /D << ${shown} >> >>`, layer))).state).toBe("ready");
  });

  test("nothing of what is encrypted, or too small to be numbered", async () => {
    expect((await look(rawPdf(onePage(), "/Encrypt << /Filter /Standard >>"))).state).toBe("encrypted");
    expect((await look(rawPdf(onePage("/CropBox [0 0 20 400]")))).state).toBe("damaged");
    expect((await look(rawPdf(onePage("/Rotate 45")))).state).toBe("damaged");
  });
});
