import type { z } from "zod";
import { type CaseDocumentRow, documentsOfCase } from "#app/db/cases/case-file.repo.server.ts";
import { type DocumentPlace, documentById } from "#app/db/cases/case-filing.repo.server.ts";
import { placingDocument } from "#app/db/cases/exhibits.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { exhibitOf } from "#app/domain/case/exhibits/exhibits.ts";
import { documentChangeSchema } from "#app/domain/case/exhibits/filed-as.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { filerOf, numberedFor } from "#app/domain/case/room.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { requireInCase, type SeenCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { type CaseAct, type CaseChange, changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isGone, mayArrangeDocument, rootOf, toDocument, versionsInForce } from "./case-document-records.ts";
import { isVisible } from "./case-documents.server.ts";
import { numberFor, requireNumberable, requireOnce, requireOwnWord, requirePast } from "./exhibit-numbers.server.ts";

type Change = z.output<typeof documentChangeSchema>;

export interface Arranged {
  /** Its first version, which has what is said of it. */
  root: CaseDocumentRow;
  latest: CaseDocumentRow;
  documents: readonly CaseDocumentRow[];
}

/** A document that the caller may arrange. Throws `not_found`, `forbidden`, `transition_refused`, and `invalid_input` where it is withdrawn. */
export async function arrangedDocument(db: Database, seen: SeenCase, documentId: string): Promise<Arranged> {
  const documents = await documentsOfCase(db, seen.row.id);
  const named = documents.find(({ id }) => id === documentId);
  if (!named || !isVisible(seen, named)) throw new AppError("not_found");
  requireInCase(seen, "arrange");
  const root = documents.find(({ id }) => id === rootOf(named)) ?? named;
  const newest = versionsInForce(documents).get(root.id);
  const latest = documents.find((one) => rootOf(one) === root.id && one.version === newest) ?? root;
  if (isGone(latest)) throw refusedField("document", "case_document_gone");
  const looker = { relation: seen.relation, userId: seen.who.id, status: seen.row.status };
  if (!mayArrangeDocument(looker, root, latest)) throw new AppError("forbidden");
  return { root, latest, documents };
}

/** The case that a document is in, for whom it names one. Throws `not_found`. */
export async function caseOfDocument(context: ServiceContext, documentId: string): Promise<string> {
  signedIn(await context.actor());
  const [document] = await documentById(context.db, documentId);
  if (!document) throw new AppError("not_found");
  return document.caseId;
}

/**
 * Moves a document to another folder, says what it is, and gives it an exhibit number: who has filed it and their side; the office
 * and who presides do all but the number. What is left out stays. Throws as `arrangedDocument`, and `invalid_input` on the field.
 */
export async function describeDocument(context: CaseContext, documentId: string, input: unknown): Promise<CaseDocumentRecord> {
  const { db, actor, limits } = context;
  const caseId = await caseOfDocument(context, documentId);
  await limits.count("change", signedIn(await actor()));
  return changeCase(context, caseId, async (seen, now) => {
    const arranged = await arrangedDocument(db, seen, documentId);
    const change = parseInput(documentChangeSchema, input);
    requirePast(change.documentDate ?? null, seen.who, new Date(now));
    return describing(db, seen, arranged, change);
  });
}

async function describing(
  db: Database,
  seen: SeenCase,
  { root, latest }: Arranged,
  change: Change,
): Promise<CaseChange<CaseDocumentRecord>> {
  const { folder = root.folder, description = root.description, documentDate = root.documentDate, reliedOn = root.reliedOn } = change;
  requireOwnWord(filerOf(seen.relation), root, { folder, reliedOn });
  const moved = folder !== root.folder;
  // In another folder it comes last until somebody puts it elsewhere.
  const place: Partial<DocumentPlace> = { folder, description, documentDate, reliedOn, ...(moved ? { position: null } : {}) };
  if (change.exhibit && root.series === null) {
    if (root.filedFor !== filerOf(seen.relation)) throw new AppError("forbidden");
    const filer = numberedFor(seen.relation);
    requireNumberable(root.audience, filer, folder);
    await requireOnce(db, { caseId: root.caseId, filedFor: filer, sha256: latest.sha256 ?? "" });
    Object.assign(place, await numberFor(db, root.caseId, filer, folder));
  }
  const after = { ...root, ...place };
  const exhibit = exhibitOf(after);
  const named = { documentId: root.id, ...(exhibit ? { exhibit } : {}), name: latest.name };
  const changes = changesBetween(root, after);
  const acts: CaseAct[] = [
    ...(moved ? [{ type: "document_moved" as const, details: { ...named, folder: [root.folder, folder] } }] : []),
    ...(Object.keys(changes).length > 0 ? [{ type: "document_described" as const, details: { ...named, ...changes } }] : []),
    ...(exhibit !== exhibitOf(root) ? [{ type: "document_numbered" as const, details: { ...named, folder } }] : []),
  ].map((act) => ({ ...act, audience: root.audience }));
  return { acts, statements: [placingDocument(db, root.id, place)], result: toDocument(latest, latest.version, [], after) };
}

const SAID = ["description", "documentDate", "reliedOn"] as const;

/** What was said before and is said now, of what changes. */
const changesBetween = (before: Pick<CaseDocumentRow, (typeof SAID)[number]>, after: typeof before): Record<string, unknown> =>
  Object.fromEntries(SAID.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name] ?? "", after[name] ?? ""]]));
