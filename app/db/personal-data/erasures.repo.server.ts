/** Statements of erasures: what the register says becomes of a person's rows, and how far each erasure has come. */
import { and, asc, desc, eq, getTableColumns, is, isNull, lt, type SQL, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, type Statement, schema } from "#app/db/client.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { erasures } from "#app/db/schema/erasures.ts";
import { bookingCounts, wordSpellings, writtenWords } from "#app/db/schema/lists.ts";
import { user } from "#app/db/schema/people.ts";
import { ERASED_WORD, ERASURE_STEPS, type Erased, type ErasureStep, type TableData } from "./held-data.ts";
import { conversationsAbout, draftsFor } from "./personal-rows.repo.server.ts";
import { PERSONAL_DATA } from "./register.ts";

export type ErasureRow = typeof erasures.$inferSelect;

const TABLES = new Map(
  Object.values(schema).flatMap((value) => (is(value, SQLiteTable) ? [[getTableConfig(value).name, value] as const] : [])),
);

/** Bookings of other contacts that are written at a time. */
const PORTION = 1000;

/** Everything after the steps of the register: counts and words that name the person, and the files. */
export const ALL_STEPS = ERASURE_STEPS.length + 1;

type Step = Pick<ErasureRow, "id" | "step" | "address" | "accountId">;

/**
 * The next step of an erasure, whole: refused by the database where a hold is in force or it was done before. What is the person's is found in its first
 * statement, and written down with the keys of its files: what has another contact by now is left alone.
 */
export function nextStep(db: Database, row: Step, words: readonly string[]): [Statement, ...Statement[]] {
  const name = ERASURE_STEPS[row.step];
  const of = erasedBy(row);
  const taken = db
    .update(erasures)
    .set({ step: row.step + 1, ...(name ? writtenDown(name, row, words) : {}) })
    .where(eq(erasures.id, row.id));
  if (name === undefined) return [taken, ...forgettingTraces(db, of, words)];
  const statements = Object.entries(PERSONAL_DATA).flatMap(([table, { erasure }]): Statement[] => {
    if (!erasure || "kept" in erasure || erasure.step !== name) return [];
    const target = TABLES.get(table);
    if (!target) throw new Error(`no table ${table}`);
    if ("removed" in erasure) return [db.delete(target).where(erasure.removed(of))];
    const properties = Object.entries(getTableColumns(target));
    const values = Object.entries(erasure.replaced).map(([column, value]) => {
      const property = properties.find(([, { name: own }]) => own === column)?.[0];
      if (!property) throw new Error(`no column ${column} of ${table}`);
      return [property, value(of)] as const;
    });
    return [db.update(target).set(Object.fromEntries(values)).where(erasure.rows(of))];
  });
  return [taken, ...statements];
}

/** What a step finds, in the erasure's row: the next statements of its batch read it there. */
function writtenDown(name: ErasureStep, row: Step, words: readonly string[]): { found?: SQL } {
  const { contacted, drafts, conversations } = ownOf(row);
  const set = (...paths: [string, SQL][]) => ({
    found: sql`json_set(found, ${sql.join(
      paths.map(([path, value]) => sql`${path}, json(${value})`),
      sql`, `,
    )})`,
  });
  const all = (ids: SQL) => sql`(SELECT json_group_array(id) FROM ${ids})`;
  const files = (more: SQL) => sql`(SELECT json_group_array(value) FROM (SELECT value FROM json_each(found, '$.files') UNION ${more}))`;
  if (name === "talks") return set(["$.drafts", all(drafts)], ["$.conversations", all(conversations)]);
  if (name === "bookings") {
    const keys = sql`SELECT object_key FROM booking_documents WHERE booking_id IN ${contacted}`;
    return set(["$.contacted", all(contacted)], ["$.files", files(keys)], ["$.words", sql`${JSON.stringify(words)}`]);
  }
  if (name !== "account") return {};
  const pictures = sql`SELECT picture_key FROM "user" WHERE id = ${row.accountId ?? ""} AND picture_key IS NOT NULL`;
  // Of holds that have ended: one in force stops the erasure.
  const kept = sql`SELECT kept_files.object_key FROM legal_holds JOIN kept_files ON kept_files.hold_id = legal_holds.id
    WHERE legal_holds.account_id = ${row.accountId ?? ""}`;
  return set(["$.files", files(sql`${pictures} UNION ${kept}`)]);
}

