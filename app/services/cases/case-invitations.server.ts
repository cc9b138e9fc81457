/** Inviting somebody to their place in a case: parts of the batch that writes it. */

import { revokingInvitation } from "#app/db/accounts/invitations.repo.server.ts";
import { findPersonByEmail, lastAuditOf, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { openInvitationsOf } from "#app/db/cases/case-people.repo.server.ts";
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { changingPerson } from "#app/db/cases/cases.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import type { InvitationService } from "#app/services/accounts/invitations.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import type { SignedIn } from "./case-access.server.ts";
import { nameInTwo } from "./case-records.ts";
import type { CaseAct } from "./case-writes.server.ts";

export interface InvitedPart {
  acts: CaseAct[];
  statements: Statement[];
}

type Invited = Pick<CasePersonRow, "id" | "capacity" | "side" | "name" | "email">;

export interface CaseInvitations {
  /** A first invitation, or a new one in place of those that wait: an earlier link opens nothing any more. */
  inviting(caseId: string, person: Invited, who: SignedIn, now: number): Promise<InvitedPart>;
  /** Makes the links of a person useless. */
  revoking(caseId: string, personId: string, who: SignedIn, now: number): Promise<Statement[]>;
}

export function createCaseInvitations(db: Database, invitations: Pick<InvitationService, "invitationFor">): CaseInvitations {
  async function revoking(caseId: string, personId: string, who: SignedIn, now: number): Promise<Statement[]> {
    const open = (await openInvitationsOf(db, caseId)).filter(({ casePersonId }) => casePersonId === personId);
    const statements = open.map(async ({ id }): Promise<Statement[]> => {
      const [last] = await lastAuditOf(db, "invitation", id);
      const event = { subjectType: "invitation", subjectId: id, action: "revoked", changes: {} } as const;
      const audit = await nextAuditEntry(event, who, now, last ?? null);
      return [revokingInvitation(db, id, who.id, now), writingEntry(db, audit)];
    });
    return (await Promise.all(statements)).flat();
  }

  return {
    revoking,
    async inviting(caseId, person, who, now) {
      const email = person.email ?? "";
      const [account] = await findPersonByEmail(db, emailKeyOf(email));
      const { statements } = await invitations.invitationFor(
        { email, role: "party", ...nameInTwo(person.name), locale: account?.locale ?? who.locale, casePersonId: person.id },
        who,
      );
      return {
        acts: [{ type: "person_invited", details: { name: person.name, capacity: person.capacity, side: person.side } }],
        statements: [...(await revoking(caseId, person.id, who, now)), ...statements, changingPerson(db, person.id, { state: "invited" })],
      };
    },
  };
}
