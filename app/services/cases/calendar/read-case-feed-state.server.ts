import { caseFeedOf } from "#app/db/cases/case-feeds.repo.server.ts";
import { seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** A case, and the feed that its reader has of it. */
export interface CaseFeedState {
  caseNumber: string;
  title: string;
  /** When it was made, ISO 8601; null when there is none. */
  since: string | null;
  /** IANA zone of the reader. */
  zone: string;
}

/** What the page about one's feed of a case shows. Throws `unauthenticated` for visitors, `not_found` for a case that one does not see. */
export async function readCaseFeedState({ db, actor }: ServiceContext, caseId: string): Promise<CaseFeedState> {
  const { row, who } = await seeCase(db, caseId, signedIn(await actor()));
  const made = await caseFeedOf(db, who.id, caseId);
  return {
    caseNumber: row.caseNumber,
    title: row.title,
    since: made === null ? null : new Date(made).toISOString(),
    zone: who.timeZone,
  };
}
