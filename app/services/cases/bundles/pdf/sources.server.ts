/** Documents as a bundle takes them in: looked at first, then put into its PDF page by page. The library is loaded when one is. */
import type { PDFDocument, PDFImage, PDFPage } from "pdf-lib";
import type { SourceState } from "#app/domain/case/bundles/bundle.ts";
import type { LookedAt } from "#app/domain/case/bundles/looked-at.ts";
import { isEncryptedPdf, PDF_TABLE, PDF_TAIL, tableOfPdf } from "#app/domain/documents/preview.ts";
import { hexOf } from "#app/services/cases/documents/hex.ts";
import { readJpeg } from "./jpeg.ts";
import { hasAllLines, type Png, readPng } from "./png.ts";
import { stamp } from "./stamp.ts";
import { isSwollen } from "./swollen.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The library; nobody loads it who makes no bundle. */
export const pdfLibrary = () => import("pdf-lib");

/** Points of an A4 page and of the margin around a picture. */
export const A4: readonly [number, number] = [595.28, 841.89];
const MARGIN = 36;
/** Points of a picture that the library unpacks; it takes some 12 bytes for each. */
const MOST_UNPACKED_PICTURE = 3_000_000;

const refused = (state: SourceState): LookedAt => ({ state, pages: 0 });

/** What a document's bytes are fit for. Never throws: what cannot be read is `damaged`. */
export async function lookAt(type: string, bytes: Bytes): Promise<LookedAt> {
  try {
    if (type === "image/jpeg") return readJpeg(bytes) ? { state: "ready", pages: 1 } : refused("damaged");
    if (type === "image/png") return await lookAtPng(bytes);
    return await lookAtPdf(bytes);
  } catch {
    return refused("damaged");
  }
}

async function lookAtPng(bytes: Bytes): Promise<LookedAt> {
  const png = readPng(bytes);
  if (!png || !(await hasAllLines(png))) return refused("damaged");
  if (png.kind === "other" && png.width * png.height > MOST_UNPACKED_PICTURE) return refused("picture");
  return { state: "ready", pages: 1 };
}

async function lookAtPdf(bytes: Bytes): Promise<LookedAt> {
  if (await isSwollen(bytes)) return refused("swollen");
  try {
    const pages = await tried(bytes);
    return pages > 0 ? { state: "ready", pages } : refused("damaged");
  } catch (error) {
    // The library's own class of this error is none that can be asked for.
    const isEncrypted = saysEncrypted(bytes) || (error instanceof Error && /is encrypted/.test(error.message));
    return refused(isEncrypted ? "encrypted" : "damaged");
  }
}

/** Takes a PDF in by itself, numbers and writes it, and gives its pages: what fails here is known before a bundle is made of it. */
async function tried(bytes: Bytes): Promise<number> {
  const library = await pdfLibrary();
  const alone = await library.PDFDocument.create({ updateMetadata: false });
  const font = await alone.embedFont(library.StandardFonts.HelveticaBold);
  const pages = await takeIn(alone, "application/pdf", bytes);
  for (const page of pages) stamp(page, "1", font, library);
  await alone.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY });
  return pages.length;
}

function saysEncrypted(bytes: Bytes): boolean {
  const tail = bytes.subarray(-PDF_TAIL);
  const table = tableOfPdf(tail) ?? 0;
  return isEncryptedPdf(tail, bytes.subarray(table, table + PDF_TABLE));
}

async function readPdf(bytes: Bytes): Promise<PDFDocument> {
  const { ParseSpeeds, PDFDocument } = await pdfLibrary();
  return PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
}

/** Puts a document's pages at the end of `into`, and gives them. */
export async function takeIn(into: PDFDocument, type: string, bytes: Bytes): Promise<PDFPage[]> {
  if (type === "application/pdf") {
    const source = await readPdf(bytes);
    const copied = await into.copyPages(source, source.getPageIndices());
    return copied.map((page) => into.addPage(page));
  }
  return [await (type === "image/png" ? addPng(into, bytes) : addJpeg(into, bytes))];
}

async function addJpeg(into: PDFDocument, bytes: Bytes): Promise<PDFPage> {
  const { degrees } = await pdfLibrary();
  const { turned } = readJpeg(bytes) ?? { turned: 0 as const };
  const image = await into.embedJpg(bytes);
  const page = into.addPage(sizeFor(image));
  // The page is turned as a viewer turns it, so that the picture itself stays as it was filed.
  const { width, height } = fitted(image, page);
  page.drawImage(image, { x: (page.getWidth() - width) / 2, y: (page.getHeight() - height) / 2, width, height });
  page.setRotation(degrees(turned));
  return page;
}

async function addPng(into: PDFDocument, bytes: Bytes): Promise<PDFPage> {
  const png = readPng(bytes);
  if (!png) throw new Error("no PNG");
  if (png.kind === "other") {
    const image = await into.embedPng(bytes);
    const page = into.addPage(sizeFor(image));
    const { width, height } = fitted(image, page);
    page.drawImage(image, { x: (page.getWidth() - width) / 2, y: (page.getHeight() - height) / 2, width, height });
    return page;
  }
  return drawLines(into, png);
}

/** A picture whose packed lines are copied. */
async function drawLines(into: PDFDocument, png: Png): Promise<PDFPage> {
  const { PDFHexString, PDFName, PDFRawStream, concatTransformationMatrix, drawObject, popGraphicsState, pushGraphicsState } =
    await pdfLibrary();
  const { context } = into;
  const { width, height, depth, kind, palette, lines } = png;
  const dictionary = context.obj({
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    BitsPerComponent: depth,
    ColorSpace: kind === "rgb" ? "DeviceRGB" : "DeviceGray",
    Filter: "FlateDecode",
    DecodeParms: { Predictor: 15, Colors: kind === "rgb" ? 3 : 1, BitsPerComponent: depth, Columns: width },
  });
  if (kind === "palette" && palette) {
    const colors = PDFHexString.of(hexOf(palette.slice().buffer));
    dictionary.set(PDFName.of("ColorSpace"), context.obj([PDFName.of("Indexed"), "DeviceRGB", palette.byteLength / 3 - 1, colors]));
  }
  const page = into.addPage(sizeFor(png));
  const fit = fitted(png, page);
  const name = page.node.newXObject("Picture", context.register(PDFRawStream.of(dictionary, lines)));
  const [x, y] = [(page.getWidth() - fit.width) / 2, (page.getHeight() - fit.height) / 2];
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(fit.width, 0, 0, fit.height, x, y),
    drawObject(name),
    popGraphicsState(),
  );
  return page;
}

type Sized = Pick<PDFImage, "width" | "height">;

/** A4, lying where the picture is wide. */
function sizeFor({ width, height }: Sized): [number, number] {
  return width > height ? [A4[1], A4[0]] : [A4[0], A4[1]];
}

/** As large as it is at 72 points to the inch, or as the page allows. */
function fitted({ width, height }: Sized, page: PDFPage): { width: number; height: number } {
  const scale = Math.min((page.getWidth() - 2 * MARGIN) / width, (page.getHeight() - 2 * MARGIN) / height, 1);
  return { width: width * scale, height: height * scale };
}
