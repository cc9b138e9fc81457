/** Queries of the one search that are no list's own (migrations 0071 and 0101): documents by their names, and how words are spelled. */
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { listedBookings } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { BookingScope } from "#app/db/bookings/bookings.repo.server.ts";
import { type CaseScope, listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { caseDocuments, casePeople, cases } from "#app/db/schema/cases.ts";
import { matchOf, type Sought } from "#app/domain/search/sought.ts";

/** What somebody may see of bookings and of cases. */
export interface SearchScopes {
  bookings: BookingScope;
  cases: readonly CaseScope[];
}

/** That no booking and no case has the words: of words that were found nobody asks what else they may mean. */
export function nothingFound(db: Database, { bookings, cases: ofCases }: SearchScopes, sought: Sought): SQL {
  const booking = listedBookings(db, bookings, { filter: { sought }, sort: "asc", limit: 1, after: null });
  const found = listedCases(db, ofCases, { search: sought, limit: 1, after: null, before: null });
  return sql`not exists ${booking} and not exists ${found}`;
}

/** That the session with this token is an administrator's and goes on: for what is read before the session itself is judged. */
export const isOfficeSession = (token: string, now: Date): SQL => sql`exists (select 1 from session cross join "user"
  where session.token = ${token} and session.expires_at > ${now.getTime()}
  and "user".id = session.user_id and "user".role = 'admin' and "user".active = 1)`;

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

/** The same with what their cases judge each by: what the reader is there, as far as they are anything. */
export function documentsToJudge(db: Database, scopes: readonly CaseScope[], readerId: string, sought: Sought, most: number) {
  const named = documentsNamed(db, scopes, readerId, sought, most).as("named_documents");
  return db
    .select({
      id: caseDocuments.id,
      caseId: caseDocuments.caseId,
      name: caseDocuments.name,
      series: caseDocuments.series,
      seriesNumber: caseDocuments.seriesNumber,
      audience: caseDocuments.audience,
      uploadedBy: caseDocuments.uploadedBy,
      scan: caseDocuments.scan,
      withdrawnAt: caseDocuments.withdrawnAt,
      caseNumber: cases.caseNumber,
      capacity: casePeople.capacity,
      side: casePeople.side,
      seat: casePeople.seat,
      state: casePeople.state,
    })
    .from(named)
    .crossJoin(caseDocuments)
    .crossJoin(cases)
    .leftJoin(
      casePeople,
      // As the index of people says it.
      and(eq(casePeople.caseId, cases.id), eq(casePeople.userId, readerId), sql`${casePeople.state} in ('invited', 'active')`),
    )
    .where(and(eq(caseDocuments.id, named.id), isNotNull(caseDocuments.readyAt), eq(cases.id, caseDocuments.caseId)))
    .limit(most);
}
export type NamedDocument = Awaited<ReturnType<typeof documentsToJudge>>[number];

/** `document` is one that `person`, who is the reader, may see: as `maySee` has it. */
const readableTo = (readerId: string | SQL): SQL => sql`person.user_id = ${readerId} and document.ready_at is not null
  and (person.state = 'active' or (person.capacity = 'arbitrator' and person.state = 'invited'))
  and (document.audience = 'everyone'
    or (person.capacity <> 'arbitrator' and document.audience = 'side_' || person.side)
    or (person.capacity = 'arbitrator' and document.audience = 'arbitrator' and document.uploaded_by = person.user_id))`;

/** Cases of the reader, the newest first. */
function ownCases(scopes: readonly CaseScope[]): SQL {
  const branches = scopes.map((scope) => sql`select case_id, arrival from case_scopes where scope = ${scope}`);
  return sql`${sql.join(branches, sql` union all `)} order by arrival desc limit ${MOST_CASES}`;
}

/** Most words that share a spelling with what was typed. */
const MOST_WORDS = 300;

/** Words that are written down under one of the spellings, of what the office may see: for administrators. None is read unless all of `needed`. */
export function wordsSpelled(db: Database, spellings: readonly string[], needed: readonly SQL[]) {
  return db
    .selectDistinct({ word: sql<string>`search_spellings.word`.as("word") })
    .from(sql`(select 1 where ${sql.join([...needed], sql` and `)}) as needed cross join search_spellings`)
    .where(sql`search_spellings.spelling in (select value from json_each(${JSON.stringify(spellings)}))`)
    .limit(MOST_WORDS);
}

/** Of each kind of what is one's own so many texts are read. */
const MOST_TEXTS = 300;

/**
 * Names and titles of what the owner of the session with this token may see, where that is nobody of the office: their bookings, their cases with
 * those who are in them, and documents, each with the owner's id. None is read unless nothing of theirs has the words. For what is read before the
 * session itself is judged. An address is compared in lower case as SQLite has it: capitals of other alphabets in one are no capitals to it.
 */
export function ownTexts(db: Database, token: string, now: Date, sought: Sought) {
  const own = sql`select case_id, arrival from (
      select case_id, arrival from needed cross join case_scopes where scope = 'u:' || needed.id
      union all select case_id, arrival from needed cross join case_scopes where scope = 'r:' || needed.id and needed.role <> 'party'
    ) order by arrival desc limit ${MOST_CASES}`;
  const ofBookings = (
    owner: SQL,
  ) => sql`select booking_contact_name || ' ' || ifnull(booking_contact_firm, '') || ' ' || ifnull(style_of_cause, '') as said
    from needed cross join bookings where ${owner} and deleted_at is null order by sort_date desc limit ${MOST_TEXTS}`;
  const parts = [
    ofBookings(sql`created_by_user = needed.id`),
    ofBookings(sql`contact_email_key = needed.email_key`),
    sql`select cases.title as said from (${own}) as own cross join cases where cases.id = own.case_id`,
    sql`select people.name || ' ' || ifnull(people.firm, '') as said from (${own}) as own
      cross join case_people as people where people.case_id = own.case_id and people.state not in ('removed', 'declined') limit ${MOST_TEXTS}`,
    sql`select document.name as said from needed cross join (${own}) as own
      cross join case_people as person on person.case_id = own.case_id cross join case_documents as document
      where document.case_id = own.case_id and ${readableTo(sql`needed.id`)} limit ${MOST_TEXTS}`,
  ];
  const texts = sql.join(
    parts.map((part) => sql`select said from (${part})`),
    sql` union all `,
  );
  return db.select({ userId: sql<string>`id`.as("user_id"), said: sql<string>`said`.as("said") }).from(
    sql`(with reader as materialized (${ownerOf(token, now)}), needed as materialized (select * from reader where ${nothingOfOwn(sought)})
      select needed.id, texts.said from needed cross join (${texts}) as texts)`,
  );
}

/** The owner of a session that goes on, unless they are an administrator; `email_key` is that of a verified address. */
const ownerOf = (token: string, now: Date): SQL => sql`select "user".id as id, "user".role as role,
    iif("user".email_verified = 1, lower("user".email), null) as email_key
  from session cross join "user" where session.token = ${token} and session.expires_at > ${now.getTime()}
  and "user".id = session.user_id and "user".role <> 'admin' and "user".active = 1`;

/** `nothingFound` of what `reader` may see. */
function nothingOfOwn(sought: Sought): SQL {
  const ofBookings = sql`'facets : ("u' || hex(reader.id) || '"' || ifnull(' OR "e' || hex(reader.email_key) || '"', '') || ') AND '
    || ${matchOf(sought, "words", true)}`;
  const ofCases = sql`'facets : ("x' || hex('u:' || reader.id) || '"' || iif(reader.role = 'party', '', ' OR "x' || hex('r:' || reader.id) || '"')
    || ') AND ' || ${matchOf(sought, "words")}`;
  return sql`not exists (select 1 from booking_search where booking_search match ${ofBookings} limit 1)
    and not exists (select 1 from case_search where case_search match ${ofCases} limit 1)`;
}
