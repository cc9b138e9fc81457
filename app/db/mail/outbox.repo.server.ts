/** Queries over the outbox and the captured mails: claiming, settling, listing, sweeping. */
import { and, asc, desc, eq, gte, inArray, isNull, like, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { leavingHeld } from "#app/db/legal-holds/legal-holds.repo.server.ts";
import { ERASED_MAIL } from "#app/db/personal-data/erasure-requests.repo.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { auditEntries, outbox } from "#app/db/schema/bookings.ts";
import { capturedMails, outboxCounts } from "#app/db/schema/mail.ts";
import { HIDDEN_MAILS, OUTBOX_STATES, type OutboxReason, type OutboxState } from "#app/domain/mail/outbox.ts";

export type OutboxMessage = typeof outbox.$inferSelect;
export type CapturedMail = typeof capturedMails.$inferSelect;

/** Whether anything is due at `now` (UTC milliseconds): one row of an index, asked before anything is loaded. */
export async function anyDue(db: Database, now: number): Promise<boolean> {
  const due = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, "waiting"), lte(outbox.deliverAfter, now)))
    .limit(1);
  return due.length > 0;
}

/**
 * Takes up to `most` messages that are due, what was held back last, those to others before those to our offices, the one due longest first, until `until`. One statement, so that of two runs
 * each message is claimed by one; a run that ends without settling gives it back when the lease is over.
 */
export async function claimDue(db: Database, by: { claim: string; now: number; until: number; most: number }): Promise<OutboxMessage[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, "waiting"), lte(outbox.deliverAfter, by.now)))
    // Who wrote to us waits for their mail; our own offices have the queue, too, and visitors could fill the outbox with mails to them.
    // What the limits held back waits behind what they let through: it is many, and will mostly be held again.
    .orderBy(
      sql`ifnull(${outbox.lastError}, '') like 'held_%'`,
      sql`substr(${outbox.kind}, -6) = '_staff'`,
      asc(outbox.deliverAfter),
      asc(outbox.id),
    )
    .limit(by.most);
  return db
    .update(outbox)
    .set({ claim: by.claim, deliverAfter: by.until, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

/** Mails that an account caused and the limits hold back, at most `most`. */
export const heldOf = (db: Database, sender: string, most: number) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.sender, sender), sql`${outbox.state} = 'waiting'`, like(outbox.lastError, "held_%")))
    .limit(most);

/** Claims a message again, until `until`. Gives nothing when the claim was lost: somebody else delivers it by now. */
export function holdClaim(db: Database, message: { id: string; claim: string }, until: number) {
  return db
    .update(outbox)
    .set({ deliverAfter: until })
    .where(and(eq(outbox.id, message.id), eq(outbox.claim, message.claim), eq(outbox.state, "waiting")))
    .returning({ id: outbox.id });
}

/** It went out. True regardless of who holds the claim by now: what was sent is not sent again. */
export function markDelivered(db: Database, id: string, now: number) {
  return db
    .update(outbox)
    .set({ state: "delivered", deliveredAt: now, settledAt: now, claim: null, lastError: null })
    .where(and(eq(outbox.id, id), inArray(outbox.state, ["waiting", "dead"])));
}

/** The attempt failed: tried again at `at`. Only of one's own claim. */
export function postpone(db: Database, message: { id: string; claim: string }, reason: OutboxReason, at: number) {
  return db
    .update(outbox)
    .set({ deliverAfter: at, lastError: reason, claim: null })
    .where(and(eq(outbox.id, message.id), eq(outbox.claim, message.claim), eq(outbox.state, "waiting")));
}

/** The limits hold it back until `at`: no attempt was made. Only of one's own claim. */
export function holdBack(db: Database, message: { id: string; claim: string }, reason: OutboxReason, at: number) {
  return db
    .update(outbox)
    .set({ deliverAfter: at, lastError: reason, claim: null, attempts: sql`max(${outbox.attempts} - 1, 0)` })
    .where(and(eq(outbox.id, message.id), eq(outbox.claim, message.claim), eq(outbox.state, "waiting")));
}

/**
 * Leaves a claimed message to a collected mail, which is written with the first of them: both or neither. For one batch.
 * The system causes the collected mail, not those who caused the messages that it lists.
 */
