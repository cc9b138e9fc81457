/** Queries over cases, their people and their chain. Whom a row may be shown to is decided in `services`. */
import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseEntries, caseNotices, casePeople, cases } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";

export type CaseRow = typeof cases.$inferSelect;
export type NewCase = Omit<typeof cases.$inferInsert, "arrival" | "listedPeople" | "shownVersion" | "shownAt">;
export type NewCasePerson = typeof casePeople.$inferInsert;
export type NewEntry = typeof caseEntries.$inferInsert;
export type NewNotice = typeof caseNotices.$inferInsert;

/** Most people of a case that are read: all who are in it or named (`MOST_IN_CASE`), and of those who were taken off who had come in. */
export const MOST_PEOPLE = 500;

export function caseById(db: Database, id: string) {
  return db.select().from(cases).where(eq(cases.id, id)).limit(1);
}

/** Everyone ever named in a case, with the account where there is one: first who is in it or named, then who was taken off. */
export function peopleOfCase(db: Database, caseId: string) {
  return db
    .select({
      ...getTableColumns(casePeople),
      account: {
        firstName: user.firstName,
        lastName: user.lastName,
        // Named apart: of two columns called the same, a batch gives one, and every later one in the wrong place.
        email: sql<string>`${user.email}`.as("account_email"),
        locale: user.locale,
        timeZone: user.timeZone,
        mailCases: user.mailCases,
        mailMessages: user.mailMessages,
        mailDocuments: user.mailDocuments,
        mailDeadlines: user.mailDeadlines,
        mailDaily: user.mailDaily,
        active: user.active,
        role: user.role,
        image: user.image,
      },
    })
    .from(casePeople)
    .leftJoin(user, eq(user.id, casePeople.userId))
    .where(eq(casePeople.caseId, caseId))
    .orderBy(
      sql`${casePeople.state} in ('removed', 'declined')`,
      sql`${casePeople.state} in ('removed', 'declined') and ${casePeople.answeredAt} is null`,
      asc(casePeople.createdAt),
      asc(casePeople.id),
    )
    .limit(MOST_PEOPLE);
}
export type CasePersonRow = Awaited<ReturnType<typeof peopleOfCase>>[number];

export function lastEntry(db: Database, caseId: string) {
  return db
    .select({ seq: caseEntries.seq, hash: caseEntries.hash })
    .from(caseEntries)
    .where(eq(caseEntries.caseId, caseId))
    .orderBy(desc(caseEntries.seq))
    .limit(1);
}

/** A case with what a change of it needs: everyone, and where its chain ends. One trip; null for what is not there. */
export async function caseForChange(db: Database, id: string) {
  const [[row], people, [last]] = await db.batch([caseById(db, id), peopleOfCase(db, id), lastEntry(db, id)]);
  return row ? { row, people, last: last ?? null } : null;
}

export const insertingCase = (db: Database, row: NewCase) => db.insert(cases).values(row);
export const insertingPerson = (db: Database, person: NewCasePerson) => db.insert(casePeople).values(person);
export const changingPerson = (db: Database, id: string, change: Partial<NewCasePerson>) =>
  db.update(casePeople).set(change).where(eq(casePeople.id, id));
export const changingCase = (db: Database, id: string, change: Partial<NewCase>) => db.update(cases).set(change).where(eq(cases.id, id));
export const writingEntry = (db: Database, entry: NewEntry) => db.insert(caseEntries).values(entry);
export const writingNotice = (db: Database, notice: NewNotice) => db.insert(caseNotices).values(notice);
/** The case's version rises with its chain. */
export const raisingVersion = (db: Database, id: string, by: number, now: number) =>
  db
    .update(cases)
    .set({ version: sql`${cases.version} + ${by}`, updatedAt: now })
    .where(eq(cases.id, id));

/** An entry's body for lists: of a long one without the words of a message and without descriptions, which are read where they are shown. */
export const shortBody = sql<string>`iif(octet_length(body) > 4000, json_remove(body, '$.details.content', '$.details.description'), body)`;

export type EntryRow = typeof caseEntries.$inferSelect;

export const caseOfOrigin = (db: Database, originKey: string) =>
  db.select({ id: cases.id }).from(cases).where(eq(cases.originKey, originKey)).limit(1);
