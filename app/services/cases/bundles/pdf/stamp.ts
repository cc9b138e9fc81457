/** The number of a page, where who turns the pages of a bundle looks for it. */
import type { PDFArray, PDFFont, PDFPage } from "pdf-lib";
import type { Box } from "./reader/copy-pages.ts";

type Library = typeof import("pdf-lib");

/** What pages of a bundle call the font of their number; a page of another bundle has one by that name already. */
export const STAMP_FONT = "BundlePageNumber";

/** A page of a bundle, with what is seen of it before it is turned. */
export interface TakenPage {
  page: PDFPage;
  seen: Box;
  turned: 0 | 90 | 180 | 270;
  /** Points of one of its units. */
  unit: number;
  /** What it calls the font of its number. */
  font: string;
  /** Whether it is another PDF's, whose drawing is left as it is. */
  isCopied: boolean;
}

/** A page that was made here. */
export function ownPage(page: PDFPage): TakenPage {
  const turned = page.getRotation().angle as TakenPage["turned"];
  return { page, seen: { x: 0, y: 0, ...page.getSize() }, turned, unit: 1, font: STAMP_FONT, isCopied: false };
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
  const { page, turned, isCopied } = taken;
  const size = stampSize(taken);
  const length = font.widthOfTextAtSize(text, size);
  const { x, y } = stampPlace(taken, length, size);
  const [cos, sin] = DIRECTIONS[turned];
  const pad = 0.3 * size;
  const said = (...numbers: number[]) => numbers.map((number) => Number(number.toFixed(4))).join(" ");
  const drawn = `q ${said(cos, sin, -sin, cos, x, y)} cm 1 1 1 rg ${said(-pad, -pad, length + 2 * pad, size + pad)} re f
0.09 0.09 0.08 rg BT /${taken.font} ${said(size)} Tf (${text}) Tj ET Q`;
  const { context } = page.doc;
  const ref = context.register(context.stream(drawn));
  if (isCopied) {
    (page.node.get(PDFName.of("Contents")) as PDFArray).push(ref);
    return;
  }
  page.node.addContentStream(ref);
  page.node.setFontDictionary(PDFName.of(STAMP_FONT), font.ref);
}
