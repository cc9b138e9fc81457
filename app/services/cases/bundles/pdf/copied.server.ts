/** Pages of a PDF in a bundle's: read by our own reader, within its budget, and written as they were read. */
import { Buffer } from "node:buffer";
import type { PDFDocument, PDFFont, PDFRef } from "pdf-lib";
import { Budget } from "./reader/budget.ts";
import type { Target } from "./reader/copier.ts";
import { type CopiedPage, copyPages, countPages } from "./reader/copy-pages.ts";
import type { Box } from "./reader/drawings.ts";
import { PdfFile } from "./reader/file.ts";
import { STAMP_FONT, type TakenPage } from "./stamp.ts";

type Library = typeof import("pdf-lib");

/** How many pages a PDF has, and what it costs. Throws `SourceRefused`. */
export function lookAtPages(bytes: Uint8Array, most: number): { pages: number; weight: number } {
  const pages = countPages(new PdfFile(bytes, new Budget(bytes.byteLength)));
  if (pages > most) return { pages, weight: 0 };
  const budget = new Budget(bytes.byteLength);
  let number = 1;
  copyPages(new PdfFile(bytes, budget), { next: () => ++number, put: () => {} });
  return { pages, weight: budget.weight };
}

/** Puts the pages of a PDF at the end of `into`. Throws `SourceRefused`. */
export function addPages(into: PDFDocument, bytes: Uint8Array, font: PDFFont, library: Library): TakenPage[] {
  const file = new PdfFile(bytes, new Budget(bytes.byteLength));
  const drawing = into.context.register(into.context.stream(`q /${DRAWING} Do Q`));
  return copyPages(file, targetOf(into, library)).map((page) => addPage(into, page, { library, font, drawing }));
}

/** What a page calls what is drawn on it. */
const DRAWING = "Page";

interface Shared {
  library: Library;
  font: PDFFont;
  /** Draws a page's drawing. */
  drawing: PDFRef;
}

function addPage(into: PDFDocument, copied: CopiedPage, { library, font, drawing }: Shared): TakenPage {
  const { PDFName, PDFPage, PDFPageLeaf, PDFRef } = library;
  const { context } = into;
  const { number, media, seen, turned, unit, group, annotations } = copied;
  const ref = PDFRef.of(number);
  const corners = ({ x, y, width, height }: Box) => context.obj([x, y, x + width, y + height]);
  const refs = (numbers: readonly number[]) => numbers.map((one) => PDFRef.of(one));
  const node = PDFPageLeaf.fromMapWithContext(new Map(), context, false);
  node.set(PDFName.of("Type"), PDFName.of("Page"));
  node.set(PDFName.of("MediaBox"), corners(media));
  node.set(PDFName.of("CropBox"), corners(seen));
  node.set(PDFName.of("Rotate"), context.obj(turned));
  const resources = { XObject: { [DRAWING]: PDFRef.of(copied.drawing) }, Font: { [STAMP_FONT]: font.ref } };
  node.set(PDFName.of("Resources"), context.obj(resources));
  node.set(PDFName.of("Contents"), context.obj([drawing]));
  if (annotations.length > 0) node.set(PDFName.of("Annots"), context.obj(refs(annotations)));
  if (group !== null) node.set(PDFName.of("Group"), PDFRef.of(group));
  if (unit !== 1) node.set(PDFName.of("UserUnit"), context.obj(unit));
  context.assign(ref, node);
  const page = into.addPage(PDFPage.of(node, ref, into));
  return { page, seen, turned, unit, isCopied: true, isMarked: copied.isMarked };
}

/** Objects of the library's document whose bytes are written already: it makes nothing of their values. */
function targetOf(into: PDFDocument, { PDFObject, PDFRef, PDFStream }: Library): Target {
  const { context } = into;
  class WrittenObject extends PDFObject {
    readonly head: string;
    constructor(head: string) {
      super();
      this.head = head;
    }
    override sizeInBytes(): number {
      return this.head.length;
    }
    override copyBytesInto(buffer: Uint8Array, offset: number): number {
      return latinInto(buffer, this.head, offset);
    }
  }
  class WrittenStream extends PDFStream {
    readonly head: string;
    readonly contents: Uint8Array;
    constructor(head: string, contents: Uint8Array) {
      super(context.obj({}));
      this.head = `${head}\nstream\n`;
      this.contents = contents;
    }
    override sizeInBytes(): number {
      return this.head.length + this.contents.byteLength + END.length;
    }
    override copyBytesInto(buffer: Uint8Array, offset: number): number {
      latinInto(buffer, this.head, offset);
      buffer.set(this.contents, offset + this.head.length);
      latinInto(buffer, END, offset + this.head.length + this.contents.byteLength);
      return this.sizeInBytes();
    }
  }
  return {
    next: () => context.nextRef().objectNumber,
    put: (number, head, contents) =>
      context.assign(PDFRef.of(number), contents ? new WrittenStream(head, contents) : new WrittenObject(head)),
  };
}

const END = "\nendstream";
const latinInto = (buffer: Uint8Array, text: string, at: number): number =>
  Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength).write(text, at, "latin1");
