/**
 * The exported record of a case, a ZIP: `entries.json` (the reader's own chain, `own-chain.ts`), the documents, `people.json`, `exhibits.csv` (their index) and `verify.html` are named
 * with their hashes in `manifest.json`; the export's own entry, `seal.json`, follows the last of the chain and names the
 * manifest's hash, and is signed in `signature.json` where this installation has a key. So whatever is changed in any of them no longer agrees with the rest.
 */
import { normalized } from "#app/domain/normalized.ts";
import type { BundlePart, BundleVolume } from "./bundles/bundle.ts";
import type { CasePersonRecord } from "./case.ts";
import type { ChainLink } from "./chain/chain.ts";
import type { ChainHead } from "./chain/own-chain.ts";
import type { CaseFolder, ReliedOnBy } from "./exhibits/exhibits.ts";
import type { GivenNotice } from "./notices/notices.ts";
import type { CaseStatus, StoredAudience } from "./vocabulary.ts";

export const RECORD_FORMAT = "concord-record-2";
export const RECORD_FILES = {
  manifest: "manifest.json",
  entries: "entries.json",
  seal: "seal.json",
  signature: "signature.json",
  people: "people.json",
  exhibits: "exhibits.csv",
  verifier: "verify.html",
} as const;
export const DOCUMENTS_FOLDER = "documents/";
/** Exhibits lie apart, so that no document passes for one by its name. In records of before they lie with the other documents. */
export const EXHIBITS_FOLDER = "exhibits/";
export const BUNDLES_FOLDER = "bundles/";
/** In a bundle's own ZIP: what lies next to its volumes. */
const BUNDLED_FOLDER = "files/";

/** What was wrong with the case's own chain; `seq` is the reader's number of the entry. */
export interface FoundFault {
  seq: number;
  fault: "body" | "hash" | "order" | "cut";
}

/** Where a chain stood on a day, as it was kept apart from the database. `day` is UTC, `YYYY-MM-DD`. */
export interface KeptHead {
  day: string;
  seq: number;
  hash: string;
}

export interface RecordedDocument {
  id: string;
  name: string;
  /** Its number and where it belongs; missing in records of before. */
  exhibit?: string | null;
  folder?: CaseFolder;
  description?: string;
  documentDate?: string | null;
  reliedOn?: ReliedOnBy | null;
  /** Where it lies in the archive; null where it is only named. */
  file: string | null;
  /** Why it is not enclosed. */
  leftOut: "withdrawn" | "quarantined" | null;
  sha256: string;
  /** Bytes. */
  size: number;
  version: number;
  audience: StoredAudience;
  uploadedBy: string;
  /** ISO 8601. */
  uploadedAt: string;
  /** The entry that tells of its filing; null where the reader sees none. */
  seq: number | null;
}

/** A bundle for a hearing that was made final, and what it is made of. */
export interface RecordedBundle {
  id: string;
  title: string;
  file: string;
  sha256: string;
  /** Bytes. */
  size: number;
  pages: number;
  /** The entry that tells of it. */
  seq: number | null;
  parts: BundlePart[];
  /** Where it is a ZIP: the PDFs in it. */
  volumes?: BundleVolume[];
}

/** That one person was notified of one entry, whether by mail, and when they opened it: as it stood when the record was exported. */
export interface RecordedNotice extends GivenNotice {
  /** The reader's number of the entry. */
  seq: number;
}

export interface RecordedFile {
  file: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

export interface RecordManifest {
  format: typeof RECORD_FORMAT;
  /** `at` is ISO 8601. */
  export: { id: string; at: string; by: string };
  case: { id: string; number: string; title: string; status: CaseStatus };
  /** The last entry of `entries.json`; the seal is the next. */
  follows: ChainHead;
  /** The last entry of what everyone in the case may see, in the chain of these alone: the same in everybody's copy. */
  shared: ChainHead;
  /** What was wrong with the case's own chain when this was exported. */
  fault: FoundFault | null;
  /** Oldest first. */
  kept: KeptHead[];
  documents: RecordedDocument[];
  /** Oldest first; missing in records of before. */
  bundles?: RecordedBundle[];
  /** For who may see the proof of notice; of nobody for a side. */
  notices: RecordedNotice[];
  /** The public key that the seal is signed with; null where this installation had none, missing in records of before. */
  signedBy?: string | null;
  /** All but the manifest itself, the seal and its signature. */
  files: RecordedFile[];
}

export type RecordedPerson = Omit<CasePersonRecord, "me" | "image">;

/** One link as it is written, in the one order of its members: what differs from this was changed. */
export function linkText({ seq, body, bodyHash, previousHash, hash }: ChainLink): string {
  return JSON.stringify({ seq, body, bodyHash, previousHash, hash });
}

/** The file of a chain: a JSON list with a link on each line. */
export function entriesText(links: readonly ChainLink[]): string {
  return `[\n${links.map(linkText).join(",\n")}\n]\n`;
}

export const sealText = (link: ChainLink): string => `${linkText(link)}\n`;

/** Hexadecimal SHA-256 of bytes. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Where a document lies in the archive: its number keeps names apart, and no name leads out of the folder or is refused by
 * an operating system. An exhibit lies among the exhibits, and the number that it is cited by comes first.
 */
export function documentPath(at: number, name: string, exhibit: string | null = null): string {
  return exhibit === null ? pathIn(DOCUMENTS_FOLDER, at, name) : pathIn(EXHIBITS_FOLDER, at, `${exhibit} ${name}`);
}

/** Where a bundle lies in the archive, by what it is. */
export const bundlePath = (at: number, title: string, ending: "pdf" | "zip" = "pdf"): string =>
  pathIn(BUNDLES_FOLDER, at, `${title}.${ending}`);

/** Where a file lies in the ZIP of a bundle. */
export const bundledPath = (at: number, name: string): string => pathIn(BUNDLED_FOLDER, at, name);

function pathIn(folder: string, at: number, name: string): string {
  const safe = normalized(name, "NFC")
    .replace(/[\u0000-\u001F\u007F<>:"/\\|?*\u2028\u2029\u202A-\u202E\u2066-\u2069]/g, "_")
    .replace(/[. ]+$/, "");
  const ending = /\.[^.]{1,8}$/.exec(safe)?.[0] ?? "";
  const stem = safe.slice(0, safe.length - ending.length);
  return `${folder}${String(at).padStart(3, "0")} ${cutTo(Array.from(stem).slice(0, 100).join(""), MOST_BYTES)}${ending}`;
}

/** Whether a file lies where a document of this exhibit number does, or of none; `areApart`: whether exhibits of the record lie in their own folder. */
export function isPlaced(file: string, exhibit: string | null, areApart: boolean): boolean {
  const folder = exhibit !== null && areApart ? EXHIBITS_FOLDER : DOCUMENTS_FOLDER;
  const [, named] = (file.startsWith(folder) && /^\d{3,} ([^/]*)$/.exec(file.slice(folder.length))) || [];
  if (named === undefined || exhibit === null) return named !== undefined;
  return named.startsWith(exhibit) && ["", " ", "."].includes(named.charAt(exhibit.length));
}

/** File systems take names of 255 bytes; a number comes before it, and behind it an ending of eight letters at most. */
const MOST_BYTES = 180;

/** The beginning of text that takes so many bytes in UTF-8, of whole characters. */
function cutTo(text: string, most: number): string {
  const encoder = new TextEncoder();
  let [cut, bytes] = ["", 0];
  for (const character of text) {
    bytes += encoder.encode(character).byteLength;
    if (bytes > most) break;
    cut += character;
  }
  return cut;
}
