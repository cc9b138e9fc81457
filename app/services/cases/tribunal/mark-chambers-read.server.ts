import { readingPosts } from "#app/db/cases/deliberations.repo.server.ts";
import { loggable } from "#app/domain/loggable.ts";
import { isPageShown } from "#app/domain/mail/by-person.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";

/** A member has the chambers before them, up to the number `newest`. Written after the answer, and not for a request that shows nobody a page. */
export async function markChambersRead(
  { actor, db, waitUntil }: CaseContext,
  caseId: string,
  newest: number,
  request: Pick<Request, "method" | "headers">,
): Promise<void> {
  if (newest === 0 || !isPageShown(request)) return;
  const { id: userId } = signedIn(await actor());
  waitUntil(
    readingPosts(db, { userId, caseId, readUntil: newest })
      .then(() => undefined)
      .catch((error: unknown) => console.error(loggable(error))),
  );
}
