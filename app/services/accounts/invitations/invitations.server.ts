/**
 * Use cases over invitations: invite by e-mail and role, send again, take back, accept. Accounts are opened in no other way
 * (rulings, "Cases"). A link is used once: the database refuses the second of two at the same moment.
 */
import { addingInvitation, type InvitationRow, type NamedInvitationRow } from "#app/db/accounts/invitations.repo.server.ts";
import { type UserRow, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isAddressTaken, isInvitationClosed, isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import { INVITATION_DAYS, type InvitationRecord, type InviteeStanding, invitationState } from "#app/domain/people/invitation.ts";
import type { InvitationRequest } from "#app/domain/people/person-fields.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hashOfToken, tokenOf } from "#app/services/platform/secret-links.ts";
import { authSecretOf } from "#app/services/platform/secrets/auth-secrets.ts";

const DAY = 86_400_000;

export interface InvitationParts {
  row: InvitationRow;
  /** The invitation, its history's first entry and its mail, for the batch of what it is about. */
  statements: readonly [Statement, ...Statement[]];
  /** Never stored. */
  token: string;
}

export async function freshLink({ env }: ServiceContext, id: string, now: number) {
  const nonce = newId();
  const token = await tokenOf(authSecretOf(env), "invitation", { id, nonce });
  return { token, link: { nonce, tokenHash: await hashOfToken(token), sentAt: now, expiresAt: now + INVITATION_DAYS * DAY } };
}

/** The mail of an invitation, found by it and by when its link was made (`openInvitationsOf`). */
const invitationMailId = (id: string, sentAt: number) => `invitation.${id}.${sentAt}`;

export function invitationMail({ id, email, locale, nonce }: Pick<InvitationRow, "id" | "email" | "locale" | "nonce">, now: number) {
  const payload = { invitationId: id, nonce };
  return {
    id: invitationMailId(id, now),
    kind: "invitation",
    recipient: email,
    locale,
    payload,
    createdAt: now,
    deliverAfter: now,
    attempts: 0,
  };
}

export async function partsOf(
  context: ServiceContext,
  { email, role, firstName, lastName, locale }: InvitationRequest,
  casePersonId: string | null,
  inviter: Extract<Actor, { kind: "user" }>,
): Promise<InvitationParts> {
  const { clock, db } = context;
  const now = clock().getTime();
  const id = newId();
  const { token, link } = await freshLink(context, id, now);
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
  return { row, token, statements: [addingInvitation(db, row), writingEntry(db, audit), writingMail(db, invitationMail(row, now))] };
}

/** Whole or not at all. What somebody else did first is a `conflict`. */
export async function writeInvitation({ db }: ServiceContext, statements: readonly [Statement, ...Statement[]]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    if (isVersionConflict(error) || isInvitationClosed(error) || isAddressTaken(error)) throw new AppError("conflict", { cause: error });
    throw error;
  }
}

export async function standingOf({ actor }: ServiceContext, person: UserRow | undefined): Promise<InviteeStanding> {
  if (person && !person.active) return "closed";
  const who = await actor();
  if (who.kind === "visitor") return person ? "sign_in" : "new";
  return who.id === person?.id ? "ready" : "other";
}

/**
 * An invitation to a place in a case, as parts of the caller's own batch; who may invite is the caller's to decide.
 * The database refuses a second open one for the same place.
 */
export function invitationToCase(
  context: ServiceContext,
  { casePersonId, ...request }: InvitationRequest & { casePersonId: string },
  inviter: Extract<Actor, { kind: "user" }>,
): Promise<InvitationParts> {
  return partsOf(context, request, casePersonId, inviter);
}

/** Whether who invites may still do so. For a place in a case the case itself is asked too, when somebody takes it. */
export const stillInvites = ({ inviterActive, inviterRole, casePersonId }: NamedInvitationRow): boolean =>
  inviterActive && (casePersonId !== null || inviterRole === "admin");

export function refuseClosed(row: InvitationRow, now: number, allowed: readonly string[]): void {
  if (!allowed.includes(invitationState(row, now))) throw new AppError("conflict");
}

export const iso = (at: number) => new Date(at).toISOString();

export function toRecord(row: NamedInvitationRow, now: number): InvitationRecord {
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
