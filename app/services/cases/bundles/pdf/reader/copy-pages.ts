/** Pages of a PDF, copied into another: what is drawn on them, their boxes, and what their readers wrote onto them. */
import { copyAnnotations, type OfDocument } from "./annotations.ts";
import { Copier, type Target } from "./copier.ts";
import { Fields } from "./fields.ts";
import type { PdfFile } from "./file.ts";
import { type Inherited, pagesIn, requireShown, type SourcePage } from "./pages.ts";
import { damaged } from "./refused.ts";
import { type Dict, isDict, Ref, Stream, type Value } from "./values.ts";
import { isNumber, Written, writtenName } from "./written.ts";

/** x, y, width and height, in the page's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Numbers are those of objects in the other PDF. */
export interface CopiedPage {
  number: number;
  media: Box;
  /** What is seen of it. */
  seen: Box;
  turned: 0 | 90 | 180 | 270;
  /** Points of one unit. */
  unit: number;
  resources: number;
  /** What its resources call the font of its number. */
  font: string;
  contents: number[];
  annotations: number[];
  group: number | null;
}

/** The font of a page's number: its object, and what each page calls it that has no other by that name. */
export interface StampFont {
  number: number;
  name: string;
}

/** The kinds of what a page draws with. */
const RESOURCES = ["ExtGState", "ColorSpace", "Pattern", "Shading", "XObject", "Properties", "ProcSet"] as const;
const LETTER = [0, 0, 612, 792];
/** Points: the number of a page is legible on no smaller one. */
const SMALLEST = 40;

/** How many pages it has; nothing is copied. Throws `SourceRefused`. */
export function countPages(file: PdfFile): number {
  requireShown(file);
  return pagesIn(file).length;
}

/** Throws `SourceRefused`. */
export function copyPages(file: PdfFile, into: Target, font: StampFont): CopiedPage[] {
  requireShown(file);
  const pages = pagesIn(file);
  const copier = new Copier(file, into);
  const numbers = new Map(pages.map(({ ref }) => [ref.number, copier.reserve()]));
  const resources = new Resources(copier, font);
  const document = { fields: new Fields(file), pageNumber: (ref: Ref) => numbers.get(ref.number) ?? null };
  const copied = pages.map((page) => {
    const number = numbers.get(page.ref.number) as number;
    const one = copyPage(copier, page, { number, resources, document });
    copier.drain();
    return one;
  });
  return copied;
}

interface Around {
  number: number;
  resources: Resources;
  document: OfDocument;
}

function copyPage(copier: Copier, { ref, inherited }: SourcePage, { number, resources, document }: Around): CopiedPage {
  const { file } = copier;
  const dict = file.resolve(ref);
  if (!isDict(dict)) throw damaged("no page");
  const said = (key: string) => file.resolve(dict.get(key) ?? inherited.get(key) ?? null);
  const media = boxOf(file, said("MediaBox") ?? LETTER);
  const unit = said("UserUnit");
  const scale = isNumber(unit) && unit > 0 && unit <= 1000 ? unit : 1;
  const seen = within(boxOf(file, said("CropBox") ?? said("MediaBox") ?? LETTER), media);
  if (Math.min(seen.width, seen.height) * scale < SMALLEST) throw damaged("page too small");
  const group = file.under(dict, "Group");
  return {
    number,
    media,
    seen,
    turned: turnedBy(said("Rotate")),
    unit: scale,
    ...resources.of(dict, inherited),
    contents: contentsOf(copier, dict),
    annotations: copyAnnotations(copier, dict, document),
    group: isDict(group) ? copier.object(group) : null,
  };
}

/** What is drawn on a page, piece by piece. */
function contentsOf(copier: Copier, dict: Dict): number[] {
  const { file } = copier;
  const given = dict.get("Contents") ?? null;
  const found = file.resolve(given);
  const pieces = Array.isArray(found) ? found : [given];
  return pieces.flatMap((piece) => (piece instanceof Ref && file.resolve(piece) instanceof Stream ? [copier.numberOf(piece)] : []));
}

function turnedBy(value: Value): CopiedPage["turned"] {
  if (!isNumber(value)) return 0;
  const turned = ((value % 360) + 360) % 360;
  if (turned !== 0 && turned !== 90 && turned !== 180 && turned !== 270) throw damaged("page turned by less than a quarter");
  return turned;
}

function boxOf(file: PdfFile, value: Value): Box {
  const corners = Array.isArray(value) ? value.map((one) => file.resolve(one)) : [];
  if (corners.length < 4 || !corners.every((one) => isNumber(one) && Math.abs(one) < 1e6)) throw damaged("page without a box");
  const [left, bottom, right, top] = corners as [number, number, number, number];
  return { x: Math.min(left, right), y: Math.min(bottom, top), width: Math.abs(right - left), height: Math.abs(top - bottom) };
}

/** What of a box lies within another; the other where it is none of it, as viewers have it. */
function within(box: Box, outer: Box): Box {
  const [x, y] = [Math.max(box.x, outer.x), Math.max(box.y, outer.y)];
  const width = Math.min(box.x + box.width, outer.x + outer.width) - x;
  const height = Math.min(box.y + box.height, outer.y + outer.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : outer;
}

type Drawn = Pick<CopiedPage, "resources" | "font">;

/**
 * What pages draw with, and the font of their numbers: once for all pages that share it, whether by a reference or from a node above them. A page's own
 * copy of what is shared would grow with the square of their number.
 */
class Resources {
  private readonly known = new Map<number | Value, Drawn>();
  private readonly copier: Copier;
  private readonly font: StampFont;

  constructor(copier: Copier, font: StampFont) {
    this.copier = copier;
    this.font = font;
  }

  of(page: Dict, inherited: Inherited): Drawn {
    const own = page.get("Resources") ?? null;
    // What a page has for itself is written and forgotten: kept for all pages it would be the whole file in memory.
    if (isDict(own)) return this.write(own);
    const given = own ?? inherited.get("Resources") ?? null;
    const key = given instanceof Ref ? given.number : given;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.copier.file.resolve(given);
    const drawn = this.write(isDict(found) ? found : new Map());
    this.known.set(key, drawn);
    return drawn;
  }

  private write(resources: Dict): Drawn {
    const { copier, font } = this;
    const out = new Written().text("<<");
    for (const key of RESOURCES) {
      const value = resources.get(key);
      if (value === undefined) continue;
      out.text(`/${key} `);
      copier.write(out, value).text(" ");
    }
    const found = copier.file.under(resources, "Font");
    const fonts: Dict = isDict(found) ? found : new Map();
    let name = font.name;
    while (fonts.has(name)) name += "N";
    out.text("/Font <<");
    for (const [name, value] of fonts) {
      out.text(`${writtenName(name)} `);
      copier.write(out, value).text(" ");
    }
    out.text(`/${name} ${font.number} 0 R>>>>`);
    return { resources: copier.put(copier.reserve(), out), font: name };
  }
}
