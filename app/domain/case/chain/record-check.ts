/**
 * Checks an exported record: the chain, the seal, every file's hash and the heads that were kept apart. Pure and without
 * dependencies, since it also runs in the archive's own page (`app/record-verifier`), far from Concord.
 */

import {
  EXHIBITS_FOLDER,
  entriesText,
  isPlaced,
  RECORD_FILES,
  RECORD_FORMAT,
  type RecordedPerson,
  type RecordManifest,
  sealText,
  sha256Of,
} from "#app/domain/case/record.ts";
import { faultsOfBundles } from "./bundle-faults.ts";
import { type ChainLink, type EntryBody, faultOf } from "./chain.ts";
import { type ChainHead, headOf, NO_HEAD, readEntry, sharedChain } from "./own-chain.ts";
import { checkSignature, type SignatureCheck } from "./signature.ts";

export const RECORD_FAULTS = [
  /** These files are no record of a case. */
  "no_record",
  /** Programs could read their archive in different ways, as a whole or at one file. */
  "archive_form",
  "archive_file",
  /** It has the form that exports had before their files said their lengths first. */
  "archive_older",
  /** It would unpack into far more than itself. */
  "archive_size",
  "file_missing",
  "file_changed",
  "file_added",
  "manifest_changed",
  "entries_unreadable",
  /** The body of an entry is not what was written. */
  "entry_changed",
  /** An entry's own hash is not what follows from it. */
  "entry_hash",
  /** An entry is not where it belongs: one was dropped, put in, or the order was changed. */
  "entry_order",
  /** The chain does not end where the export says. */
  "chain_cut",
  "seal_changed",
  /** The record was signed, and its signature is gone. */
  "signature_missing",
  /** The signature is not of this seal, or by another key than the manifest names. */
  "signature_wrong",
  /** What a head kept apart knows is not there, or is another. */
  "head_differs",
  /** The head that the reader knows from elsewhere is another. */
  "known_differs",
  /** A document is not the one that was filed. */
  "document_differs",
  /** It bears another exhibit number than the entries give it. */
  "exhibit_differs",
  /** It lies where an exhibit of another number lies, or one of none. */
  "exhibit_place",
  /** A bundle, or the list of what it is made of, is not the one that was made final. */
  "bundle_differs",
] as const;
export type RecordFaultCode = (typeof RECORD_FAULTS)[number];

export interface RecordFault {
  code: RecordFaultCode;
  /** The number of an entry. */
  seq?: number;
  /** A file of the archive. */
  file?: string;
  /** A document's own name. */
  name?: string;
  /** `YYYY-MM-DD`. */
  day?: string;
}

export interface RecordCheck {
  faults: RecordFault[];
  /** What was checked; null where nothing could be read. */
  manifest: RecordManifest | null;
  /** All entries and the seal. */
  links: ChainLink[];
  /** The case's people, as the archive names them. */
  people: RecordedPerson[];
  /** Where the chain of what everyone in the case may see ends. */
  shared: ChainHead;
  /** How many documents were compared with their hashes. */
  documents: number;
  /** Whether it bears a signature, and by which key. */
  signature: SignatureCheck;
}

/** The archive's files by their names. */
export type RecordContents = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Of what cannot be read as a record, for one fault. */
export const unreadable = (fault: RecordFault): RecordCheck => ({
  faults: [fault],
  manifest: null,
  links: [],
  people: [],
  shared: NO_HEAD,
  documents: 0,
  signature: { is: "none" },
});

/** `known`: a head that the reader has from elsewhere: of their own earlier copy, or of what everyone may see from anybody's. */
export async function checkRecord(contents: RecordContents, known?: ChainHead): Promise<RecordCheck> {
  const bytesOfManifest = contents.get(RECORD_FILES.manifest);
  const manifest = readManifest(bytesOfManifest);
  if (!bytesOfManifest || !manifest) return unreadable({ code: "no_record" });
  const faults = await faultsOfFiles(contents, manifest);
  const entries = readLinks(contents.get(RECORD_FILES.entries), entriesText);
  const seal = readLinks(contents.get(RECORD_FILES.seal), ([link]) => (link ? sealText(link) : ""));
  const [sealed] = seal ?? [];
  if (!entries) faults.push({ code: "entries_unreadable" });
  const links = [...(entries ?? []), ...(sealed ? [sealed] : [])];
  if (entries) faults.push(...(await faultsOfChain(entries, manifest)));
  faults.push(...(await faultsOfSeal(sealed, bytesOfManifest, manifest)));
  const signature = await checkSignature(contents.get(RECORD_FILES.signature), contents.get(RECORD_FILES.seal));
  faults.push(...faultsOfSignature(signature, contents.get(RECORD_FILES.signature), manifest));
  const shared = await sharedChain((entries ?? []).map(({ body }) => body));
  if (entries) {
    faults.push(...faultsOfHeads(links, manifest));
    const knows = (chain: readonly ChainLink[]) => known === undefined || chain[known.seq - 1]?.hash === known.hash;
    if (known && !knows(links) && !knows(shared)) faults.push({ code: "known_differs", seq: known.seq });
    faults.push(...faultsOfDocuments(entries, manifest), ...(await faultsOfBundles(entries, manifest)));
  }
  faults.push(...faultsOfPlaces(manifest));
  const people = readPeople(contents.get(RECORD_FILES.people));
  return {
    faults,
    manifest,
    links,
    people,
    shared: headOf(shared),
    documents: manifest.documents.filter(({ file }) => file !== null).length,
    signature,
  };
}

