import { noticesOf } from "#app/db/cases/case-notices.repo.server.ts";
import { placedBehind, placeText, readPlace } from "#app/domain/case/feed-places.ts";
import { sectionOf } from "#app/domain/case/filing.ts";
import type { NoticeRecord } from "#app/domain/case/notices/notices.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { PAGE } from "./case-notices.server.ts";

/** The caller's feed, newest first; `after` is the `next` of the page before. */
export async function listNotices(
  { actor, db }: ServiceContext,
  after: string | null = null,
): Promise<{ notices: NoticeRecord[]; next: string | null }> {
  const who = signedIn(await actor());
  const place = readPlace(after);
  const rows = placedBehind(await noticesOf(db, who.id, PAGE + 1 + (place ? place.nth + 1 : 0), place), place);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    notices: page.map((row) => ({
      caseId: row.caseId,
      nth: row.nth,
      at: new Date(row.at).toISOString(),
      type: row.type,
      actor: row.actorName || null,
      caseNumber: row.caseNumber,
      title: row.title,
      details: row.details,
      section: sectionOf(row.type),
      read: !row.unread,
    })),
    next: rows.length > PAGE && last ? placeText(last) : null,
  };
}
