import { documentsOfCase } from "#app/db/cases/case-file.repo.server.ts";
import { withdrawingDocument } from "#app/db/cases/case-filing.repo.server.ts";
import { caseText } from "#app/domain/case/case.ts";
import { exhibitOf } from "#app/domain/case/exhibits/exhibits.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isOwnOf, rootOf } from "./case-document-records.ts";
import { isVisible } from "./case-documents.server.ts";

/** Takes one's own document back (administrators: any that they see), with a reason: it stays named and is not served. */
export async function withdrawDocument(context: ServiceContext, caseId: string, documentId: string, given: string): Promise<void> {
  const { db } = context;
  const parsed = caseText(CASE_LIMITS.reason).safeParse(given);
  const reason = parsed.data ?? "";
  const code = parsed.success ? (reason === "" ? "case_reason_required" : null) : "too_long";
  await changeCase(context, caseId, async (seen, now) => {
    const documents = await documentsOfCase(db, caseId);
    const document = documents.find(({ id }) => id === documentId);
    if (!document || !isVisible(seen, document)) throw new AppError("not_found");
    requireInCase(seen, "withdraw");
    const isOwn = isOwnOf(document, { relation: seen.relation, userId: seen.who.id });
    if (!isOwn && seen.relation.kind !== "administrator") throw new AppError("forbidden");
    if (code) throw new AppError("invalid_input", { issues: [{ field: "reason", code }] });
    // Somebody did already, with a reason of their own.
    if (document.withdrawnAt !== null) return { acts: [], result: null };
    const { id, name, version, sha256, audience } = document;
    // Its number stays its own.
    const exhibit = exhibitOf(documents.find((one) => one.id === rootOf(document)) ?? document);
    const details = { documentId: id, ...(exhibit ? { exhibit } : {}), name, version, sha256, reason };
    return {
      acts: [{ type: "document_withdrawn", audience, details }],
      statements: [withdrawingDocument(db, id, seen.who.id, reason, now)],
      result: null,
    };
  });
}
