/** The number of a page, where who turns the pages of a bundle looks for it. */
import type { PDFFont, PDFPage } from "pdf-lib";

type Library = typeof import("pdf-lib");

/** What is seen of a page, before it is turned. Throws where its boxes are none. */
export function visibleBox(page: PDFPage): { x: number; y: number; width: number; height: number; turned: 0 | 90 | 180 | 270 } {
  const { x, y, width, height } = page.getCropBox();
  const turned = (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;
  if (![x, y, width, height].every(Number.isFinite) || ![0, 90, 180, 270].includes(turned)) throw new Error("page without a box");
  return { x: Math.min(x, x + width), y: Math.min(y, y + height), width: Math.abs(width), height: Math.abs(height), turned };
}

const [STAMP_SIZE, STAMP_EDGE, STAMP_PAD] = [10, 18, 3];

/** The page's number in its lower right corner, as it is seen, on white: what was printed there stays legible around it. */
export function stamp(page: PDFPage, text: string, font: PDFFont, { degrees, rgb }: Library): void {
  const { x, y, width, height, turned } = visibleBox(page);
  const length = font.widthOfTextAtSize(text, STAMP_SIZE);
  // From the corner that is seen as the lower right one: along the line, and up from it.
  const [along, up] = [STAMP_EDGE + length, STAMP_EDGE];
  const at = {
    0: { x: x + width - along, y: y + up },
    90: { x: x + width - up, y: y + height - along },
    180: { x: x + along, y: y + height - up },
    270: { x: x + up, y: y + along },
  }[turned];
  const rotate = degrees(turned);
  const [cos, sin] = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] }[turned] as [number, number];
  page.drawRectangle({
    x: at.x - STAMP_PAD * cos + STAMP_PAD * sin,
    y: at.y - STAMP_PAD * sin - STAMP_PAD * cos,
    width: length + 2 * STAMP_PAD,
    height: STAMP_SIZE + STAMP_PAD,
    rotate,
    color: rgb(1, 1, 1),
    borderWidth: 0,
  });
  page.drawText(text, { ...at, size: STAMP_SIZE, font, rotate, color: rgb(0.09, 0.09, 0.08) });
}
