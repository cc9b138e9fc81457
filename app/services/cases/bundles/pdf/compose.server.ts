/**
 * One PDF of a bundle's documents: an index with links, bookmarks, and the number of each page on it. The same documents in the same order give the
 * same bytes: nothing of the moment, of who asks, or of chance is in it.
 */
import type { PDFDocument, PDFFont, PDFPage } from "pdf-lib";
import { type BundlePart, placedPages } from "#app/domain/case/bundles/bundle.ts";
import type { Locale } from "#app/domain/locale.ts";
import { normalized } from "#app/domain/normalized.ts";
import {
  type IndexFont,
  type IndexPage,
  type IndexTexts,
  indexPages,
  LEFT,
  type Letters,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  RIGHT,
} from "./index-pages.ts";
import { type Bookmark, writeOutline } from "./outline.ts";
import { SourceRefused } from "./reader/refused.ts";
import { pdfLibrary, takeIn } from "./sources.server.ts";
import { ownPage, stamp, type TakenPage } from "./stamp.ts";

export interface BundleSource {
  part: BundlePart;
  type: string;
  open(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Composed {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
  /** With where each lies. */
  parts: BundlePart[];
}

/** A document that could not be taken in after all. */
export class SourceDamaged extends Error {
  readonly document: string;
  constructor(document: string, cause: unknown) {
    super("source damaged", { cause });
    this.document = document;
  }
}

export interface BundleHead {
  title: string;
  caseNumber: string;
  caseTitle: string;
  locale: Locale;
}

/** One volume of a bundle. */
export interface Volume {
  number: number;
  of: number;
  /** The number of its first page. */
  first: number;
  /** What its index lists, placed: of the first volume the whole bundle, which the others are a part of. */
  listed: readonly BundlePart[];
}

type Library = Awaited<ReturnType<typeof pdfLibrary>>;
type Fonts = Readonly<Record<IndexFont, PDFFont>>;

/** Makes a bundle that is one PDF, or one volume, of these sources, one of which is in memory at a time. Throws `SourceDamaged`. */
export async function composeBundle(
  head: BundleHead,
  sources: readonly BundleSource[],
  texts: IndexTexts,
  volume: Volume = { number: 1, of: 1, first: 1, listed: sources.map(({ part }) => part) },
): Promise<Composed> {
  const library = await pdfLibrary();
  const into = await library.PDFDocument.create({ updateMetadata: false });
  const title = [`${head.caseNumber} ${head.title}`, ...(volume.of > 1 ? [texts.volumeOf(volume.number, volume.of)] : [])].join(", ");
  into.setTitle(title, { showInWindowTitleBar: true });
  into.setLanguage(head.locale);
  const fonts = await embedFonts(into, library);
  const layout = indexPages(head, volume.listed, texts, lettersOf(fonts), volume);
  const index = layout.map(() => into.addPage([PAGE_WIDTH, PAGE_HEIGHT]));
  const pages = new Map<string, TakenPage[]>();
  for (const source of sources) pages.set(source.part.document, await pagesOf(into, source, fonts.bold));
  const own = [...pages.values()];
  const places = placedPages(
    volume.first - 1 + index.length,
    own.map(({ length }) => length),
  );
  const placed = new Map([...pages.keys()].map((document, at) => [document, places[at] as { from: number; to: number }]));
  const parts = volume.listed.map((part) => ({ ...part, ...placed.get(part.document) }));
  const taken = parts.map(({ document }) => pages.get(document) ?? []);
  layout.forEach((page, at) => {
    writeIndexPage(into, library, index[at] as PDFPage, page, { parts, taken, fonts });
  });
  const numbered = [...index.map(ownPage), ...own.flat()];
  for (const [at, page] of numbered.entries()) stamp(page, String(volume.first + at), fonts.bold, library);
  if (volume.first > 1) labelPages(into, library, volume.first);
  writeOutline(into, library, bookmarksOf(parts, taken, index, texts));
  const bytes = await into.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY });
  return { bytes: bytes as Uint8Array<ArrayBuffer>, pages: numbered.length, parts };
}

async function pagesOf(into: PDFDocument, { part, type, open }: BundleSource, font: PDFFont): Promise<TakenPage[]> {
  const bytes = await open();
  try {
    return await takeIn(into, type, bytes, font);
  } catch (error) {
    throw error instanceof SourceRefused ? new SourceDamaged(part.document, error) : error;
  }
}

/** Viewers that show labels count the pages of a later volume as its numbers do (ISO 32000-1, 12.4.2). */
function labelPages(into: PDFDocument, { PDFName }: Library, first: number): void {
  into.catalog.set(PDFName.of("PageLabels"), into.context.obj({ Nums: [0, { S: "D", St: first }] }));
}

/** What fonts make of letters. */
export const lettersOf = (fonts: Fonts): Letters => ({
  written: (font, text) => writable(text, fonts[font]),
  width: (font, letter) => widthOf(letter, fonts[font]),
});

