/** The index of a bundle, laid out: what is written where on which of its pages. Pure but for the letters, of which a font says what it writes, and how wide. */
import type { BundlePart } from "#app/domain/case/bundles/bundle.ts";

/** What the index says around its documents, in the bundle's language. */
export interface IndexTexts {
  index: string;
  exhibit: string;
  document: string;
  date: string;
  pages: string;
  tab: (letter: string) => string;
  filedBy: (name: string) => string;
  /** In the place of pages, of what is taken as the file it is. */
  file: string;
  /** Where that file lies in the bundle's ZIP. */
  inArchive: (path: string) => string;
  volume: (number: number) => string;
  volumeOf: (number: number, of: number) => string;
  day: (date: string) => string;
}

export type IndexFont = "serif" | "sans" | "bold" | "mono";
/** What fonts make of letters. */
export interface Letters {
  /** What of a text they can write. */
  written: (font: IndexFont, text: string) => string;
  /** Points of one letter that they can write, at a size of one point. */
  width: (font: IndexFont, letter: string) => number;
}

export interface IndexText {
  text: string;
  x: number;
  /** From the page's upper edge to the line on which letters stand. */
  y: number;
  font: IndexFont;
  size: number;
  /** Less than what is read first. */
  soft?: true;
  /** Whether `x` is where it ends. */
  right?: true;
  /** Of the pages of this part, which are not known before the index is laid out. */
  pagesOf?: number;
}

export interface IndexPage {
  texts: IndexText[];
  /** Hairlines, from the upper edge. */
  rules: number[];
  /** Where each part is written: the area that leads to it. */
  links: { part: number; top: number; bottom: number }[];
}

/** Points: A4, and within its margins. */
export const [PAGE_WIDTH, PAGE_HEIGHT] = [595.28, 841.89];
export const [LEFT, RIGHT, TOP, BOTTOM] = [56, 539, 64, 776];
const [DOCUMENT_AT, DATE_AT] = [112, 400];
/** With room for programs that have another font in the place of the named one. */
const DOCUMENT_WIDTH = DATE_AT - DOCUMENT_AT - 40;

/** Lines of one text at most: names of the length that documents have take fewer, letters that are written as four take more. Bookmarks have all of it. */
const MOST_LINES = { title: 12, description: 26, below: 18, tab: 12 } as const;

/**
 * Words on lines of so many points; a word that is longer than a line is broken. Each letter is measured once. Of more than `most` lines the last ends
 * in dots.
 */
export function wrapped(text: string, width: number, widthOf: (letter: string) => number, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  const space = widthOf(" ");
  let [line, taken] = ["", 0];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const letters = Array.from(word, (letter) => ({ letter, wide: widthOf(letter) }));
    const wide = letters.reduce((sum, one) => sum + one.wide, 0);
    if (line && taken + space + wide <= width) {
      [line, taken] = [`${line} ${word}`, taken + space + wide];
      continue;
    }
    if (line) lines.push(line);
    [line, taken] = ["", 0];
    for (const one of letters) {
      if (line && taken + one.wide > width) {
        lines.push(line);
        [line, taken] = ["", 0];
      }
      line += one.letter;
      taken += one.wide;
    }
    if (lines.length > most) break;
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  const last = Array.from(lines[most - 1] ?? "");
  return [...lines.slice(0, most - 1), `${last.slice(0, -1).join("")}…`];
}

/** The lines of a text as a font writes it. */
function linesOf(
  text: string,
  width: number,
  { font, size, most }: Pick<IndexText, "font" | "size"> & { most: number },
  letters: Letters,
): string[] {
  return wrapped(letters.written(font, text), width, (letter) => letters.width(font, letter) * size, most);
}

interface Headed {
  title: string;
  caseNumber: string;
  caseTitle: string;
}

/** Of which volume an index is, and how many there are. */
interface OfVolumes {
  number: number;
  of: number;
}

/** All pages of the index: its head, then each document with its tab before it, none of them across two pages. */
export function indexPages(
  head: Headed,
  parts: readonly BundlePart[],
  texts: IndexTexts,
  letters: Letters,
  volume: OfVolumes = { number: 1, of: 1 },
): IndexPage[] {
  const pages: IndexPage[] = [emptyPage()];
  const isOne = volume.of === 1;
  const index = isOne ? texts.index : `${texts.volumeOf(volume.number, volume.of)} – ${texts.index}`;
  let y = writeHead(pages[0] as IndexPage, { ...head, index }, texts, letters);
  let tab: string | null = null;
  parts.forEach((part, at) => {
    const block = blockOf(part, { at, namesVolume: !isOne && volume.number === 1 }, texts, letters);
    const heading =
      part.tab !== null && part.tab !== part.exhibit && !/^\d+$/.test(part.tab) && part.tab !== tab
        ? headingOf(part, texts, letters)
        : null;
    tab = part.tab;
    if (y + (heading?.height ?? 0) + block.height > BOTTOM) {
      pages.push(emptyPage());
      y = writeColumns(pages.at(-1) as IndexPage, TOP, texts);
    }
    const page = pages.at(-1) as IndexPage;
    if (heading) {
      page.texts.push(...heading.texts.map((one) => ({ ...one, y: y + one.y })));
      y += heading.height;
    }
    page.texts.push(...block.texts.map((one) => ({ ...one, y: y + one.y })));
    page.links.push({ part: at, top: y, bottom: y + block.height });
    y += block.height;
    page.rules.push(y);
  });
  return pages;
}

