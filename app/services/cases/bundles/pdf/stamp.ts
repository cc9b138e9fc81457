/** The number of a page, where who turns the pages of a bundle looks for it. */
import type { PDFArray, PDFFont, PDFPage } from "pdf-lib";
import type { Box } from "./reader/drawings.ts";

type Library = typeof import("pdf-lib");

/** What pages of a bundle call the font of their number. */
export const STAMP_FONT = "BundlePageNumber";

/** A page of a bundle, with what is seen of it before it is turned. */
export interface TakenPage {
  page: PDFPage;
  seen: Box;
  turned: 0 | 90 | 180 | 270;
  /** Points of one of its units. */
  unit: number;
  /** Whether it is another PDF's. */
  isCopied: boolean;
  /** Whether somebody's marks are drawn over it. */
  isMarked: boolean;
}

/** A page that was made here. */
export function ownPage(page: PDFPage): TakenPage {
  const turned = page.getRotation().angle as TakenPage["turned"];
  return { page, seen: { x: 0, y: 0, ...page.getSize() }, turned, unit: 1, isCopied: false, isMarked: false };
}

/** Points: letters of ten on common paper, larger on plans, and smaller on what is smaller than a hand. */
const LETTERS = 10;

/** How large the letters of a number are, in the units of its page. */
export function stampSize({ seen, unit }: Pick<TakenPage, "seen" | "unit">): number {
  const shorter = Math.min(seen.width, seen.height) * unit;
  return Math.max(shorter / 60, Math.min(LETTERS, shorter / 12)) / unit;
}

/** Where a number begins whose letters are `length` long: in the corner that is seen as the lower right one. */
export function stampPlace({ seen: { x, y, width, height }, turned }: Pick<TakenPage, "seen" | "turned">, length: number, size: number) {
  const [along, up] = [1.8 * size + length, 1.8 * size];
  return {
    0: { x: x + width - along, y: y + up },
    90: { x: x + width - up, y: y + height - along },
    180: { x: x + along, y: y + height - up },
    270: { x: x + up, y: y + along },
  }[turned];
}

const DIRECTIONS = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const;

/** Writes the page's number, as it is seen upright, on white: what was printed there stays legible around it. */
export function stamp(taken: TakenPage, text: string, font: PDFFont, { PDFName }: Library): void {
  const { page, turned, isCopied, isMarked } = taken;
  const size = stampSize(taken);
  const length = font.widthOfTextAtSize(text, size);
  const { x, y } = stampPlace(taken, length, size);
  const [cos, sin] = DIRECTIONS[turned];
  const pad = 0.3 * size;
  const drawn = `q ${said(cos, sin, -sin, cos, x, y)} cm 1 1 1 rg ${said(-pad, -pad, length + 2 * pad, size + pad)} re f
0.09 0.09 0.08 rg BT /${STAMP_FONT} ${said(size)} Tf (${text}) Tj ET Q`;
  const { context } = page.doc;
  const ref = context.register(context.stream(drawn));
  if (!isCopied) {
    page.node.addContentStream(ref);
    page.node.setFontDictionary(PDFName.of(STAMP_FONT), font.ref);
    return;
  }
  (page.node.get(PDFName.of("Contents")) as PDFArray).push(ref);
  if (!isMarked) return;
  const corner = (along: number, up: number) => ({ x: x + cos * along - sin * up, y: y + sin * along + cos * up });
  mark(page, drawn, [corner(-pad, -pad), corner(length + pad, size)], font);
}

const said = (...numbers: number[]) => numbers.map((number) => Number(number.toFixed(4))).join(" ");

/** Printed, and neither moved nor changed (ISO 32000-1, 12.5.3). */
const FIXED = 4 + 64 + 128 + 512;

/** The number once more as the last mark on the page: marks are drawn over what is on it, and a later one over an earlier. */
function mark(page: PDFPage, drawn: string, corners: readonly { x: number; y: number }[], font: PDFFont): void {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const { context } = page.doc;
  const looks = context.stream(drawn, {
    Type: "XObject",
    Subtype: "Form",
    BBox: box,
    Resources: { Font: { [STAMP_FONT]: font.ref } },
  });
  const annotation = { Type: "Annot", Subtype: "Stamp", Rect: box, F: FIXED, AP: { N: context.register(looks) } };
  page.node.addAnnot(context.register(context.obj(annotation)));
}
