/** Queries over people: the list of users, one person with the end of their history, what changes an account. */
import { and, asc, desc, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AuditRow, LastAudit } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries, rateLimits } from "#app/db/schema/bookings.ts";
import { account, session, twoFactor, user } from "#app/db/schema/people.ts";
import type { Role } from "#app/domain/people/roles.ts";
import { matchOf, readSought, type Sought } from "#app/domain/search/sought.ts";

export type UserRow = typeof user.$inferSelect;
export type AuditSubject = "person" | "sign_in" | "invitation" | "conversation" | "roster_profile";

/** Most entries of a person's history that are shown. */
const MOST_ACTS = 50;

export interface PeopleFilter {
  /** One of Concord's roles, or another's name. */
  role: string | null;
  /** Words of names and of the address, or their beginnings. */
  search: string | Sought | null;
}

/** Administrators who may sign in, by name. */
export function activeAdministrators(db: Database, limit: number) {
  return db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(and(eq(user.role, "admin"), eq(user.active, true), sql`${user.sortName} >= ''`))
    .orderBy(asc(user.sortName), asc(user.id))
    .limit(limit);
}

/** The administrator of that id; nothing for everybody else, and for one who may not sign in. */
export function findAdministrator(db: Database, id: string) {
  return db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), eq(user.role, "admin"), eq(user.active, true)))
    .limit(1);
}

/**
 * A page of people, from after the person `after`: by name, or what a search finds with who came last on top. A search
 * without a letter or digit finds nobody.
 */
export function listPeople(db: Database, { role, search }: PeopleFilter, limit: number, after: string | null) {
  const columns = getTableColumns(user);
  if (search === null) {
    // The first page too begins at a place of the index.
    const further = after
      ? sql`(${user.sortName}, ${user.id}) > ((select "sort_name" from "user" where "id" = ${after}), ${after})`
      : sql`${user.sortName} >= ''`;
    return db
      .select(columns)
      .from(user)
      .where(and(role === null ? undefined : eq(user.role, role), further))
      .orderBy(asc(user.sortName), asc(user.id))
      .limit(limit);
  }
  const facet = role === null ? "everyone" : `r${hex(role)}`;
  const sought = typeof search === "string" ? readSought(search) : search;
  const question = `facets : "${facet}" AND ${sought ? matchOf(sought, "words") : 'facets : "nobody"'}`;
  const earlier = after ? sql`people_search.rowid < (select "place" from "user" where "id" = ${after})` : undefined;
  return db
    .select(columns)
    .from(sql`people_search`)
    .crossJoin(user)
    .where(and(sql`people_search match ${question}`, earlier, sql`"user"."place" = people_search.rowid`))
    .orderBy(sql`people_search.rowid desc`)
    .limit(limit);
}

/** As SQLite's `hex()` writes it. */
function hex(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join("");
}

export function findPerson(db: Database, id: string) {
  return db.select().from(user).where(eq(user.id, id)).limit(1);
}
/** `email` in lower case, as addresses are stored. */
export function findPersonByEmail(db: Database, email: string) {
  return db.select().from(user).where(eq(user.email, email)).limit(1);
}

/** The end of a history: who writes the next entry after another did is refused by the database. */
export function lastAuditOf(db: Database, type: AuditSubject, id: string) {
  return db
    .select({ seq: auditEntries.seq, hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
}

/** A person with the end of their history, as they stood at one moment. */
export async function personForChange(db: Database, id: string): Promise<{ row: UserRow; last: LastAudit | null } | null> {
  const [[row], [last]] = await db.batch([findPerson(db, id), lastAuditOf(db, "person", id)]);
  return row ? { row, last: last ?? null } : null;
}

/** What was done to an account, newest first, with the names of who did it. */
export function actsOf(db: Database, id: string) {
  const by = alias(user, "acted_by");
  return db
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      changes: auditEntries.changes,
      by: sql<string | null>`${by.name}`.as("by_name"),
    })
    .from(auditEntries)
    .leftJoin(by, eq(by.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectType, "person"), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.seq))
    .limit(MOST_ACTS);
}

