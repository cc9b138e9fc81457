/** Whatever numbers a PDF says, reading it ends within few steps; steps are counted, and not time. */
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookAtPages } from "#app/services/cases/bundles/pdf/copied.server.ts";
import { Budget } from "#app/services/cases/bundles/pdf/reader/budget.ts";
import { copyPages } from "#app/services/cases/bundles/pdf/reader/copy-pages.ts";
import { PdfFile } from "#app/services/cases/bundles/pdf/reader/file.ts";
import { SourceRefused } from "#app/services/cases/bundles/pdf/reader/refused.ts";
import { packedPdf, rawPdf, type Written } from "#tests/cases/bundles/pdf.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a PDF and copies its pages; gives how many steps that took, and what came of it. */
function read(bytes: Bytes): { steps: number; read: number; end: string } {
  const budget = new Budget(bytes.byteLength);
  const before = { steps: budget.room("steps"), read: budget.room("read") };
  let number = 1;
  let end = "ready";
  try {
    copyPages(new PdfFile(bytes, budget), { next: () => ++number, put: () => {} });
  } catch (error) {
    if (!(error instanceof SourceRefused)) throw error;
    end = error.message;
  }
  return { steps: before.steps - budget.room("steps"), read: before.read - budget.room("read"), end };
}

const HOSTILE = [
  ..."0 1 2 3 4 7 -0 -1 -2147483648 0.5 1.5 12 255 65536 99999 100000 8388607 8388608 2147483647 2147483648 4294967295 4294967296".split(
    " ",
  ),
  ..."9007199254740991 9007199254740992 9007199254740993 18446744073709551616 -9007199254740993 999999999999999 1e9 NaN Infinity".split(
    " ",
  ),
  "9".repeat(39),
  "9".repeat(400),
  `0.${"0".repeat(30)}1`,
  "null",
  "true",
  "[0 0]",
  "<<>>",
  "1 0 R",
  "2 0 R",
  "3 0 R",
  "9007199254740992 0 R",
];

/** Some of the numbers of a text in place of which others are said, by where they are among all. */
function changed(text: string, changes: readonly (readonly [number, string])[]): string {
  const places = Array.from(text.matchAll(/\d+(?: 0 R)?/g));
  const said = new Map(changes.map(([at, hostile]) => [at % places.length, hostile]));
  let [out, last] = ["", 0];
  for (const [at, { 0: number, index }] of places.entries()) {
    out += text.slice(last, index) + (said.get(at) ?? number);
    last = index + number.length;
  }
  return out + text.slice(last);
}

const OBJECTS = {
  1: "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [8 0 R] >> /OCProperties << /D << /OFF [] >> >> >>",
  2: "<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] /Rotate 0 /Resources << /Font << /F 7 0 R >> >> >>",
  3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /CropBox [9 9 590 790] /UserUnit 1 /Rotate 90 /Contents [5 0 R 6 0 R] /Annots [8 0 R 9 0 R] >>",
  4: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Group << /S /Transparency /I 12 0 R >> >>",
  7: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Widths [11 0 R 500 600] /Next 12 0 R >>",
  8: "<< /Type /Annot /Subtype /Widget /FT /Tx /V (x) /Rect [0 0 9 9] /F 4 /Parent 8 0 R /AP << /N 6 0 R >> >>",
  9: "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Border [0 0 0] /Dest [4 0 R /XYZ 0 0 0] >>",
  11: "250",
  12: "[12 0 R 11 0 R <0102> (3) 4.5]",
};
const drawn = deflateSync(Buffer.from("\x020 0 9 9 re f\n".repeat(3)));
const STREAMS = {
  5: {
    dict: "/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 13 /Colors 1 /BitsPerComponent 8 >>",
    bytes: Uint8Array.from(drawn),
  },
  6: { dict: "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Matrix [1 0 0 1 0 0]", bytes: Buffer.from("0 0 9 9 re f") },
};

const changes = fc.array(fc.tuple(fc.nat(400), fc.constantFrom(...HOSTILE)), { maxLength: 3 });

/** All of a file whose objects say other numbers, with a right table. */
function withObjects(said: Readonly<Record<number, readonly (readonly [number, string])[]>>, isPacked: boolean): Bytes {
  const bodies = Object.entries(OBJECTS).map(([at, body]) => [at, changed(body, said[Number(at)] ?? [])] as const);
  const streams = Object.entries(STREAMS).map(
    ([at, { dict, bytes }]) => [at, { dict: changed(dict, said[Number(at)] ?? []), bytes }] as [string, Written],
  );
  if (isPacked) return packedPdf(Object.fromEntries(streams), Object.fromEntries(bodies));
  return rawPdf(Object.fromEntries<Written>([...bodies, ...streams]));
}

