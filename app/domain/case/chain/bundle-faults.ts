/** What an entry says of a bundle that was made final is what the record encloses. Pure: it also runs in an exported record's page. */
import { type BundleVolume, listText } from "../bundles/bundle.ts";
import type { RecordManifest } from "../record.ts";
import { type ChainLink, sha256Hex } from "./chain.ts";
import { readEntry } from "./own-chain.ts";

export interface BundleFault {
  code: "bundle_differs";
  file?: string;
  name: string;
  seq?: number;
}

/** Bundles that the last entry about them says are held back: a record need not enclose them. */
export function heldIn(entries: readonly { body: string }[]): ReadonlySet<unknown> {
  const held = new Set<unknown>();
  for (const { body } of entries) {
    const entry = readEntry(body);
    if (entry?.type === "bundle_held") held.add(entry.details.bundle);
    else if (entry?.type === "bundle_released") held.delete(entry.details.bundle);
  }
  return held;
}

/** Volumes as they are compared, whatever the order of their members; empty where there are none. */
const volumesText = (volumes: unknown): string =>
  Array.isArray(volumes)
    ? JSON.stringify(
        volumes.map((one: Partial<BundleVolume> | null) => [one?.number, one?.name, one?.first, one?.pages, one?.size, one?.sha256]),
      )
    : "";

/** Each bundle of the manifest with the entry that tells of it, and each such entry with its bundle. In records of before there is none of either. */
export async function faultsOfBundles(
  entries: readonly ChainLink[],
  { bundles = [], documents, files }: RecordManifest,
): Promise<BundleFault[]> {
  const faults: BundleFault[] = [];
  const hashes = new Map(documents.map(({ id, sha256 }) => [id, sha256]));
  for (const { id, title, file, sha256, seq, parts, volumes } of bundles) {
    const link = seq === null ? undefined : entries[seq - 1];
    const body = link ? readEntry(link.body) : null;
    const details = body?.type === "bundle_made" ? body.details : {};
    const isSaid = details.bundle === id && details.sha256 === sha256 && details.title === title;
    const isListed = files.some((one) => one.file === file && one.sha256 === sha256);
    const isList = Array.isArray(parts) && details.list === (await sha256Hex(listText(parts)));
    // What it is made of are documents of this record, by their own hashes.
    const isOfRecord = isList && parts.every((part) => hashes.get(part.documentId) === part.sha256);
    const isWhole = isSaid && volumesText(details.volumes) === volumesText(volumes);
    if (!isWhole || !isListed || !isOfRecord) faults.push({ code: "bundle_differs", name: title, file, ...(seq === null ? {} : { seq }) });
  }
  const enclosed = new Set(bundles.map(({ seq }) => seq));
  const held = heldIn(entries);
  for (const { seq, body } of entries) {
    const entry = readEntry(body);
    if (entry?.type === "bundle_made" && !enclosed.has(seq) && !held.has(entry.details.bundle))
      faults.push({ code: "bundle_differs", name: String(entry.details.title), seq });
  }
  return faults;
}