/** Names and what follows of them are written together, so that the list is sorted as it reads. */
export interface ChangedColumns
  extends Partial<
    Pick<
      UserRow,
      | "role"
      | "active"
      | "name"
      | "firstName"
      | "lastName"
      | "sortName"
      | "locale"
      | "timeZone"
      | "image"
      | "pictureKey"
      | "twoFactorEnabled"
      | "mailCases"
      | "mailMessages"
      | "mailDocuments"
      | "mailDeadlines"
      | "mailDaily"
    >
  > {}

export function changingPerson(db: Database, id: string, columns: ChangedColumns, now: number) {
  return db
    .update(user)
    .set({ ...columns, updatedAt: new Date(now) })
    .where(eq(user.id, id));
}

/** Ends a person's sessions; all but one where `except` names it. */
export function endingSessions(db: Database, userId: string, except: string | null = null) {
  return db.delete(session).where(and(eq(session.userId, userId), except === null ? undefined : ne(session.id, except)));
}
export function endingSession(db: Database, userId: string, id: string) {
  return db.delete(session).where(and(eq(session.userId, userId), eq(session.id, id)));
}

/** Most sessions that one person is shown; nobody has more devices. */
const MOST_SESSIONS = 100;

/** Those that are still good at `now`, the one used last on top. */
export function sessionsOf(db: Database, userId: string, now: number) {
  const { id, userAgent, ipAddress, createdAt, updatedAt } = session;
  return db
    .select({ id, userAgent, network: ipAddress, createdAt, updatedAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date(now))))
    .orderBy(desc(session.updatedAt))
    .limit(MOST_SESSIONS);
}

/** The hash of a person's password; none where they have no password. */
export function passwordOf(db: Database, userId: string) {
  return db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")))
    .limit(1);
}
export function settingPassword(db: Database, userId: string, hash: string, now: number) {
  return db
    .update(account)
    .set({ password: hash, updatedAt: new Date(now) })
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
}

/** For who was never given a password (the first administrator, written by hand): the one that they set. */
export function firstPassword(db: Database, userId: string, { id, hash }: { id: string; hash: string }, now: number) {
  // In the order of the table's columns.
  return db.insert(account).select(sql`
    SELECT ${id}, ${userId}, 'credential', ${userId}, NULL, NULL, NULL, NULL, NULL, NULL, ${hash}, cast(${now} as integer),
      cast(${now} as integer)
    WHERE NOT EXISTS (SELECT 1 FROM account a WHERE a.user_id = ${userId} AND a.provider_id = 'credential')`);
}

export function removingSecondFactor(db: Database, userId: string) {
  return db.delete(twoFactor).where(eq(twoFactor.userId, userId));
}

/** What was confirmed too late, as after a new password: it was never on. */
export function removingUnusedFactor(db: Database, userId: string) {
  const isOff = sql`NOT EXISTS (SELECT 1 FROM "user" u WHERE u.id = ${userId} AND u.two_factor_enabled = 1)`;
  return db.delete(twoFactor).where(and(eq(twoFactor.userId, userId), isOff));
}

/** Counts how often an app's code was used by a person; kept among the counts that the hour's sweep removes. */
export function usingCode(db: Database, userId: string, code: string, expiresAt: number) {
  return db
    .insert(rateLimits)
    .values({ key: `totp:${userId}:${code}`, count: 1, expiresAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } })
    .returning({ count: rateLimits.count });
}
export function endingSessionOfToken(db: Database, token: string) {
  return db.delete(session).where(eq(session.token, token));
}

export interface NewPerson {
  id: string;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  sortName: string;
  locale: UserRow["locale"];
  timeZone: string;
  passwordHash: string;
  now: number;
}

/** An account whose address is known to be theirs, with its password: statements of one batch. */
export function addingPerson(db: Database, { passwordHash, now, ...person }: NewPerson, accountId: string) {
  const at = { createdAt: new Date(now), updatedAt: new Date(now) };
  return [
    db.insert(user).values({ ...person, ...at, name: `${person.firstName} ${person.lastName}`, emailVerified: true, active: true }),
    db
      .insert(account)
      .values({ ...at, id: accountId, accountId: person.id, providerId: "credential", userId: person.id, password: passwordHash }),
  ] as const;
}

export function writingEntry(db: Database, entry: AuditRow) {
  return db.insert(auditEntries).values(entry);
}
