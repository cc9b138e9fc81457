/** The index of a bundle, laid out: what is written where on which of its pages. Pure but for the widths of the letters, which a font gives. */
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
  day: (date: string) => string;
}

export type IndexFont = "serif" | "sans" | "bold" | "mono";
export type Widths = (font: IndexFont, size: number, text: string) => number;

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

/** Words on lines of so many points; a word that is longer than a line is broken. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    let rest = word;
    if (line && widthOf(`${line} ${rest}`) > width) {
      lines.push(line);
      line = "";
    }
    while (widthOf(line ? `${line} ${rest}` : rest) > width && rest.length > 1) {
      let most = rest.length - 1;
      while (most > 1 && widthOf(rest.slice(0, most)) > width) most -= 1;
      // Two halves of one letter stay together.
      if (most > 1 && /[\uD800-\uDBFF]/.test(rest[most - 1] ?? "")) most -= 1;
      lines.push(rest.slice(0, most));
      rest = rest.slice(most);
    }
    line = line ? `${line} ${rest}` : rest;
  }
  return line ? [...lines, line] : lines;
}

interface Headed {
  title: string;
  caseNumber: string;
  caseTitle: string;
}

/** All pages of the index: its head, then each document with its tab before it, none of them across two pages. */
export function indexPages(head: Headed, parts: readonly BundlePart[], texts: IndexTexts, widths: Widths): IndexPage[] {
  const pages: IndexPage[] = [emptyPage()];
  let y = writeHead(pages[0] as IndexPage, head, texts, widths);
  let tab: string | null = null;
  parts.forEach((part, at) => {
    const block = blockOf(part, at, texts, widths);
    const heading =
      part.tab !== null && part.tab !== part.exhibit && !/^\d+$/.test(part.tab) && part.tab !== tab ? headingOf(part, texts, widths) : null;
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

function writeHead(page: IndexPage, { title, caseNumber, caseTitle }: Headed, texts: IndexTexts, widths: Widths): number {
  let y = TOP;
  const [of = ""] = wrapped(`${caseNumber}, ${caseTitle}`, RIGHT - LEFT, (text) => widths("sans", 9.5, text));
  page.texts.push({ text: of, x: LEFT, y, font: "sans", size: 9.5, soft: true });
  for (const line of wrapped(title, RIGHT - LEFT, (text) => widths("serif", 24, text))) {
    y += 30;
    page.texts.push({ text: line, x: LEFT, y, font: "serif", size: 24 });
  }
  y += 30;
  page.texts.push({ text: texts.index, x: LEFT, y, font: "serif", size: 14 });
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

function headingOf({ tab, tabTitle }: BundlePart, texts: IndexTexts, widths: Widths): Block {
  const said = [texts.tab(tab ?? ""), tabTitle].filter(Boolean).join("  ");
  const lines = wrapped(said, RIGHT - LEFT, (text) => widths("serif", 13, text));
  return {
    texts: lines.map((text, line) => ({ text, x: LEFT, y: 26 + line * 17, font: "serif", size: 13 })),
    height: 32 + (lines.length - 1) * 17,
  };
}

function blockOf(part: BundlePart, at: number, texts: IndexTexts, widths: Widths): Block {
  const { exhibit, tab, description, originalName, documentDate, filedBy, sha256 } = part;
  const lines = wrapped(description || originalName, DOCUMENT_WIDTH, (text) => widths("sans", 10, text));
  const below = [description && originalName, texts.filedBy(filedBy)].filter(Boolean).join(" · ");
  const small = wrapped(below, DOCUMENT_WIDTH, (text) => widths("sans", 8, text));
  const written: IndexText[] = [
    { text: exhibit ?? (tab?.match(/^\d+$/) ? tab : ""), x: LEFT, y: 18, font: "bold", size: 10 },
    ...lines.map((text, line): IndexText => ({ text, x: DOCUMENT_AT, y: 18 + line * 13, font: "sans", size: 10 })),
    { text: documentDate ? texts.day(documentDate) : "", x: DATE_AT, y: 18, font: "sans", size: 9 },
    { text: "", x: RIGHT, y: 18, font: "sans", size: 10, right: true, pagesOf: at },
  ];
  let y = 18 + (lines.length - 1) * 13;
  for (const text of small) {
    y += 11;
    written.push({ text, x: DOCUMENT_AT, y, font: "sans", size: 8, soft: true });
  }
  y += 10;
  written.push({ text: `SHA-256 ${sha256}`, x: DOCUMENT_AT, y, font: "mono", size: 6, soft: true });
  return { texts: written, height: y + 9 };
}
