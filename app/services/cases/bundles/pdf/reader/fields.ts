/** Fields of a form: what was filled in, which viewers may draw themselves, and not as the file shows it. */
import type { PdfFile } from "./file.ts";
import { SourceRefused } from "./refused.ts";
import { type Dict, isDict, Name, named, Ref, Text, type Value } from "./values.ts";

/** Fields within one another. */
const DEEPEST = 20;

/** What a field is, and whether anything was filled in: its own, or from the fields above it. */
interface Field {
  kind: string | null;
  isFilled: boolean | null;
}
const NONE: Field = { kind: null, isFilled: null };

/** The fields of one document. */
export class Fields {
  private readonly file: PdfFile;
  private readonly isDrawnAgain: boolean;
  /** Those that others lie in, each read once. */
  private readonly above = new Map<number, Field>();

  /** Throws `SourceRefused` (`form`) for a form of another kind (XFA): the PDF has no more of it than a likeness. */
  constructor(file: PdfFile) {
    const form = file.under(file.catalog(), "AcroForm");
    this.file = file;
    this.isDrawnAgain = isDict(form) && file.under(form, "NeedAppearances") === true;
    const other = isDict(form) ? file.under(form, "XFA") : null;
    if (other !== null && !(Array.isArray(other) && other.length === 0)) throw new SourceRefused("form", "another form lies in it");
  }

  /** Throws `SourceRefused` (`form`) where a viewer shows a field otherwise than by `looks`, or shows one that looks like nothing. */
  requireDrawn(widget: Dict, looks: number | null): void {
    const { kind, isFilled } = this.fieldOf(widget, 0);
    // What a signature looks like no viewer draws.
    if (kind === null || kind === "Sig") return;
    if (this.isDrawnAgain && (isFilled === true || looks !== null)) throw new SourceRefused("form", "viewers draw its fields");
    if (isFilled === true && looks === null && !this.hasStates(kind, widget)) throw new SourceRefused("form", "a field is not drawn");
  }

  /** Whether it is a button that has a look for other states than its own: it is off. */
  private hasStates(kind: string, widget: Dict): boolean {
    const looks = this.file.under(widget, "AP");
    return kind === "Btn" && isDict(looks) && isDict(this.file.under(looks, "N"));
  }

  private fieldOf(dict: Dict, depth: number): Field {
    const kind = named(this.file.under(dict, "FT"));
    const value = dict.has("V") ? this.file.under(dict, "V") : null;
    const isFilled = value === null ? null : isSomething(value);
    if (kind !== null && isFilled !== null) return { kind, isFilled };
    const above = this.fieldAbove(dict.get("Parent") ?? null, depth + 1);
    return { kind: kind ?? above.kind, isFilled: isFilled ?? above.isFilled };
  }

  private fieldAbove(parent: Value, depth: number): Field {
    if (!(parent instanceof Ref) || depth > DEEPEST) return NONE;
    const known = this.above.get(parent.number);
    if (known) return known;
    const dict = this.file.resolve(parent);
    const found = isDict(dict) ? this.fieldOf(dict, depth) : NONE;
    this.above.set(parent.number, found);
    return found;
  }
}

/** Whether a value shows: no empty string or list, and no button that is off. */
function isSomething(value: Value): boolean {
  if (value instanceof Text) return value.written.length > 2;
  if (value instanceof Name) return value.text !== "Off";
  return !Array.isArray(value) || value.length > 0;
}
