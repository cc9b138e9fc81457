/**
 * Documents of a case (specification, section 5 "Document upload"; rulings, "Cases"). A filed document is never
 * altered: a further version is another document beside it, and a withdrawal leaves its trace. Whoever may not see a document
 * gets the same `not_found` as for a missing one. A row stands before its bytes are stored, so that what is cut off is swept.
 */

import { type CaseDocumentRow, documentsOfCase, MOST_DOCUMENTS } from "#app/db/cases/case-file.repo.server.ts";
import {
  beginningDocument,
  caseWithDocuments,
  documentById,
  filingDocument,
  forgettingCaseDocument,
  unfinishedCaseDocuments,
  withdrawingDocument,
} from "#app/db/cases/case-filing.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { audienceSchema, CASE_LIMITS, caseText } from "#app/domain/case/case.ts";
import type { AudienceChoice, CaseDocumentRecord, CaseDocumentView } from "#app/domain/case/filing.ts";
import { maySee, storedAudience } from "#app/domain/case/permissions.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { checkDocument } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable, outlineOf } from "#app/domain/loggable.ts";
import type { RequestScope, ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";
import { readUploadForm } from "#app/services/platform/upload-form.server.ts";
import { relationOf, requireInCase, type SeenCase, seeCase, signedIn } from "./case-access.server.ts";
import { audienceChoices } from "./case-audience.ts";
import { newestVersions, rootOf, stateOf, toDocument, toDocuments } from "./case-document-records.ts";
import type { CaseFile } from "./case-file.server.ts";
import type { CaseLimits } from "./case-limits.server.ts";
import type { CaseChange, CaseWrites } from "./case-writes.server.ts";
import { scanDocument, scannerUrl } from "./document-scanner.server.ts";

export interface NewDocumentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface DocumentChoice {
  /** One of `AUDIENCES`; everyone unless said. A further version has its document's. */
  audience?: unknown;
  /** The latest version of one's own document, which this one takes the place of. */
  replaces?: string | null;
}

export interface CaseDocuments {
  /** Reads an uploaded form of at most 10 MB. Throws `payload_too_large`, `unsupported_media_type`, `invalid_input`. */
  readForm(request: Request): Promise<FormData>;
  /** Counts an upload before anything of it is read. Throws `too_many_requests`, and `unauthenticated` for a visitor. */
  admit(): Promise<void>;
  /** What the caller may see of a case's documents, oldest first, withdrawn ones too. Throws `not_found`. */
  of(caseId: string): Promise<CaseDocumentRecord[]>;
  /** The section of the case's page. */
  section(file: CaseFile): { documents: CaseDocumentView[]; audiences: AudienceChoice[] };
  /** Files a document. Throws `invalid_input` on `file`, `audience` or `replaces`, `forbidden`, `transition_refused`, `not_found`. */
  attach(caseId: string, file: NewDocumentFile, choice?: DocumentChoice): Promise<CaseDocumentRecord>;
  /** Takes one's own document back (administrators: any that they see), with a reason: it stays named and is not served. */
  withdraw(caseId: string, documentId: string, reason: string): Promise<void>;
  /** The bytes, as they were filed; who took a copy is written down. Throws `not_found` for what is not served, `unavailable` while it is scanned. */
  open(documentId: string): Promise<{ document: CaseDocumentRecord; body: ReadableStream }>;
}

export const refusedFile = (code: string) => new AppError("invalid_input", { issues: [{ field: "file", code }] });

export function createCaseDocuments(
  context: ServiceContext,
  writes: CaseWrites,
  limits: CaseLimits,
  { waitUntil }: Pick<RequestScope, "waitUntil">,
): CaseDocuments {
  const { env, db, actor, clock } = context;

  return {
    readForm: readUploadForm,
    async admit() {
      await limits.count("upload", signedIn(await actor()));
    },
    async of(caseId) {
      const who = signedIn(await actor());
      const found = await caseWithDocuments(db, caseId);
      const relation = found && relationOf(found.people, who);
      if (!found || !relation) throw new AppError("not_found");
      const seen = toDocuments(found.documents, { relation, userId: who.id, status: found.row.status });
      return seen.map(({ mayWithdraw, mayReplace, ...record }) => record);
    },
    section({ rows, relation, who, case: { status } }) {
      return {
        documents: toDocuments(rows.documents, { relation, userId: who.id, status }),
        audiences: audienceChoices(relation, rows.people, who.id),
      };
    },
    async attach(caseId, { name, bytes }, { audience: chosen, replaces } = {}) {
      const seen = await seeCase(db, caseId, signedIn(await actor()));
      const audience = await audienceOf(db, seen, chosen, replaces ?? null);
      const check = checkDocument(name, bytes);
      if (!check.ok) throw refusedFile(check.code);
      const digest = await crypto.subtle.digest("SHA-256", bytes);
      const stored = { size: bytes.byteLength, sha256: hex(digest) };
      const row = {
        id: newId(),
        caseId,
        name: check.name,
        type: check.type,
        objectKey: `cases/${newId()}`,
        audience,
        uploadedBy: seen.who.id,
        version: 1,
        createdAt: clock().getTime(),
        scan: scannerUrl(env) ? ("waiting" as const) : ("off" as const),
      };
      // The row first: what is stored and never filed can still be found and swept.
      await beginningDocument(db, row);
      try {
        // R2 refuses bytes that are not those of the hash.
        await env.FILES.put(row.objectKey, bytes, { sha256: digest });
        const filed = await writes.write(caseId, (now, at) => filing(db, now, at, { ...row, ...stored }, replaces ?? null));
        if (row.scan === "waiting")
          waitUntil(scanDocument(context, row.id).catch((error) => console.error(`scan of ${row.id}: ${outlineOf(error)}`)));
        return filed;
      } catch (error) {
        // What was refused goes at once. Where nobody knows whether it was filed, the hour does it: by then it is known.
        if (error instanceof AppError) waitUntil(discard(env, db, row).catch((failure) => console.error(loggable(failure))));
        throw error;
      }
    },
    async withdraw(caseId, documentId, given) {
      const parsed = caseText(CASE_LIMITS.reason).safeParse(given);
      const reason = parsed.data ?? "";
      const code = parsed.success ? (reason === "" ? "case_reason_required" : null) : "too_long";
      await writes.write(caseId, async (seen, now) => {
        const document = (await documentsOfCase(db, caseId)).find(({ id }) => id === documentId);
        if (!document || !isVisible(seen, document)) throw new AppError("not_found");
        requireInCase(seen, "withdraw");
        if (document.uploadedBy !== seen.who.id && seen.relation.kind !== "administrator") throw new AppError("forbidden");
        if (code) throw new AppError("invalid_input", { issues: [{ field: "reason", code }] });
        // Somebody did already, with a reason of their own.
        if (document.withdrawnAt !== null) return { acts: [], result: null };
        const { id, name, version, sha256 } = document;
        return {
          acts: [{ type: "document_withdrawn", audience: document.audience, details: { documentId: id, name, version, sha256, reason } }],
          statements: [withdrawingDocument(db, id, seen.who.id, reason, now)],
          result: null,
        };
      });
    },
    async open(documentId) {
      const who = signedIn(await actor());
      const [document] = await documentById(db, documentId);
      if (!document) throw new AppError("not_found");
      // Written down before a byte leaves; who may not see the case is refused by the same `not_found`.
      const state = await writes.write(document.caseId, (seen) => copying(seen, document));
      if (state === "waiting") throw new AppError("unavailable", { detail: { retryAfter: 30 } });
      const stored = await env.FILES.get(document.objectKey);
      if (!stored) {
        console.error(`document ${documentId} of case ${document.caseId}, asked for by ${who.id}, has no bytes`);
        throw new AppError("unavailable", { detail: { retryAfter: 5 } });
      }
      return { document: toDocument(document, document.version), body: stored.body };
    },
  };
}

const isVisible = ({ relation, who }: SeenCase, { audience, uploadedBy }: CaseDocumentRow): boolean =>
  maySee(relation, { audience, authorId: uploadedBy }, who.id);

type FiledAudience = Exclude<StoredAudience, "office">;

/** Whom a new document is for: what was chosen, or what the document that it replaces is for. */
async function audienceOf(db: Database, seen: SeenCase, chosen: unknown, replaces: string | null): Promise<FiledAudience> {
  requireInCase(seen, "file");
  if (replaces) return replaced(seen, await documentsOfCase(db, seen.row.id), replaces).audience;
  const parsed = audienceSchema.safeParse(chosen ?? "everyone");
  const audience = parsed.success ? storedAudience(seen.relation, parsed.data) : null;
  if (!audience || audience === "office")
    throw new AppError("invalid_input", { issues: [{ field: "audience", code: "case_audience_invalid" }] });
  return audience;
}

/** The document that a further version takes the place of: one's own, its latest version, not withdrawn. */
function replaced(seen: SeenCase, documents: readonly CaseDocumentRow[], id: string): CaseDocumentRow {
  const found = documents.find((document) => document.id === id);
  if (!found || !isVisible(seen, found)) throw new AppError("not_found");
  if (found.uploadedBy !== seen.who.id) throw new AppError("forbidden");
  if (found.withdrawnAt !== null || newestVersions(documents).get(rootOf(found)) !== found.version)
    throw new AppError("invalid_input", { issues: [{ field: "replaces", code: "case_document_gone" }] });
  return found;
}

type StoredRow = Parameters<typeof beginningDocument>[1] & { audience: FiledAudience; size: number; sha256: string };

/** What files a document whose bytes are stored, in the case as it is now. */
async function filing(
  db: Database,
  seen: SeenCase,
  now: number,
  row: StoredRow,
  replaces: string | null,
): Promise<CaseChange<CaseDocumentRecord>> {
  requireInCase(seen, "file");
  // Whoever lost their side or their place in the meantime files nothing.
  if (!maySee(seen.relation, { audience: row.audience, authorId: row.uploadedBy }, seen.who.id)) throw new AppError("forbidden");
  const documents = await documentsOfCase(db, row.caseId);
  if (documents.length >= MOST_DOCUMENTS) throw refusedFile("case_documents_full");
  const before = replaces ? replaced(seen, documents, replaces) : null;
  const version = (before?.version ?? 0) + 1;
  const rootId = before ? rootOf(before) : null;
  const { id, name, type, size, sha256, audience } = row;
  const { firstName, lastName } = seen.who;
  const full = { ...row, rootId, version, readyAt: now, uploader: { firstName, lastName }, withdrawnAt: null, withdrawnBy: null };
  return {
    acts: [
      {
        type: before ? "document_replaced" : "document_uploaded",
        audience,
        details: {
          documentId: id,
          name,
          type,
          size,
          sha256,
          version,
          ...(before ? { replaces: { documentId: before.id, name: before.name, version: before.version, sha256: before.sha256 } } : {}),
        },
      },
    ],
    statements: [filingDocument(db, id, { size, sha256, rootId, version, readyAt: now })],
    result: toDocument({ ...full, withdrawnReason: null }, version),
  };
}

/** Writes down that somebody takes a copy. Of what both sides see the office is told alone: when one reads is one's own affair. */
function copying(seen: SeenCase, document: CaseDocumentRow): CaseChange<"filed" | "waiting"> {
  const state = stateOf(document);
  if (!isVisible(seen, document) || state === "withdrawn" || state === "quarantined") throw new AppError("not_found");
  requireInCase(seen, "download");
  if (state === "waiting") return { acts: [], result: "waiting" };
  const { id, name, version, sha256 } = document;
  const audience = document.audience === "everyone" ? "office" : document.audience;
  return { acts: [{ type: "document_downloaded", audience, details: { documentId: id, name, version, sha256 } }], result: "filed" };
}

const hex = (digest: ArrayBuffer) => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes first: without its row nobody would find them. */
async function discard(env: Env, db: Database, { id, objectKey }: { id: string; objectKey: string }): Promise<void> {
  await env.FILES.delete(objectKey);
  await forgettingCaseDocument(db, id);
}

/** Removes what was begun to be filed more than an hour before `now` and never got there, with its bytes. Gives how many. */
export async function sweepUnfinishedCaseDocuments(env: Env, db: Database, now: number): Promise<number> {
  const unfinished = await unfinishedCaseDocuments(db, now - 3_600_000, now);
  return runRows({ db, clock: () => new Date(now) }, "sweep_case_uploads", unfinished, {
    subject: ({ id }) => id,
    async work(row) {
      await discard(env, db, row);
      return true;
    },
  });
}
