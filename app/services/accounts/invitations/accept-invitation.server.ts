import { acceptingInvitation, type InvitationRow, invitationForChange } from "#app/db/accounts/invitations.repo.server.ts";
import {
  addingPerson,
  changingPerson,
  findPersonByEmail,
  personForChange,
  type UserRow,
  writingEntry,
} from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { acceptanceSchema, checkPerson } from "#app/domain/people/person-fields.ts";
import { type Actor, isRole } from "#app/domain/people/roles.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import type { InvitationContext } from "#app/services/accounts/account-context.ts";
import { refuseGuessable } from "#app/services/accounts/chosen-password.server.ts";
import { hashPassword } from "#app/services/accounts/passwords.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { refuseClosed, standingOf, stillInvites, writeInvitation } from "./invitations.server.ts";

export type Acceptance =
  /** A new account: its e-mail, to be signed in with the password that was just given. */
  | { done: "created"; email: string; userId: string }
  /** An account that was there. */
  | { done: "joined"; userId: string };

/**
 * Accepts. Without an account names and a password are needed (`invalid_input` with issues); with one, being signed in as
 * it. Throws `conflict` when the link opens nothing (any more), `forbidden` for who must sign in as somebody else.
 */
export async function acceptInvitation(context: InvitationContext, token: string, input: unknown): Promise<Acceptance> {
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
  const follows = (userId: string) => (row.casePersonId === null ? [] : joinCase(row.casePersonId, userId, row.invitedBy));

  if (person && standing === "ready") {
    const joined = await joining(context, person, row, now);
    const entry = await accepted(person.id, await actor());
    await writeInvitation(context, [
      acceptingInvitation(db, row.id, person.id, now),
      writingEntry(db, entry),
      ...joined,
      ...(await follows(person.id)),
    ]);
    return { done: "joined", userId: person.id };
  }
  if (standing !== "new") throw new AppError("forbidden");
  const check = checkPerson(acceptanceSchema, input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  const { password, firstName, lastName } = check.value;
  await refuseGuessable(env, password, { firstName, lastName, email: row.email });
  const { id, statements: opening } = await openingAccount(context, row, { password, firstName, lastName }, now);
  const entry = await accepted(id, VISITOR);
  await writeInvitation(context, [...opening, acceptingInvitation(db, row.id, id, now), writingEntry(db, entry), ...(await follows(id))]);
  return { done: "created", email: row.emailKey, userId: id };
}

const VISITOR: Actor = { kind: "visitor" };

/** The account of somebody who has none, with the first entry of its history. */
async function openingAccount(
  { db }: InvitationContext,
  row: InvitationRow,
  { password, firstName, lastName }: { password: string; firstName: string; lastName: string },
  now: number,
): Promise<{ id: string; statements: [Statement, ...Statement[]] }> {
  const id = crypto.randomUUID();
  const added = addingPerson(
    db,
    {
      id,
      email: row.emailKey,
      role: row.role,
      firstName,
      lastName,
      sortName: sortNameOf(firstName, lastName),
      locale: row.locale,
      timeZone: HEAD_OFFICE.zone,
      passwordHash: await hashPassword(password),
      now,
    },
    newId(),
  );
  const event = {
    subjectType: "person",
    subjectId: id,
    action: "account_opened",
    changes: { role: row.role, invitationId: row.id },
  } as const;
  const opened = await nextAuditEntry(event, VISITOR, now, null);
  return { id, statements: [...added, writingEntry(db, opened)] };
}

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
