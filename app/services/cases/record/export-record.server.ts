import { givenNotices } from "#app/db/cases/case-notices.repo.server.ts";
import { allDocumentsOfCase, entryAt } from "#app/db/cases/case-record.repo.server.ts";
import type { ChainLink } from "#app/domain/case/chain/chain.ts";
import { headOf, ownChain } from "#app/domain/case/chain/own-chain.ts";
import { readBody } from "#app/domain/case/chain/record-check.ts";
import { exhibitOf } from "#app/domain/case/exhibits/exhibits.ts";
import { type CaseRelation, mayInCase, maySee } from "#app/domain/case/permissions.ts";
import {
  documentPath,
  entriesText,
  RECORD_FILES,
  RECORD_FORMAT,
  type RecordedDocument,
  type RecordedNotice,
  type RecordManifest,
  sealText,
  sha256Of,
} from "#app/domain/case/record.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase, type SeenCase } from "#app/services/cases/case-access.server.ts";
import { nameOfPerson, toPeople } from "#app/services/cases/case-records.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { rootOf } from "#app/services/cases/documents/case-document-records.ts";
import { exhibitsAmong } from "#app/services/cases/documents/list-exhibits.server.ts";
import { toGiven } from "#app/services/cases/notices/given-notice.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { keptHeadsOf } from "./case-heads.server.ts";
import { wholeChain } from "./case-record.server.ts";
import { exhibitsTable } from "./exhibits-table.server.ts";
import { ownRecord } from "./own-record.server.ts";
import { type ArchivedFile, archive, fitsArchive, known } from "./record-archive.server.ts";
import { publishedKey, signSeal } from "./record-signing.server.ts";
import { verifierPage } from "./record-verifier.server.ts";
import { recordedBundles } from "./recorded-bundles.server.ts";

export interface ExportedRecord {
  /** "CA-2026-123456.zip". */
  name: string;
  body: ReadableStream<Uint8Array>;
}

/** A whole record: a bound that no case reaches (its entries are limited, and so are its people). */
const MOST_NOTICES = 1_000_000;
/** Room for the seal, which is made of the export's own entry: bytes. */
const SEAL_ROOM = 65_536;
const SIGNATURE_ROOM = 1024;

interface Prepared {
  manifest: Uint8Array<ArrayBuffer>;
  /** The number that the export's entry gets in the case's own chain. */
  seq: number;
  /** The bodies of the reader's entries, which that entry follows. */
  bodies: string[];
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
  const { row, who, relation, last } = seen;
  const [entries, rows, kept, given] = await Promise.all([
    wholeChain(db, row.id),
    allDocumentsOfCase(db, row.id),
    keptHeadsOf(env, row.id),
    mayInCase(relation, "see_notices", row.status) ? givenNotices(db, row.id, 1, last?.seq ?? 0, MOST_NOTICES) : [],
  ]);
  const own = await ownRecord(seen, entries, kept);
  const filings = filingsIn(own.links);
  const documents = rows
    .filter(({ audience, uploadedBy }) => maySee(relation, { audience, authorId: uploadedBy }, who.id))
    .map((document, at) => recordedDocument(document, at + 1, filings, rows.find(({ id }) => id === rootOf(document)) ?? document));
  const made = await recordedBundles(context, seen, { links: own.links, documents, rows }, stored);
  const encoder = new TextEncoder();
  const paths = new Map(documents.map(({ id, file }) => [id, file]));
  const written = [
    { file: RECORD_FILES.verifier, bytes: encoder.encode(await verifierPage(who.locale, context.origin)) },
    { file: RECORD_FILES.entries, bytes: encoder.encode(entriesText(own.links)) },
    { file: RECORD_FILES.exhibits, bytes: encoder.encode(await exhibitsTable(who.locale, exhibitsAmong(rows), paths)) },
    { file: RECORD_FILES.people, bytes: encoder.encode(`${JSON.stringify(peopleOf(seen), null, 2)}\n`) },
  ];
  const manifest: RecordManifest = {
    format: RECORD_FORMAT,
    export: { id: exportId, at: new Date(now).toISOString(), by: `${who.firstName} ${who.lastName}`.trim() },
    case: { id: row.id, number: row.caseNumber, title: row.title, status: row.status },
    follows: headOf(own.links),
    shared: headOf(own.shared),
    fault: own.fault,
    kept: own.kept,
    signedBy: (await publishedKey(env))?.key ?? null,
    documents,
    bundles: made.bundles,
    notices: recordedNotices(seen, entries, given),
    files: [
      ...(await Promise.all(written.map(async ({ file, bytes }) => ({ file, size: bytes.byteLength, sha256: await sha256Of(bytes) })))),
      ...[...documents, ...made.bundles].flatMap(({ file, size, sha256 }) => (file ? [{ file, size, sha256 }] : [])),
    ],
  };
  const bytes = encoder.encode(`${JSON.stringify(manifest, null, 2)}\n`);
  const keys = new Map(rows.map(({ id, objectKey }) => [id, objectKey]));
  const enclosed = documents.flatMap(({ id, file, size }) =>
    file ? [{ name: file, size, open: () => stored(context, keys.get(id) ?? "") }] : [],
  );
  const files = [...written.map(({ file, bytes: content }) => known(file, content)), ...enclosed, ...made.files];
  const around = [
    known(RECORD_FILES.manifest, bytes),
    { name: RECORD_FILES.seal, size: SEAL_ROOM },
    { name: RECORD_FILES.signature, size: SIGNATURE_ROOM },
  ];
  if (!fitsArchive([...around, ...files])) throw new AppError("payload_too_large", { detail: { of: "record" } });
  const bodies = own.links.map(({ body }) => body);
  return { prepared: { manifest: bytes, seq: (last?.seq ?? 0) + 1, bodies, files }, hash: await sha256Of(bytes) };
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
  const seal = stored && (await ownChain([...prepared.bodies, stored.body])).at(-1);
  if (!seal) throw new AppError("conflict");
  const encoder = new TextEncoder();
  const sealed = encoder.encode(sealText(seal));
  const signature = await signSeal(context.env, sealed);
  const files = [
    known(RECORD_FILES.manifest, prepared.manifest),
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

/** Who was notified of each entry that the reader sees, but for who made it, by the reader's own numbers. */
function recordedNotices(
  { relation, who, people }: SeenCase,
  entries: Awaited<ReturnType<typeof wholeChain>>,
  given: Awaited<ReturnType<typeof givenNotices>>,
): RecordedNotice[] {
  const visible = entries.filter(({ audience, actorId }) => maySee(relation, { audience, authorId: actorId }, who.id));
  const names = new Map(people.map((person) => [person.userId, nameOfPerson(person)]));
  return visible.flatMap(({ seq, actorId }, at) =>
    given
      .filter((notice) => notice.seq === seq && notice.userId !== actorId)
      .map((notice) => ({ seq: at + 1, ...toGiven(notice, names.get(notice.userId) ?? { firstName: "", lastName: "" }) }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  );
}

/** The first entry that tells of a document with its hash, by both. */
function filingsIn(links: readonly ChainLink[]): ReadonlyMap<string, number> {
  const filings = new Map<string, number>();
  for (const link of links) {
    const { documentId, sha256 } = readBody(link)?.details ?? {};
    if (documentId && sha256 && !filings.has(`${documentId} ${sha256}`)) filings.set(`${documentId} ${sha256}`, link.seq);
  }
  return filings;
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
