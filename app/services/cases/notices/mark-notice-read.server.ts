import { readingOne } from "#app/db/cases/case-notices.repo.server.ts";
import type { FeedPlace } from "#app/domain/case/feed-places.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Marks one of the caller's own as read: that of their feed's place. */
export async function markNoticeRead({ actor, clock, db }: ServiceContext, place: FeedPlace): Promise<void> {
  const who = signedIn(await actor());
  await readingOne(db, who.id, place, clock().getTime());
}
