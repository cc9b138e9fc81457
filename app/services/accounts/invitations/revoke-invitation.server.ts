import { invitationForChange, revokingInvitation } from "#app/db/accounts/invitations.repo.server.ts";
import { writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { InvitationRecord } from "#app/domain/people/invitation.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { refuseClosed, toRecord, writeInvitation } from "./invitations.server.ts";

/** Makes the link useless. For administrators. Throws `conflict` when it was answered meanwhile. */
export async function revokeInvitation(context: ServiceContext, id: string): Promise<InvitationRecord> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const found = await invitationForChange(db, { id });
  if (!found) throw new AppError("not_found");
  const now = clock().getTime();
  refuseClosed(found.row, now, ["open", "expired"]);
  const audit = await nextAuditEntry({ subjectType: "invitation", subjectId: id, action: "revoked", changes: {} }, who, now, found.last);
  await writeInvitation(context, [revokingInvitation(db, id, who.id, now), writingEntry(db, audit)]);
  return toRecord({ ...found.row, revokedAt: now, revokedBy: who.id }, now);
}
