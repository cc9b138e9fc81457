/** Queries over addresses that have proven themselves, and over what the limits of mail need to know of a message. */
import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings, outbox } from "#app/db/schema/bookings.ts";
import { mailAddresses } from "#app/db/schema/mail.ts";
import { user } from "#app/db/schema/people.ts";

/** Notes that the reader of this address (a keyed hash) has followed a mailed link. */
export function provingAddress(db: Database, address: string, now: number) {
  return db
    .insert(mailAddresses)
    .values({ address, provenAt: now })
    .onConflictDoUpdate({ target: mailAddresses.address, set: { provenAt: sql`excluded.proven_at` } });
}

export type ProvenAddress = typeof mailAddresses.$inferSelect;

/** Whether it has, by any of its keyed hashes, the one that it answered by last; one row or none. */
export function provenAddress(db: Database, addresses: readonly string[]) {
  return db
    .select()
    .from(mailAddresses)
    .where(inArray(mailAddresses.address, [...addresses]))
    .orderBy(desc(mailAddresses.provenAt), sql`${mailAddresses.address} = ${addresses[0] ?? ""} DESC`)
    .limit(1);
}

/** The account in use whose verified address this is; one row or none. */
export function verifiedAccount(db: Database, emailKey: string) {
  return db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, emailKey), eq(user.emailVerified, true), eq(user.active, true)))
    .limit(1);
}

/** The account that caused a message. */
export function accountOfSender(db: Database, sender: string | null) {
  return db
    .select({ role: user.role, email: user.email })
    .from(user)
    .where(eq(user.id, sender ?? ""))
    .limit(1);
}

/** The booking where staff have confirmed it; one row or none. */
export function confirmedBooking(db: Database, id: string) {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), inArray(bookings.status, ["confirmed", "completed"]), isNull(bookings.deletedAt)))
    .limit(1);
}

/** A message may be sent: its next attempts are not counted again. */
export function admittingMessage(db: Database, id: string, now: number) {
  return db.update(outbox).set({ admittedAt: now }).where(eq(outbox.id, id));
}

/** Forgets addresses that have not answered for long. */
export function sweepingAddresses(db: Database, before: number) {
  return db.delete(mailAddresses).where(lt(mailAddresses.provenAt, before));
}