/** Nothing, but refused by the database where a hold is in force. */
export const goingOn = (db: Database, id: string) => db.update(erasures).set({ found: sql`found` }).where(eq(erasures.id, id));

/** Whether an account has made so many bookings for other contacts that they are not written with a step. */
export async function hasMadeMany(db: Database, { accountId, address }: Step): Promise<boolean> {
  return (await db.all(sql`${madeFor(accountId, address)} LIMIT 1 OFFSET ${PORTION}`)).length > 0;
}

/** Takes an account off some of the bookings that it made for other contacts. */
export const forgettingMaker = (db: Database, { accountId, address }: Step) =>
  db
    .update(bookings)
    .set({ createdByUser: null, version: sql`version + 1` })
    .where(sql`id IN (${madeFor(accountId, address)} LIMIT ${PORTION})`);

const madeFor = (accountId: string | null, address: string | null) =>
  sql`SELECT id FROM bookings WHERE created_by_user = ${accountId ?? ""} AND contact_email_key IS NOT ${address}`;

/** What triggers keep under the address, and the words of names that nothing is found by any more. */
function forgettingTraces(db: Database, { email, userId }: Erased, words: readonly string[]): Statement[] {
  const found = (index: string) =>
    sql`EXISTS (SELECT 1 FROM ${sql.identifier(index)} WHERE ${sql.identifier(index)} MATCH 'words : "' || search_words.word || '"')`;
  const unused = sql`search_words.word IN (SELECT value FROM json_each(${JSON.stringify(words)})) AND NOT (${sql.join(
    ["booking_search", "case_search", "people_search", "document_search"].map(found),
    sql` OR `,
  )})`;
  const both = sql`substr(scope, 1, 2) = 'b:'`;
  return [
    db
      .delete(bookingCounts)
      .where(
        sql`scope IN (${`e:${email}`}, ${`u:${userId}`}) OR (${both} AND (instr(scope, ${`b:${userId} `}) = 1 OR substr(scope, instr(scope, ' ') + 1) = ${email}))`,
      ),
    db.delete(wordSpellings).where(sql`word IN (SELECT folded FROM search_words WHERE ${unused})`),
    db.delete(writtenWords).where(unused),
  ];
}

/** Whether a preview says how many rows of a table there are. What is forgotten by itself within days is not worth a number. */
export const isCounted = ({ alone, erasure, rows }: TableData): boolean =>
  alone !== true && erasure !== undefined && ("kept" in erasure ? rows !== undefined && erasure.kept !== "passing" : true);

interface Counted {
  table: string;
  fate: "removed" | "replaced" | "kept";
  where: SQL;
}

/**
 * How many rows of each table an erasure would remove, write over or keep, as the register says. Nothing is counted of what its person alone may know of, and of
 * cases only what is for everyone: a number tells, too.
 */
