/** Bundles that are more than one PDF: volumes, which end between documents, and files next to them in a ZIP. Pure. */
import { bundledPath } from "../record.ts";
import { type BundlePart, type DraftPart, VOLUME_BYTES, VOLUME_PAGES, VOLUME_WEIGHT } from "./bundle.ts";

/** Volumes of one bundle at most: each is made by a request of its own. */
export const MOST_VOLUMES = 20;
/** Bytes of the files next to the volumes: one of the largest that a case takes, and more. So a ZIP stays far below the 4 GB of its plain form. */
export const FILES_BYTES = 600 * 1024 * 1024;

/** What a document costs, as far as that is known. */
interface Costs {
  pages: number;
  weight: number;
}

/** Whether a document alone is more than a volume. */
export const isTooLarge = (size: number, costs: Costs | null): boolean =>
  size > VOLUME_BYTES || (costs !== null && (costs.pages > VOLUME_PAGES || costs.weight > VOLUME_WEIGHT));

/** Where a document lies in the ZIP that is taken as the file it is: its place on the list keeps names apart, and its tab and number come first. */
export const filePath = (at: number, { tab, exhibit, originalName }: Pick<BundlePart, "tab" | "exhibit" | "originalName">): string =>
  bundledPath(at, [...new Set([tab, exhibit]), originalName].filter(Boolean).join(" "));

interface PlannedVolume {
  number: number;
  documents: number;
  /** Without its index. */
  pages: number;
}

/** What a list makes. */
export interface BundlePlan {
  /** Each with its volume, where there is more than one PDF. */
  parts: DraftPart[];
  /** At least one, which holds the index; none while documents are to be looked at. */
  volumes: PlannedVolume[];
  /** Documents that are taken as the files they are. */
  files: number;
  /** Documents that are to be looked at before anything else is known. */
  waiting: number;
  /** Whether it is more than one PDF. */
  isArchive: boolean;
}

/** What a list makes; `weightOf` gives what a document costs. Volumes end between documents, as late as they can. */
export function planOf(parts: readonly DraftPart[], weightOf: (documentId: string) => number): BundlePlan {
  const isPaged = ({ file }: DraftPart) => file === undefined;
  const files = parts.filter((part) => !isPaged(part)).length;
  const waiting = parts.filter((part) => isPaged(part) && part.pages === null && part.problem === null).length;
  if (waiting > 0) return { parts: [...parts], volumes: [], files, waiting, isArchive: files > 0 };
  const volumes: PlannedVolume[] = [{ number: 1, documents: 0, pages: 0 }];
  let [bytes, weight] = [0, 0];
  const numbers = parts.map((part) => {
    if (!isPaged(part)) return undefined;
    const [pages, own] = [part.pages ?? 0, weightOf(part.documentId)];
    const last = volumes.at(-1) as PlannedVolume;
    const fits = bytes + part.size <= VOLUME_BYTES && last.pages + pages <= VOLUME_PAGES && weight + own <= VOLUME_WEIGHT;
    if (!fits && last.documents > 0) {
      volumes.push({ number: volumes.length + 1, documents: 0, pages: 0 });
      [bytes, weight] = [0, 0];
    }
    const volume = volumes.at(-1) as PlannedVolume;
    volume.documents += 1;
    volume.pages += pages;
    bytes += part.size;
    weight += own;
    return volume.number;
  });
  const isArchive = volumes.length > 1 || files > 0;
  const planned = parts.map((part, at) => (isArchive && numbers[at] !== undefined ? { ...part, volume: numbers[at] } : part));
  return { parts: planned, volumes, files, waiting, isArchive };
}
