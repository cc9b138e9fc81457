/** Small files that cost far more than they weigh: pictures of many frames or chunks, spaces, rows that are cut off, tables in a chain. */
import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { PDFDocument, PDFRawStream } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { Budget } from "#app/services/cases/bundles/pdf/reader/budget.ts";
import { unpacked } from "#app/services/cases/bundles/pdf/reader/unpack.ts";
import { Name, Stream, type Value } from "#app/services/cases/bundles/pdf/reader/values.ts";
import { lookAt, takeIn } from "#app/services/cases/bundles/pdf/sources.server.ts";
import { onePage, packedPdf, rawPdf } from "#tests/cases/bundles/pdf.ts";
import { BARE_PNG, chunk } from "#tests/kit/pictures.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const stateOf = async (type: string, bytes: Bytes) => (await lookAt(type, bytes)).state;
const look = (bytes: Bytes) => lookAt("application/pdf", bytes);

describe("a PNG", () => {
  const header = (width: number, height: number, color = 6) => {
    const bytes = Buffer.alloc(13);
    bytes.writeUInt32BE(width, 0);
    bytes.writeUInt32BE(height, 4);
    bytes.set([8, color], 8);
    return chunk("IHDR", Array.from(bytes));
  };
  const lines = (width: number, height: number) => Array.from(deflateSync(Buffer.alloc(height * (1 + width * 4))));
  const png = (...chunks: number[][]) =>
    Uint8Array.from([BARE_PNG.subarray(0, 8), ...chunks, chunk("IEND", [])].flatMap((one) => [...one]));

  test.each([6, 2])("that moves is none, of color type %i", async (color) => {
    const packed = Array.from(deflateSync(Buffer.alloc(20 * (1 + 20 * (color === 6 ? 4 : 3)))));
    const still = [header(20, 20, color), chunk("IDAT", packed)];
    expect(await stateOf("image/png", png(...still))).toBe("ready");
    for (const type of ["acTL", "fcTL", "fdAT"])
      expect(await stateOf("image/png", png(...still, chunk(type, [0, 0, 0, 1, 0, 0, 0, 0]))), type).toBe("damaged");
  });

  test("is unpacked from what was looked at: not from a later header, or a text in it", async () => {
    const still = [header(20, 20), chunk("IDAT", lines(20, 20))];
    const later = png(...still, header(2, 2));
    const text = png(...still, chunk("zTXt", [65, 0, 0, 1, 2, 3]));
    for (const bytes of [later, text]) {
      expect(await stateOf("image/png", bytes)).toBe("ready");
      const pdf = await PDFDocument.create();
      await takeIn(pdf, "image/png", bytes, undefined as never);
      const pictures = pdf.context.enumerateIndirectObjects().flatMap(([, one]) => (one instanceof PDFRawStream ? [`${one.dict}`] : []));
      expect(pictures.filter((dict) => /\/Width 20\n/.test(dict)).length).toBeGreaterThan(0);
    }
  });

  test("of far more chunks than a picture has is none", async () => {
    const many = Buffer.alloc(12 * 20_000);
    for (let at = 0; at < 20_000; at += 1) many.write("IDAT", at * 12 + 4, "latin1");
    const bytes = png(header(20, 20), chunk("IDAT", lines(20, 20)), [...many]);
    expect(await stateOf("image/png", bytes)).toBe("damaged");
  });
});

