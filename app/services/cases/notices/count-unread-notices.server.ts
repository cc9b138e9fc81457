import { unreadOf } from "#app/db/cases/case-notices.repo.server.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Counted until here: the bell says "99+". */
export const MOST_UNREAD = 100;

/** How many the caller has not opened; at most 100. */
export async function countUnreadNotices({ actor, db }: ServiceContext): Promise<number> {
  const who = signedIn(await actor());
  return (await unreadOf(db, who.id, MOST_UNREAD)).length;
}
