/** Bookmarks of a PDF: tabs, and under each its documents. The library has none of its own (ISO 32000-1, 12.3.3). */
import type { PDFDocument, PDFRef } from "pdf-lib";

export interface Bookmark {
  title: string;
  /** The page that it leads to. */
  page: PDFRef;
  under: Bookmark[];
}

type Library = typeof import("pdf-lib");

/** Writes the bookmarks of a document, all of them open. */
export function writeOutline(into: PDFDocument, { PDFHexString, PDFName }: Library, bookmarks: readonly Bookmark[]): void {
  const { context } = into;
  const write = (level: readonly Bookmark[], parent: PDFRef): { first: PDFRef; last: PDFRef; count: number } | null => {
    const refs = level.map(() => context.nextRef());
    let count = level.length;
    level.forEach(({ title, page, under }, at) => {
      const ref = refs[at] as PDFRef;
      const below = write(under, ref);
      count += below?.count ?? 0;
      const [before, after] = [refs[at - 1], refs[at + 1]];
      const item = context.obj({ Parent: parent, Dest: [page, "XYZ", null, null, null] });
      item.set(PDFName.of("Title"), PDFHexString.fromText(title));
      if (before) item.set(PDFName.of("Prev"), before);
      if (after) item.set(PDFName.of("Next"), after);
      if (below) {
        item.set(PDFName.of("First"), below.first);
        item.set(PDFName.of("Last"), below.last);
        item.set(PDFName.of("Count"), context.obj(below.count));
      }
      context.assign(ref, item);
    });
    const [first, last] = [refs[0], refs.at(-1)];
    return first && last ? { first, last, count } : null;
  };
  const root = context.nextRef();
  const written = write(bookmarks, root);
  if (!written) return;
  context.assign(root, context.obj({ Type: "Outlines", First: written.first, Last: written.last, Count: written.count }));
  into.catalog.set(PDFName.of("Outlines"), root);
  into.catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
}