export async function countErased(db: Database, of: Erased): Promise<(Pick<Counted, "table" | "fate"> & { rows: number })[]> {
  const asked = Object.entries(PERSONAL_DATA).flatMap(([table, data]): Counted[] => {
    const { erasure, rows, inCase, counted } = data;
    if (!erasure || !isCounted(data)) return [];
    if ("removed" in erasure) {
      const removed = erasure.removed(of);
      return [{ table, fate: "removed", where: counted ? sql`${removed} AND ${counted}` : removed }];
    }
    if ("replaced" in erasure) return [{ table, fate: "replaced", where: erasure.rows(of) }];
    const open = inCase?.audience ? sql` AND ${sql.identifier(inCase.audience)} = 'everyone'` : sql``;
    return rows ? [{ table, fate: "kept", where: sql`${rows(of)}${open}` }] : [];
  });
  const counting = ({ table, where }: { table: string; where: SQL }) =>
    sql`SELECT ${table} AS name, count(*) AS n FROM ${sql.identifier(table)} WHERE ${where}`;
  const counted = new Map<string, number>();
  // A compound of SQL has few parts.
  for (let at = 0; at < asked.length; at += 5) {
    const part = sql.join(asked.slice(at, at + 5).map(counting), sql` UNION ALL `);
    for (const { name, n } of await db.all<{ name: string; n: number }>(part)) counted.set(name, n);
  }
  return asked.map(({ table, fate }) => ({ table, fate, rows: counted.get(table) ?? 0 })).filter(({ rows }) => rows > 0);
}

export const beginningErasure = (db: Database, row: typeof erasures.$inferInsert) => db.insert(erasures).values(row);

/** Done: nothing of whom it was about is left in its row. */
export const endingErasure = (db: Database, id: string, now: number) =>
  db
    .update(erasures)
    .set({ address: null, found: {}, doneAt: now })
    .where(and(eq(erasures.id, id), isNull(erasures.doneAt)));

export const findErasure = (db: Database, id: string) => db.select().from(erasures).where(eq(erasures.id, id)).limit(1);
export const erasureUnderWay = (db: Database, address: string) =>
  db
    .select()
    .from(erasures)
    .where(and(eq(erasures.address, address), isNull(erasures.doneAt)))
    .limit(1);

/** Erasures that broke off before `before` (UTC milliseconds). */
export const brokenErasures = (db: Database, before: number, now: number, most: number) =>
  db
    .select()
    .from(erasures)
    .where(and(isNull(erasures.doneAt), lt(erasures.begunAt, before), notLeftAlone("erasures", erasures.id, now)))
    .orderBy(asc(erasures.begunAt))
    .limit(most);

export const listErasures = (db: Database) =>
  db
    .select({
      id: erasures.id,
      reason: erasures.reason,
      begunBy: sql<string>`${user.name}`.as("beginner_name"),
      begunAt: erasures.begunAt,
      doneAt: erasures.doneAt,
    })
    .from(erasures)
    .innerJoin(user, eq(user.id, erasures.begunBy))
    .orderBy(desc(erasures.begunAt), desc(erasures.id))
    .limit(200);

/** What is a person's at this moment, as a preview counts it. */
export function ownOf(row: Pick<ErasureRow, "address" | "accountId">): Erased {
  const { userId, email } = { userId: row.accountId ?? "", email: row.address ?? "" };
  const drafts = sql`(SELECT id FROM booking_drafts WHERE ${draftsFor({ userId, email, named: true, sent: true })})`;
  return {
    userId,
    email,
    contacted: sql`(SELECT id FROM bookings WHERE contact_email_key = ${email})`,
    bookings: sql`(SELECT id FROM bookings WHERE contact_email_key = ${email} OR created_by_user = ${userId})`,
    drafts,
    conversations: sql`(SELECT id FROM chat_sessions WHERE ${conversationsAbout(drafts)})`,
    cases: "[]",
    byOffice: true,
  };
}

/** What was a person's when the steps of their erasure found it. */
function erasedBy(row: Step): Erased {
  const found = (path: string) => sql`SELECT value FROM erasures, json_each(erasures.found, ${path}) WHERE erasures.id = ${row.id}`;
  // Between two steps an erased booking may have been given to another contact.
  const isErased =
    ERASURE_STEPS[row.step] === "bookings" ? sql`` : sql` AND value IN (SELECT id FROM bookings WHERE contact_email_key = ${ERASED_WORD})`;
  const contacted = sql`(${found("$.contacted")}${isErased})`;
  return {
    ...ownOf(row),
    contacted,
    bookings: contacted,
    drafts: sql`(${found("$.drafts")})`,
    conversations: sql`(${found("$.conversations")})`,
  };
}
