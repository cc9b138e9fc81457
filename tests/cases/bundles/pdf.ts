/** PDFs for tests: small ones that say what they are. */
import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { decodePDFRawStream, degrees, PDFArray, PDFDocument, PDFRawStream, StandardFonts } from "pdf-lib";

/** A PDF of so many pages, each with `text` and its number on it. */
export async function pdfOf(text: string, pages = 1, { turned = 0 }: { turned?: number } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  for (let at = 1; at <= pages; at += 1) {
    const page = made.addPage([400, 600]);
    page.drawText(`${text} ${at}`, { x: 40, y: 500, size: 14, font });
    page.setRotation(degrees(turned));
  }
  return (await made.save()) as Uint8Array<ArrayBuffer>;
}

/** What an object of a PDF is written as, by its number; a stream has its bytes apart. */
export type Written = string | { dict: string; bytes: Uint8Array };

/** A PDF written by hand, with a right table: object 1 is its catalog. `trailer` is added to what its trailer says. */
export function rawPdf(objects: Readonly<Record<number, Written>>, trailer = ""): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places = new Map<number, number>();
  const length = () => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  for (const [number, object] of Object.entries(objects)) {
    places.set(Number(number), length());
    pieces.push(...written(Number(number), object));
  }
  const table = length();
  pieces.push(Buffer.from(tableOf(places, trailer)), Buffer.from(`startxref\n${table}\n%%EOF\n`));
  return Uint8Array.from(Buffer.concat(pieces));
}

function written(number: number, object: Written): Buffer[] {
  if (typeof object === "string") return [Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, "latin1")];
  const head = `${number} 0 obj\n<< ${object.dict} /Length ${object.bytes.byteLength} >>\nstream\n`;
  return [Buffer.from(head, "latin1"), Buffer.from(object.bytes), Buffer.from("\nendstream\nendobj\n")];
}

/** A table that says where each object lies, and nothing of others. */
export function tableOf(places: ReadonlyMap<number, number>, trailer = ""): string {
  const rows = Array.from(places, ([number, at]) => `${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`);
  return `xref\n${rows.join("")}trailer\n<< /Root 1 0 R /Size ${Math.max(...places.keys()) + 1} ${trailer} >>\n`;
}

/** The same with its objects packed: `packed` are bodies within one stream of objects, whose table is a stream too. */
export function packedPdf(objects: Readonly<Record<number, Written>>, packed: Readonly<Record<number, string>>): Uint8Array<ArrayBuffer> {
  const plain = Math.max(...[...Object.keys(objects), ...Object.keys(packed)].map(Number)) + 1;
  const numbers = Object.keys(packed).map(Number);
  let [body, head] = ["", ""];
  for (const number of numbers) {
    head += `${number} ${body.length} `;
    body += `${packed[number]} `;
  }
  const bytes = deflateSync(Buffer.from(head + body, "latin1"));
  const within = { dict: `/Type /ObjStm /N ${numbers.length} /First ${head.length} /Filter /FlateDecode`, bytes };
  const pieces: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const rows = numbers.map((number, nth) => [number, 2, plain, nth] as const) as (readonly [number, number, number, number])[];
  for (const [number, object] of Object.entries({ ...objects, [plain]: within })) {
    rows.push([Number(number), 1, pieces.reduce((sum, { byteLength }) => sum + byteLength, 0), 0]);
    pieces.push(...written(Number(number), object));
  }
  const table = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const fields = rows.flatMap(([, kind, middle, last]) => [
    kind,
    ...[24, 16, 8, 0].map((shift) => (middle >>> shift) & 255),
    last >> 8,
    last & 255,
  ]);
  const index = rows.map(([number]) => `${number} 1`).join(" ");
  const dict = `/Type /XRef /W [1 4 2] /Index [${index}] /Size ${plain + 2} /Root 1 0 R /Filter /FlateDecode`;
  pieces.push(...written(plain + 1, { dict, bytes: deflateSync(Buffer.from(fields)) }), Buffer.from(`startxref\n${table}\n%%EOF\n`));
  return Uint8Array.from(Buffer.concat(pieces));
}

/** Catalog, tree and one page of a PDF; `page` is added to what the page says. */
export const onePage = (page = "", catalog = ""): Record<number, Written> => ({
  1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  2: "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
  3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${page} >>`,
});

/** What is drawn on a page, piece by piece; pages count from 0. */
export function contentsOf(pdf: PDFDocument, page: number): string[] {
  const contents = pdf.getPage(page).node.Contents();
  const pieces = contents instanceof PDFArray ? Array.from({ length: contents.size() }, (_, at) => contents.lookup(at)) : [];
  return pieces.map(drawnBy);
}

/** What a stream draws. */
export const drawnBy = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1") : "";
