/** Who may invite no more leaves no invitation open: it would let in whom they chose after they are gone. */
import { openInvitationsBy, revokingInvitationsBy } from "#app/db/accounts/invitations.repo.server.ts";
import { writingEntry } from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

/** Takes back all that somebody has invited to and nobody has answered: statements of a batch. `now` in UTC milliseconds. */
export async function endingInvitationsBy(
  { db }: Pick<ServiceContext, "db">,
  userId: string,
  who: Extract<Actor, { kind: "user" }>,
  now: number,
): Promise<Statement[]> {
  const open = await openInvitationsBy(db, userId);
  const entries = open.map(async ({ id, lastSeq, lastHash }): Promise<Statement[]> => {
    const last = lastSeq === null || lastHash === null ? null : { seq: lastSeq, hash: lastHash };
    const event = { subjectType: "invitation", subjectId: id, action: "revoked", changes: { inviterLeft: true } } as const;
    return [writingEntry(db, await nextAuditEntry(event, who, now, last))];
  });
  return [...revokingInvitationsBy(db, userId, who.id, now), ...(await Promise.all(entries)).flat()];
}
