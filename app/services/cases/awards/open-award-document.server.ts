import { AppError } from "#app/domain/errors.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { enterPanel, panelAwardOf } from "./panel-award.server.ts";

/**
 * The bytes of the award that is before a panel, or of an opinion on it, for its members. No entry of the chain says that somebody read it: it
 * would say that there is an award. Throws `not_found` to everybody else and for any other document, `too_many_requests`, `unavailable`.
 */
export async function openAwardDocument(
  context: CaseContext,
  caseId: string,
  documentId: string,
): Promise<{ name: string; type: string; size: number; body: ReadableStream }> {
  const { db, env, limits } = context;
  const { who, people } = await enterPanel(context, caseId);
  const found = await panelAwardOf(db, caseId, people);
  const document = found?.documents.find(({ id }) => id === documentId);
  if (!document) throw new AppError("not_found");
  await limits.countDownload(who);
  const stored = await env.FILES.get(document.objectKey);
  if (!stored) throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  return { name: document.name, type: document.type, size: document.size ?? 0, body: stored.body };
}
