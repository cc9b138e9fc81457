/** Queries for legal holds. What they keep is decided by the views and triggers of migration 0325. */
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { cases } from "#app/db/schema/cases.ts";
import { legalHolds } from "#app/db/schema/legal-holds.ts";
import { user } from "#app/db/schema/people.ts";

/** Most holds that are listed, newest first. */
const MOST = 500;

/** All holds, those in force first, with the names of who placed and who lifted them. */
export function listHolds(db: Database) {
  const lifter = alias(user, "lifter");
  return db
    .select({
      id: legalHolds.id,
      kind: legalHolds.subjectType,
      subject: legalHolds.subjectName,
      reason: legalHolds.reason,
      placedAt: legalHolds.placedAt,
      lastDay: legalHolds.lastDay,
      endsAt: legalHolds.endsAt,
      liftedAt: legalHolds.liftedAt,
      liftReason: legalHolds.liftReason,
      placedBy: sql<string>`${user.name}`.as("placer_name"),
      liftedBy: sql<string | null>`${lifter.name}`.as("lifter_name"),
    })
    .from(legalHolds)
    .innerJoin(user, eq(user.id, legalHolds.placedBy))
    .leftJoin(lifter, eq(lifter.id, legalHolds.liftedBy))
    .orderBy(sql`${legalHolds.liftedAt} IS NOT NULL`, desc(legalHolds.placedAt), desc(legalHolds.id))
    .limit(MOST);
}

export const placingHold = (db: Database, hold: typeof legalHolds.$inferInsert) => db.insert(legalHolds).values(hold);

/** Refused by the database where it was lifted before. Gives no row where there is none. */
export const liftingHold = (db: Database, id: string, lift: { by: string; at: number; reason: string }) =>
  db.update(legalHolds).set({ liftedBy: lift.by, liftedAt: lift.at, liftReason: lift.reason }).where(eq(legalHolds.id, id));

export const findHold = (db: Database, id: string) =>
  db
    .select({ id: legalHolds.id, kind: legalHolds.subjectType, liftedAt: legalHolds.liftedAt })
    .from(legalHolds)
    .where(eq(legalHolds.id, id));

/** A booking by its number, hidden ones too. */
export const bookingToHold = (db: Database, bookingNumber: string) =>
  db.select({ id: bookings.id, name: bookings.bookingNumber }).from(bookings).where(eq(bookings.bookingNumber, bookingNumber)).limit(1);

export const caseToHold = (db: Database, caseNumber: string) =>
  db.select({ id: cases.id, name: cases.caseNumber }).from(cases).where(eq(cases.caseNumber, caseNumber)).limit(1);

/** The condition by which a removal leaves what is held: `id` as SQL names the row's column. */
export const leavingHeld = (view: "held_drafts" | "held_conversations" | "held_mails" | "held_notes" | "held_bookings", id: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${sql.identifier(view)} AS held WHERE held.id = ${id})`;
