import { waitingInvitation } from "#app/db/accounts/invitations.repo.server.ts";
import { findPersonByEmail } from "#app/db/accounts/people.repo.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { InvitationRecord } from "#app/domain/people/invitation.ts";
import { checkPerson, invitationSchema } from "#app/domain/people/person-fields.ts";
import { isRole } from "#app/domain/people/roles.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { NO_PROOF, type Proof, requireProof } from "#app/services/accounts/own-account/require-proof.server.ts";
import { administratorNotices } from "#app/services/accounts/people/administrator-notices.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { partsOf, toRecord, writeInvitation } from "./invitations.server.ts";
import { resendInvitation } from "./resend-invitation.server.ts";

/**
 * Invites to an account. For administrators, who prove themselves where they invite another one; all administrators are mailed that.
 * Throws `invalid_input` with an issue per field, also on `password`, `code` or `passkey`, and `too_many_requests`.
 */
export async function inviteToAccount(context: AccountContext, input: unknown, proof: Proof = NO_PROOF): Promise<InvitationRecord> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const check = checkPerson(invitationSchema, input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  const { email, role } = check.value;
  const key = emailKeyOf(email);
  const [[person], [waiting]] = await db.batch([findPersonByEmail(db, key), waitingInvitation(db, key, role)]);
  const refused = (code: string) => new AppError("invalid_input", { issues: [{ field: "email", code }] });
  if (person && !person.active) throw refused("account_closed");
  if (person && person.role === role) throw refused("account_exists");
  // A role is changed where everybody sees it, in the list of users; who has none of ours yet gets it by accepting.
  if (person && isRole(person.role)) throw refused("account_other_role");
  if (waiting) {
    if (waiting.expiresAt > clock().getTime()) throw refused("invitation_open");
    return resendInvitation(context, waiting.id, proof);
  }
  if (role === "admin") await requireProof(context, who.id, proof);
  const { row, statements } = await partsOf(context, check.value, null, who);
  const news = { act: "administrator_invited", person: null, invitation: row.id, by: who.id, now: row.createdAt } as const;
  const notices = role === "admin" ? await administratorNotices(db, news) : [];
  try {
    await writeInvitation(context, [...statements, ...notices]);
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") throw refused("invitation_open");
    throw error;
  }
  return toRecord({ ...row, inviterName: nameOf(who), inviterRole: who.role, inviterActive: true }, row.createdAt);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();
