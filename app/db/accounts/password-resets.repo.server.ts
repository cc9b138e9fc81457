/** Queries over links of forgotten passwords. */
import { and, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { mailSourceOf } from "#app/db/mail-source.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { passwordResets, user } from "#app/db/schema/people.ts";

export interface NewReset {
  id: string;
  tokenHash: string;
  nonce: string;
  now: number;
  expiresAt: number;
  /** Links that one account may have been sent since `since`; beyond them none is made. */
  most: number;
  since: number;
  /** Whether a known device of the account asks. */
  isKnown: boolean;
}

/**
 * Makes a link for who has this address, and its mail, in the language of the account. The same statements for an address
 * that nobody has, which then write nothing: known and unknown take the same work. What each account has to itself (its first link of
 * the hour, and what its own devices ask for) says so with the mail (`own`).
 */
export function addingReset(db: Database, email: string, reset: NewReset) {
  const { id, tokenHash, nonce, now, expiresAt, most, since, isKnown } = reset;
  const { network, area } = mailSourceOf(db);
  return [
    db.insert(passwordResets).select(sql`
      SELECT ${id}, u.id, ${tokenHash}, ${nonce}, cast(${now} as integer), cast(${expiresAt} as integer), NULL
      FROM "user" u
      WHERE u.email = ${email} AND u.active = 1
        AND (SELECT count(*) FROM password_resets r WHERE r.user_id = u.id AND r.created_at > ${since}) < ${most}`),
    // In the order of the table's columns.
    db.insert(outbox).select(sql`
      SELECT 'reset.' || r.id, 'password_reset', u.email, u.locale, json_object('resetId', r.id, 'own', json(
        CASE WHEN ${isKnown ? 1 : 0} OR NOT EXISTS (
          SELECT 1 FROM password_resets o WHERE o.user_id = r.user_id AND o.id <> r.id AND o.created_at > ${since}
        ) THEN 'true' ELSE 'false' END)), cast(${now} as integer),
        cast(${now} as integer), 0, NULL, 'waiting', NULL, NULL, NULL, NULL, ${network}, NULL, NULL, ${area}, NULL
      FROM password_resets r JOIN "user" u ON u.id = r.user_id
      WHERE r.id = ${id}`),
  ] as const;
}

/** With its person's name and whether they may still sign in. */
export function findReset(db: Database, by: { id: string } | { tokenHash: string }) {
  return db
    .select({
      ...getTableColumns(passwordResets),
      email: user.email,
      locale: user.locale,
      personName: sql<string>`${user.name}`.as("person_name"),
      firstName: user.firstName,
      lastName: user.lastName,
      active: user.active,
    })
    .from(passwordResets)
    .innerJoin(user, eq(user.id, passwordResets.userId))
    .where("id" in by ? eq(passwordResets.id, by.id) : eq(passwordResets.tokenHash, by.tokenHash))
    .limit(1);
}

/** Uses a link; the database refuses a second time. */
export function usingReset(db: Database, id: string, now: number) {
  return db.update(passwordResets).set({ usedAt: now }).where(eq(passwordResets.id, id));
}
/** What else was asked for opens nothing once the password is new. */
export function usingOtherResets(db: Database, userId: string, now: number) {
  return db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)));
}
