/** Pages of a PDF, copied into another: what is drawn on them, their boxes, and what their readers wrote onto them. */
import { copyAnnotations, type OfDocument } from "./annotations.ts";
import { Copier, type Target } from "./copier.ts";
import { type Box, Drawings } from "./drawings.ts";
import { Fields } from "./fields.ts";
import type { PdfFile } from "./file.ts";
import { FromNode, pagesIn, requireShown, type SourcePage } from "./pages.ts";
import { damaged } from "./refused.ts";
import { isDict, type Ref, type Value } from "./values.ts";
import { isNumber } from "./written.ts";

/** Numbers are those of objects in the other PDF. */
export interface CopiedPage {
  number: number;
  media: Box;
  /** What is seen of it. */
  seen: Box;
  turned: 0 | 90 | 180 | 270;
  /** Points of one unit. */
  unit: number;
  /** What is drawn on it, a drawing of its own (a form XObject). */
  drawing: number;
  annotations: number[];
  /** Whether any of these is drawn, and so over the page. */
  isMarked: boolean;
  group: number | null;
}

const LETTER = [0, 0, 612, 792];
/** Points: the number of a page is legible on no smaller one. */
const SMALLEST = 40;

/** How many pages it has; nothing is copied. Throws `SourceRefused`. */
export function countPages(file: PdfFile): number {
  requireShown(file);
  return pagesIn(file).length;
}

/** Throws `SourceRefused`. */
export function copyPages(file: PdfFile, into: Target): CopiedPage[] {
  requireShown(file);
  const pages = pagesIn(file);
  const copier = new Copier(file, into);
  const numbers = new Map(pages.map(({ ref }) => [ref.number, copier.reserve()]));
  const drawings = new Drawings(copier);
  const document = { fields: new Fields(file), pageNumber: (ref: Ref) => numbers.get(ref.number) ?? null };
  const copied = pages.map((page) => {
    const number = numbers.get(page.ref.number) as number;
    const one = copyPage(copier, page, { number, drawings, document });
    copier.drain();
    return one;
  });
  return copied;
}

interface Around {
  number: number;
  drawings: Drawings;
  document: OfDocument;
}

function copyPage(copier: Copier, { ref, inherited }: SourcePage, { number, drawings, document }: Around): CopiedPage {
  const { file } = copier;
  const dict = file.resolve(ref);
  if (!isDict(dict)) throw damaged("no page");
  const said = (key: string) => {
    const value = dict.get(key) ?? inherited.get(key) ?? null;
    return value instanceof FromNode ? null : file.resolve(value);
  };
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
    drawing: drawings.of(dict, inherited, media),
    ...copyAnnotations(copier, dict, document),
    group: isDict(group) ? copier.object(group) : null,
  };
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
