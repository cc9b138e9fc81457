/** Queries over first mails that wait for the house's ceiling: they leave by turns, the oldest of each part of the network first. */
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import type { OutboxMessage } from "./outbox.repo.server.ts";

// Said as the index says it.
const isInTurn = sql`${outbox.state} = 'waiting' AND ${outbox.lastError} = 'held_house'`;
const DAY_MS = 86_400_000;
/** Turns are counted up to here: anyone who has more waiting comes last in any case. */
const LAST_TURN = 1000;

/**
 * A claimed message waits its turn, until `until` at most: no attempt was made. Its turn is given once, by how many of its area have
 * come to wait within the day. Only of one's own claim.
 */
export function waitInTurn(db: Database, message: Pick<OutboxMessage, "id" | "claim" | "area" | "network">, until: number, now: number) {
  const area = message.area ?? message.network ?? "";
  const before = sql`(SELECT count(*) FROM (SELECT 1 FROM outbox other
    WHERE other.area = ${area} AND other.turn IS NOT NULL AND other.created_at > ${now - DAY_MS} LIMIT ${LAST_TURN}))`;
  return db
    .update(outbox)
    .set({
      deliverAfter: until,
      lastError: "held_house",
      claim: null,
      area,
      attempts: sql`max(${outbox.attempts} - 1, 0)`,
      turn: sql`ifnull(${outbox.turn}, 1 + ${before})`,
    })
    .where(and(eq(outbox.id, message.id), eq(outbox.claim, message.claim ?? ""), eq(outbox.state, "waiting")));
}

/** Whether any waits its turn; one row or none. */
export const anyInTurn = (db: Database) => db.select({ id: outbox.id }).from(outbox).where(isInTurn).limit(1);

/** Calls the next `most` forward: they are due at `now`. */
export function callForward(db: Database, most: number, now: number) {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isInTurn, isNull(outbox.claim), gt(outbox.deliverAfter, now)))
    .orderBy(asc(outbox.turn), asc(outbox.createdAt), asc(outbox.id))
    .limit(most);
  return db.update(outbox).set({ deliverAfter: now }).where(inArray(outbox.id, next));
}

/** How many wait their turn, counted up to `most`; one row. */
export const countInTurn = (db: Database, most: number) =>
  db.select({ n: sql<number>`count(*)`.as("n") }).from(db.select({ id: outbox.id }).from(outbox).where(isInTurn).limit(most).as("line"));