export const collecting = (
  db: Database,
  message: { id: string; claim: string },
  mail: Pick<OutboxMessage, "id" | "kind" | "recipient" | "locale" | "payload" | "deliverAfter">,
  now: number,
) =>
  [
    db
      .insert(outbox)
      .values({ ...mail, createdAt: now, attempts: 0 })
      .onConflictDoNothing(),
    db
      .update(outbox)
      .set({ state: "dropped", lastError: "collected" satisfies OutboxReason, settledAt: now, claim: null, collectedBy: mail.id })
      .where(and(eq(outbox.id, message.id), eq(outbox.claim, message.claim), eq(outbox.state, "waiting"))),
  ] as const;

/** Staff let a message pass that the limits hold back or have given up. Gives it, or nothing when it is none. */
export function release(db: Database, id: string, now: number) {
  return db
    .update(outbox)
    .set({ state: "waiting", deliverAfter: now, attempts: 0, settledAt: null, claim: null, lastError: null, admittedAt: now })
    .where(and(eq(outbox.id, id), inArray(outbox.state, ["waiting", "dropped"]), isNull(outbox.claim), like(outbox.lastError, "held_%")))
    .returning({ id: outbox.id });
}

/** It is not tried any more, or not sent at all. Only of one's own claim. */
export function settle(db: Database, message: { id: string; claim: string }, state: "dead" | "dropped", reason: OutboxReason, now: number) {
  return db
    .update(outbox)
    .set({ state, lastError: reason, settledAt: now, claim: null })
    .where(and(eq(outbox.id, message.id), eq(outbox.claim, message.claim), eq(outbox.state, "waiting")));
}

/** A dead letter is tried again from the first attempt on. Gives it, or nothing when it is none. */
export function revive(db: Database, id: string, now: number) {
  return db
    .update(outbox)
    .set({ state: "waiting", deliverAfter: now, attempts: 0, settledAt: null, claim: null })
    .where(and(eq(outbox.id, id), eq(outbox.state, "dead")))
    .returning({ id: outbox.id });
}

/** Staff give up a message that waits or is dead, unless it is being delivered at this moment. */
export function giveUp(db: Database, id: string, now: number) {
  return db
    .update(outbox)
    .set({ state: "dropped", lastError: "given_up" satisfies OutboxReason, settledAt: now })
    .where(and(eq(outbox.id, id), inArray(outbox.state, ["waiting", "dead"]), isNull(outbox.claim)))
    .returning({ id: outbox.id });
}

/** Mails about what a side, or somebody alone, reads in a case, or a tribunal wrote for itself: that there are any is nobody else's to know. */
const isHidden = sql`${outbox.id} BETWEEN ${HIDDEN_MAILS.first} AND ${HIDDEN_MAILS.last}`;
const isOffice = sql`NOT (${isHidden})`;

/** How many messages each state holds, without those of which our office sees nothing. */
export function countsByState(db: Database) {
  return db
    .select({
      state: outboxCounts.state,
      messages: sql<number>`messages - (SELECT count(*) FROM outbox AS hidden
        WHERE hidden.id BETWEEN ${HIDDEN_MAILS.first} AND ${HIDDEN_MAILS.last} AND +hidden.state = outbox_counts.state)`,
    })
    .from(outboxCounts)
    .where(inArray(outboxCounts.state, [...OUTBOX_STATES]));
}

export interface OutboxCursor {
  at: number;
  id: string;
}

/** A page of one state: waiting ones by their next attempt, the rest by when they were settled, newest first. */
export function listOutbox(db: Database, state: OutboxState, limit: number, after: OutboxCursor | null) {
  const listed = db.select().from(outbox);
  if (state === "waiting") {
    const further = after ? sql`(${outbox.deliverAfter}, ${outbox.id}) > (${after.at}, ${after.id})` : undefined;
    return listed
      .where(and(eq(outbox.state, state), isOffice, further))
      .orderBy(asc(outbox.deliverAfter), asc(outbox.id))
      .limit(limit);
  }
  const further = after ? sql`(${outbox.settledAt}, ${outbox.id}) < (${after.at}, ${after.id})` : undefined;
  return listed
    .where(and(eq(outbox.state, state), isOffice, further))
    .orderBy(desc(outbox.settledAt), desc(outbox.id))
    .limit(limit);
}

