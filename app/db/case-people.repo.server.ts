/** Queries over the invitations of a case's people, and the place that an invitation fills. */
import { and, desc, eq, isNull } from "drizzle-orm";
import { MOST_PEOPLE } from "./cases.repo.server.ts";
import type { Database } from "./client.server.ts";
import { casePeople } from "./schema/cases.ts";
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
