import { openingNotice, unopenedAt } from "#app/db/cases/case-notices.repo.server.ts";
import type { FeedPlace } from "#app/domain/case/feed-places.ts";
import { maySee } from "#app/domain/case/permissions.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/**
 * The caller opens the notice at a place of their feed. The first time is an entry of the case's chain, so that an exported record proves
 * service; of what is private to a side or the arbitrator none, since the office would learn of it.
 */
export async function openNotice(context: ServiceContext, place: FeedPlace): Promise<void> {
  const { actor, clock, db } = context;
  const { id: userId } = signedIn(await actor());
  const { caseId } = place;
  const [found] = await unopenedAt(db, userId, place);
  if (!found) return;
  const opening = (now: number) => openingNotice(db, { userId, caseId, seq: found.seq }, now);
  if (!maySee({ kind: "administrator" }, { audience: found.audience, authorId: null }, userId)) {
    await opening(clock().getTime());
    return;
  }
  await changeCase(context, caseId, async (_seen, now) => {
    // Opened twice at once, it is written down once.
    const [still] = await unopenedAt(db, userId, place);
    if (!still) return { acts: [], result: undefined };
    // By kind and moment: the chain's own numbers are shown to no one.
    const details = { of: { type: found.type, at: new Date(found.at).toISOString() } };
    return { acts: [{ type: "notice_opened", audience: "office", details }], statements: [opening(now)], result: undefined };
  });
}
