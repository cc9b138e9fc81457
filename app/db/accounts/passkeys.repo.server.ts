/** Queries over passkeys: a person's own, the one that signs in, what adds to and takes from them. */
import { and, asc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { passkey, session, user } from "#app/db/schema/people.ts";

/** Most passkeys of one person; nobody has more devices. */
export const MOST_PASSKEYS = 20;

/** A person's passkeys, the first one first. */
export function passkeysOf(db: Database, userId: string) {
  const { id, name, deviceType, createdAt, lastUsedAt } = passkey;
  return db
    .select({ id, name, deviceType, createdAt, lastUsedAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt))
    .limit(MOST_PASSKEYS);
}

/** Whether a person has a passkey at all. */
export async function hasPasskey(db: Database, userId: string): Promise<boolean> {
  return (await db.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId)).limit(1)).length > 0;
}

/** Whose passkey has this credential's id, and whether they may sign in. */
export function passkeyOwner(db: Database, credentialId: string) {
  return db
    .select({
      id: passkey.id,
      userId: passkey.userId,
      active: user.active,
      emailVerified: user.emailVerified,
      accessVersion: user.accessVersion,
    })
    .from(passkey)
    .innerJoin(user, eq(user.id, passkey.userId))
    .where(eq(passkey.credentialID, credentialId))
    .limit(1);
}

export function renamingPasskey(db: Database, userId: string, id: string, name: string) {
  return db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, id), eq(passkey.userId, userId)));
}
export function removingPasskey(db: Database, userId: string, id: string) {
  return db.delete(passkey).where(and(eq(passkey.id, id), eq(passkey.userId, userId)));
}
export function removingPasskeys(db: Database, userId: string) {
  return db.delete(passkey).where(eq(passkey.userId, userId));
}

/** `now` in UTC milliseconds. */
export function usingPasskey(db: Database, id: string, now: number) {
  return db.update(passkey).set({ lastUsedAt: now }).where(eq(passkey.id, id));
}

/** A session has shown what adding a passkey asks for, under this number of its person's access. */
export function beginningToAdd(db: Database, sessionId: string, version: number) {
  return db.update(session).set({ addingUnder: version }).where(eq(session.id, sessionId));
}

/** Takes that back; gives a row where it was begun under this number. */
export function endingToAdd(db: Database, sessionId: string, version: number) {
  return db
    .update(session)
    .set({ addingUnder: null })
    .where(and(eq(session.id, sessionId), eq(session.addingUnder, version)))
    .returning({ id: session.id });
}

/** A session in which a passkey has answered: from now on it is one of two factors. */
export function provingSession(db: Database, userId: string, sessionId: string, passkeyId: string) {
  return db
    .update(session)
    .set({ passkeyId })
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)));
}

/** When and by what a session began that a passkey has answered in, and whether the passkey is still there (`passkey` null where it was taken away). */
export function passkeySession(db: Database, sessionId: string) {
  return db
    .select({ createdAt: session.createdAt, begunBy: session.begunBy, passkey: passkey.id })
    .from(session)
    .leftJoin(passkey, and(eq(passkey.id, session.passkeyId), eq(passkey.userId, session.userId)))
    .where(and(eq(session.id, sessionId), isNotNull(session.passkeyId)))
    .limit(1);
}

/** Ends what a passkey began, but for the session that asks. */
export function endingSessionsOfPasskey(db: Database, passkeyId: string, except: string | null) {
  // As the partial index has it, or the whole table is read.
  const begun = and(eq(session.passkeyId, passkeyId), sql`${session.passkeyId} IS NOT NULL`);
  return db.delete(session).where(and(begun, except === null ? undefined : ne(session.id, except)));
}
