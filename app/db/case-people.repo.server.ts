/** Queries over the people of cases: their invitations, the place that one fills, and the cases that an arbitrator has. */
import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import { MOST_PEOPLE } from "./cases.repo.server.ts";
import type { Database } from "./client.server.ts";
import { casePeople, cases } from "./schema/cases.ts";
import { invitations } from "./schema/people.ts";

/** Invitations of a case that nobody has answered, expired ones too; newest first. */
export const openInvitationsOf = (db: Database, caseId: string) =>
  db
    .select({ id: invitations.id, casePersonId: invitations.casePersonId, sentAt: invitations.sentAt, expiresAt: invitations.expiresAt })
    .from(casePeople)
    .innerJoin(invitations, eq(invitations.casePersonId, casePeople.id))
    .where(and(eq(casePeople.caseId, caseId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .orderBy(desc(invitations.sentAt))
    .limit(MOST_PEOPLE);
export type CaseInvitationRow = Awaited<ReturnType<typeof openInvitationsOf>>[number];

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
