import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import { copiesOf, documentById } from "#app/db/cases/case-filing.repo.server.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase, type SeenCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { type CaseChange, changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { stateOf, toDocument } from "./case-document-records.ts";
import { isVisible } from "./case-documents.server.ts";

/** Within it a second copy of one version by one person is no entry of its own: a loop makes the record no longer. */
const AN_HOUR = 3_600_000;

/**
 * The bytes, as they were filed; who took a copy is written down, once an hour for one person and version. Throws `not_found` for what
 * is not served, `unavailable` while it is scanned, and `too_many_requests` before anything is written.
 */
export async function openDocument(
  context: CaseContext,
  documentId: string,
): Promise<{ document: CaseDocumentRecord; body: ReadableStream }> {
  const { actor, db, env, limits } = context;
  const who = signedIn(await actor());
  await limits.countDownload(who);
  const [document] = await documentById(db, documentId);
  if (!document) throw new AppError("not_found");
  // Written down before a byte leaves; who may not see the case is refused by the same `not_found`.
  const state = await changeCase(context, document.caseId, async (seen, now) => {
    const change = copying(seen, document);
    const [lately] = change.acts.length > 0 ? await copiesOf(db, { ...document, actorId: who.id, since: now - AN_HOUR }) : [];
    return lately ? { ...change, acts: [] } : change;
  });
  if (state === "waiting") throw new AppError("unavailable", { detail: { retryAfter: 30 } });
  const stored = await env.FILES.get(document.objectKey);
  if (!stored) {
    console.error(`document ${documentId} of case ${document.caseId}, asked for by ${who.id}, has no bytes`);
    throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  }
  return { document: toDocument(document, document.version), body: stored.body };
}

/** What `openDocument` would give, without its bytes: no copy leaves, and nothing is written down. Throws as `openDocument` does. */
export async function lookAtDocument(context: ServiceContext, documentId: string): Promise<CaseDocumentRecord> {
  const document = await servedDocument(context, documentId);
  return toDocument(document, document.version);
}

/** The row of a document whose copy the caller may take; nothing is written down. Throws as `openDocument` does. */
export async function servedDocument({ actor, db }: ServiceContext, documentId: string): Promise<CaseDocumentRow> {
  const who = signedIn(await actor());
  const [document] = await documentById(db, documentId);
  if (!document) throw new AppError("not_found");
  const { result } = copying(await seeCase(db, document.caseId, who), document);
  if (result === "waiting") throw new AppError("unavailable", { detail: { retryAfter: 30 } });
  return document;
}

/** Writes down that somebody takes a copy. Of what both sides see the office is notified alone: when one reads is one's own affair. */
function copying(seen: SeenCase, document: CaseDocumentRow): CaseChange<"filed" | "waiting"> {
  const state = stateOf(document);
  if (!isVisible(seen, document) || state === "withdrawn" || state === "quarantined") throw new AppError("not_found");
  requireInCase(seen, "download");
  if (state === "waiting") return { acts: [], result: "waiting" };
  const { id, name, version, sha256 } = document;
  const audience = document.audience === "everyone" ? "office" : document.audience;
  return { acts: [{ type: "document_downloaded", audience, details: { documentId: id, name, version, sha256 } }], result: "filed" };
}