describe("of a PDF", () => {
  const spaces = " ".repeat(1_000_000);
  const shared = (own: string, object: string) => {
    const kids = Array.from({ length: 60 }, (_, at) => `${at + 5} 0 R`).join(" ");
    const objects: Record<number, string> = { 1: "<< /Type /Catalog /Pages 2 0 R >>", 4: object };
    objects[2] = `<< /Type /Pages /Kids [${kids}] /MediaBox [0 0 300 300] >>`;
    for (let at = 0; at < 60; at += 1) objects[at + 5] = `<< /Type /Page ${own} >>`;
    return rawPdf(objects);
  };

  test("spaces and comments that are read with each reference are counted", async () => {
    const annotated = (between: string) => shared("/Annots [4 0 R 4 0 R]", `<< /Type /Annot /Subtype /Popup >>${between}`);
    expect(await look(annotated(""))).toMatchObject({ state: "ready", pages: 60 });
    for (const between of [spaces, `%${spaces}\n`]) expect((await look(annotated(between))).state).toBe("swollen");
  });

  test("strings are counted by what each takes in memory", async () => {
    const strings = (many: number) => rawPdf(onePage(`/Resources << /ProcSet [${"()".repeat(many)}] >>`));
    expect((await look(strings(10_000))).state).toBe("ready");
    expect((await look(strings(60_000))).state).toBe("swollen");
  });

  test("a number that all pages share is read once", async () => {
    expect(await look(shared("/MediaBox [0 0 4 0 R 4 0 R]", `${spaces} 300`))).toMatchObject({ state: "ready", pages: 60 });
  });

  const packedWith = (bytes: Uint8Array, columns: number) => {
    const parms: [string, Value][] = [
      ["Predictor", 12],
      ["Columns", columns],
    ];
    return new Stream(new Map<string, Value>([["Filter", new Name("FlateDecode")], ["DecodeParms", new Map(parms)]]), deflateSync(bytes)); // biome-ignore format: one
  };
  const opened = (bytes: Uint8Array, columns: number, budget = new Budget(0)) =>
    unpacked(packedWith(bytes, columns), budget, (value) => value);

  test("a packed row that is cut off is none, and whole ones are counted as they are kept", () => {
    expect(() => opened(Uint8Array.of(0, 1, 2), 65_536)).toThrow("a row is cut off");
    const budget = new Budget(0);
    const room = budget.room("unpacked");
    expect([...opened(Uint8Array.of(2, 1, 2, 2, 1, 2), 2, budget)]).toEqual([1, 2, 2, 4]);
    expect(room - budget.room("unpacked")).toBe(10);
  });

  test("what is unpacked keeps no more memory than it has bytes", () => {
    const plain = new Stream(new Map<string, Value>([["Filter", new Name("FlateDecode")]]), deflateSync(Buffer.from("1 2")));
    expect(unpacked(plain, new Budget(0), (value) => value).buffer.byteLength).toBe(3);
  });

  test("a stream of more objects than it has room for is none", async () => {
    const { 1: catalog = "", 2: tree = "", 3: page = "" } = onePage() as Record<number, string>;
    expect((await look(packedPdf({}, { 1: catalog, 2: tree, 3: page }))).state).toBe("ready");
    const head = `1 0 2 ${catalog.length + 1} 3 ${catalog.length + tree.length + 2} ${"0 0 ".repeat(20_000)}`;
    const bytes = deflateSync(Buffer.from(`${head}${catalog} ${tree} ${page}`));
    const within = { dict: `/Type /ObjStm /N 20003 /First ${head.length} /Filter /FlateDecode`, bytes };
    expect((await look(withStream(within))).state).toBe("damaged");
  });

  test("a table in a long chain of sections is swollen", async () => {
    const file = Buffer.from(rawPdf(onePage())).toString("latin1");
    const chained = (sections: number) => {
      let body = file.slice(0, file.indexOf("startxref"));
      let before = body.indexOf("xref\n");
      for (let at = 0; at < sections; at += 1) {
        const place = body.length;
        body += `xref\n0 0\ntrailer\n<< /Root 1 0 R /Prev ${before} >>\n`;
        before = place;
      }
      return Uint8Array.from(Buffer.from(`${body}startxref\n${before}\n%%EOF\n`, "latin1"));
    };
    expect((await look(chained(50))).state).toBe("ready");
    expect((await look(chained(1500))).state).toBe("swollen");
  });
});

/** A PDF whose catalog, tree and page lie in a stream of objects. */
function withStream({ dict, bytes }: { dict: string; bytes: Uint8Array }): Bytes {
  const head = "%PDF-1.7\n";
  const stream = [
    Buffer.from(`${head}9 0 obj\n<< ${dict} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream\nendobj\n"),
  ];
  const table = stream.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const rows = Buffer.from([2, 0, 9, 0, 2, 0, 9, 1, 2, 0, 9, 2, 1, 0, head.length, 0]);
  const xref = `10 0 obj\n<< /Type /XRef /W [1 2 1] /Index [1 3 9 1] /Size 11 /Root 1 0 R /Length ${rows.length} >>\nstream\n`;
  return Uint8Array.from(
    Buffer.concat([...stream, Buffer.from(xref), rows, Buffer.from(`\nendstream\nendobj\nstartxref\n${table}\n%%EOF`)]),
  );
}
