/**
 * Copies what pages need into another PDF: objects that a reference leads to, each once, renumbered. What acts or leads elsewhere is not copied at all:
 * other pages, files, actions, what lies outside of the file.
 */
import type { PdfFile } from "./file.ts";
import { requireShownAlways } from "./pages.ts";
import { damaged } from "./refused.ts";
import { type Dict, Name, named, Ref, Stream, Text, type Value } from "./values.ts";
import { Written, writtenName, writtenNumber } from "./written.ts";

/** The PDF that is written. */
export interface Target {
  /** A number that no object has yet. */
  next(): number;
  /** `head`: letters of Latin-1. */
  put(number: number, head: string, contents: Uint8Array | null): void;
}

const ELSEWHERE = new Set(
  "Page Pages Catalog Annot Action Filespec EmbeddedFile StructTreeRoot StructElem Metadata ObjStm XRef Outlines Bead Thread Sig".split(
    " ",
  ),
);
const ACTIONS = new Set(
  "GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData JavaScript SetOCGState Rendition Trans GoTo3DView RichMediaExecute".split(
    " ",
  ),
);
/** Of a stream: bytes outside of the file, other forms of a picture, and what programs note for themselves. */
const NOT_OF_STREAMS = new Set(
  "F FFilter FDecodeParms Length DL Alternates OPI Ref AF Metadata PieceInfo LastModified StructParent StructParents".split(" "),
);

/** Bytes that an object takes in memory next to what it says. */
const AN_OBJECT = 128;

export class Copier {
  readonly file: PdfFile;
  private readonly into: Target;
  private readonly numbers = new Map<number, number>();
  private readonly waiting: { ref: Ref; number: number }[] = [];

  constructor(file: PdfFile, into: Target) {
    this.file = file;
    this.into = into;
  }

  /** The new number of what a reference leads to; it is copied by `drain`. */
  numberOf(ref: Ref): number {
    const known = this.numbers.get(ref.number);
    if (known !== undefined) return known;
    const number = this.into.next();
    this.numbers.set(ref.number, number);
    this.waiting.push({ ref, number });
    return number;
  }

  /** An object of its own for a value, under a new number. */
  object(value: Value): number {
    if (value instanceof Ref) return this.numberOf(value);
    return this.put(this.into.next(), this.write(new Written(), value));
  }

  put(number: number, head: Written, contents: Uint8Array | null = null): number {
    this.file.budget.spend("written", head.size + AN_OBJECT);
    this.into.put(number, head.done(), contents);
    return number;
  }

  /** A number for an object that is put later. */
  reserve(): number {
    return this.into.next();
  }

  /** Copies all that was asked for, and what that leads to. Throws `SourceRefused`. */
  drain(): void {
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) {
      const value = this.file.resolve(next.ref);
      if (value instanceof Stream) this.stream(next.number, value);
      else this.put(next.number, this.write(new Written(), value));
    }
  }

  /** Writes a value with its references renumbered. */
  write(out: Written, value: Value): Written {
    this.file.budget.spend("steps", 1);
    if (value === null) return out.text("null");
    if (typeof value === "boolean") return out.text(String(value));
    if (typeof value === "number") return out.text(writtenNumber(value));
    if (value instanceof Name) return out.text(writtenName(value.text));
    if (value instanceof Text) return out.raw(value.written);
    if (value instanceof Ref) return out.text(`${this.numberOf(value)} 0 R`);
    // A stream lies nowhere but under a number of its own.
    if (value instanceof Stream) throw damaged("stream within a value");
    if (!Array.isArray(value)) return this.isElsewhere(value) ? out.text("null") : this.dict(out, value, new Set());
    out.text("[");
    for (const one of value) this.write(out, one).text(" ");
    return out.text("]");
  }

  /** Of a dictionary what is not left out; open, so that more can be written. */
  dict(out: Written, dict: Dict, without: ReadonlySet<string>): Written {
    out.text("<<");
    for (const [key, value] of dict) {
      if (without.has(key)) continue;
      out.text(`${writtenName(key)} `);
      this.write(out, value).text(" ");
    }
    return out.text(">>");
  }

  private stream(number: number, { dict, contents }: Stream): void {
    if (this.isElsewhere(dict) || named(this.file.under(dict, "Subtype")) === "PS") {
      this.put(number, new Written().text("null"));
      return;
    }
    this.file.budget.spend("streams", contents.byteLength);
    const kept: Dict = new Map(Array.from(dict).filter(([key]) => !NOT_OF_STREAMS.has(key)));
    this.put(number, this.dict(new Written(), kept.set("Length", contents.byteLength), new Set()), contents);
  }

  private isElsewhere(dict: Dict): boolean {
    const type = dict.has("Type") ? named(this.file.under(dict, "Type")) : null;
    if (type !== null) requireShownAlways(this.file, dict, type);
    if (type !== null && ELSEWHERE.has(type)) return true;
    if (dict.has("EF") && (dict.has("F") || dict.has("UF"))) return true;
    return dict.has("S") && ACTIONS.has(named(this.file.under(dict, "S")) ?? "");
  }
}
