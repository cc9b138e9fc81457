import { keepingDraft } from "#app/db/cases/case-filing.repo.server.ts";
import { messageDraftSchema } from "#app/domain/case/filing.ts";
import { storedAudience } from "#app/domain/case/permissions.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";

/** Keeps what the caller has begun to write, for all their devices; counted. Throws as `post` does, and `too_many_requests`. */
export async function keepMessageDraft({ actor, clock, db, limits }: CaseContext, caseId: string, input: unknown): Promise<void> {
  await limits.countDraft();
  const seen = await seeCase(db, caseId, signedIn(await actor()));
  requireInCase(seen, "post");
  const parsed = parseInput(messageDraftSchema, input);
  const { content, audience = "everyone" } = parsed;
  const stored = storedAudience(seen.relation, audience) ?? "everyone";
  await keepingDraft(db, { userId: seen.who.id, caseId }, content, stored, clock().getTime());
}
