import { type BundlePart, placedPages } from "#app/domain/case/bundles/bundle.ts";
import { type BundleHead, embedFonts, lettersOf, type Volume } from "./compose.server.ts";
import { type IndexTexts, indexPages } from "./index-pages.ts";
import { pdfLibrary } from "./sources.server.ts";

interface PlacedVolumes {
  /** All documents in their order, each with its pages where it has any. */
  parts: BundlePart[];
  volumes: Volume[];
}

/**
 * Where the documents of a bundle lie in its volumes: numbers run through all of them, indexes included, and each index is laid out to know how many
 * pages it takes. Of every volume the same is said whichever is made.
 */
export async function placeVolumes(
  head: BundleHead,
  sources: readonly { part: BundlePart; pages: number }[],
  { of, texts }: { of: number; texts: IndexTexts },
): Promise<PlacedVolumes> {
  const library = await pdfLibrary();
  const letters = lettersOf(await embedFonts(await library.PDFDocument.create({ updateMetadata: false }), library));
  const all = sources.map(({ part }) => part);
  const places = new Map<string, { from: number; to: number }>();
  const firsts: number[] = [];
  let last = 0;
  for (let number = 1; number <= of; number += 1) {
    const own = sources.filter(({ part }) => part.volume === number);
    const listed = number === 1 ? all : own.map(({ part }) => part);
    firsts.push(last + 1);
    last += indexPages(head, listed, texts, letters, { number, of }).length;
    const placed = placedPages(
      last,
      own.map(({ pages }) => pages),
    );
    for (const [at, { part }] of own.entries()) places.set(part.document, placed[at] as { from: number; to: number });
    last = placed.at(-1)?.to ?? last;
  }
  const parts = all.map((part) => ({ ...part, ...places.get(part.document) }));
  const volumes = firsts.map((first, at) => ({
    number: at + 1,
    of,
    first,
    // The first one's index is that of the whole bundle.
    listed: at === 0 ? parts : parts.filter(({ volume }) => volume === at + 1),
  }));
  return { parts, volumes };
}
