/**
 * Use cases over invitations: invite by e-mail and role, send again, take back, accept. Accounts are opened in no other way
 * (rulings, "Cases"). A link is used once: the database refuses the second of two at the same moment.
 */

import {
  acceptingInvitation,
  addingInvitation,
  findInvitationByToken,
  type InvitationRow,
  type InvitationView,
  invitationForChange,
  listInvitations,
  type NamedInvitationRow,
  renewingInvitation,
  revokingInvitation,
  waitingInvitation,
} from "#app/db/accounts/invitations.repo.server.ts";
import {
  addingPerson,
  changingPerson,
  findPersonByEmail,
  personForChange,
  type UserRow,
  writingEntry,
} from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isAddressTaken, isInvitationClosed, isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import { inviterOf } from "#app/domain/mail/first-mail.ts";
import {
  INVITATION_DAYS,
  type InvitationRecord,
  type InviteeStanding,
  invitationState,
  type OpenedInvitation,
} from "#app/domain/people/invitation.ts";
import { acceptanceSchema, checkPerson, type InvitationRequest, invitationSchema } from "#app/domain/people/person-fields.ts";
import { type Actor, isRole } from "#app/domain/people/roles.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isProven, type Prove } from "#app/services/mail/mail-addresses.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hashOfToken, tokenOf } from "#app/services/platform/secret-links.ts";
import { refuseGuessable } from "./chosen-password.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { requireAdministrator } from "./require-administrator.server.ts";

const DAY = 86_400_000;
const PAGE = 20;

