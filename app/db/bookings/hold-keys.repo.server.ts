/** Statements over the key that holds the room of a booking; `access-keys.repo.server.ts` finds the booking that it opens. */
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { mailSourceOf } from "#app/db/mail-source.server.ts";
import { accessKeys } from "#app/db/schema/access-keys.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { type AccessKeyRow, linksInForce, type NewKey } from "./access-keys.repo.server.ts";

/** A booking whose link to hold its room is asked for, and the hash of the confirmation's key by which it is. */
export interface AskedHoldLink {
  bookingId: string;
  confirmationHash: string;
}

const HOUR_MS = 3_600_000;
/** Of one booking a link is mailed once in so long, however often it is asked for. */
const ONCE_IN_MS = HOUR_MS / 2;

/** While the confirmation's key opens the booking: staff may have revoked it since it was read. */
const stillOpen = ({ bookingId, confirmationHash }: AskedHoldLink) => sql`EXISTS (SELECT 1 FROM access_keys asking
  WHERE asking.purpose = 'confirmation' AND asking.subject_id = ${bookingId} AND asking.token_hash = ${confirmationHash}
    AND asking.revoked_at IS NULL)`;

/**
 * Gives a booking a key to hold its room, or lets the one that it has open it for longer (an earlier mail's link stays good), and queues
 * the mail of it to the booking's own address; the booking's first of the hour says so (`own`). Statements of a batch, whose second gives
 * the key: none where the links were revoked meanwhile.
 */
export function mailingHoldKey(db: Database, asked: AskedHoldLink, key: NewKey, now: number) {
  const { sender, network, area } = mailSourceOf(db);
  const id = sql`'hold-link.' || b.booking_number || '.' || ${Math.floor(now / ONCE_IN_MS)}`;
  // By the beginning of their ids, which the primary key finds: "/" comes after ".".
  const before = sql`SELECT 1 FROM outbox o WHERE o.id > 'hold-link.' || b.booking_number || '.'
    AND o.id < 'hold-link.' || b.booking_number || '/' AND o.created_at > ${now - HOUR_MS}`;
  const own = sql`json(CASE WHEN EXISTS (${before}) THEN 'false' ELSE 'true' END)`;
  const at = sql`cast(${now} as integer)`;
  return [
    db
      .delete(accessKeys)
      .where(and(eq(accessKeys.purpose, "hold"), eq(accessKeys.subjectId, key.subjectId), lte(accessKeys.expiresAt, now))),
    // In the order of the tables' columns, here and below.
    db
      .insert(accessKeys)
      .select(sql`
        SELECT 'hold', ${key.subjectId}, ${key.tokenHash}, ${key.nonce}, ${at}, cast(${key.expiresAt} as integer), NULL,
          cast(${key.secretVersion} as integer), NULL, NULL WHERE ${stillOpen(asked)}`)
      .onConflictDoUpdate({ target: [accessKeys.purpose, accessKeys.subjectId], set: { expiresAt: sql`excluded.expires_at` } })
      .returning({ id: accessKeys.subjectId }),
    db
      .insert(outbox)
      .select(sql`
        SELECT ${id}, 'booking_hold_link', b.booking_contact_email, b.locale, json_object('bookingId', b.id, 'own', ${own}), ${at}, ${at}, 0,
          NULL, 'waiting', NULL, NULL, NULL, ${sender}, ${network}, NULL, NULL, ${area}, NULL
        FROM bookings b WHERE b.id = ${asked.bookingId} AND b.deleted_at IS NULL AND ${stillOpen(asked)}`)
      .onConflictDoNothing(),
  ] as const;
}

/** The key that holds a booking's room at `now`, while the booking's links are in force. */
export async function holdKeyOf(db: Database, bookingId: string, now: number): Promise<AccessKeyRow | null> {
  const [found] = await db
    .select()
    .from(accessKeys)
    .where(and(eq(accessKeys.purpose, "hold"), eq(accessKeys.subjectId, bookingId), gt(accessKeys.expiresAt, now), linksInForce))
    .limit(1);
  return found ?? null;
}

export const droppingHoldKey = (db: Database, bookingId: string) =>
  db.delete(accessKeys).where(and(eq(accessKeys.purpose, "hold"), eq(accessKeys.subjectId, bookingId)));
