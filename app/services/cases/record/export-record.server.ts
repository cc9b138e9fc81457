import { allDocumentsOfCase, entryAt } from "#app/db/cases/case-record.repo.server.ts";
import { type ChainHead, nextLink } from "#app/domain/case/chain/own-chain.ts";
import { exhibitOf } from "#app/domain/case/exhibits/exhibits.ts";
import { type CaseRelation, maySee } from "#app/domain/case/permissions.ts";
import {
  documentPath,
  RECORD_FILES,
  RECORD_FORMAT,
  type RecordedDocument,
  type RecordManifest,
  sealText,
  sha256Of,
} from "#app/domain/case/record.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase, type SeenCase } from "#app/services/cases/case-access.server.ts";
import { toPeople } from "#app/services/cases/case-records.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { rootOf } from "#app/services/cases/documents/case-document-records.ts";
import { exhibitsAmong } from "#app/services/cases/documents/list-exhibits.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { keptHeadsOf } from "./case-heads.server.ts";
import { exhibitsTable } from "./exhibits-table.server.ts";
import { hashOfPieces, manifestPieces } from "./manifest-pieces.server.ts";
import { type ArchivedFile, archive, fitsArchive, known } from "./record-archive.server.ts";
import { publishedKey, signSeal } from "./record-signing.server.ts";
import { verifierPage } from "./record-verifier.server.ts";
import { recordedBundles } from "./recorded-bundles.server.ts";
import { readEntries } from "./recorded-entries.server.ts";

export interface ExportedRecord {
  /** "CA-2026-123456.zip". */
  name: string;
  body: ReadableStream<Uint8Array>;
}

/** Room for the seal, which is made of the export's own entry: bytes. */
const SEAL_ROOM = 65_536;
const SIGNATURE_ROOM = 1024;

interface Prepared {
  manifest: readonly Uint8Array<ArrayBuffer>[];
  /** The number that the export's entry gets in the case's own chain. */
  seq: number;
  /** Where the reader's chain ends, which that entry follows. */
  follows: ChainHead;
  /** Everything that the manifest lists, in its order. */
  files: ArchivedFile[];
}

async function prepareRecord(
  context: ServiceContext,
  seen: SeenCase,
  exportId: string,
  now: number,
): Promise<{ prepared: Prepared; hash: string }> {
  const { db, env } = context;
  const { row, who, last } = seen;
  const [rows, kept] = await Promise.all([allDocumentsOfCase(db, row.id), keptHeadsOf(env, row.id)]);
  const { own, entries, filings, bundles, notices } = await readEntries(context, seen, kept);
  const documents = documentsFor(seen, rows, filings);
  const made = await recordedBundles(context, seen, { links: bundles, documents, rows }, stored);
  const encoder = new TextEncoder();
  const paths = new Map(documents.map(({ id, file }) => [id, file]));
  const written = [
    { file: RECORD_FILES.verifier, bytes: encoder.encode(await verifierPage(who.locale, context.origin)) },
    { file: RECORD_FILES.exhibits, bytes: encoder.encode(await exhibitsTable(who.locale, exhibitsAmong(rows), paths)) },
    { file: RECORD_FILES.people, bytes: encoder.encode(`${JSON.stringify(peopleOf(seen), null, 2)}\n`) },
  ];
  const manifest: Omit<RecordManifest, "notices"> = {
    format: RECORD_FORMAT,
    export: { id: exportId, at: new Date(now).toISOString(), by: `${who.firstName} ${who.lastName}`.trim() },
    case: { id: row.id, number: row.caseNumber, title: row.title, status: row.status },
    follows: own.head,
    shared: own.shared,
    fault: own.fault,
    kept: own.kept,
    signedBy: (await publishedKey(env))?.key ?? null,
    documents,
    bundles: made.bundles,
    files: [
      ...(await Promise.all(written.map(async ({ file, bytes }) => ({ file, size: bytes.byteLength, sha256: await sha256Of(bytes) })))),
      { file: RECORD_FILES.entries, size: entries.size, sha256: entries.sha256 },
      ...[...documents, ...made.bundles].flatMap(({ file, size, sha256 }) => (file ? [{ file, size, sha256 }] : [])),
    ],
  };
  const pieces = manifestPieces(manifest, notices);
  const keys = new Map(rows.map(({ id, objectKey }) => [id, objectKey]));
  const enclosed = documents.flatMap(({ id, file, size }) =>
    file ? [{ name: file, size, open: () => stored(context, keys.get(id) ?? "") }] : [],
  );
  const files = [...written.map(({ file, bytes }) => known(file, bytes)), entries.file, ...enclosed, ...made.files];
  const around = [
    known(RECORD_FILES.manifest, ...pieces),
    { name: RECORD_FILES.seal, size: SEAL_ROOM },
    { name: RECORD_FILES.signature, size: SIGNATURE_ROOM },
  ];
  if (!fitsArchive([...around, ...files])) throw new AppError("payload_too_large", { detail: { of: "record" } });
  return { prepared: { manifest: pieces, seq: (last?.seq ?? 0) + 1, follows: own.head, files }, hash: hashOfPieces(pieces) };
}

