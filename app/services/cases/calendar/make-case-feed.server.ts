import { keepCaseFeed } from "#app/db/cases/case-feeds.repo.server.ts";
import { seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { newToken, sha256Hex } from "#app/services/platform/secret-links.ts";

/**
 * Makes the reader's feed of a case; an earlier address of it dies. Gives the address, which is never shown again. Throws `unauthenticated`
 * for visitors, `not_found` for a case that one does not see, `too_many_requests`.
 */
export async function makeCaseFeed({ db, actor, clock, origin, limits }: CaseContext, caseId: string): Promise<string> {
  const { who } = await seeCase(db, caseId, signedIn(await actor()));
  await limits.count("change", who);
  const token = newToken();
  await keepCaseFeed(db, { userId: who.id, caseId, tokenHash: await sha256Hex(token), createdAt: clock().getTime() });
  return `${origin}/feeds/cases/${token}.ics`;
}
