/**
 * What is drawn on a page, as a drawing of its own (a form XObject, ISO 32000-1, 8.10): whatever it leaves open, a clip, a transform or a string without
 * its end, ends with it, and what is drawn on the page after it is drawn as on an empty page.
 */
import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { MOST_OF_A_PAGE, OF_A_PIECE } from "./budget.ts";
import type { Copier } from "./copier.ts";
import { FromNode, type Inherited } from "./pages.ts";
import { SourceRefused } from "./refused.ts";
import { unpacked } from "./unpack.ts";
import { type Dict, isDict, Ref, Stream } from "./values.ts";
import { Written, writtenNumber } from "./written.ts";

/** x, y, width and height, in the page's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The kinds of what a page draws with. */
const RESOURCES = ["ExtGState", "ColorSpace", "Pattern", "Shading", "XObject", "Font", "Properties", "ProcSet"] as const;
const SPACE = Uint8Array.of(10);

interface Piece {
  ref: Ref;
  stream: Stream;
}

/** Of a page on which nothing is drawn. */
const NOTHING: Piece = { ref: new Ref(0, 0), stream: new Stream(new Map(), new Uint8Array()) };

export class Drawings {
  private readonly copier: Copier;
  private readonly resources: Resources;
  /** Those of one piece, which pages may share. */
  private readonly known = new Map<string, number>();

  constructor(copier: Copier) {
    this.copier = copier;
    this.resources = new Resources(copier);
  }

  /** The number of a page's drawing, clipped by `box` as the page is. Throws `SourceRefused`. */
  of(page: Dict, inherited: Inherited, { x, y, width, height }: Box): number {
    const pieces = this.piecesOf(page);
    const [first = NOTHING, ...others] = pieces;
    const resources = this.resources.of(page, inherited);
    const corners = [x, y, x + width, y + height].map(writtenNumber).join(" ");
    const head = `<</Type /XObject /Subtype /Form /Resources ${resources} 0 R /BBox [${corners}] `;
    if (others.length > 0) return this.joined(pieces, head);
    const key = `${first.ref.number} ${head}`;
    const known = this.known.get(key) ?? this.alone(first.stream, head);
    this.known.set(key, known);
    return known;
  }

  private piecesOf(page: Dict): Piece[] {
    const { file } = this.copier;
    const given = page.get("Contents") ?? null;
    const found = file.resolve(given);
    return (Array.isArray(found) ? found : [given]).flatMap((ref): Piece[] => {
      const stream = ref instanceof Ref ? file.resolve(ref) : null;
      return ref instanceof Ref && stream instanceof Stream ? [{ ref, stream }] : [];
    });
  }

  /** A single piece stays packed as it is: of what is said of it only that is kept. */
  private alone({ dict, contents }: Stream, head: string): number {
    const out = new Written().text(head);
    for (const key of ["Filter", "DecodeParms"]) {
      if (dict.has(key)) this.copier.write(out.text(`/${key} `), dict.get(key) ?? null).text(" ");
    }
    return this.put(out, contents, contents.byteLength);
  }

  /** Several pieces become one, as viewers read them: with a space between them. Throws `SourceRefused`. */
  private joined(pieces: readonly Piece[], head: string): number {
    const { file } = this.copier;
    let room = MOST_OF_A_PAGE;
    // All of them before any is unpacked.
    file.budget.spend("drawn", pieces.length * OF_A_PIECE);
    const plain = pieces.flatMap(({ stream }) => {
      const bytes = unpacked(stream, file.budget, (value) => file.resolve(value), { as: "drawn", most: room });
      room -= bytes.byteLength;
      if (room < 0) throw new SourceRefused("swollen", "a page's drawing");
      return [bytes, SPACE];
    });
    const packed = new Uint8Array(deflateSync(Buffer.concat(plain)));
    const before = pieces.reduce((sum, { stream }) => sum + stream.contents.byteLength, 0);
    return this.put(new Written().text(`${head}/Filter /FlateDecode `), packed, Math.min(packed.byteLength, before));
  }

  /** `own`: how many of the bytes are the file's own. Those that it has no more of are written for each page that draws them. */
  private put(head: Written, contents: Uint8Array, own: number): number {
    const { budget } = this.copier.file;
    const copied = Math.min(own, budget.room("streams"));
    budget.spend("streams", copied);
    budget.spend("written", contents.byteLength - copied);
    return this.copier.put(this.copier.reserve(), head.text(`/Length ${contents.byteLength}>>`), contents);
  }
}

/**
 * What pages draw with: once for all pages that share it, whether by a reference or from a node above them. A page's own copy of what is shared would
 * grow with the square of their number.
 */
class Resources {
  private readonly known = new Map<string, number>();
  private readonly copier: Copier;

  constructor(copier: Copier) {
    this.copier = copier;
  }

  of(page: Dict, inherited: Inherited): number {
    const own = page.get("Resources") ?? null;
    // What a page has for itself is written and forgotten: kept for all pages it would be the whole file in memory.
    if (isDict(own)) return this.write(own);
    const given = own ?? inherited.get("Resources") ?? null;
    const [ref, isAbove] = given instanceof FromNode ? [given.node, true] : [given, false];
    const key = `${isAbove ? "above" : "at"} ${ref instanceof Ref ? ref.number : ""}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { file } = this.copier;
    const found = file.resolve(ref instanceof Ref ? ref : null);
    const resources = isAbove && isDict(found) ? file.under(found, "Resources") : found;
    const written = this.write(isDict(resources) ? resources : new Map());
    this.known.set(key, written);
    return written;
  }

  private write(resources: Dict): number {
    const { copier } = this;
    const out = new Written().text("<<");
    for (const key of RESOURCES) {
      const value = resources.get(key);
      if (value !== undefined) copier.write(out.text(`/${key} `), value).text(" ");
    }
    return copier.put(copier.reserve(), out.text(">>"));
  }
}