const emptyPage = (): IndexPage => ({ texts: [], rules: [], links: [] });

function writeHead(
  page: IndexPage,
  { title, caseNumber, caseTitle, index }: Headed & { index: string },
  texts: IndexTexts,
  letters: Letters,
): number {
  let y = TOP;
  const [of = ""] = linesOf(`${caseNumber}, ${caseTitle}`, RIGHT - LEFT, { font: "sans", size: 9.5, most: 2 }, letters);
  page.texts.push({ text: of, x: LEFT, y, font: "sans", size: 9.5, soft: true });
  for (const line of linesOf(title, RIGHT - LEFT, { font: "serif", size: 24, most: MOST_LINES.title }, letters)) {
    y += 30;
    page.texts.push({ text: line, x: LEFT, y, font: "serif", size: 24 });
  }
  y += 30;
  page.texts.push({ text: index, x: LEFT, y, font: "serif", size: 14 });
  return writeColumns(page, y + 26, texts);
}

function writeColumns(page: IndexPage, y: number, texts: IndexTexts): number {
  const head = { y, font: "sans", size: 8.5, soft: true } as const;
  page.texts.push(
    { ...head, text: texts.exhibit, x: LEFT },
    { ...head, text: texts.document, x: DOCUMENT_AT },
    { ...head, text: texts.date, x: DATE_AT },
    { ...head, text: texts.pages, x: RIGHT, right: true },
  );
  page.rules.push(y + 7);
  return y + 7;
}

interface Block {
  /** `y` from the block's upper edge. */
  texts: IndexText[];
  height: number;
}

function headingOf({ tab, tabTitle }: BundlePart, texts: IndexTexts, letters: Letters): Block {
  const said = [texts.tab(tab ?? ""), tabTitle].filter(Boolean).join("  ");
  const lines = linesOf(said, RIGHT - LEFT, { font: "serif", size: 13, most: MOST_LINES.tab }, letters);
  return {
    texts: lines.map((text, line) => ({ text, x: LEFT, y: 26 + line * 17, font: "serif", size: 13 })),
    height: 32 + (lines.length - 1) * 17,
  };
}

interface Listed {
  /** Its place on the list. */
  at: number;
  /** Whether the volume that it is in is said. */
  namesVolume: boolean;
}

function blockOf(part: BundlePart, { at, namesVolume }: Listed, texts: IndexTexts, letters: Letters): Block {
  const { exhibit, tab, description, originalName, documentDate, filedBy, sha256, volume, file } = part;
  const lines = linesOf(description || originalName, DOCUMENT_WIDTH, { font: "sans", size: 10, most: MOST_LINES.description }, letters);
  const below = [description && originalName, texts.filedBy(filedBy), file && texts.inArchive(file)].filter(Boolean).join(" · ");
  const small = linesOf(below, DOCUMENT_WIDTH, { font: "sans", size: 8, most: MOST_LINES.below }, letters);
  const written: IndexText[] = [
    { text: exhibit ?? (tab?.match(/^\d+$/) ? tab : ""), x: LEFT, y: 18, font: "bold", size: 10 },
    ...lines.map((text, line): IndexText => ({ text, x: DOCUMENT_AT, y: 18 + line * 13, font: "sans", size: 10 })),
    { text: documentDate ? texts.day(documentDate) : "", x: DATE_AT, y: 18, font: "sans", size: 9 },
    { x: RIGHT, y: 18, font: "sans", size: 10, right: true, ...(file === undefined ? { text: "", pagesOf: at } : { text: texts.file }) },
  ];
  if (namesVolume && volume !== undefined)
    written.push({ text: texts.volume(volume), x: RIGHT, y: 29, font: "sans", size: 8, soft: true, right: true });
  let y = 18 + (lines.length - 1) * 13;
  for (const text of small) {
    y += 11;
    written.push({ text, x: DOCUMENT_AT, y, font: "sans", size: 8, soft: true });
  }
  y += 10;
  written.push({ text: `SHA-256 ${sha256}`, x: DOCUMENT_AT, y, font: "mono", size: 6, soft: true });
  return { texts: written, height: y + 9 };
}
