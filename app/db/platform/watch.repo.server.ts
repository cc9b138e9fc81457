/** Queries of what is watched: counts of the Worker's own, and the worst of each kind of work, each found by an index. */
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { assistantUsage } from "#app/db/schema/assistant.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { chainFaults, chainPasses } from "#app/db/schema/cases.ts";
import { chatSessions } from "#app/db/schema/drafts.ts";
import { jobFailures } from "#app/db/schema/jobs.ts";
import { visitorHolds } from "#app/db/schema/rooms.ts";
import { watchedCounts, watchedRuns } from "#app/db/schema/watch.ts";
import type { CountedName } from "#app/domain/watch/figures.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Above it the number no longer matters. */
const MOST_COUNTED = 1000;
const KEPT_HOURS = 48;

const hourOf = (now: number) => Math.floor(now / HOUR);
const count = sql<number>`count(*)`.as("count");

/** Adds `times` to what happened in the hour of `now`. */
export function countingWatched(db: Database, name: CountedName, times: number, now: number) {
  return db
    .insert(watchedCounts)
    .values({ hour: hourOf(now), name, times })
    .onConflictDoUpdate({
      target: [watchedCounts.hour, watchedCounts.name],
      set: { times: sql`${watchedCounts.times} + ${times}` },
    });
}

/** A schedule began its work at `now`. */
export function notingRun(db: Database, schedule: string, now: number) {
  return db
    .insert(watchedRuns)
    .values({ schedule, ranAt: now })
    .onConflictDoUpdate({ target: watchedRuns.schedule, set: { ranAt: sql`max(${watchedRuns.ranAt}, ${now})` } });
}

/** What happened in the hour of `now` and the one before. */
export function recentCounts(db: Database, now: number) {
  return db
    .select({ name: watchedCounts.name, times: sql<number>`sum(${watchedCounts.times})`.as("times") })
    .from(watchedCounts)
    .where(and(gt(watchedCounts.hour, hourOf(now) - 2), lte(watchedCounts.hour, hourOf(now))))
    .groupBy(watchedCounts.name);
}

export function lastRun(db: Database, schedule: string) {
  return db.select({ at: watchedRuns.ranAt }).from(watchedRuns).where(eq(watchedRuns.schedule, schedule)).limit(1);
}

/** Whether each failure is of a whole job. */
export function failingJobs(db: Database) {
  return db
    .select({ whole: sql<number>`${jobFailures.subject} = ''`.as("whole") })
    .from(jobFailures)
    .limit(MOST_COUNTED);
}

/** Since when the mail that is due longest has been due; mails that the limits hold back wait by design. */
export function longestDueMail(db: Database, now: number) {
  return db
    .select({ at: outbox.deliverAfter })
    .from(outbox)
    .where(and(eq(outbox.state, "waiting"), lte(outbox.deliverAfter, now), sql`ifnull(${outbox.lastError}, '') not like 'held_%'`))
    .orderBy(asc(outbox.deliverAfter))
    .limit(1);
}

export function givenUpMails(db: Database, now: number) {
  const dead = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, "dead"), gt(outbox.settledAt, now - DAY)))
    .limit(MOST_COUNTED)
    .as("dead_ones");
  return db.select({ count }).from(dead);
}

/** Holds that were over before `before` and are not ended. */
export function overdueHolds(db: Database, before: number) {
  const overdue = db
    .select({ id: visitorHolds.id })
    .from(visitorHolds)
    .where(and(isNull(visitorHolds.endedAt), lt(visitorHolds.endsAt, before)))
    .limit(MOST_COUNTED)
    .as("overdue_ones");
  return db.select({ count }).from(overdue);
}

export function longestWaitingTalk(db: Database) {
  return db
    .select({ at: chatSessions.waitingSince })
    .from(chatSessions)
    .where(isNotNull(chatSessions.waitingSince))
    .orderBy(asc(chatSessions.waitingSince))
    .limit(1);
}

/** What models did on a UTC day (`YYYY-MM-DD`). */
export function usageOfDay(db: Database, day: string) {
  return db
    .select({
      turns: sql<number>`sum(${assistantUsage.turns})`.as("turns"),
      failures: sql<number>`sum(${assistantUsage.failures})`.as("failures"),
    })
    .from(assistantUsage)
    .where(eq(assistantUsage.day, day));
}

export function brokenRecords(db: Database) {
  const broken = db
    .select({ id: chainFaults.caseId })
    .from(chainFaults)
    .where(and(isNull(chainFaults.mendedAt), gt(chainFaults.foundAt, 0)))
    .limit(MOST_COUNTED)
    .as("broken_ones");
  return db.select({ count }).from(broken);
}

/** When the last pass over all records that ended did so, and when the first one began. */
export function recordPasses(db: Database) {
  return db
    .select({ startedAt: chainPasses.startedAt, finishedAt: chainPasses.finishedAt })
    .from(chainPasses)
    .orderBy(desc(chainPasses.id))
    .limit(10);
}

/** Removes counts that are no more looked at. */
export async function sweepWatched(db: Database, now: number): Promise<void> {
  await db.delete(watchedCounts).where(lt(watchedCounts.hour, hourOf(now) - KEPT_HOURS));
}
