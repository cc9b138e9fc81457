/** Large documents of a case, sent in parts: their bounds, and what an upload is while it is under way (what is asked for: `upload-schemas.ts`). */
import type { FiledAs } from "../case/exhibits/exhibits.ts";
import type { Audience } from "../case/vocabulary.ts";

const MB = 1024 * 1024;

/** Most bytes of one document that comes in parts: 500 MB. */
export const LARGE_MAX = 500 * MB;
/** Bytes of every part but the last: the least that R2 puts together, and little enough that several fit a Worker's memory. */
export const PART_SIZE = 5 * MB;
/** Uploads that one person may have under way in a case. */
export const MOST_UNDER_WAY = 3;
/** Bytes that come in parts for one side of a case (for one arbitrator, for the office): of two sides, a panel and the office all fits the archive of a record. */
export const LARGE_ROOM = 640 * MB;
/** Without a part for so long an upload is given up. R2 forgets parts after seven days. */
export const ABANDONED_MS = 3 * 86_400_000;
/** After so long somebody who was sending a part, or was putting it together, is no longer. */
export const CLAIM_MS = 10 * 60_000;

/** begun takes parts; assembled is whole and not filed yet; filed and given_up are ends. */
export type UploadState = "begun" | "assembled" | "filed" | "given_up";

export const partsOf = (size: number): number => Math.ceil(size / PART_SIZE);
/** Bytes of a part of a file, its first being number 1; 0 for one that it does not have. */
export const sizeOfPart = (size: number, number: number): number =>
  Number.isInteger(number) && number >= 1 ? Math.max(0, Math.min(PART_SIZE, size - (number - 1) * PART_SIZE)) : 0;

/** An upload as its owner sees it, with what was said of it when it was begun: it is filed as that and as nothing else. */
export interface UploadRecord extends FiledAs {
  id: string;
  name: string;
  /** Bytes of the whole file. */
  size: number;
  /** Bytes of every part but the last. */
  partSize: number;
  /** What is there, from the first on without a gap: SHA-256 of each part, hexadecimal. */
  parts: string[];
  /** ISO 8601: without another part it is given up then. */
  until: string;
  audience: Audience;
  /** Whether it is to be numbered. */
  exhibit: boolean;
  /** The version whose place it takes, and whose audience and place it has; null for a document of its own. */
  replaces: string | null;
}
