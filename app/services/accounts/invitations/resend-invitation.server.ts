import { invitationForChange, renewingInvitation } from "#app/db/accounts/invitations.repo.server.ts";
import { writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { InvitationRecord } from "#app/domain/people/invitation.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { freshLink, invitationMail, refuseClosed, toRecord, writeInvitation } from "./invitations.server.ts";

/** A new link by mail, good for another fourteen days; the old one dies. For administrators. Throws `conflict` when it was answered meanwhile. */
export async function resendInvitation(context: ServiceContext, id: string): Promise<InvitationRecord> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const found = await invitationForChange(db, { id });
  if (!found) throw new AppError("not_found");
  const now = clock().getTime();
  refuseClosed(found.row, now, ["open", "expired"]);
  const { link } = await freshLink(context, id, now);
  const audit = await nextAuditEntry({ subjectType: "invitation", subjectId: id, action: "sent_again", changes: {} }, who, now, found.last);
  // Who sends it again invites: it no longer ends with its first sender's account.
  const renewed = { ...link, invitedBy: who.id };
  const inviter = { inviterName: `${who.firstName} ${who.lastName}`.trim(), inviterRole: who.role, inviterActive: true };
  const row = { ...found.row, ...renewed, ...inviter };
  await writeInvitation(context, [renewingInvitation(db, id, renewed), writingEntry(db, audit), writingMail(db, invitationMail(row, now))]);
  return toRecord(row, now);
}
