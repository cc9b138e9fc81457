/** Queries of the one search that are no list's own (migration 0071): documents by their names, and how words are spelled. */
import { type SQL, sql } from "drizzle-orm";
import type { CaseScope } from "#app/db/cases/case-lists.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { matchOf, type Sought } from "#app/domain/search/sought.ts";

/** Newest cases of a reader whose documents are looked through. */
const MOST_CASES = 300;

/**
 * Documents whose names have the words, newest first: for administrators those for everyone in a case, for others those of
 * their own cases. Who may see each is still to be judged by its case.
 */
export function documentsNamed(db: Database, scopes: readonly CaseScope[], sought: Sought, most: number) {
  const words = matchOf(sought, "words");
  const question: SQL = scopes.includes("all")
    ? sql`${`facets : "aeveryone" AND ${words}`}`
    : sql`(select 'facets : (' || ifnull(group_concat('"c' || hex(case_id) || '"', ' OR '), '"nothing"') || ') AND ' || ${words}
        from (${ownCases(scopes)}))`;
  return db
    .select({
      id: sql<string>`document_search.document_id`.as("document_id"),
      caseId: sql<string>`document_search.case_id`.as("document_case_id"),
    })
    .from(sql`document_search`)
    .where(sql`document_search match ${question}`)
    .orderBy(sql`document_search.rowid desc`)
    .limit(most);
}
export type NamedDocument = Awaited<ReturnType<typeof documentsNamed>>[number];

function ownCases(scopes: readonly CaseScope[]): SQL {
  const branches = scopes.map((scope) => sql`select case_id, arrival from case_scopes where scope = ${scope}`);
  return sql`${sql.join(branches, sql` union all `)} order by arrival desc limit ${MOST_CASES}`;
}

/** Most words that share a spelling with what was typed. */
const MOST_WORDS = 300;

/** Words that are written down under one of the spellings. */
export async function wordsSpelled(db: Database, spellings: readonly string[]): Promise<string[]> {
  const rows = await db.all<{ word: string }>(
    sql`select distinct word from search_spellings where spelling in (select value from json_each(${JSON.stringify(spellings)})) limit ${MOST_WORDS}`,
  );
  return rows.map(({ word }) => word);
}
