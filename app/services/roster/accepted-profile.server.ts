import { lastAuditOf, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { changingProfile, findProfile, profileOfAccount, profileOfInvitation } from "#app/db/accounts/roster.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import type { Role } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

/**
 * Makes the account of who accepts the profile's that the invitation is to, as parts of the acceptance's batch. Nothing where it is to none,
 * where either has found another meanwhile, or where the account is (by now) no arbitrator's.
 */
export async function linkingAccepted(
  { db }: ServiceContext,
  invitationId: string,
  { id: userId, role }: { id: string; role: Role },
  now: number,
): Promise<Statement[]> {
  if (role !== "arbitrator") return [];
  const [[invited], [own]] = await db.batch([profileOfInvitation(db, invitationId), profileOfAccount(db, userId)]);
  if (!invited || own) return [];
  const [[profile], [last]] = await db.batch([findProfile(db, invited.id), lastAuditOf(db, "roster_profile", invited.id)]);
  if (!profile || profile.userId !== null) return [];
  const event = { subjectType: "roster_profile", subjectId: invited.id, action: "accepted", changes: { userId } } as const;
  const audit = await nextAuditEntry(event, { kind: "user", id: userId, role: "arbitrator" }, now, last ?? null);
  return [writingEntry(db, audit), changingProfile(db, invited.id, { userId, updatedAt: now })];
}