async function faultsOfFiles(contents: RecordContents, manifest: RecordManifest): Promise<RecordFault[]> {
  const faults: RecordFault[] = [];
  const listed = new Set<string>([RECORD_FILES.manifest, RECORD_FILES.seal, RECORD_FILES.signature]);
  for (const { file, size, sha256 } of manifest.files) {
    listed.add(file);
    const name =
      manifest.documents.find((document) => document.file === file)?.name ?? manifest.bundles?.find((one) => one.file === file)?.title;
    const found = contents.get(file);
    if (!found) faults.push({ code: "file_missing", file, name });
    else if (found.byteLength !== size || (await sha256Of(found)) !== sha256) faults.push({ code: "file_changed", file, name });
  }
  // What the archive itself holds is listed; a document that is listed nowhere cannot pass for one that was filed.
  for (const document of manifest.documents)
    if (document.file !== null && !manifest.files.some(({ file, sha256 }) => file === document.file && sha256 === document.sha256))
      faults.push({ code: "document_differs", file: document.file, name: document.name });
  if (!contents.has(RECORD_FILES.seal)) faults.push({ code: "file_missing", file: RECORD_FILES.seal });
  for (const file of contents.keys()) if (!listed.has(file)) faults.push({ code: "file_added", file });
  return faults;
}

async function faultsOfChain(entries: readonly ChainLink[], manifest: RecordManifest): Promise<RecordFault[]> {
  // What the case's own chain was found to be when it was exported, and what this copy of it is now.
  const fault = (await faultOf(entries)) ?? manifest.fault;
  if (fault) {
    const code = fault.fault === "body" ? "entry_changed" : fault.fault === "hash" ? "entry_hash" : "entry_order";
    return [{ code, seq: fault.seq }];
  }
  const last = entries.at(-1);
  if (last?.seq !== manifest.follows.seq || last.hash !== manifest.follows.hash)
    return [{ code: "chain_cut", seq: Math.min(manifest.follows.seq, (last?.seq ?? 0) + 1) }];
  const foreign = entries.find((link) => !belongs(link, manifest.case.id));
  return foreign ? [{ code: "entry_changed", seq: foreign.seq }] : [];
}

/** The seal follows the chain, and says what the manifest is. */
async function faultsOfSeal(seal: ChainLink | undefined, bytes: Uint8Array<ArrayBuffer>, manifest: RecordManifest): Promise<RecordFault[]> {
  if (!seal) return [{ code: "seal_changed" }];
  const { seq, hash } = manifest.follows;
  const follows = seal.seq === seq + 1 && seal.previousHash === hash;
  // Alone, the seal is a chain that begins at its place.
  const sound = follows && (await faultOf([{ ...seal }], undefined, { seq, hash })) === null && belongs(seal, manifest.case.id);
  const body = readBody(seal);
  if (!sound || !body || body.type !== "record_exported" || body.details.export !== manifest.export.id)
    return [{ code: "seal_changed", seq: seal.seq }];
  return body.details.manifest === (await sha256Of(bytes)) ? [] : [{ code: "manifest_changed" }];
}

/** A record that says by which key it is signed bears that signature, and none bears another. */
function faultsOfSignature({ is }: SignatureCheck, file: Uint8Array | undefined, { signedBy = null }: RecordManifest): RecordFault[] {
  if (is === "none") return signedBy === null ? [] : [{ code: "signature_missing" }];
  if (is === "wrong" || signedBy === null) return [{ code: "signature_wrong" }];
  const read = file && (parse(textOf(file)) as { key?: unknown } | null);
  return read?.key === signedBy ? [] : [{ code: "signature_wrong" }];
}

