import { openInvitationsBy } from "#app/db/accounts/invitations.repo.server.ts";
import { passkeysOf } from "#app/db/accounts/passkeys.repo.server.ts";
import { actsOf, findPerson } from "#app/db/accounts/people.repo.server.ts";
import { signInsOf } from "#app/db/accounts/sign-ins.repo.server.ts";
import { webhooksSetUpBy } from "#app/db/webhooks/webhooks.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { InvitationRecord } from "#app/domain/people/invitation.ts";
import type { PersonAct, PersonRecord, SignInAct, SignInMeans } from "#app/domain/people/person-record.ts";
import { toRecord } from "#app/services/accounts/invitations/invitations.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toPerson } from "./person-changes.server.ts";

/**
 * One person with what was done to their account, who signed in to it or tried to, how many passkeys it has, the invitations
 * that they made and nobody has answered, newest first, and how many webhooks are paused once they are an administrator no more. Throws `not_found`.
 */
export async function getPerson(
  context: ServiceContext,
  id: string,
): Promise<{
  person: PersonRecord;
  acts: PersonAct[];
  signIns: SignInAct[];
  passkeys: number;
  invited: InvitationRecord[];
  webhooks: number;
  me: boolean;
}> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const [[row], acts, signIns, passkeys, invited, webhooks] = await db.batch([
    findPerson(db, id),
    actsOf(db, id),
    signInsOf(db, id),
    passkeysOf(db, id),
    openInvitationsBy(db, id),
    webhooksSetUpBy(db, id),
  ]);
  if (!row) throw new AppError("not_found");
  const inviter = { inviterName: `${row.firstName} ${row.lastName}`.trim(), inviterRole: row.role, inviterActive: row.active };
  const now = clock().getTime();
  return {
    person: toPerson(row),
    acts: acts.map(({ at, action, by, changes }) => ({ at: new Date(at).toISOString(), action, by, changes })),
    signIns: signIns.map(({ at, action, changes }) => ({
      at: new Date(at).toISOString(),
      outcome: action === "signed_in" ? "signed_in" : "failed",
      by: changes.by as SignInMeans,
      further: "further" in changes,
    })),
    passkeys: passkeys.length,
    invited: invited.map((invitation) => toRecord({ ...invitation, ...inviter }, now)),
    webhooks: row.role === "admin" && row.active ? webhooks.length : 0,
    me: who.id === id,
  };
}
