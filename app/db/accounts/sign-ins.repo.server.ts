/** Queries over signing in: tries that failed, sessions that begin, what is written down of both. */
import { and, desc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { session, signInTries, user, verification } from "#app/db/schema/people.ts";

/** Most entries that administrators are shown. */
const MOST_ENTRIES = 20;

/** Whose address it is, as it is stored; for a try that failed, so of closed accounts too. */
export function idOfEmail(db: Database, email: string) {
  return db.select({ id: user.id }).from(user).where(eq(user.email, email)).limit(1);
}

/** Ends what a person's password has begun and no code has finished: better-auth's own rows, one for each browser. */
export function endingFirstSteps(db: Database, userId: string) {
  const { identifier, value } = verification;
  // As a range of the index: "." follows "-".
  return db.delete(verification).where(and(gte(identifier, "2fa-"), lt(identifier, "2fa."), eq(value, userId)));
}

/** Counts a failed try at `now` (UTC milliseconds) and gives the count of its hour. */
export function countingFailure(db: Database, subjectId: string, now: number) {
  const hour = Math.floor(now / 3_600_000);
  return db
    .insert(signInTries)
    .values({ subjectId, failed: 1, failedAt: now, hour, inHour: 1 })
    .onConflictDoUpdate({
      target: signInTries.subjectId,
      set: {
        failed: sql`${signInTries.failed} + 1`,
        failedAt: now,
        hour,
        inHour: sql`CASE WHEN ${signInTries.hour} = ${hour} THEN ${signInTries.inHour} + 1 ELSE 1 END`,
      },
    })
    .returning({ inHour: signInTries.inHour });
}

/** The session that has just begun keeps what failed before it, and the count begins again: statements of one batch. */
export function beginningSession(db: Database, userId: string, token: string, passkeyId: string | null) {
  const column = (name: "failed" | "failed_at") =>
    sql`(SELECT ${sql.raw(name)} FROM sign_in_tries WHERE subject_id = ${userId} AND failed > 0)`;
  return [
    db
      .update(session)
      .set({ passkeyId, failedBefore: sql`ifnull(${column("failed")}, 0)`, failedBeforeAt: column("failed_at") })
      .where(and(eq(session.token, token), eq(session.userId, userId))),
    db.update(signInTries).set({ failed: 0 }).where(eq(signInTries.subjectId, userId)),
  ] as const;
}

/** Sessions that one person has at a time. */
export const MOST_SESSIONS = 50;

/** Ends the oldest sessions beyond them, never the one with `token`. */
export const endingOldest = (db: Database, userId: string, token: string) =>
  db
    .delete(session)
    .where(
      and(
        eq(session.userId, userId),
        ne(session.token, token),
        inArray(
          session.id,
          db
            .select({ id: session.id })
            .from(session)
            .where(eq(session.userId, userId))
            .orderBy(desc(session.createdAt), desc(session.id))
            .limit(1000)
            .offset(MOST_SESSIONS),
        ),
      ),
    );

/** The session with this token; no row once it has ended. */
export const sessionWith = (db: Database, token: string) =>
  db.select({ id: session.id }).from(session).where(eq(session.token, token)).limit(1);

/** Its id; null once it has ended. */
export async function sessionOf(db: Database, token: string): Promise<string | null> {
  return (await sessionWith(db, token))[0]?.id ?? null;
}

/** What failed before a session of theirs began, and since. */
export function failuresSeenFrom(db: Database, userId: string, sessionId: string) {
  return db
    .select({ before: session.failedBefore, beforeAt: session.failedBeforeAt, since: signInTries.failed, sinceAt: signInTries.failedAt })
    .from(session)
    .leftJoin(signInTries, eq(signInTries.subjectId, session.userId))
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .limit(1);
}

/** Who signed in or tried to, newest first. */
export function signInsOf(db: Database, userId: string) {
  return db
    .select({ at: auditEntries.at, action: auditEntries.action, changes: auditEntries.changes })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "sign_in"), eq(auditEntries.subjectId, userId)))
    .orderBy(desc(auditEntries.seq))
    .limit(MOST_ENTRIES);
}
