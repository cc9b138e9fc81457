/** Bundles for a hearing: documents of a case in one order, under tabs, made into one PDF with an index. Pure. */
export const BUNDLE_TABS = ["letters", "exhibits"] as const;
/** By what tabs are called: letters of those that somebody has put in, or each document by its exhibit number. */
export type BundleTabs = (typeof BUNDLE_TABS)[number];

/** A document, by its first version's id, or a tab under which those that follow lie. */
export type BundleLine = { document: string } | { tab: string };

/** A draft is its makers' alone; a bundle that was made final is everyone's in the case, and never altered. */
export const BUNDLE_STATES = ["draft", "final", "given_up"] as const;
export type BundleState = (typeof BUNDLE_STATES)[number];

/** Characters, and how many. `open` and `final`: what a side, an arbitrator or the office has of a case, so that none takes the room of another. */
export const BUNDLE_LIMITS = { title: 200, tab: 100, documents: 300, tabs: 100, open: 20, final: 15 } as const;

/**
 * What one volume is made of at most, bytes of its sources and pages: a PDF is put together in a Worker's memory, which holds the sources' copies and
 * the finished file at the same time. What is more makes several volumes (`volumes.ts`).
 */
export const VOLUME_BYTES = 12 * 1024 * 1024;
export const VOLUME_PAGES = 1000;
/** What its sources cost next to the pictures, fonts and drawings that are copied as they are: bytes of memory, and of time as many. */
export const VOLUME_WEIGHT = 8 * 1024 * 1024;

/** Why a document cannot be put in: it is not served (any more), or cannot be read by a program without its password. */
export const PART_PROBLEMS = [
  "withdrawn",
  "waiting",
  "quarantined",
  "encrypted",
  "damaged",
  "swollen",
  "picture",
  "layers",
  "form",
] as const;
export type PartProblem = (typeof PART_PROBLEMS)[number];

/** What was found in a document's bytes, which never change. */
export const SOURCE_STATES = ["ready", "encrypted", "damaged", "swollen", "picture", "layers", "form"] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** What the index says of a document; of a final bundle as it was then. */
export interface BundlePart {
  /** The id of its first version. */
  document: string;
  /** Of the version in force. */
  documentId: string;
  version: number;
  /** "A", or a document's exhibit number; null before the first tab. */
  tab: string | null;
  /** What the tab is called, where it has a name. */
  tabTitle: string;
  exhibit: string | null;
  description: string;
  originalName: string;
  /** `YYYY-MM-DD`. */
  documentDate: string | null;
  filedBy: string;
  sha256: string;
  /** Bytes. */
  size: number;
  /** Where it lies in the bundle; null until it is made. */
  from: number | null;
  to: number | null;
  /** Of a bundle that is more than one PDF: the volume that it is in; missing of what is in none. */
  volume?: number;
  /** Where it lies in the bundle's ZIP, of what is taken as the file it is: no PDF or picture, or more than a volume by itself. */
  file?: string;
}

