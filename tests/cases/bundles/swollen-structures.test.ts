/** Structures of a PDF that are small and would fill the memory of those who read it. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { Budget } from "#app/services/cases/bundles/pdf/reader/budget.ts";
import { copyPages } from "#app/services/cases/bundles/pdf/reader/copy-pages.ts";
import { PdfFile } from "#app/services/cases/bundles/pdf/reader/file.ts";
import { pagesIn } from "#app/services/cases/bundles/pdf/reader/pages.ts";
import { lookAt } from "#app/services/cases/bundles/pdf/sources.server.ts";
import { onePage, packedPdf, rawPdf, type Written } from "#tests/cases/bundles/pdf.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const look = (bytes: Bytes) => lookAt("application/pdf", bytes);
const bytesOf = (text: string) => new TextEncoder().encode(text) as Bytes;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe("a stream of objects", () => {
  /** A page in a stream of objects that says of itself how many it has, and where the first is. */
  const saying = (count: number, first: number, places: string) => {
    const body = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>";
    const packed = deflateSync(bytesOf(places + body));
    const pieces = [
      bytesOf("%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] >> endobj\n"),
    ];
    const stream = pieces[0]?.byteLength ?? 0;
    const dict = `/Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode /Length ${packed.byteLength}`;
    pieces.push(bytesOf(`9 0 obj\n<< ${dict} >>\nstream\n`), Uint8Array.from(packed), bytesOf("\nendstream\nendobj\n"));
    const table = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const row = (kind: number, middle: number) => [kind, middle >> 8, middle & 255, 0];
    const rows = [...row(1, 9), ...row(1, textOf(pieces[0] as Bytes).indexOf("2 0 obj")), ...row(2, 9), ...row(1, stream)];
    pieces.push(bytesOf(`10 0 obj\n<< /Type /XRef /W [1 2 1] /Index [1 3 9 1] /Size 11 /Root 1 0 R /Length ${rows.length} >>\nstream\n`));
    pieces.push(Uint8Array.from(rows), bytesOf(`\nendstream\nendobj\nstartxref\n${table}\n%%EOF`));
    return Uint8Array.from(Buffer.concat(pieces));
  };

  test("that says truly what is in it, is read", async () => {
    expect(await look(saying(1, 4, "3 0 "))).toMatchObject({ state: "ready", pages: 1 });
    const { 1: catalog = "", 2: tree = "", 3: page = "" } = onePage() as Record<number, string>;
    const others = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [at + 4, "null"]));
    expect(await look(packedPdf({}, { 1: catalog, 2: tree, 3: page, ...others }))).toMatchObject({ state: "ready", pages: 1 });
  });

  test("of far more places than any document has, is none however few bytes it is", async () => {
    const places = `3 0 ${"0 0 ".repeat(1_999_000)}`;
    const file = saying(1_999_001, places.length, places);
    expect(file.byteLength).toBeLessThan(9_000);
    expect((await look(file)).state).toBe("damaged");
  });

  test("of more places than there is room for before its first object, or of no whole number, is none", async () => {
    for (const [count, first] of [
      [2, 4],
      [1, 400],
      [1, 10_000_000],
      [1, 2],
      [-1, 4],
      [0.5, 4],
      [1, 4.5],
    ] as const)
      expect((await look(saying(count, first, "3 0 "))).state, `${count} from ${first}`).toBe("damaged");
  });
});