const peopleOf = (seen: SeenCase) => toPeople(seen.people, seen).map(({ me: _me, image: _image, ...person }) => person);

async function stored({ env }: ServiceContext, key: string): Promise<ReadableStream<Uint8Array>> {
  const object = await env.FILES.get(key);
  if (!object) throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  return object.body;
}

/**
 * The archive as a stream; writes the export's entry first. Throws `not_found` for who may not see the case, and, before any entry,
 * `payload_too_large` (`detail.of` "record") for what makes no archive: more than 4 GB, or more than 65,534 files.
 */
export async function exportRecord(context: ServiceContext, caseId: string): Promise<ExportedRecord> {
  const { clock, db } = context;
  const { prepared, name } = await changeCase(context, caseId, async (seen, now) => {
    requireInCase(seen, "export_record");
    const id = newId();
    const { prepared, hash } = await prepareRecord(context, seen, id, now);
    const act = { type: "record_exported" as const, audience: ownAudience(seen.relation), details: { export: id, manifest: hash } };
    return { acts: [act], result: { prepared, name: `${seen.row.caseNumber}.zip` } };
  });
  const [stored] = await entryAt(db, caseId, prepared.seq);
  if (!stored) throw new AppError("conflict");
  const seal = await nextLink(stored.body, prepared.follows);
  const encoder = new TextEncoder();
  const sealed = encoder.encode(sealText(seal));
  const signature = await signSeal(context.env, sealed);
  const files = [
    known(RECORD_FILES.manifest, ...prepared.manifest),
    known(RECORD_FILES.seal, sealed),
    ...(signature ? [known(RECORD_FILES.signature, encoder.encode(`${JSON.stringify(signature, null, 2)}\n`))] : []),
    ...prepared.files,
  ];
  return { name, body: archive(files, clock()) };
}

/** Who took a copy is for those who may see what they may: the other side learns nothing of it. */
function ownAudience(relation: CaseRelation): StoredAudience {
  if (relation.kind === "administrator") return "office";
  return relation.kind === "arbitrator" ? "arbitrator" : `side_${relation.side}`;
}

type DocumentRow = Awaited<ReturnType<typeof allDocumentsOfCase>>[number];

function documentsFor({ relation, who }: SeenCase, rows: readonly DocumentRow[], filings: ReadonlyMap<string, number>): RecordedDocument[] {
  return rows
    .filter(({ audience, uploadedBy }) => maySee(relation, { audience, authorId: uploadedBy }, who.id))
    .map((document, at) => recordedDocument(document, at + 1, filings, rows.find(({ id }) => id === rootOf(document)) ?? document));
}

function recordedDocument(row: DocumentRow, at: number, filings: ReadonlyMap<string, number>, root: DocumentRow): RecordedDocument {
  const { folder, description, documentDate, reliedOn } = root;
  const exhibit = exhibitOf(root);
  const sha256 = row.sha256 ?? "";
  const leftOut = row.withdrawnAt !== null ? "withdrawn" : row.scan === "quarantined" || row.scan === "waiting" ? "quarantined" : null;
  return {
    id: row.id,
    name: row.name,
    exhibit,
    folder,
    description,
    documentDate,
    reliedOn,
    file: leftOut ? null : documentPath(at, row.name, exhibit),
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