/** One PDF of a bundle that is more than one. */
export interface BundleVolume {
  number: number;
  /** What it is called in the ZIP. */
  name: string;
  /** The number of its first page: they run through all volumes. */
  first: number;
  pages: number;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** A part of a draft, with what is in its way. */
export interface DraftPart extends BundlePart {
  /** Null until its bytes were looked at. */
  pages: number | null;
  problem: PartProblem | null;
}

/** That our office holds a final bundle back, and why. */
export interface BundleHold {
  reason: string;
  by: string;
  /** ISO 8601. */
  at: string;
}

/** A bundle that is held back, as those who may not open it meanwhile see it. */
export interface HeldBundle extends BundleHold {
  id: string;
  title: string;
}

export interface BundleSummary {
  id: string;
  title: string;
  state: Exclude<BundleState, "given_up">;
  documents: number;
  /** Of a final bundle, the index included. */
  pages: number | null;
  /** Of a final bundle, whether it is a ZIP with its volumes and files; else it is one PDF. */
  isArchive: boolean;
  /** Bytes of the PDF or ZIP of a final bundle. */
  size: number | null;
  /** Of its PDF or ZIP, hexadecimal. */
  sha256: string | null;
  /** Who changed it last; of a final bundle who made it. */
  by: string;
  /** ISO 8601. */
  at: string;
  /** Of a final bundle that our office holds back, which it alone opens meanwhile. */
  held: BundleHold | null;
}

export interface BundleRecord extends BundleSummary {
  tabs: BundleTabs;
  version: number;
  lines: BundleLine[];
  parts: DraftPart[];
  /** Those of a final bundle that is more than one PDF; of a draft those that were made so far. */
  volumes: BundleVolume[];
  mayChange: boolean;
  /** Whether the reader may hold it back, and let go of it again. */
  mayHold: boolean;
}

/** A document that may be put into a bundle. */
export interface BundleChoice {
  /** The id of its first version. */
  document: string;
  exhibit: string | null;
  description: string;
  originalName: string;
}

export const isTab = (line: BundleLine): line is { tab: string } => "tab" in line;

/** The list of a final bundle: what is in its PDF, and no tab of the draft that is not. */
export function linesOf(parts: readonly BundlePart[], tabs: BundleTabs): BundleLine[] {
  return parts.flatMap(({ document, tab, tabTitle }, at): BundleLine[] => {
    const isFirst = tabs === "letters" && tab !== null && parts[at - 1]?.tab !== tab;
    return isFirst ? [{ tab: tabTitle }, { document }] : [{ document }];
  });
}

/** "A" to "Z", then "AA". */
export function tabLetter(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${tabLetter(Math.floor(at / 26) - 1)}${letter}`;
}

/** The documents of a list in their order, each with its tab; `numberOf` gives their exhibit numbers. */
export function tabbed(
  lines: readonly BundleLine[],
  tabs: BundleTabs,
  numberOf: (document: string) => string | null,
): { document: string; tab: string | null; tabTitle: string }[] {
  let [letters, documents] = [0, 0];
  let current: { tab: string | null; tabTitle: string } = { tab: null, tabTitle: "" };
  return lines.flatMap((line) => {
    if (isTab(line)) {
      if (tabs === "letters") current = { tab: tabLetter(letters++), tabTitle: line.tab };
      return [];
    }
    documents += 1;
    const { document } = line;
    return [{ document, ...(tabs === "letters" ? current : { tab: numberOf(document) ?? String(documents), tabTitle: "" }) }];
  });
}

/** A list with the line at `from` moved to the place `to`; as it was where either is none of its places. */
export function moved<T>(lines: readonly T[], from: number, to: number): T[] {
  const [line] = lines.slice(from, from + 1);
  if (line === undefined || to < 0 || to >= lines.length || from < 0) return [...lines];
  const rest = lines.toSpliced(from, 1);
  return rest.toSpliced(to, 0, line);
}

/** Where each of so many pages lies, behind an index of `index` pages: numbers run from the first page of the index on. */
export function placedPages(index: number, counts: readonly number[]): { from: number; to: number }[] {
  let last = index;
  return counts.map((count) => {
    const from = last + 1;
    last += count;
    return { from, to: last };
  });
}

/** What a list of a final bundle is hashed as: one line, its members in one order. */
export const listText = (parts: readonly BundlePart[]): string =>
  JSON.stringify(
    parts.map(
      ({
        document,
        documentId,
        version,
        tab,
        tabTitle,
        exhibit,
        description,
        originalName,
        documentDate,
        filedBy,
        sha256,
        size,
        from,
        to,
        volume,
        file,
      }) => ({
        document,
        documentId,
        version,
        tab,
        tabTitle,
        exhibit,
        description,
        originalName,
        documentDate,
        filedBy,
        sha256,
        size,
        from,
        to,
        // Missing where a bundle is one PDF, so that the lists of earlier ones read as they did.
        volume,
        file,
      }),
    ),
  );

/** The same of what it is made of alone, wherever that lies. */
export const contentsText = (parts: readonly BundlePart[]): string =>
  listText(parts.map(({ volume: _volume, file: _file, ...part }) => ({ ...part, from: null, to: null })));
