/** Documents as a bundle takes them in: looked at first, then put into its PDF page by page. The library is loaded when one is. */
import type { PDFDocument, PDFFont, PDFImage, PDFPage } from "pdf-lib";
import { VOLUME_PAGES } from "#app/domain/case/bundles/bundle.ts";
import type { LookedAt } from "#app/domain/case/bundles/looked-at.ts";
import { hexOf } from "#app/services/cases/documents/hex.ts";
import { addPages, lookAtPages } from "./copied.server.ts";
import { readJpeg } from "./jpeg.ts";
import { hasAllLines, lengthOfLines, type Png, plainPng, readPng } from "./png.ts";
import { damaged, SourceRefused } from "./reader/refused.ts";
import { ownPage, type TakenPage } from "./stamp.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The library; nobody loads it who makes no bundle. */
export const pdfLibrary = () => import("pdf-lib");

/** Points of an A4 page and of the margin around a picture. */
export const A4: readonly [number, number] = [595.28, 841.89];
const MARGIN = 36;
/** Points of a picture; viewers unpack all of them. */
const LARGEST_PICTURE = 100_000_000;
/** Bytes that the lines of a PNG unpack into, known before any is: a sheet of A4 in colors at 600 dots an inch has 105 million. */
const LARGEST_LINES = 128 * 1024 * 1024;
/** Points of a picture that the library unpacks; it takes some 12 bytes for each. */
const MOST_UNPACKED_PICTURE = 3_000_000;

/** What a document's bytes are fit for. Throws what says nothing of them, such as that there is no memory left. */
export async function lookAt(type: string, bytes: Bytes): Promise<LookedAt> {
  try {
    if (type !== "application/pdf") {
      return { state: "ready", pages: 1, weight: await weighPicture(type, bytes) };
    }
    const { pages, weight } = lookAtPages(bytes, VOLUME_PAGES);
    if (pages === 0) throw damaged("no pages");
    return { state: "ready", pages, weight };
  } catch (error) {
    if (error instanceof SourceRefused) return { state: error.state, pages: 0, weight: 0 };
    throw error;
  }
}

/** What a picture costs that is not copied as it is. Throws `SourceRefused` for what is no whole picture, or too large a one. */
async function weighPicture(type: string, bytes: Bytes): Promise<number> {
  const picture = type === "image/png" ? readPng(bytes) : readJpeg(bytes);
  if (!picture) throw damaged("no whole picture");
  const most = "kind" in picture && picture.kind === "other" ? MOST_UNPACKED_PICTURE : LARGEST_PICTURE;
  if (picture.width * picture.height > most) throw new SourceRefused("picture", "points");
  if ("kind" in picture && lengthOfLines(picture) > LARGEST_LINES) throw new SourceRefused("picture", "bytes of its lines");
  if ("kind" in picture && !(await hasAllLines(picture))) throw damaged("lines are missing");
  // What the library makes nothing of is known before a bundle is made of it.
  const { PDFDocument, PDFRawStream } = await pdfLibrary();
  const alone = await PDFDocument.create({ updateMetadata: false });
  await addPicture(alone, type, bytes);
  if (!("kind" in picture) || picture.kind !== "other") return 0;
  const packed = alone.context.enumerateIndirectObjects().map(([, one]) => (one instanceof PDFRawStream ? one.getContentsSize() : 0));
  return packed.reduce((sum, size) => sum + size, 0);
}

/** Puts a document's pages at the end of `into`, and gives them; `font` is that of their numbers. Throws `SourceRefused`. */
export async function takeIn(into: PDFDocument, type: string, bytes: Bytes, font: PDFFont): Promise<TakenPage[]> {
  if (type === "application/pdf") return addPages(into, bytes, font, await pdfLibrary());
  return [ownPage(await addPicture(into, type, bytes))];
}

async function addPicture(into: PDFDocument, type: string, bytes: Bytes): Promise<PDFPage> {
  try {
    return await (type === "image/png" ? addPng(into, bytes) : addJpeg(into, bytes));
  } catch (error) {
    // Where memory ends, that says nothing of the picture.
    if (error instanceof RangeError && !/invalid|offset|bounds/i.test(error.message)) throw error;
    throw error instanceof SourceRefused ? error : damaged(String(error));
  }
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
  if (!png) throw damaged("no PNG");
  if (png.kind === "other") {
    const image = await into.embedPng(plainPng(png));
    // Packed at once: what is unpacked of one picture is not kept until all are.
    await image.embed();
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
