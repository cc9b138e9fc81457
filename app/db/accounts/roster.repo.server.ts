/** Queries over the profiles of the roster: what everybody reads, what the office and each arbitrator change. */
import { and, asc, eq, getTableColumns, isNotNull, isNull, sql } from "drizzle-orm";
import type { LastAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { invitations, user } from "#app/db/schema/people.ts";
import { rosterProfiles } from "#app/db/schema/roster.ts";
import { lastAuditOf } from "./people.repo.server.ts";

export type ProfileRow = typeof rosterProfiles.$inferSelect;

/** More than any roster has. */
export const MOST_PROFILES = 500;

/** What is published, in the order of the register. */
export const publishedProfiles = (db: Database) =>
  db
    .select({
      slug: rosterProfiles.slug,
      userId: rosterProfiles.userId,
      published: rosterProfiles.published,
      invented: rosterProfiles.invented,
    })
    .from(rosterProfiles)
    .where(and(isNotNull(rosterProfiles.published), sql`${rosterProfiles.sortName} >= ''`))
    .orderBy(asc(rosterProfiles.sortName), asc(rosterProfiles.id))
    .limit(MOST_PROFILES);

/** Every profile with whose account it is, or the invitation that waits for an answer, by name. */
export const listedProfiles = (db: Database) =>
  db
    .select({
      ...getTableColumns(rosterProfiles),
      accountEmail: user.email,
      waitingInvitation: sql<string | null>`${invitations.id}`.as("waiting_invitation"),
    })
    .from(rosterProfiles)
    .leftJoin(user, eq(user.id, rosterProfiles.userId))
    .leftJoin(
      invitations,
      and(eq(invitations.id, rosterProfiles.invitationId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)),
    )
    .where(sql`${rosterProfiles.sortName} >= ''`)
    .orderBy(asc(rosterProfiles.sortName), asc(rosterProfiles.id))
    .limit(MOST_PROFILES);

export const findProfile = (db: Database, id: string) => db.select().from(rosterProfiles).where(eq(rosterProfiles.id, id)).limit(1);
export const profileOfAccount = (db: Database, userId: string) =>
  db.select().from(rosterProfiles).where(eq(rosterProfiles.userId, userId)).limit(1);
/** Those of several accounts. */
export const profilesOfAccounts = (db: Database, userIds: readonly string[]) =>
  db
    .select({ userId: rosterProfiles.userId, content: rosterProfiles.content })
    .from(sql`json_each(${JSON.stringify(userIds)})`)
    .crossJoin(rosterProfiles)
    .where(and(sql`${rosterProfiles.userId} = json_each.value`, isNotNull(rosterProfiles.userId)))
    .limit(MOST_PROFILES);

export const takenSlugs = (db: Database) =>
  db.select({ slug: rosterProfiles.slug }).from(rosterProfiles).where(sql`${rosterProfiles.slug} >= ''`).limit(MOST_PROFILES);

/** A profile with the end of its history, as they stood at one moment. */
export async function profileForChange(db: Database, id: string): Promise<{ row: ProfileRow; last: LastAudit | null } | null> {
  const [[row], [last]] = await db.batch([findProfile(db, id), lastAuditOf(db, "roster_profile", id)]);
  return row ? { row, last: last ?? null } : null;
}

export const addingProfile = (db: Database, row: ProfileRow) => db.insert(rosterProfiles).values(row);
/** One version further. */
export const changingProfile = (db: Database, id: string, change: Partial<Omit<ProfileRow, "id" | "slug" | "version">>) =>
  db
    .update(rosterProfiles)
    .set({ ...change, version: sql`${rosterProfiles.version} + 1` })
    .where(eq(rosterProfiles.id, id));

export const removingProfile = (db: Database, id: string) => db.delete(rosterProfiles).where(eq(rosterProfiles.id, id));

/** The profile that an invitation is to. */
export const profileOfInvitation = (db: Database, invitationId: string) =>
  db.select({ id: rosterProfiles.id }).from(rosterProfiles).where(eq(rosterProfiles.invitationId, invitationId)).limit(1);

/** Accounts of arbitrators that may be used and have no profile, by name. */
export const accountsWithoutProfile = (db: Database) =>
  db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .leftJoin(rosterProfiles, eq(rosterProfiles.userId, user.id))
    .where(and(eq(user.role, "arbitrator"), eq(user.active, true), isNull(rosterProfiles.id)))
    .orderBy(asc(user.sortName), asc(user.id))
    .limit(MOST_PROFILES);

/** The invitation to a profile, as far as the office is shown it. */
export const invitationToProfile = (db: Database, id: string) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      revokedAt: invitations.revokedAt,
    })
    .from(invitations)
    .where(eq(invitations.id, id))
    .limit(1);

/** Most entries of a profile's history that are shown. */
const MOST_ACTS = 20;

/** What was done to a profile, newest first, with the names of who did it. */
export const actsOfProfile = (db: Database, id: string) =>
  db
    .select({ at: auditEntries.at, action: auditEntries.action, by: user.name })
    .from(auditEntries)
    .leftJoin(user, eq(user.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectType, "roster_profile"), eq(auditEntries.subjectId, id)))
    .orderBy(sql`${auditEntries.seq} desc`)
    .limit(MOST_ACTS);