export async function embedFonts(into: PDFDocument, { StandardFonts }: Library): Promise<Fonts> {
  const [serif, sans, bold, mono] = [
    await into.embedFont(StandardFonts.TimesRoman),
    await into.embedFont(StandardFonts.Helvetica),
    await into.embedFont(StandardFonts.HelveticaBold),
    await into.embedFont(StandardFonts.Courier),
  ];
  return { serif, sans, bold, mono };
}

/** What is known of the letters of a font: those that it has, and of each that was asked for what is written, and how wide it is. */
interface KnownLetters {
  has: ReadonlySet<number>;
  written: Map<string, string>;
  widths: Map<string, number>;
}

const known = new WeakMap<PDFFont, KnownLetters>();

function knownOf(font: PDFFont): KnownLetters {
  const found = known.get(font) ?? { has: new Set(font.getCharacterSet()), written: new Map(), widths: new Map() };
  known.set(font, found);
  return found;
}

/**
 * What the fonts that every viewer has can write: letters of Western Europe. Others lose their marks or become a question mark; bookmarks and the
 * descriptions of links have names in full.
 */
export function writable(text: string, font: PDFFont): string {
  const { has, written } = knownOf(font);
  return Array.from(normalized(text, "NFC"), (letter) => {
    const found = written.get(letter) ?? writtenFor(letter, has);
    written.set(letter, found);
    return found;
  }).join("");
}

function writtenFor(letter: string, has: ReadonlySet<number>): string {
  const fits = (one: string) => has.has(one.codePointAt(0) ?? 0);
  if (fits(letter)) return letter;
  const plain = normalized(letter, "NFKD").replace(/\p{M}/gu, "");
  return plain !== "" && Array.from(plain).every(fits) ? plain : /\s/.test(letter) ? " " : "?";
}

/** Of one letter that a font can write, at a size of one point. */
function widthOf(letter: string, font: PDFFont): number {
  const { widths } = knownOf(font);
  const found = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
  widths.set(letter, found);
  return found;
}

interface Made {
  parts: readonly BundlePart[];
  taken: readonly (readonly TakenPage[])[];
  fonts: Fonts;
}

function writeIndexPage(
  into: PDFDocument,
  library: Library,
  page: PDFPage,
  { texts, rules, links }: IndexPage,
  { parts, taken, fonts }: Made,
): void {
  const { PDFHexString, PDFName, rgb } = library;
  const [ink, soft, hairline] = [rgb(0.09, 0.09, 0.08), rgb(0.36, 0.35, 0.32), rgb(0.8, 0.78, 0.74)];
  for (const one of texts) {
    const part = one.pagesOf === undefined ? undefined : parts[one.pagesOf];
    const said = part ? (part.from === part.to ? `${part.from}` : `${part.from}–${part.to}`) : one.text;
    const font = fonts[one.font];
    const text = writable(said, font);
    const x = one.right ? one.x - font.widthOfTextAtSize(text, one.size) : one.x;
    page.drawText(text, { x, y: PAGE_HEIGHT - one.y, size: one.size, font, color: one.soft ? soft : ink });
  }
  for (const y of rules)
    page.drawLine({ start: { x: LEFT, y: PAGE_HEIGHT - y }, end: { x: RIGHT, y: PAGE_HEIGHT - y }, thickness: 0.5, color: hairline });
  for (const { part: at, top, bottom } of links) {
    const [part, first] = [parts[at], taken[at]?.[0]];
    if (!part || !first) continue;
    const link = into.context.obj({
      Type: "Annot",
      Subtype: "Link",
      Rect: [LEFT, PAGE_HEIGHT - bottom, RIGHT, PAGE_HEIGHT - top],
      Border: [0, 0, 0],
      Dest: [first.page.ref, "XYZ", null, null, null],
    });
    link.set(PDFName.of("Contents"), PDFHexString.fromText(titleOf(part)));
    page.node.addAnnot(into.context.register(link));
  }
}

const titleOf = ({ exhibit, description, originalName }: BundlePart) => [exhibit, description || originalName].filter(Boolean).join("  ");

function bookmarksOf(
  parts: readonly BundlePart[],
  taken: readonly (readonly TakenPage[])[],
  index: readonly PDFPage[],
  texts: IndexTexts,
): Bookmark[] {
  const first = index[0];
  const bookmarks: Bookmark[] = first ? [{ title: texts.index, page: first.ref, under: [] }] : [];
  let tab: string | null = null;
  parts.forEach((part, at) => {
    const page = taken[at]?.[0]?.page.ref;
    if (!page) return;
    const one: Bookmark = { title: titleOf(part), page, under: [] };
    const isNamed = part.tab !== null && part.tab !== part.exhibit && !/^\d+$/.test(part.tab);
    if (!isNamed) bookmarks.push(one);
    else if (part.tab === tab) bookmarks.at(-1)?.under.push(one);
    else bookmarks.push({ title: [texts.tab(part.tab ?? ""), part.tabTitle].filter(Boolean).join("  "), page, under: [one] });
    tab = part.tab;
  });
  return bookmarks;
}
