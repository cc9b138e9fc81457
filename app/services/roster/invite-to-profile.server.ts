import { invitationForChange, revokingInvitation } from "#app/db/accounts/invitations.repo.server.ts";
import { findPersonByEmail, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { findProfile } from "#app/db/accounts/roster.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import { invitationState } from "#app/domain/people/invitation.ts";
import { checkPerson, invitationSchema } from "#app/domain/people/person-fields.ts";
import { isRole } from "#app/domain/people/roles.ts";
import { partsOf } from "#app/services/accounts/invitations/invitations.server.ts";
import { type Administrator, administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { changeProfile } from "./change-profile.server.ts";

/**
 * Invites by mail, with a link that works once, to an account whose profile it is; an earlier invitation to it opens nothing any more. For
 * administrators. Throws as `changeProfile`, and `invalid_input`.
 */
export async function inviteToProfile(context: ServiceContext, id: string, version: number, input: object): Promise<void> {
  const who = await administratorOf(context);
  const check = checkPerson(invitationSchema, { ...input, role: "arbitrator" });
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  const [profile] = await findProfile(context.db, id);
  if (!profile) throw new AppError("not_found");
  if (profile.userId !== null) throw new AppError("stale_version", { detail: { version: profile.version } });
  const [person] = await findPersonByEmail(context.db, emailKeyOf(check.value.email));
  if (person && !person.active) throw refusedField("email", "account_closed");
  if (person && person.role === "arbitrator") throw refusedField("email", "account_exists");
  if (person && isRole(person.role)) throw refusedField("email", "account_other_role");
  const { row, statements } = await partsOf(context, check.value, null, who);
  const ended = profile.invitationId === null ? [] : await endingInvitation(context, profile.invitationId, who);
  await changeProfile(context, id, version, who, () => ({
    action: "invited",
    changes: { invitationId: row.id },
    columns: { invitationId: row.id, emailKey: emailKeyOf(check.value.email) },
    more: [...ended, ...statements],
  }));
}

/** Revokes an invitation to a profile where it waits for an answer: one that another takes the place of, or whose profile is removed. */
export async function endingInvitation({ clock, db }: ServiceContext, invitationId: string, who: Administrator): Promise<Statement[]> {
  const found = await invitationForChange(db, { id: invitationId });
  const now = clock().getTime();
  if (!found || !["open", "expired"].includes(invitationState(found.row, now))) return [];
  const event = { subjectType: "invitation", subjectId: invitationId, action: "revoked", changes: {} } as const;
  return [revokingInvitation(db, invitationId, who.id, now), writingEntry(db, await nextAuditEntry(event, who, now, found.last))];
}
