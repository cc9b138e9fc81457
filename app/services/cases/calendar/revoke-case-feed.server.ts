import { dropCaseFeed } from "#app/db/cases/case-feeds.repo.server.ts";
import { seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/**
 * Ends the reader's feed of a case: its address opens nothing any more. Nothing happens where there is none. Throws `unauthenticated` for
 * visitors, `not_found` for a case that one does not see.
 */
export async function revokeCaseFeed({ db, actor }: ServiceContext, caseId: string): Promise<void> {
  const { who } = await seeCase(db, caseId, signedIn(await actor()));
  await dropCaseFeed(db, who.id, caseId);
}
