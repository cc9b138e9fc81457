/** Inviting somebody to their place in a case: parts of the batch that writes it. */
import { revokingInvitation } from "#app/db/accounts/invitations.repo.server.ts";
import { findPersonByEmail, lastAuditOf, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { type CaseInvitationRow, openInvitationsOf } from "#app/db/cases/case-people.repo.server.ts";
import { type CasePersonRow, changingPerson } from "#app/db/cases/cases.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { invitationToCase } from "#app/services/accounts/invitations/invitations.server.ts";
import type { SignedIn } from "#app/services/cases/case-access.server.ts";
import { nameInTwo } from "#app/services/cases/case-records.ts";
import type { CaseAct } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

export interface InvitedPart {
  acts: CaseAct[];
  statements: Statement[];
}

type Invited = Pick<CasePersonRow, "id" | "capacity" | "side" | "name" | "email">;

/** Makes the links of a person useless. */
export async function revokingInvitations(
  { db }: ServiceContext,
  caseId: string,
  personId: string,
  who: SignedIn,
  now: number,
): Promise<Statement[]> {
  const open = await openInvitationsOf(db, caseId);
  return revoking(
    db,
    open.filter(({ casePersonId }) => casePersonId === personId),
    who,
    now,
  );
}

/**
 * Makes useless what somebody of the case has invited to: who was invited is only named again, until another of the side invites. The other side stays
 * invited: named again, its inviters could turn it away by taking one of their own off.
 */
export async function revokingInvitationsBy(
  { db }: ServiceContext,
  { caseId, userId, side }: Pick<CasePersonRow, "caseId" | "userId" | "side">,
  people: readonly Pick<CasePersonRow, "id" | "side">[],
  who: SignedIn,
  now: number,
): Promise<Statement[]> {
  const open = await openInvitationsOf(db, caseId);
  const made = open.filter(({ invitedBy }) => invitedBy === userId);
  const own = made.flatMap(({ casePersonId }) => people.filter((one) => one.id === casePersonId && one.side === side));
  const places = own.map(({ id }) => changingPerson(db, id, { state: "named" }));
  return [...places, ...(await revoking(db, made, who, now))];
}

async function revoking(db: Database, open: readonly CaseInvitationRow[], who: SignedIn, now: number): Promise<Statement[]> {
  const statements = open.map(async ({ id }): Promise<Statement[]> => {
    const [last] = await lastAuditOf(db, "invitation", id);
    const event = { subjectType: "invitation", subjectId: id, action: "revoked", changes: {} } as const;
    const audit = await nextAuditEntry(event, who, now, last ?? null);
    return [revokingInvitation(db, id, who.id, now), writingEntry(db, audit)];
  });
  return (await Promise.all(statements)).flat();
}

/**
 * At which address somebody is invited, and at which they were: for our office and their own side. Everybody else reads that they were
 * invited, or that the address changed.
 */
function addressed({ name, capacity, side, email }: Invited, before: string | null): CaseAct[] {
  const details = { name, capacity, side, email: before === null ? email : [before, email] };
  const audiences = ["office", ...(side ? ([`side_${side}`] as const) : [])] as const;
  return audiences.map((audience) => ({ type: "invitation_addressed", audience, details }));
}

/** A first invitation, or a new one in place of those that wait: an earlier link opens nothing any more. */
export async function invitingToCase(
  context: ServiceContext,
  caseId: string,
  person: Invited,
  who: SignedIn,
  now: number,
  before: string | null = null,
): Promise<InvitedPart> {
  const { db } = context;
  const email = person.email ?? "";
  const [account] = await findPersonByEmail(db, emailKeyOf(email));
  const { statements } = await invitationToCase(
    context,
    { email, role: "party", ...nameInTwo(person.name), locale: account?.locale ?? who.locale, casePersonId: person.id },
    who,
  );
  return {
    acts: [
      { type: "person_invited", details: { name: person.name, capacity: person.capacity, side: person.side } },
      ...addressed(person, before),
    ],
    statements: [
      ...(await revokingInvitations(context, caseId, person.id, who, now)),
      ...statements,
      changingPerson(db, person.id, { state: "invited" }),
    ],
  };
}