/** All of a file whose table, which comes last, says other numbers; so does its stream of objects. */
function withTable(file: Bytes, said: readonly (readonly [number, string])[]): Bytes {
  const text = Buffer.from(file).toString("latin1");
  const packed = text.lastIndexOf("/Type /XRef");
  const from = packed < 0 ? text.lastIndexOf("\nxref\n") + 1 : packed;
  const data = packed < 0 ? -1 : text.indexOf("stream\n", from);
  // What is packed stays whole: other numbers there are bytes.
  const [head, body] = data < 0 ? [text.slice(from), ""] : [text.slice(from, data), text.slice(data)];
  return Uint8Array.from(Buffer.from(text.slice(0, from) + changed(head, said) + body, "latin1"));
}

describe("a small PDF of hostile numbers", () => {
  const few = (bytes: Bytes) => {
    const { steps, read: bytesRead, end } = read(bytes);
    expect(steps, end).toBeLessThan(3_000);
    expect(bytesRead, end).toBeLessThan(60 * bytes.byteLength);
  };

  test("is read where its numbers are right", () => {
    for (const isPacked of [false, true]) {
      const file = withObjects({}, isPacked);
      expect(read(file).end).toBe("ready");
      few(file);
    }
  });

  test("is read to its end in few steps, whatever its objects say", () => {
    const objects = fc.dictionary(fc.constantFrom(...Object.keys({ ...OBJECTS, ...STREAMS })), changes, { maxKeys: 4 });
    fc.assert(
      fc.property(objects, fc.boolean(), (said, isPacked) => few(withObjects(said, isPacked))),
      { numRuns: 1_500 },
    );
  });

  test("is read to its end in few steps, whatever its table says", () => {
    fc.assert(
      fc.property(changes, fc.boolean(), (said, isPacked) => few(withTable(withObjects({}, isPacked), said))),
      { numRuns: 1_500 },
    );
  });

  test("is read to its end in few steps, whatever its packed table and its rows say", () => {
    const number = fc.constantFrom(...HOSTILE);
    const of = fc.record({ widths: fc.array(number, { minLength: 3, maxLength: 3 }), index: fc.array(number, { maxLength: 6 }), size: number, rows: fc.uint8Array({ maxLength: 60 }) }); // biome-ignore format: one
    fc.assert(
      fc.property(of, ({ widths, index, size, rows }) => {
        const head = "%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 1 0 R >> endobj\n";
        const dict = `/Type /XRef /W [${widths.join(" ")}] /Index [${index.join(" ")}] /Size ${size} /Root 1 0 R /Prev ${head.length}`;
        const table = `4 0 obj\n<< ${dict} /Length ${rows.length} >>\nstream\n`;
        const end = `\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`;
        few(Uint8Array.from(Buffer.concat([Buffer.from(head + table), rows, Buffer.from(end)])));
      }),
      { numRuns: 1_500 },
    );
  });
});

describe("a packed table", () => {
  const table = (widths: string, index: string, rows = 0) => {
    const head = "%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 1 0 R >> endobj\n";
    const dict = `/Type /XRef /W [${widths}] /Index [${index}] /Size 5 /Root 1 0 R /Length ${rows}`;
    const text = `${head}4 0 obj\n<< ${dict} >>\nstream\n${"\0".repeat(rows)}\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`;
    return Uint8Array.from(Buffer.from(text, "latin1"));
  };

  test("of entries without bytes, or from a number on that no object has, is none", () => {
    for (const [widths, index, rows] of [
      ["0 0 0", "9007199254740992 2", 0],
      ["0 0 0", "0 99999", 0],
      ["1 2 1", "9007199254740992 2", 8],
      ["1 2 1", "9007199254740991 2", 8],
      ["1 2 1", "8388607 2", 8],
    ] as const)
      expect(() => lookAtPages(table(widths, index, rows), 9), `${widths} from ${index}`).toThrow(/^damaged/);
  });

  test("of entries that are said and not there, is read as far as its bytes go", () => {
    expect(read(table("1 2 1", "0 99999", 8)).steps).toBeLessThan(20);
  });
});

test("nothing is ever given back to a budget", () => {
  const budget = new Budget(10);
  for (const amount of [-1, Number.NaN, Number.NEGATIVE_INFINITY]) expect(() => budget.spend("steps", amount)).toThrow(SourceRefused);
});
