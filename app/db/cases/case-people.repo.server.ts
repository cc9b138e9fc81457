/** Queries over the people of cases: their invitations, the place that one fills, and the cases that an arbitrator has. */
import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { casePeople, cases } from "#app/db/schema/cases.ts";
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

/** Cases that are not resolved and that this person is in, or is asked to decide. */
export const openCasesOf = (db: Database, userId: string) =>
  db
    .select({ caseId: casePeople.caseId })
    .from(casePeople)
    .innerJoin(cases, eq(cases.id, casePeople.caseId))
    .where(and(eq(casePeople.userId, userId), inArray(casePeople.state, ["invited", "active"]), ne(cases.status, "resolved")))
    .limit(MOST_OPEN);

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
