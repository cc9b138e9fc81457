import { findInvitationByToken } from "#app/db/accounts/invitations.repo.server.ts";
import { findPersonByEmail } from "#app/db/accounts/people.repo.server.ts";
import { placeOfInvitation } from "#app/db/cases/case-people.repo.server.ts";
import { isSameName } from "#app/domain/case/conflicts/names.ts";
import { invitedPlace, inviterOf } from "#app/domain/mail/first-mail.ts";
import { invitationState, type OpenedInvitation } from "#app/domain/people/invitation.ts";
import type { InvitationContext } from "#app/services/accounts/account-context.ts";
import { invitedTo } from "#app/services/cases/people/invited-place.ts";
import { isProven } from "#app/services/mail/mail-addresses.server.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { iso, standingOf, stillInvites } from "./invitations.server.ts";

/** What a link opens, and what its reader has to do with it. Changes nothing. */
export async function openInvitation(context: InvitationContext, token: string): Promise<OpenedInvitation> {
  const { clock, db, prove } = context;
  const [row] = await findInvitationByToken(db, await hashOfToken(token));
  if (!row) return { state: "unknown" };
  const known = await isProven(context, row.email);
  // Only a mail to the invited address holds the link, also one that has ended.
  await prove(row.email);
  const state = invitationState(row, clock().getTime());
  if (state !== "open") return { state };
  if (!stillInvites(row)) return { state: "revoked" };
  const [person] = await findPersonByEmail(db, row.emailKey);
  const { email, role, firstName, lastName } = row;
  const invitedBy = (known ? row.inviterName : inviterOf(row.inviterName, row.inviterRole === "admin")) ?? "";
  const [place] = row.casePersonId === null ? [] : await placeOfInvitation(db, row.casePersonId);
  const invited = place ? invitedTo(place) : null;
  const standing = await standingOf(context, person);
  const own = person && standing === "ready" ? `${person.firstName} ${person.lastName}`.trim() : null;
  const invitation = {
    email,
    role,
    firstName,
    lastName,
    invitedBy,
    expiresAt: iso(row.expiresAt),
    ofCase: row.casePersonId !== null,
    place: known ? invited : invitedPlace(invited, row.inviterRole === "admin"),
    otherName: place && own && !isSameName(own, place.name) ? place.name : null,
  };
  return { state, invitation, standing };
}