/**
 * Writes a reminder for each confirmed booking that starts after `now` and until `until`: once for a booking and a start,
 * since its id is made of them. `only` is the one booking that is meant. Gives how many were written.
 */
export async function writeReminders(db: Database, now: number, until: number, most: number, only?: string): Promise<number> {
  // Counted by what comes back: the number of changes would hold those of the triggers too.
  const written = await db.all(sql`
    INSERT OR IGNORE INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after, attempts)
    SELECT 'reminder.' || b.id || '.' || b.starts_at, 'booking_reminder', b.booking_contact_email, b.locale,
      json_object('bookingId', b.id, 'startsAt', b.starts_at), ${now}, ${now}, 0
    FROM bookings b
    WHERE b.status = 'confirmed' AND b.starts_at > ${now} AND b.starts_at <= ${until} AND b.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.id = 'reminder.' || b.id || '.' || b.starts_at)
      AND ${only === undefined ? notLeftAlone("reminders", sql`b.id`, now) : sql`b.id = ${only}`}
    ORDER BY b.starts_at
    LIMIT ${most}
    RETURNING id`);
  return written.length;
}

/** The bookings that `writeReminders` would write a reminder for, the next one first. */
export function remindersDue(db: Database, now: number, until: number, most: number): Promise<{ id: string }[]> {
  return db.all(sql`
    SELECT b.id FROM bookings b
    WHERE b.status = 'confirmed' AND b.starts_at > ${now} AND b.starts_at <= ${until} AND b.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.id = 'reminder.' || b.id || '.' || b.starts_at)
      AND ${notLeftAlone("reminders", sql`b.id`, now)}
    ORDER BY b.starts_at
    LIMIT ${most}`);
}

/** Removes what was settled long ago and no legal hold keeps; dead letters stay until somebody has decided, where somebody sees them. */
export async function sweepMail(db: Database, before: { settled: number; captured: number }): Promise<void> {
  const unheld = leavingHeld("held_mails", sql`outbox.id`);
  await db.batch([
    db.delete(outbox).where(and(inArray(outbox.state, ["delivered", "dropped"]), lt(outbox.settledAt, before.settled), unheld)),
    // The last that is left of an address that was erased is the mail that says so.
    db
      .delete(outbox)
      .where(and(gte(outbox.id, ERASED_MAIL), lt(outbox.id, `${ERASED_MAIL}~`), inArray(outbox.state, ["delivered", "dropped"]), unheld)),
    // Nobody decides about what nobody sees.
    db.delete(outbox).where(and(isHidden, eq(outbox.state, "dead"), lt(outbox.settledAt, before.settled), unheld)),
    db
      .delete(capturedMails)
      .where(
        and(
          lt(capturedMails.capturedAt, before.captured),
          sql`lower(captured_mails.recipient) NOT IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')`,
        ),
      ),
  ]);
}

export function capture(db: Database, mail: CapturedMail) {
  return db.insert(capturedMails).values(mail);
}

export function listCaptured(db: Database, limit: number, after: OutboxCursor | null) {
  const { id, messageId, recipient, subject, capturedAt } = capturedMails;
  // The first page is what comes before the end of time: one statement, and one walk along the index.
  const { at: before, id: than } = after ?? { at: Number.MAX_SAFE_INTEGER, id: "" };
  const further = sql`(${capturedMails.capturedAt}, ${capturedMails.id}) < (${before}, ${than})`;
  return db
    .select({ id, messageId, recipient, subject, capturedAt })
    .from(capturedMails)
    .where(further)
    .orderBy(desc(capturedMails.capturedAt), desc(capturedMails.id))
    .limit(limit);
}

export async function findCaptured(db: Database, id: string): Promise<CapturedMail | null> {
  const [found] = await db.select().from(capturedMails).where(eq(capturedMails.id, id)).limit(1);
  return found ?? null;
}

/** A message that our office may see. */
export function findMessage(db: Database, id: string) {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isOffice))
    .limit(1);
}

/** The end of a message's history: what administrators decided about it. */
export function lastMessageAudit(db: Database, id: string) {
  return db
    .select({ seq: auditEntries.seq, hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "message"), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
}