const faultsOfHeads = (links: readonly ChainLink[], { kept }: RecordManifest): RecordFault[] =>
  kept.filter(({ seq, hash }) => links[seq - 1]?.hash !== hash).map(({ day, seq }) => ({ code: "head_differs", day, seq }));

/** What an entry says of a document that was filed is what the manifest says. */
function faultsOfDocuments(entries: readonly ChainLink[], manifest: RecordManifest): RecordFault[] {
  const numbers = exhibitsIn(entries);
  return manifest.documents.flatMap(({ seq, id, sha256, name, file, exhibit }): RecordFault[] => {
    if (seq === null) return [];
    const link = entries[seq - 1];
    const details = (link && readBody(link)?.details) ?? {};
    if (details.documentId !== id || details.sha256 !== sha256) return [{ code: "document_differs", name, file: file ?? undefined, seq }];
    // Records of before name none.
    return exhibit === undefined || numbers(id) === exhibit ? [] : [{ code: "exhibit_differs", name, file: file ?? undefined, seq }];
  });
}

/** An exhibit lies among the exhibits under its own number, and nothing else does; in records of before all lie together. */
function faultsOfPlaces({ documents }: RecordManifest): RecordFault[] {
  const areApart = documents.some(({ file }) => String(file).startsWith(EXHIBITS_FOLDER));
  return documents.flatMap(({ file, exhibit = null }): RecordFault[] =>
    file === null || isPlaced(String(file), exhibit, areApart) ? [] : [{ code: "exhibit_place", file }],
  );
}

/** The exhibit number that entries give to a document, to one of its versions or by an entry of its own; null for none. */
function exhibitsIn(entries: readonly ChainLink[]): (id: string) => string | null {
  const [earlier, given] = [new Map<string, string>(), new Map<string, string>()];
  const first = (id: string): string => {
    let found = id;
    for (let before = earlier.get(found); before !== undefined; before = earlier.get(found)) found = before;
    return found;
  };
  for (const link of entries) {
    const { documentId, exhibit, replaces } = readBody(link)?.details ?? {};
    if (typeof documentId !== "string") continue;
    const before = (replaces as { documentId?: unknown } | undefined)?.documentId;
    if (typeof before === "string" && first(before) !== documentId && !earlier.has(documentId)) earlier.set(documentId, before);
    // Given once: whatever a forged entry says later is not it.
    if (typeof exhibit === "string" && !given.has(first(documentId))) given.set(first(documentId), exhibit);
  }
  return (id) => given.get(first(id)) ?? null;
}

function belongs(link: ChainLink, caseId: string): boolean {
  const body = readBody(link);
  return body?.case === caseId && body.seq === link.seq;
}

/** What an entry says; null where it cannot be read. */
export const readBody = ({ body }: Pick<ChainLink, "body">): EntryBody | null => readEntry(body);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const textOf = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

function readManifest(bytes: Uint8Array | undefined): RecordManifest | null {
  const read = bytes && (parse(textOf(bytes)) as Partial<RecordManifest> | null);
  const isWhole =
    read?.format === RECORD_FORMAT &&
    typeof read.case?.id === "string" &&
    typeof read.export?.id === "string" &&
    Number.isInteger(read.follows?.seq) &&
    Number.isInteger(read.shared?.seq) &&
    [read.kept, read.documents, read.files, read.notices ?? [], read.bundles ?? []].every(
      (list) => Array.isArray(list) && list.every((item) => item && typeof item === "object"),
    );
  return isWhole ? (read as RecordManifest) : null;
}

function readPeople(bytes: Uint8Array | undefined): RecordedPerson[] {
  const read = bytes && parse(textOf(bytes));
  return Array.isArray(read) ? read.filter((one) => typeof one?.name === "string") : [];
}

/** The links of a file; null unless it is written exactly as `write` would. */
function readLinks(bytes: Uint8Array | undefined, write: (links: readonly ChainLink[]) => string): ChainLink[] | null {
  if (!bytes) return null;
  const text = textOf(bytes);
  const read = parse(text);
  const links = (Array.isArray(read) ? read : [read]) as ChainLink[];
  const sound = links.every((link) => link && Number.isInteger(link.seq) && typeof link.body === "string");
  return sound && write(links) === text ? links : null;
}

/** How long a record's manifest says that each of its files is, by their names in it. */
export function sizesIn(manifest: Uint8Array | undefined): ReadonlyMap<string, number> {
  const sized = (readManifest(manifest)?.files ?? []).filter(({ size }) => Number.isSafeInteger(size) && size >= 0);
  return new Map(sized.map(({ file, size }) => [file, size]));
}
