/** Queries over invitations. The database refuses every change of one that was accepted or revoked (migration 0012). */
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { LastAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { casePeople } from "#app/db/schema/cases.ts";
import { invitations, user } from "#app/db/schema/people.ts";
import type { Role } from "#app/domain/people/roles.ts";
import { lastAuditOf } from "./people.repo.server.ts";

export type InvitationRow = typeof invitations.$inferSelect;
/** With the name and the role of who invites, and whether their account is in use. */
export type NamedInvitationRow = InvitationRow & { inviterName: string | null; inviterRole: string | null; inviterActive: boolean };

const inviter = alias(user, "inviter");

const named = (db: Database) =>
  db
    .select({
      ...getTableColumns(invitations),
      inviterName: sql<string | null>`${inviter.name}`.as("inviter_name"),
      inviterRole: sql<string | null>`${inviter.role}`.as("inviter_role"),
      inviterActive: sql<boolean>`${inviter.active}`.mapWith(Boolean).as("inviter_active"),
    })
    .from(invitations)
    .leftJoin(inviter, eq(inviter.id, invitations.invitedBy));

export function findInvitation(db: Database, id: string) {
  return named(db).where(eq(invitations.id, id)).limit(1);
}
export function findInvitationByToken(db: Database, tokenHash: string) {
  return named(db).where(eq(invitations.tokenHash, tokenHash)).limit(1);
}

const isWaiting = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

/** The one that waits for this address and role, expired or not, outside of cases. */
export function waitingInvitation(db: Database, emailKey: string, role: Role) {
  return db
    .select({ id: invitations.id, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(and(eq(invitations.emailKey, emailKey), eq(invitations.role, role), isWaiting, isNull(invitations.casePersonId)))
    .limit(1);
}

/** An invitation with the end of its history, as they stood at one moment. */
export async function invitationForChange(
  db: Database,
  by: { id: string } | { tokenHash: string },
): Promise<{ row: NamedInvitationRow; last: LastAudit | null } | null> {
  const [row] = await ("id" in by ? findInvitation(db, by.id) : findInvitationByToken(db, by.tokenHash));
  if (!row) return null;
  const [[again], [last]] = await db.batch([findInvitation(db, row.id), lastAuditOf(db, "invitation", row.id)]);
  return again ? { row: again, last: last ?? null } : null;
}

export type InvitationView = "waiting" | "accepted";

/** Those that wait for an answer, or those that were accepted; the newest on top, from after the one named `after`. */
export function listInvitations(db: Database, view: InvitationView, limit: number, after: string | null) {
  const end = Number.MAX_SAFE_INTEGER;
  const column = view === "waiting" ? invitations.createdAt : invitations.acceptedAt;
  const name = sql.raw(view === "waiting" ? '"created_at"' : '"accepted_at"');
  const further = after
    ? sql`(${column}, ${invitations.id}) < ((select ${name} from "invitations" where "id" = ${after}), ${after})`
    : sql`(${column}, ${invitations.id}) < (${end}, '')`;
  return named(db)
    .where(and(view === "waiting" ? isWaiting : undefined, further))
    .orderBy(desc(column), desc(invitations.id))
    .limit(limit);
}

export function addingInvitation(db: Database, row: InvitationRow) {
  return db.insert(invitations).values(row);
}
/** A new link: the earlier one opens nothing any more. */
export function renewingInvitation(
  db: Database,
  id: string,
  link: Pick<InvitationRow, "tokenHash" | "nonce" | "sentAt" | "expiresAt" | "invitedBy">,
) {
  return db.update(invitations).set(link).where(eq(invitations.id, id));
}
export function revokingInvitation(db: Database, id: string, by: string, now: number) {
  return db.update(invitations).set({ revokedAt: now, revokedBy: by }).where(eq(invitations.id, id));
}
export function acceptingInvitation(db: Database, id: string, by: string, now: number) {
  return db.update(invitations).set({ acceptedAt: now, acceptedBy: by }).where(eq(invitations.id, id));
}

/** More than anybody has waiting; what is beyond ends too, without an entry of its own. */
const MOST_ENDED = 300;

/** Invitations that somebody made and nobody has answered, expired ones too, each with the end of its history; newest first. */
export function openInvitationsBy(db: Database, userId: string) {
  return db
    .select({
      ...getTableColumns(invitations),
      lastSeq: sql<number | null>`${auditEntries.seq}`.as("last_seq"),
      lastHash: sql<string | null>`${auditEntries.hash}`.as("last_hash"),
    })
    .from(invitations)
    .leftJoin(
      auditEntries,
      and(
        eq(auditEntries.subjectType, "invitation"),
        eq(auditEntries.subjectId, invitations.id),
        sql`${auditEntries.seq} = (select max(later.seq) from audit_entries as later
          where later.subject_type = 'invitation' and later.subject_id = ${invitations.id})`,
      ),
    )
    .where(and(eq(invitations.invitedBy, userId), isWaiting))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MOST_ENDED);
}

/** Ends all of them, those too that were made since they were read. Who was invited to a place in a case is only named again. */
export const revokingInvitationsBy = (db: Database, userId: string, by: string, now: number) =>
  [
    db
      .update(casePeople)
      .set({ state: "named" })
      .where(
        and(
          eq(casePeople.state, "invited"),
          isNotNull(casePeople.side),
          inArray(
            casePeople.id,
            db
              .select({ id: sql<string>`${invitations.casePersonId}`.as("place") })
              .from(invitations)
              .where(and(eq(invitations.invitedBy, userId), isWaiting, isNotNull(invitations.casePersonId))),
          ),
        ),
      ),
    db
      .update(invitations)
      .set({ revokedAt: now, revokedBy: by })
      .where(and(eq(invitations.invitedBy, userId), isWaiting)),
  ] as const;
