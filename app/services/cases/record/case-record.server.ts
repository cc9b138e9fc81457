/**
 * The record of a case: its export, and its check against the heads kept apart. What a reader may not
 * see is sealed: proven by its hash, and nothing said of it. Each export is itself an entry of the chain, told to nobody.
 */
import { allDocumentsOfCase, ENTRIES_AT_ONCE, entriesAfter, entryAt } from "#app/db/cases/case-record.repo.server.ts";
import type { EntryRow } from "#app/db/cases/cases.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { CHAIN_START, type ChainLink, faultOf } from "#app/domain/case/chain.ts";
import { type CaseRelation, maySee } from "#app/domain/case/permissions.ts";
import {
  documentPath,
  entriesText,
  type KeptHead,
  RECORD_FILES,
  RECORD_FORMAT,
  type RecordedDocument,
  type RecordManifest,
  sealText,
  sha256Of,
} from "#app/domain/case/record.ts";
import { readBody } from "#app/domain/case/record-check.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase, type SeenCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import { toPeople } from "#app/services/cases/case-records.ts";
import type { CaseWrites } from "#app/services/cases/case-writes.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { keptHeadsOf } from "./case-heads.server.ts";
import { type ArchivedFile, archive, known } from "./record-archive.server.ts";
import { verifierPage } from "./record-verifier.server.ts";

export interface ExportedRecord {
  /** "CA-2026-123456.zip". */
  name: string;
  body: ReadableStream<Uint8Array>;
}

/** How the chain in the database stands. */
export interface RecordState {
  caseNumber: string;
  entries: number;
  head: { seq: number; hash: string };
  /** The first thing wrong with the chain itself. */
  fault: { seq: number; fault: "body" | "hash" | "order" | "cut" } | null;
  /** Heads kept apart, and those that the chain does not agree with. */
  kept: number;
  lastKept: KeptHead | null;
  differing: KeptHead[];
}

export interface CaseRecordService {
  /**
   * The archive as a stream; writes the export's entry first. Throws `not_found` for who may not see the case, and
   * `payload_too_large` for documents of more than 4 GB.
   */
  export(caseId: string): Promise<ExportedRecord>;
  /** Whether a case may be exported by the caller, without exporting it. Throws as `export` does. */
  mayExport(caseId: string): Promise<{ name: string }>;
  /** Compares the chain in the database with itself and with what was kept apart. For everyone in the case. Throws `not_found`. */
  verify(caseId: string): Promise<RecordState>;
}

/** An archive without ZIP64 ends here; what surrounds the documents is little. */
const MOST_BYTES = 2 ** 32 - 2 ** 26;

interface Prepared {
  manifest: Uint8Array<ArrayBuffer>;
  seq: number;
  /** Everything that the manifest lists, in its order. */
  files: ArchivedFile[];
}