describe("what a page draws with", () => {
  const pagesOf = (count: number, strings: number) => {
    const objects: Record<number, string> = {
      1: "<< /Type /Catalog /Pages 2 0 R >>",
      2: `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(" ")}] >>`,
    };
    for (let at = 0; at < count; at += 1)
      objects[at + 3] = `<< /Type /Page /MediaBox [0 0 300 300] /Resources << /ProcSet [${"()".repeat(strings)}] >> >>`;
    return rawPdf(objects);
  };

  test("is not kept once it is written, where it is the page's own", () => {
    const heap = heapReader();
    const file = pagesOf(30, 4_000);
    const before = heap();
    let [number, most] = [1, 0];
    const into = {
      next: () => ++number,
      put: (_: number, head: string) => {
        if (head.includes("/ProcSet")) most = Math.max(most, heap() - before);
      },
    };
    const pages = copyPages(new PdfFile(file, new Budget(file.byteLength)), into);
    expect(new Set(pages.map(({ drawing }) => drawing)).size).toBe(30);
    // Kept, they were 17 MB.
    expect(most).toBeLessThan(8_000_000);
  });

  test("is not kept for all pages where nodes above them say it", () => {
    const heap = heapReader();
    const nodes = 12;
    const objects: Record<number, string> = {
      1: "<< /Type /Catalog /Pages 2 0 R >>",
      2: `<< /Type /Pages /Kids [${Array.from({ length: nodes }, (_, at) => `${10 + 2 * at} 0 R`).join(" ")}] >>`,
    };
    for (let at = 0; at < nodes; at += 1) {
      const box = `[0 0 300 300 ${"0 ".repeat(2_000)}]`;
      const said = `/MediaBox ${box} /Resources << /ProcSet [${"()".repeat(9_000)}] >>`;
      objects[10 + 2 * at] = `<< /Type /Pages /Kids [${11 + 2 * at} 0 R] ${said} >>`;
      objects[11 + 2 * at] = "<< /Type /Page >>";
    }
    const bytes = rawPdf(objects);
    const before = heap();
    const file = new PdfFile(bytes, new Budget(bytes.byteLength));
    const pages = pagesIn(file);
    // Kept, they were 28 MB.
    expect(heap() - before).toBeLessThan(4_000_000);
    expect(pages).toHaveLength(nodes);
    let number = 1;
    const written: string[] = [];
    copyPages(new PdfFile(bytes, new Budget(bytes.byteLength)), { next: () => ++number, put: (_, head) => written.push(head) });
    expect(written.filter((head) => head.includes("/ProcSet"))).toHaveLength(nodes);
  });

  test("of many values on each page, is swollen", async () => {
    expect((await look(pagesOf(9, 99_000))).state).toBe("swollen");
    expect((await look(pagesOf(9, 1_000))).state).toBe("ready");
  });
});

describe("a page's drawing in pieces that are empty", () => {
  /** Pages that share one list of so many pieces. */
  const piecesOf = (count: number, pages = 1) => {
    const objects: Record<number, Written> = {
      1: "<< /Type /Catalog /Pages 2 0 R >>",
      2: `<< /Type /Pages /MediaBox [0 0 300 300] /Kids [${Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`).join(" ")}] >>`,
      3: { dict: "/Filter /FlateDecode", bytes: deflateSync(Buffer.alloc(0)) },
      4: `[${"3 0 R ".repeat(count)}]`,
    };
    for (let at = 0; at < pages; at += 1) objects[at + 5] = "<< /Type /Page /Contents 4 0 R >>";
    return rawPdf(objects);
  };

  test("takes the time of each piece, so that many are swollen", async () => {
    expect(await look(piecesOf(60_000))).toMatchObject({ state: "swollen" });
    expect(await look(piecesOf(1_000, 50))).toMatchObject({ state: "swollen" });
  });

  test("weighs what its pieces take, so that a bundle has few of them", async () => {
    const [few, many] = [await look(piecesOf(2)), await look(piecesOf(4_002))];
    expect(many.state).toBe("ready");
    expect(many.weight - few.weight).toBeGreaterThan(1_000_000);
    // As common programs write them: eight pieces on each page.
    expect(await look(piecesOf(8, 500))).toMatchObject({ state: "ready", pages: 500 });
  });
});

/** Reads how many bytes of the heap are in use. */
function heapReader(): () => number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  return () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
}
