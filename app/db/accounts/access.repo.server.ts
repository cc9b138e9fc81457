/**
 * Queries over how often all that a person's ways in had begun was ended. Whatever looks at a password, code or passkey reads
 * the number first and writes under it: what an end has overtaken is then refused by the database (migration 0038).
 */
import { eq, sql } from "drizzle-orm";
import { dropFeed } from "#app/db/bookings/calendar-feeds.repo.server.ts";
import { movingDraftsOf } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import { dropCaseFeedsOf } from "#app/db/cases/case-feeds.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { session, user } from "#app/db/schema/people.ts";
import { dropApiKeysOf } from "./api-keys.repo.server.ts";
import { forgettingDevices } from "./known-devices.repo.server.ts";
import { usingOtherResets } from "./password-resets.repo.server.ts";
import { endingSessions } from "./people.repo.server.ts";
import { endingFirstSteps } from "./sign-ins.repo.server.ts";

/** Under what somebody acts. */
export interface Access {
  userId: string;
  version: number;
  /** Whether the account was open when the number was read: closing one raises the number. */
  isOpen: boolean;
}

const ACCESS = { userId: user.id, version: user.accessVersion, isOpen: user.active };

/** By the id, or by the e-mail in lower case; null for nobody. */
export async function accessOf(db: Database, by: { userId: string } | { email: string }): Promise<Access | null> {
  const whose = "userId" in by ? eq(user.id, by.userId) : eq(user.email, by.email);
  const [found] = await db.select(ACCESS).from(user).where(whose).limit(1);
  return found ?? null;
}

/** Of the person whose session it is; null once it was ended. */
export async function accessOfSession(db: Database, sessionId: string): Promise<Access | null> {
  const [found] = await db
    .select(ACCESS)
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, sessionId))
    .limit(1);
  return found ?? null;
}

/** For a batch that may be written only while nothing was ended since `access` was read; else it fails as a whole (`isAccessEnded`). */
export function holdingAccess(db: Database, { userId, version }: Pick<Access, "userId" | "version">) {
  return db.update(user).set({ accessVersion: version }).where(eq(user.id, userId));
}

/** What is under way by a way in of theirs comes too late from now on; sessions that there are stay. */
export function raisingAccess(db: Database, userId: string) {
  return db
    .update(user)
    .set({ accessVersion: sql`${user.accessVersion} + 1` })
    .where(eq(user.id, userId));
}

export interface EndOfAccess {
  /** UTC milliseconds. */
  now: number;
  /** A new holder of the person's drafts, which at most the browser that asks may name. */
  holder: string;
  /** The session that asks, which stays with its device; null for none. */
  except?: string | null;
}

/**
 * Ends all that a person's ways in have begun or are beginning: sessions, devices, sign-ins that wait for their code, the addresses of
 * calendars, API keys, links that would set a new password, what visitors' sessions and resume links hold of their requests: statements of a batch.
 */
export const endingAccess = (db: Database, userId: string, { now, holder, except = null }: EndOfAccess) =>
  [
    raisingAccess(db, userId),
    forgettingDevices(db, userId, except),
    endingSessions(db, userId, except),
    endingFirstSteps(db, userId),
    dropFeed(db, userId),
    dropCaseFeedsOf(db, userId),
    dropApiKeysOf(db, userId),
    usingOtherResets(db, userId, now),
    ...movingDraftsOf(db, userId, holder),
  ] as const;