export function createCaseRecord({ env, db, actor, clock }: ServiceContext, writes: CaseWrites): CaseRecordService {
  async function prepare(seen: SeenCase, exportId: string, now: number): Promise<{ prepared: Prepared; hash: string }> {
    const { row, who, relation, last } = seen;
    const [entries, rows, kept] = await Promise.all([wholeChain(db, row.id), allDocumentsOfCase(db, row.id), keptHeadsOf(env, row.id)]);
    const shown = entries.map((entry) => toLink(entry, relation, who.id));
    const filings = filingsIn(shown);
    const documents = rows
      .filter(({ audience, uploadedBy }) => maySee(relation, { audience, authorId: uploadedBy }, who.id))
      .map((document, at) => recordedDocument(document, at + 1, filings));
    if (documents.reduce((sum, { size, file }) => sum + (file ? size : 0), 0) > MOST_BYTES) throw new AppError("payload_too_large");
    const encoder = new TextEncoder();
    const people = toPeople(seen.people, who.id).map(({ me: _me, image: _image, ...person }) => person);
    const own = [
      { file: RECORD_FILES.verifier, bytes: encoder.encode(await verifierPage(who.locale)) },
      { file: RECORD_FILES.entries, bytes: encoder.encode(entriesText(shown)) },
      { file: RECORD_FILES.people, bytes: encoder.encode(`${JSON.stringify(people, null, 2)}\n`) },
    ];
    const manifest: RecordManifest = {
      format: RECORD_FORMAT,
      export: { id: exportId, at: new Date(now).toISOString(), by: `${who.firstName} ${who.lastName}`.trim() },
      case: { id: row.id, number: row.caseNumber, title: row.title, status: row.status },
      follows: last ?? { seq: 0, hash: CHAIN_START },
      kept,
      documents,
      files: [
        ...(await Promise.all(own.map(async ({ file, bytes }) => ({ file, size: bytes.byteLength, sha256: await sha256Of(bytes) })))),
        ...documents.flatMap(({ file, size, sha256 }) => (file ? [{ file, size, sha256 }] : [])),
      ],
    };
    const bytes = encoder.encode(`${JSON.stringify(manifest, null, 2)}\n`);
    const keys = new Map(rows.map(({ id, objectKey }) => [id, objectKey]));
    const enclosed = documents.flatMap(({ id, file }) => (file ? [{ name: file, open: () => stored(keys.get(id) ?? "") }] : []));
    const files = [...own.map(({ file, bytes: content }) => known(file, content)), ...enclosed];
    return { prepared: { manifest: bytes, seq: manifest.follows.seq + 1, files }, hash: await sha256Of(bytes) };
  }

  async function stored(key: string): Promise<ReadableStream<Uint8Array>> {
    const object = await env.FILES.get(key);
    if (!object) throw new AppError("unavailable", { detail: { retryAfter: 5 } });
    return object.body;
  }

  async function mayExport(caseId: string) {
    const seen = await seeCase(db, caseId, signedIn(await actor()));
    requireInCase(seen, "export_record");
    return { name: `${seen.row.caseNumber}.zip` };
  }

  return {
    mayExport,
    async export(caseId) {
      const { prepared, name } = await writes.write(caseId, async (seen, now) => {
        requireInCase(seen, "export_record");
        const id = newId();
        const { prepared, hash } = await prepare(seen, id, now);
        const act = { type: "record_exported" as const, audience: ownAudience(seen.relation), details: { export: id, manifest: hash } };
        return { acts: [act], result: { prepared, name: `${seen.row.caseNumber}.zip` } };
      });
      const [seal] = await entryAt(db, caseId, prepared.seq);
      if (!seal) throw new AppError("conflict");
      const encoder = new TextEncoder();
      const files = [
        known(RECORD_FILES.manifest, prepared.manifest),
        known(RECORD_FILES.seal, encoder.encode(sealText(linkOfRow(seal)))),
        ...prepared.files,
      ];
      return { name, body: archive(files, clock()) };
    },
    async verify(caseId) {
      const seen = await seeCase(db, caseId, signedIn(await actor()));
      requireInCase(seen, "export_record");
      const [chain, kept] = await Promise.all([wholeChain(db, caseId), keptHeadsOf(env, caseId)]);
      return {
        caseNumber: seen.row.caseNumber,
        entries: chain.length,
        head: chain.at(-1) ? { seq: chain.length, hash: chain.at(-1)?.hash ?? "" } : { seq: 0, hash: CHAIN_START },
        fault: await faultOf(chain.map(linkOfRow)),
        kept: kept.length,
        lastKept: kept.at(-1) ?? null,
        differing: kept.filter(({ seq, hash }) => chain[seq - 1]?.hash !== hash),
      };
    },
  };
}

/** Who took a copy is for those who may see what they may: the other side learns that there is an entry, and not which. */
function ownAudience(relation: CaseRelation): StoredAudience {
  if (relation.kind === "administrator") return "office";
  return relation.kind === "arbitrator" ? "arbitrator" : `side_${relation.side}`;
}

async function wholeChain(db: Database, caseId: string): Promise<EntryRow[]> {
  const chain: EntryRow[] = [];
  for (;;) {
    const some = await entriesAfter(db, caseId, chain.at(-1)?.seq ?? 0);
    chain.push(...some);
    if (some.length < ENTRIES_AT_ONCE) return chain;
  }
}

const linkOfRow = ({ seq, body, bodyHash, previousHash, hash }: EntryRow): ChainLink & { body: string } => ({
  seq,
  body,
  bodyHash,
  previousHash,
  hash,
});

/** An entry as a reader may know it. */
function toLink(entry: EntryRow, relation: CaseRelation, userId: string): ChainLink {
  const seen = maySee(relation, { audience: entry.audience, authorId: entry.actorId }, userId);
  return { ...linkOfRow(entry), body: seen ? entry.body : null };
}

type DocumentRow = Awaited<ReturnType<typeof allDocumentsOfCase>>[number];

/** The first entry that tells of a document with its hash, by both. */
function filingsIn(links: readonly ChainLink[]): ReadonlyMap<string, number> {
  const filings = new Map<string, number>();
  for (const link of links) {
    const { documentId, sha256 } = readBody(link)?.details ?? {};
    if (documentId && sha256 && !filings.has(`${documentId} ${sha256}`)) filings.set(`${documentId} ${sha256}`, link.seq);
  }
  return filings;
}

function recordedDocument(row: DocumentRow, at: number, filings: ReadonlyMap<string, number>): RecordedDocument {
  const sha256 = row.sha256 ?? "";
  const leftOut = row.withdrawnAt !== null ? "withdrawn" : row.scan === "quarantined" || row.scan === "waiting" ? "quarantined" : null;
  return {
    id: row.id,
    name: row.name,
    file: leftOut ? null : documentPath(at, row.name),
    leftOut,
    sha256,
    size: row.size ?? 0,
    version: row.version,
    audience: row.audience,
    uploadedBy: `${row.uploader.firstName} ${row.uploader.lastName}`.trim(),
    uploadedAt: new Date(row.createdAt).toISOString(),
    seq: filings.get(`${row.id} ${sha256}`) ?? null,
  };
}
