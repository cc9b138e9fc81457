/** Queries for what is held about one person: first what is theirs (bookings, drafts, cases), then the rows that the register names. */
import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { caseEntries, casePeople } from "#app/db/schema/cases.ts";
import { bookingDrafts, chatSessions } from "#app/db/schema/drafts.ts";
import { user } from "#app/db/schema/people.ts";
import { namesIn, type Sought, type TableData } from "./held-data.ts";

/** Most rows of one table that are read; a section with more says so. */
export const MOST_ROWS = 20_000;

export type PersonalRow = Record<string, unknown>;

/** What columns of a case decide is read along with a row, under names that no column has. */
export const SEEN_IN = { caseId: "#case", audience: "#audience", author: "#author" } as const;

/** Rows that are read at a time: no more lie in memory before they were weighed. */
export const ROWS_AT_ONCE = 500;

/** The rows of a table that are `of` somebody from the row `from` on, with the columns that may be handed over, at most `ROWS_AT_ONCE`. */
export function personalRows(
  db: Database,
  [name, table]: [string, TableData & { rows: NonNullable<TableData["rows"]> }],
  of: Sought,
  from: number,
) {
  const columns = namesIn(table.given).map((column) => {
    const instead = table.instead?.[column];
    return instead ? sql`${instead(of)} AS ${sql.identifier(column)}` : sql.identifier(column);
  });
  const { inCase } = table;
  const seenIn = inCase
    ? [
        sql`case_id AS ${sql.identifier(SEEN_IN.caseId)}`,
        sql`${inCase.audience ? sql.identifier(inCase.audience) : sql`'everyone'`} AS ${sql.identifier(SEEN_IN.audience)}`,
        sql`${inCase.author ? sql.identifier(inCase.author) : sql`NULL`} AS ${sql.identifier(SEEN_IN.author)}`,
      ]
    : [];
  const selected = sql.join([...columns, ...seenIn], sql`, `);
  return db.all<PersonalRow>(
    sql`SELECT ${selected} FROM ${sql.identifier(name)} WHERE ${table.rows(of)} LIMIT ${ROWS_AT_ONCE} OFFSET ${from}`,
  );
}

/** Bookings that an account made or that name this address as their contact's, hidden ones too. */
export const bookingsOf = (db: Database, { userId, email }: { userId: string; email: string }) =>
  db
    .select({ id: bookings.id, bookingNumber: bookings.bookingNumber })
    .from(bookings)
    .where(or(eq(bookings.contactEmailKey, email), userId === "" ? undefined : eq(bookings.createdByUser, userId)));

/**
 * An account's own drafts; with `named` also those in which somebody has written this address as the contact's. Those past their time at `readableAt` (UTC
 * milliseconds) are left out, where it is given: what its person deleted and a legal hold keeps is among them.
 */
export const draftsOf = (
  db: Database,
  { userId, email, named, readableAt }: { userId: string; email: string; named: boolean; readableAt: number | null },
) =>
  db
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(and(draftsFor({ userId, email, named }), readableAt === null ? undefined : gt(bookingDrafts.expiresAt, readableAt)));

/** The condition of `draftsOf`; with `sent` also of drafts that name this address, that another account made, and that are a booking by now. */
export function draftsFor({ userId, email, named, sent = false }: { userId: string; email: string; named: boolean; sent?: boolean }): SQL {
  const own = sql`(booking_drafts.owner_id = ${userId} AND ${userId} <> '')`;
  // As the views of legal holds have it (migration 0361).
  const address = sql`coalesce(booking_drafts.field_values ->> '$.contactEmail.key', lower(coalesce(booking_drafts.field_values ->> '$.contactEmail.value', booking_drafts.field_values ->> '$.bookingContactEmail.value')))`;
  const theirs = sent
    ? sql`(booking_drafts.owner_id IS NULL OR booking_drafts.booking_id IS NOT NULL)`
    : sql`booking_drafts.owner_id IS NULL`;
  return named ? sql`(${own} OR (${theirs} AND ${address} = ${email}))` : own;
}

/** Conversations that are or were about these drafts. */
export const conversationsAbout = (drafts: SQL): SQL =>
  sql`(chat_sessions.draft_id IN ${drafts} OR chat_sessions.id IN (SELECT session_id FROM former_drafts WHERE former_drafts.draft_id IN ${drafts}))`;

/**
 * Conversations that are or were about these drafts (ids as a JSON array), but for those that are about another account's by now; `readableAt` as `draftsOf`
 * takes it.
 */
export function conversationsOf(db: Database, draftIds: string, readableAt: number | null) {
  const ids = sql`(SELECT value FROM json_each(${draftIds}))`;
  return db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(
      and(
        conversationsAbout(ids),
        sql`NOT EXISTS (SELECT 1 FROM booking_drafts WHERE id = ${chatSessions.draftId} AND owner_id IS NOT NULL AND id NOT IN ${ids})`,
        readableAt === null ? undefined : gt(chatSessions.expiresAt, readableAt),
      ),
    );
}

/** Everybody of every case in which an account has a place or has acted, as `relationOf` asks of them. */
export const peopleOfCasesOf = (db: Database, userId: string) =>
  db
    .select({
      caseId: casePeople.caseId,
      capacity: casePeople.capacity,
      side: casePeople.side,
      state: casePeople.state,
      seat: casePeople.seat,
      userId: casePeople.userId,
      role: user.role,
    })
    .from(casePeople)
    .leftJoin(user, eq(user.id, casePeople.userId))
    .where(
      sql`${casePeople.caseId} IN (SELECT ${casePeople.caseId} FROM ${casePeople} WHERE ${casePeople.userId} = ${userId} UNION SELECT ${caseEntries.caseId} FROM ${caseEntries} WHERE ${caseEntries.actorId} = ${userId})`,
    );

/** Places of cases in which somebody has named this address for somebody who has not come in. Reads the table. */
export const placesNaming = (db: Database, email: string) =>
  db
    .select({
      caseId: casePeople.caseId,
      capacity: casePeople.capacity,
      side: casePeople.side,
      name: casePeople.name,
      firm: casePeople.firm,
      email: casePeople.email,
      state: casePeople.state,
      createdAt: casePeople.createdAt,
    })
    .from(casePeople)
    .where(and(isNull(casePeople.userId), sql`lower(${casePeople.email}) = ${email}`))
    .limit(MOST_ROWS);

/** Bookings of other contacts in which this address is somebody's who takes part. Reads the table. */
export const bookingsNaming = (db: Database, email: string) =>
  db
    .select({
      bookingNumber: bookings.bookingNumber,
      bookingDate: bookings.bookingDate,
      details: sql<string>`${bookings.details}`.as("details"),
    })
    .from(bookings)
    .where(sql`instr(lower(${bookings.details}), ${email}) > 0`)
    .limit(MOST_ROWS);
