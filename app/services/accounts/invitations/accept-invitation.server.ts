import { acceptingInvitation, type InvitationRow, invitationForChange } from "#app/db/accounts/invitations.repo.server.ts";
import { changingPerson, findPersonByEmail, personForChange, type UserRow, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { placeOfInvitation } from "#app/db/cases/case-people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isSameName } from "#app/domain/case/conflicts/names.ts";
import { AppError } from "#app/domain/errors.ts";
import { acceptanceSchema, acceptedAsSchema, checkPerson } from "#app/domain/people/person-fields.ts";
import { type Actor, isRole } from "#app/domain/people/roles.ts";
import type { InvitationContext, JoinedAs } from "#app/services/accounts/account-context.ts";
import { refuseGuessable, withOwnName } from "#app/services/accounts/chosen-password.server.ts";
import { openingAccount } from "#app/services/accounts/opening-account.server.ts";
import { administratorNotices } from "#app/services/accounts/people/administrator-notices.server.ts";
import { retryOnConflict } from "#app/services/cases/change-case.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { linkingAccepted } from "#app/services/roster/accepted-profile.server.ts";
import { refuseClosed, standingOf, stillInvites, writeInvitation } from "./invitations.server.ts";

export type Acceptance =
  /** A new account: its e-mail, to be signed in with the password that was just given. */
  | { done: "created"; email: string; userId: string; caseId: string | null }
  /** An account that was there. */
  | { done: "joined"; userId: string; caseId: string | null };

/**
 * Accepts. Without an account names and a password are needed (`invalid_input` with issues); with one, being signed in as
 * it. Throws `conflict` when the link opens nothing (any more), `forbidden` for who must sign in as somebody else.
 */
export async function acceptInvitation(context: InvitationContext, token: string, input: unknown): Promise<Acceptance> {
  // It writes into a case, where somebody else may be faster.
  return retryOnConflict(() => accept(context, token, input));
}

async function accept(context: InvitationContext, token: string, input: unknown): Promise<Acceptance> {
  const { actor, clock, db, env, joinCase, prove } = context;
  const found = await invitationForChange(db, { tokenHash: await hashOfToken(token) });
  if (!found) throw new AppError("conflict");
  const { row, last } = found;
  await prove(row.email);
  const now = clock().getTime();
  refuseClosed(row, now, ["open"]);
  if (!stillInvites(row)) throw new AppError("conflict");
  const [person] = await findPersonByEmail(db, row.emailKey);
  const standing = await standingOf(context, person);
  const accepted = (userId: string, by: Actor) =>
    nextAuditEntry({ subjectType: "invitation", subjectId: row.id, action: "accepted", changes: { userId } }, by, now, last);
  const [place] = row.casePersonId === null ? [] : await placeOfInvitation(db, row.casePersonId);
  const caseId = place?.caseId ?? null;
  // A place that is there no more is refused by who would join it.
  const follows = (userId: string, name: string) =>
    row.casePersonId === null ? [] : joinCase(row.casePersonId, userId, row.invitedBy, joinedAs(place?.name ?? name, name, input));

  if (person && standing === "ready") {
    const joins = await follows(person.id, `${person.firstName} ${person.lastName}`.trim());
    const joined = await joining(context, person, row, now);
    const entry = await accepted(person.id, await actor());
    const profile = await linkingAccepted(context, row.id, { id: person.id, role: isRole(person.role) ? person.role : row.role }, now);
    const follow = [...joined, ...joins, ...profile, ...(await joinedNotices(context, row, person, now))];
    await writeInvitation(context, [acceptingInvitation(db, row.id, person.id, now), writingEntry(db, entry), ...follow]);
    return { done: "joined", userId: person.id, caseId };
  }
  if (standing !== "new") throw new AppError("forbidden");
  const given = withoutStanding(input);
  const check = checkPerson(acceptanceSchema, given);
  if (!check.ok) {
    const named = { firstName: textOf(given.firstName), lastName: textOf(given.lastName), email: row.email };
    throw new AppError("invalid_input", { issues: withOwnName(check.issues, given.password, named) });
  }
  const { password, firstName, lastName } = check.value;
  await refuseGuessable(env, password, { firstName, lastName, email: row.email });
  const { emailKey, role, locale } = row;
  const account = { email: emailKey, role, locale, password, firstName, lastName };
  const { id, statements: opening } = await openingAccount(context, account, { action: "account_opened", invitationId: row.id }, now);
  const entry = await accepted(id, VISITOR);
  const joins = await follows(id, `${firstName} ${lastName}`.trim());
  const profile = await linkingAccepted(context, row.id, { id, role }, now);
  const follow = [...joins, ...profile, ...(await joinedNotices(context, row, { id, email: emailKey, locale }, now))];
  await writeInvitation(context, [...opening, acceptingInvitation(db, row.id, id, now), writingEntry(db, entry), ...follow]);
  return { done: "created", email: row.emailKey, userId: id, caseId };
}

/** Who accepts: an account that is called otherwise than whom the case has named is asked who that is (`invalid_input`). */
function joinedAs(invited: string, name: string, input: unknown): JoinedAs {
  if (isSameName(invited, name)) return { account: name, as: "self", position: "" };
  const check = checkPerson(acceptedAsSchema, input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  const { acceptedAs, position } = check.value;
  return { account: name, as: acceptedAs, position: acceptedAs === "for" ? position : "" };
}

/** What an account is opened with; who its person is to somebody else is the case's to keep. */
function withoutStanding(input: unknown): Record<string, unknown> {
  const { acceptedAs: _as, position: _position, ...account } = (input ?? {}) as Record<string, unknown>;
  return account;
}

/** Of an invitation that makes an administrator: all of them learn that there is another now. */
function joinedNotices(
  { db }: InvitationContext,
  { role, invitedBy }: InvitationRow,
  person: Pick<UserRow, "id" | "email" | "locale">,
  now: number,
): Promise<Statement[]> | Statement[] {
  return role === "admin" ? administratorNotices(db, { act: "administrator_joined", person, by: invitedBy, now }) : [];
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const VISITOR: Actor = { kind: "visitor" };

/** Who has no role of ours yet gets the invitation's; a role that somebody has is left to them. */
async function joining(
  { actor, db }: InvitationContext,
  person: UserRow,
  { role, id: invitationId }: InvitationRow,
  now: number,
): Promise<Statement[]> {
  if (isRole(person.role)) return [];
  const found = await personForChange(db, person.id);
  if (!found) throw new AppError("conflict");
  const changes = { role: [person.role, role], invitationId };
  const event = { subjectType: "person", subjectId: person.id, action: "role_changed", changes } as const;
  const audit = await nextAuditEntry(event, await actor(), now, found.last);
  return [changingPerson(db, person.id, { role }, now), writingEntry(db, audit)];
}
