/** Queries over the people of cases: their invitations, the place that one fills, and the cases that an arbitrator has. */
import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { casePeople, cases, pendingRenames } from "#app/db/schema/cases.ts";
import { invitations } from "#app/db/schema/people.ts";
import { MOST_PEOPLE } from "./cases.repo.server.ts";

/** Invitations of a case that nobody has answered, expired ones too; newest first. */
export const openInvitationsOf = (db: Database, caseId: string) =>
  db
    .select({
      id: invitations.id,
      casePersonId: invitations.casePersonId,
      invitedBy: invitations.invitedBy,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      mail: outbox.state,
      mailWhy: outbox.lastError,
    })
    .from(casePeople)
    .innerJoin(invitations, eq(invitations.casePersonId, casePeople.id))
    .leftJoin(outbox, eq(outbox.id, sql`'invitation.' || ${invitations.id} || '.' || ${invitations.sentAt}`))
    .where(and(eq(casePeople.caseId, caseId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .orderBy(desc(invitations.sentAt))
    .limit(MOST_PEOPLE);
export type CaseInvitationRow = Awaited<ReturnType<typeof openInvitationsOf>>[number];

/** When somebody of a case was invited, answered and revoked ones too; the newest few. */
export const latestInvitationsOf = (db: Database, casePersonId: string, most: number) =>
  db
    .select({ sentAt: invitations.sentAt })
    .from(invitations)
    .where(eq(invitations.casePersonId, casePersonId))
    .orderBy(desc(invitations.sentAt))
    .limit(most);

/** The place that an invitation gives, with its case and who brings that. */
export const placeOfInvitation = (db: Database, casePersonId: string) =>
  db
    .select({
      caseId: casePeople.caseId,
      capacity: casePeople.capacity,
      side: casePeople.side,
      name: casePeople.name,
      caseNumber: cases.caseNumber,
      title: cases.title,
      mailSays: cases.mailSays,
      status: cases.status,
      claimant: sql<string | null>`(SELECT claimant.name FROM case_people AS claimant WHERE claimant.case_id = ${casePeople.caseId}
        AND claimant.capacity = 'party' AND claimant.side = 'a' AND claimant.state <> 'removed')`.as("claimant"),
    })
    .from(casePeople)
    .innerJoin(cases, eq(cases.id, casePeople.caseId))
    .where(eq(casePeople.id, casePersonId))
    .limit(1);
export type PlaceOfInvitation = Awaited<ReturnType<typeof placeOfInvitation>>[number];

export const casePersonById = (db: Database, id: string) => db.select().from(casePeople).where(eq(casePeople.id, id)).limit(1);

/** More than anybody decides at a time. */
const MOST_OPEN = 1000;

/** Cases that are not resolved and whose arbitrator this person is, or is asked to be. */
export const arbitratedCasesOf = (db: Database, arbitratorId: string) =>
  db
    .select({ caseId: casePeople.caseId })
    .from(casePeople)
    .innerJoin(cases, eq(cases.id, casePeople.caseId))
    .where(
      and(
        eq(casePeople.userId, arbitratorId),
        inArray(casePeople.state, ["invited", "active"]),
        eq(casePeople.capacity, "arbitrator"),
        ne(cases.status, "resolved"),
      ),
    )
    .limit(MOST_OPEN);

/** Cases that are not resolved and that this person is in, or is asked to decide, as names that are still to be entered there; the first name of before is kept. */
export const awaitingRename = (db: Database, { userId, before, now }: { userId: string; before: string; now: number }) =>
  db
    .insert(pendingRenames)
    .select(
      db
        .select({
          // In the order of the table's columns.
          userId: sql<string>`${userId}`.as("user_id"),
          caseId: casePeople.caseId,
          before: sql<string>`${before}`.as("before"),
          changedAt: sql<number>`${now}`.as("changed_at"),
        })
        .from(casePeople)
        .innerJoin(cases, eq(cases.id, casePeople.caseId))
        .where(and(eq(casePeople.userId, userId), inArray(casePeople.state, ["invited", "active"]), ne(cases.status, "resolved")))
        .limit(MOST_OPEN),
    )
    .onConflictDoNothing();

/** Where a person's name is still to be entered. */
export const pendingRenamesOf = (db: Database, userId: string) =>
  db
    .select({ userId: pendingRenames.userId, caseId: pendingRenames.caseId })
    .from(pendingRenames)
    .where(eq(pendingRenames.userId, userId))
    .limit(MOST_OPEN);

/** What is still to be entered and was not by the request that changed the name, the longest first. */
export const pendingRenamesDue = (db: Database, { until, now, most }: { until: number; now: number; most: number }) =>
  db
    .select({ userId: pendingRenames.userId, caseId: pendingRenames.caseId })
    .from(pendingRenames)
    .where(
      and(
        lte(pendingRenames.changedAt, until),
        notLeftAlone("renames", sql`${pendingRenames.userId} || ' ' || ${pendingRenames.caseId}`, now),
      ),
    )
    .orderBy(asc(pendingRenames.changedAt))
    .limit(most);

const ofRename = (userId: string, caseId: string) => and(eq(pendingRenames.userId, userId), eq(pendingRenames.caseId, caseId));
export const pendingRename = (db: Database, userId: string, caseId: string) =>
  db.select({ before: pendingRenames.before }).from(pendingRenames).where(ofRename(userId, caseId)).limit(1);
/** That a name has been entered (`after`): nothing waits any more, unless the account has another one by now, which waits in its turn. */
export const endingRename = (db: Database, userId: string, caseId: string, after: string) =>
  [
    db.delete(pendingRenames).where(and(ofRename(userId, caseId), sql`${nameNow(userId)} = ${after}`)),
    db.update(pendingRenames).set({ before: after }).where(ofRename(userId, caseId)),
  ] as const;
const nameNow = (userId: string) => sql`(SELECT trim(first_name || ' ' || last_name) FROM "user" WHERE id = ${userId})`;
export const forgetRename = (db: Database, userId: string, caseId: string) => db.delete(pendingRenames).where(ofRename(userId, caseId));

/**
 * Whether two people are in one case now, both so that its page shows them to each other: as active members, or as its
 * arbitrator. Anyone who is only named or invited, has declined or was removed shares nothing.
 */
export async function shareCase(db: Database, one: string, other: string): Promise<boolean> {
  const [found] = await db.all<{ shared: number }>(sql`
    SELECT 1 AS shared FROM case_people AS one INDEXED BY case_people_user
    CROSS JOIN case_people AS other INDEXED BY case_people_once
      ON other.case_id = one.case_id AND other.user_id = ${other} AND other.state IN ('invited', 'active')
    WHERE one.user_id = ${one} AND one.state IN ('invited', 'active')
      AND (one.state = 'active' OR one.capacity = 'arbitrator') AND (other.state = 'active' OR other.capacity = 'arbitrator')
    LIMIT 1`);
  return found !== undefined;
}