export interface InvitationPage {
  invitations: InvitationRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

export interface InvitationParts {
  row: InvitationRow;
  /** The invitation, its history's first entry and its mail, for the batch of what it is about. */
  statements: readonly [Statement, ...Statement[]];
  /** Never stored. */
  token: string;
}

export type Acceptance =
  /** A new account: its e-mail, to be signed in with the password that was just given. */
  | { done: "created"; email: string; userId: string }
  /** An account that was there. */
  | { done: "joined"; userId: string };

export interface InvitationHooks {
  /** Called with the invited address when its link was followed. */
  prove: Prove;
  /** What follows from taking a place in a case: statements of the batch that accepts. Throwing refuses the acceptance. */
  onAccepted(casePersonId: string, userId: string): Promise<readonly Statement[]>;
}

export interface InvitationService {
  /** Invites to an account. For administrators. Throws `invalid_input` with an issue per field. */
  invite(input: unknown): Promise<InvitationRecord>;
  /**
   * An invitation to a place in a case, as parts of the caller's own batch; who may invite is the caller's to decide.
   * The database refuses a second open one for the same place.
   */
  invitationFor(request: InvitationRequest & { casePersonId: string }, inviter: Extract<Actor, { kind: "user" }>): Promise<InvitationParts>;
  /** A new link by mail, good for another fourteen days; the old one dies. For administrators. Throws `conflict` when it was answered meanwhile. */
  resend(id: string): Promise<InvitationRecord>;
  /** Makes the link useless. For administrators. Throws `conflict` when it was answered meanwhile. */
  revoke(id: string): Promise<InvitationRecord>;
  /** Newest first. For administrators; `not_found` for everybody else. */
  list(view: InvitationView, after: string | null): Promise<InvitationPage>;
  /** What a link opens, and how its reader stands to it. Changes nothing. */
  open(token: string): Promise<OpenedInvitation>;
  /**
   * Accepts. Without an account names and a password are needed (`invalid_input` with issues); with one, being signed in as
   * it. Throws `conflict` when the link opens nothing (any more), `forbidden` for who must sign in as somebody else.
   */
  accept(token: string, input: unknown): Promise<Acceptance>;
}

export function createInvitations(context: ServiceContext, hooks: InvitationHooks): InvitationService {
  const { env, db, actor, clock } = context;

  async function administrator() {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  async function freshLink(id: string, now: number) {
    const nonce = newId();
    const token = await tokenOf(env.AUTH_SECRET, "invitation", { id, nonce });
    return { token, link: { nonce, tokenHash: await hashOfToken(token), sentAt: now, expiresAt: now + INVITATION_DAYS * DAY } };
  }

  function mail({ id, email, locale, nonce }: Pick<InvitationRow, "id" | "email" | "locale" | "nonce">, now: number) {
    const payload = { invitationId: id, nonce };
    return { id: newId(), kind: "invitation", recipient: email, locale, payload, createdAt: now, deliverAfter: now, attempts: 0 };
  }

  async function partsOf(
    { email, role, firstName, lastName, locale }: InvitationRequest,
    casePersonId: string | null,
    inviter: Extract<Actor, { kind: "user" }>,
  ): Promise<InvitationParts> {
    const now = clock().getTime();
    const id = newId();
    const { token, link } = await freshLink(id, now);
    const row: InvitationRow = {
      id,
      email,
      emailKey: emailKeyOf(email),
      role,
      firstName,
      lastName,
      locale,
      casePersonId,
      ...link,
      invitedBy: inviter.id,
      createdAt: now,
      acceptedAt: null,
      acceptedBy: null,
      revokedAt: null,
      revokedBy: null,
    };
    const changes = { email: row.emailKey, role, ...(casePersonId === null ? {} : { casePersonId }) };
    const audit = await nextAuditEntry({ subjectType: "invitation", subjectId: id, action: "invited", changes }, inviter, now, null);
    return { row, token, statements: [addingInvitation(db, row), writingEntry(db, audit), writingMail(db, mail(row, now))] };
  }

  async function renew(id: string): Promise<InvitationRecord> {
    const who = await administrator();
    const found = await invitationForChange(db, { id });
    if (!found) throw new AppError("not_found");
    const now = clock().getTime();
    refuseClosed(found.row, now, ["open", "expired"]);
    const { link } = await freshLink(id, now);
    const audit = await nextAuditEntry(
      { subjectType: "invitation", subjectId: id, action: "sent_again", changes: {} },
      who,
      now,
      found.last,
    );
    const row = { ...found.row, ...link };
    await write([renewingInvitation(db, id, link), writingEntry(db, audit), writingMail(db, mail(row, now))]);
    return toRecord(row, now);
  }

  /** Whole or not at all. What somebody else did first is a `conflict`. */
  async function write(statements: readonly [Statement, ...Statement[]]): Promise<void> {
    try {
      await db.batch(statements);
    } catch (error) {
      if (isVersionConflict(error) || isInvitationClosed(error) || isAddressTaken(error)) throw new AppError("conflict", { cause: error });
      throw error;
    }
  }

  async function standingOf(person: UserRow | undefined): Promise<InviteeStanding> {
    if (person && !person.active) return "closed";
    const who = await actor();
    if (who.kind === "visitor") return person ? "sign_in" : "new";
    return who.id === person?.id ? "ready" : "other";
  }

  return {
    async invite(input) {
      const who = await administrator();
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
        return renew(waiting.id);
      }
      const { row, statements } = await partsOf(check.value, null, who);
      try {
        await write(statements);
      } catch (error) {
        if (error instanceof AppError && error.code === "conflict") throw refused("invitation_open");
        throw error;
      }
      return toRecord({ ...row, inviterName: nameOf(who), inviterRole: who.role }, row.createdAt);
    },
    invitationFor: ({ casePersonId, ...request }, inviter) => partsOf(request, casePersonId, inviter),
    resend: renew,
    async revoke(id) {
      const who = await administrator();
      const found = await invitationForChange(db, { id });
      if (!found) throw new AppError("not_found");
      const now = clock().getTime();
      refuseClosed(found.row, now, ["open", "expired"]);
      const audit = await nextAuditEntry(
        { subjectType: "invitation", subjectId: id, action: "revoked", changes: {} },
        who,
        now,
        found.last,
      );
      await write([revokingInvitation(db, id, who.id, now), writingEntry(db, audit)]);
      return toRecord({ ...found.row, revokedAt: now, revokedBy: who.id }, now);
    },
    async list(view, after) {
      await administrator();
      const rows = await listInvitations(db, view, PAGE + 1, after);
      const shown = rows.slice(0, PAGE);
      const now = clock().getTime();
      return { invitations: shown.map((row) => toRecord(row, now)), next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
    },
    async open(token) {
      const [row] = await findInvitationByToken(db, await hashOfToken(token));
      if (!row) return { state: "unknown" };
      const known = await isProven(context, row.email);
      // Only a mail to the invited address holds the link, also one that has ended.
      await hooks.prove(row.email);
      const state = invitationState(row, clock().getTime());
      if (state !== "open") return { state };
      const [person] = await findPersonByEmail(db, row.emailKey);
      const { email, role, firstName, lastName } = row;
      const invitedBy = (known ? row.inviterName : inviterOf(row.inviterName, row.inviterRole === "admin")) ?? "";
      const invitation = { email, role, firstName, lastName, invitedBy, expiresAt: iso(row.expiresAt), ofCase: row.casePersonId !== null };
      return { state, invitation, standing: await standingOf(person) };
    },
    async accept(token, input) {
      const found = await invitationForChange(db, { tokenHash: await hashOfToken(token) });
      if (!found) throw new AppError("conflict");
      const { row, last } = found;
      await hooks.prove(row.email);
      const now = clock().getTime();
      refuseClosed(row, now, ["open"]);
      const [person] = await findPersonByEmail(db, row.emailKey);
      const standing = await standingOf(person);
      const accepted = (userId: string, by: Actor) =>
        nextAuditEntry({ subjectType: "invitation", subjectId: row.id, action: "accepted", changes: { userId } }, by, now, last);
      const follows = (userId: string) => (row.casePersonId === null ? [] : hooks.onAccepted(row.casePersonId, userId));

      if (person && standing === "ready") {
        const joined = await joining(person, row, now);
        const entry = await accepted(person.id, await actor());
        await write([acceptingInvitation(db, row.id, person.id, now), writingEntry(db, entry), ...joined, ...(await follows(person.id))]);
        return { done: "joined", userId: person.id };
      }
      if (standing !== "new") throw new AppError("forbidden");
      const check = checkPerson(acceptanceSchema, input);
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      const { password, firstName, lastName } = check.value;
      await refuseGuessable(env, password, { firstName, lastName, email: row.email });
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
      const self: Actor = { kind: "visitor" };
      const begun = await nextAuditEntry(
        { subjectType: "person", subjectId: id, action: "account_opened", changes: { role: row.role, invitationId: row.id } },
        self,
        now,
        null,
      );
      const entry = await accepted(id, self);
      await write([
        ...added,
        acceptingInvitation(db, row.id, id, now),
        writingEntry(db, entry),
        writingEntry(db, begun),
        ...(await follows(id)),
      ]);
      return { done: "created", email: row.emailKey, userId: id };
    },
  };

  /** Who has no role of ours yet gets the invitation's; a role that somebody has is left to them. */
  async function joining(person: UserRow, { role, id: invitationId }: InvitationRow, now: number): Promise<Statement[]> {
    if (isRole(person.role)) return [];
    const found = await personForChange(db, person.id);
    if (!found) throw new AppError("conflict");
    const changes = { role: [person.role, role], invitationId };
    const event = { subjectType: "person", subjectId: person.id, action: "role_changed", changes } as const;
    const audit = await nextAuditEntry(event, await actor(), now, found.last);
    return [changingPerson(db, person.id, { role }, now), writingEntry(db, audit)];
  }
}

function refuseClosed(row: InvitationRow, now: number, allowed: readonly string[]): void {
  if (!allowed.includes(invitationState(row, now))) throw new AppError("conflict");
}

const iso = (at: number) => new Date(at).toISOString();
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

function toRecord(row: NamedInvitationRow, now: number): InvitationRecord {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    firstName: row.firstName,
    lastName: row.lastName,
    locale: row.locale,
    state: invitationState(row, now),
    invitedBy: row.inviterName ?? "",
    sentAt: iso(row.sentAt),
    expiresAt: iso(row.expiresAt),
    acceptedAt: row.acceptedAt === null ? null : iso(row.acceptedAt),
    ofCase: row.casePersonId !== null,
  };
}
