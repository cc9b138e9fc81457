/** Queries of the one search that are no list's own (migrations 0071 and 0101): documents by their names, and how words are spelled. */
import { type SQL, sql } from "drizzle-orm";
import type { CaseScope } from "#app/db/cases/case-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { matchOf, type Sought } from "#app/domain/search/sought.ts";

/** Newest cases of a reader whose documents are looked through. */
const MOST_CASES = 300;

/**
 * Documents whose names have the words, newest first: for administrators those for everyone in a case, for others those of
 * their own cases that their side or they themselves may see. Each case still judges its own.
 */
export function documentsNamed(db: Database, scopes: readonly CaseScope[], readerId: string, sought: Sought, most: number) {
  const words = matchOf(sought, "words");
  const isOffice = scopes.includes("all");
  const question: SQL = isOffice
    ? sql`${`facets : "aeveryone" AND ${words}`}`
    : sql`(select 'facets : (' || ifnull(group_concat('"c' || hex(case_id) || '"', ' OR '), '"nothing"') || ') AND ' || ${words}
        from (${ownCases(scopes)}))`;
  // Before they are counted: what one may not see must not take the place of what one may.
  const readable = isOffice
    ? sql``
    : sql` and exists (select 1 from case_documents as document cross join case_people as person
        where document.id = document_search.document_id and person.case_id = document.case_id and ${readableTo(readerId)})`;
  return db
    .select({
      id: sql<string>`document_search.document_id`.as("document_id"),
      caseId: sql<string>`document_search.case_id`.as("document_case_id"),
    })
    .from(sql`document_search`)
    .where(sql`document_search match ${question}${readable}`)
    .orderBy(sql`document_search.rowid desc`)
    .limit(most);
}
export type NamedDocument = Awaited<ReturnType<typeof documentsNamed>>[number];

/** `document` is one that `person`, who is the reader, may see: as `maySee` has it. */
const readableTo = (readerId: string): SQL => sql`person.user_id = ${readerId} and document.ready_at is not null
  and (person.state = 'active' or (person.capacity = 'arbitrator' and person.state = 'invited'))
  and (document.audience = 'everyone'
    or (person.capacity <> 'arbitrator' and document.audience = 'side_' || person.side)
    or (person.capacity = 'arbitrator' and document.audience = 'arbitrator' and document.uploaded_by = person.user_id))`;

function ownCases(scopes: readonly CaseScope[]): SQL {
  const branches = scopes.map((scope) => sql`select case_id, arrival from case_scopes where scope = ${scope}`);
  return sql`${sql.join(branches, sql` union all `)} order by arrival desc limit ${MOST_CASES}`;
}

/** Most words that share a spelling with what was typed. */
const MOST_WORDS = 300;

/** Words that are written down under one of the spellings, of what the office may see: for administrators. */
export async function wordsSpelled(db: Database, spellings: readonly string[]): Promise<string[]> {
  const rows = await db.all<{ word: string }>(
    sql`select distinct word from search_spellings where spelling in (select value from json_each(${JSON.stringify(spellings)})) limit ${MOST_WORDS}`,
  );
  return rows.map(({ word }) => word);
}

/** Of each kind of what is one's own so many texts are read. */
const MOST_TEXTS = 300;

/** Names and titles of what somebody may see who is not of the office: their bookings, their cases with those who are in them, and documents. */
export async function ownTexts(
  db: Database,
  who: { id: string; emailKey: string | null },
  scopes: readonly CaseScope[],
): Promise<string[]> {
  const ofBookings = (
    owner: SQL,
  ) => sql`select booking_contact_name || ' ' || ifnull(booking_contact_firm, '') || ' ' || ifnull(style_of_cause, '') as said
    from bookings where ${owner} and deleted_at is null order by sort_date desc limit ${MOST_TEXTS}`;
  const parts = [
    ofBookings(sql`created_by_user = ${who.id}`),
    ...(who.emailKey === null ? [] : [ofBookings(sql`contact_email_key = ${who.emailKey}`)]),
    sql`select cases.title as said from (${ownCases(scopes)}) as own cross join cases where cases.id = own.case_id`,
    sql`select people.name || ' ' || ifnull(people.firm, '') as said from (${ownCases(scopes)}) as own
      cross join case_people as people where people.case_id = own.case_id and people.state not in ('removed', 'declined') limit ${MOST_TEXTS}`,
    sql`select document.name as said from (${ownCases(scopes)}) as own
      cross join case_people as person on person.case_id = own.case_id cross join case_documents as document
      where document.case_id = own.case_id and ${readableTo(who.id)} limit ${MOST_TEXTS}`,
  ];
  const rows = await db.all<{ said: string }>(
    sql.join(
      parts.map((part) => sql`select said from (${part})`),
      sql` union all `,
    ),
  );
  return rows.map(({ said }) => said);
}
