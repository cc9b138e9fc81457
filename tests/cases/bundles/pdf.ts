/** PDFs for tests: small ones that say what they are. */
import { degrees, PDFDocument, StandardFonts } from "pdf-lib";

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
