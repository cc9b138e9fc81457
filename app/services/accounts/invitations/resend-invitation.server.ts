import { invitationForChange, renewingInvitation } from "#app/db/accounts/invitations.repo.server.ts";
import { writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { InvitationRecord } from "#app/domain/people/invitation.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { NO_PROOF, type Proof, requireProof } from "#app/services/accounts/own-account/require-proof.server.ts";
import { administratorNotices } from "#app/services/accounts/people/administrator-notices.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { freshLink, invitationMail, refuseClosed, toRecord, writeInvitation } from "./invitations.server.ts";

/**
 * A new link by mail, good for another fourteen days; the old one dies. For administrators, who prove themselves where the invitation makes
 * one; all administrators are mailed that. Throws `conflict` when it was answered meanwhile, `invalid_input` on `password`, `code` or
 * `passkey`, `too_many_requests`.
 */
export async function resendInvitation(context: AccountContext, id: string, proof: Proof = NO_PROOF): Promise<InvitationRecord> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const found = await invitationForChange(db, { id });
  if (!found) throw new AppError("not_found");
  const now = clock().getTime();
  refuseClosed(found.row, now, ["open", "expired"]);
  const isAdministrators = found.row.role === "admin";
  if (isAdministrators) await requireProof(context, who.id, proof);
  const act = "administrator_invited";
  const notices = isAdministrators ? await administratorNotices(db, { act, person: null, invitation: id, by: who.id, now }) : [];
  const { link } = await freshLink(context, id, now);
  const audit = await nextAuditEntry({ subjectType: "invitation", subjectId: id, action: "sent_again", changes: {} }, who, now, found.last);
  // Who sends it again invites: it no longer ends with its first sender's account.
  const renewed = { ...link, invitedBy: who.id };
  const inviter = { inviterName: `${who.firstName} ${who.lastName}`.trim(), inviterRole: who.role, inviterActive: true };
  const row = { ...found.row, ...renewed, ...inviter };
  const mail = writingMail(db, invitationMail(row, now));
  await writeInvitation(context, [renewingInvitation(db, id, renewed), writingEntry(db, audit), mail, ...notices]);
  return toRecord(row, now);
}
