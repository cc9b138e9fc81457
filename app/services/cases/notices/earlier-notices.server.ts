/** Notices of what came before somebody joined a case: they are served with it, and its openings are proven like those of everything else. */
import { countEarlierNotices, writingEarlierNotices } from "#app/db/cases/case-notices.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { audiencesSeenBy } from "#app/domain/case/permissions.ts";
import { noticeMail, type Recipient } from "#app/services/cases/change-case.server.ts";

/** The newest so many; older ones stand in the case itself. One mail tells of as many. */
const MOST = 200;

const earlierFor = (caseId: string, until: number, { userId, relation }: Pick<Recipient, "userId" | "relation">) => ({
  caseId,
  userId,
  until,
  audiences: audiencesSeenBy(relation),
});

/** How much of what everyone sees came before who joins; a statement. What is for their side alone is counted nowhere that others read. */
export const countingEarlier = (db: Database, caseId: string, until: number, userId: string) =>
  countEarlierNotices(db, { caseId, userId, until, audiences: ["everyone"] }, MOST);

/**
 * Gives who joins notice of what came before, as far as they may see it, by one mail with what happens within these minutes. Written after
 * the statement that lets them in. `until` is the last entry before theirs.
 */
export async function givingEarlier(db: Database, caseId: string, until: number, joiner: Recipient, now: number): Promise<Statement[]> {
  const mail = await noticeMail(caseId, { type: "case_created" }, joiner, now);
  if (!mail) return [];
  return [writingMail(db, mail).onConflictDoNothing(), writingEarlierNotices(db, earlierFor(caseId, until, joiner), mail.id, MOST)];
}
