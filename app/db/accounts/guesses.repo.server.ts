/** Queries over guesses: counted before they are looked at, taken back when they were right. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { guesses } from "#app/db/schema/people.ts";
import type { GuessLimit } from "#app/domain/people/guess-limits.ts";

/** One budget of a guess. */
export interface Budget extends GuessLimit {
  /** That of a known device is counted under its row as well, which stays the same for everyone who signs in on it. */
  key: string;
  /** True for the budget of a known device, false for those of everybody else; null counts for both. */
  known: boolean | null;
}

/** Where a guess comes from: a device's cookie (its hash), and the account it must be known to; "any" for one of all. */
export interface GuessingDevice {
  tokenHash: string;
  /** Addresses in lower case. */
  account: { email: string } | { userId: string } | "any";
}

/** What speaks against a guess in one of its budgets, before it is counted. */
export interface Standing {
  key: string;
  free: number;
  openAt: number;
}

/** A budget that has counted a guess: what it was before and what it is now, to take the guess back exactly. */
export interface Counted {
  key: string;
  free: number;
  before: number;
  now: number;
}

/** The known device's row, or NULL; of the same shape for an account that there is and one that there is not. */
function rowOf({ tokenHash, account }: GuessingDevice, now: number): SQL {
  const whose = account === "any" ? sql`1 = 1` : "email" in account ? sql`u.email = ${account.email}` : sql`d.user_id = ${account.userId}`;
  return sql`(SELECT d.id FROM known_devices d JOIN "user" u ON u.id = d.user_id
    WHERE d.token_hash = ${tokenHash} AND d.expires_at > ${now} AND ${whose} ORDER BY d.created_at, d.id LIMIT 1)`;
}

/** The budgets that count for this device. */
function asked(budgets: readonly Budget[], device: GuessingDevice, now: number): SQL {
  return sql`(SELECT value ->> 'key' || CASE WHEN value ->> 'known' = 1 THEN ':' || device ELSE '' END AS key,
      value ->> 'free' AS free, value ->> 'first' AS first, value ->> 'longest' AS longest, value ->> 'forgets' AS forgets
    FROM (SELECT ${rowOf(device, now)} AS device), json_each(${JSON.stringify(budgets)})
    WHERE value ->> 'known' IS NULL OR value ->> 'known' = (device IS NOT NULL))`;
}

/**
 * The two statements of one batch that count a guess at `now` (UTC milliseconds): what speaks against it, then the count,
 * which is written for all of its budgets or, while one of them is closed, for none.
 */
export function countingGuess(db: Database, budgets: readonly Budget[], device: GuessingDevice, now: number) {
  const standing = db
    .select({
      key: sql<string>`a.key`.as("key"),
      free: sql<number>`a.free`.as("free"),
      openAt: sql<number>`ifnull(g.open_at, 0)`.as("open_at"),
    })
    .from(sql`${asked(budgets, device, now)} a LEFT JOIN guesses g ON g.key = a.key`);
  const counted = db
    .insert(guesses)
    .select(sql`
      SELECT key, level, cast(${now} as integer),
        CASE WHEN round(level) < free THEN 0 ELSE ${now} + min(longest, first << cast(min(20, round(level) - free) as integer)) END,
        cast(${now} + longest + level * forgets as integer)
      FROM (
        SELECT a.*, 1.0 + max(0.0, ifnull(g.level - max(0, ${now} - g.at) * 1.0 / a.forgets, 0.0)) AS level
        FROM ${asked(budgets, device, now)} a LEFT JOIN guesses g ON g.key = a.key
      )
      WHERE NOT EXISTS (SELECT 1 FROM ${asked(budgets, device, now)} b JOIN guesses c ON c.key = b.key WHERE c.open_at > ${now})`)
    .onConflictDoUpdate({
      target: guesses.key,
      set: { level: sql`excluded.level`, at: sql`excluded.at`, openAt: sql`excluded.open_at`, forgetAt: sql`excluded.forget_at` },
    })
    .returning({ key: guesses.key, openAt: guesses.openAt });
  return [standing, counted] as const;
}

/** Takes back a guess that was right: each budget is what it would be without it. */
export function takingBack(db: Database, counted: readonly Counted[], times = 1) {
  const taken = sql`(SELECT value ->> 'free' AS free, value ->> 'before' AS before, value ->> 'now' AS now
    FROM json_each(${JSON.stringify(counted)}) WHERE value ->> 'key' = guesses.key)`;
  return db
    .update(guesses)
    .set({
      level: sql`max(0.0, level - ${times})`,
      openAt: sql`(SELECT CASE WHEN round(level - ${times}) < free THEN 0 WHEN open_at = now THEN before ELSE open_at END FROM ${taken})`,
    })
    .where(sql`key IN (SELECT value ->> 'key' FROM json_each(${JSON.stringify(counted)}))`);
}
