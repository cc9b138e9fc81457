/**
 * Lists of cases and their counts, over what the triggers of migrations 0011 and 0013 keep: a row for each who may see a case,
 * a search index whose row ids are the order of arrival, and counts. A page reads its rows and nothing else.
 */
import { and, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseCounts, cases } from "#app/db/schema/cases.ts";
import { activeStatusesOf, OPEN_CASE_STATUSES } from "#app/domain/case/status.ts";
import { CASE_STATUSES, type CaseStatus } from "#app/domain/case/vocabulary.ts";
import { matchOf, readSought, type Sought } from "#app/domain/search/sought.ts";

/** Who asks: "all" for administrators, "u:" a member, "r:" an arbitrator; what one may see is all of one's scopes together. */
export type CaseScope = "all" | `u:${string}` | `r:${string}`;

export interface CasePage {
  /** Of these alone; of all where none is named. */
  statuses?: readonly CaseStatus[] | undefined;
  /** Of these only what is active for who asks (`activeStatusesOf`). */
  only?: "active" | undefined;
  /** Only those resolved in this month (`YYYY-MM`); nothing is searched among them. */
  resolvedIn?: string | undefined;
  search?: string | Sought | undefined;
  limit: number;
  /** The case to read on below, by its id: which says nothing of how many others there are. Null from the newest. */
  after: string | null;
  /** The case to read upwards from; rows come in reverse. */
  before: string | null;
}

/** The place of a case in the order of arrival; nothing comes before or after one that is not there, or that is nothing to who asks. */
function place(scopes: readonly CaseScope[], caseId: string): SQL {
  const theirs = sql.join(
    scopes.map((scope) => sql`${scope}`),
    sql`, `,
  );
  return sql`(select cursor_case."arrival" from "case_scopes" as cursor_case where cursor_case."case_id" = ${caseId} and cursor_case."scope" in (${theirs}) limit 1)`;
}

/** One page of the cases that `scopes` may see, newest first. */
export function listedCases(db: Database, scopes: readonly CaseScope[], page: CasePage) {
  const { search } = page;
  const listed = db.select(getTableColumns(cases));
  if (search === undefined) {
    const rows = sql`(${byScope(scopes, page)})`;
    return listed
      .from(rows)
      .crossJoin(cases)
      .where(sql`${cases.id} = listed_id`)
      .orderBy(sql`listed_at ${direction(page)}`)
      .limit(page.limit);
  }
  return listed
    .from(sql`case_search`)
    .crossJoin(cases)
    .where(
      and(
        sql`case_search match ${matching(scopes, page, search)}`,
        bounded(scopes, page, sql`case_search.rowid`),
        sql`"cases"."arrival" = case_search.rowid`,
      ),
    )
    .orderBy(sql`case_search.rowid ${direction(page)}`)
    .limit(page.limit);
}
export type ListedCaseRow = Awaited<ReturnType<typeof listedCases>>[number];

const direction = ({ before }: CasePage) => (before === null ? sql`desc` : sql`asc`);

function bounded(scopes: readonly CaseScope[], page: CasePage, column: SQL): SQL | undefined {
  // A search index takes a bound that is null for none.
  if (page.before !== null) return sql`${column} > ifnull(${place(scopes, page.before)}, ${sql.raw(String(Number.MAX_SAFE_INTEGER))})`;
  return page.after === null ? undefined : sql`${column} < ifnull(${place(scopes, page.after)}, 0)`;
}

/** What of an index is walked in the order of arrival. */
interface Walk {
  /** Both these indexes and the key are in that order: without a hint, what is rare is looked for in all rows. */
  index: SQL;
  also?: SQL;
}

/** Of which statuses cases are listed for a scope; undefined for all. */
const statusesFor = (scope: CaseScope, { statuses, only }: CasePage): readonly CaseStatus[] | undefined =>
  only === "active" ? activeStatusesOf(scope.startsWith("r:")) : statuses;

function walksOf(scope: CaseScope, page: CasePage): Walk[] {
  const { resolvedIn } = page;
  const statuses = statusesFor(scope, page);
  if (resolvedIn !== undefined) return [{ index: sql` indexed by "case_scopes_month"`, also: sql`"resolved_month" = ${resolvedIn}` }];
  if (statuses === undefined) return [{ index: sql`` }];
  return statuses.map((status) => ({ index: sql` indexed by "case_scopes_status"`, also: sql`"status" = ${status}` }));
}

function branch(scopes: readonly CaseScope[], scope: CaseScope, { index, also }: Walk, page: CasePage): SQL {
  const conditions = [sql`"scope" = ${scope}`, also, bounded(scopes, page, sql`"arrival"`)];
  return sql`select "case_id" as listed_id, "arrival" as listed_at from "case_scopes"${index} where ${and(...conditions)}`;
}

/** Nobody is both a member and the arbitrator of one case, so that no case comes twice. */
function byScope(scopes: readonly CaseScope[], page: CasePage): SQL {
  const branches = scopes.flatMap((scope) => walksOf(scope, page).map((walk) => branch(scopes, scope, walk, page)));
  return sql`${sql.join(branches, sql` union all `)} order by listed_at ${direction(page)} limit ${page.limit}`;
}

/** Of administrators, without a status. */
const EVERY = `"x${hex("all")}"`;

/** The question to the index: one word for who asks and each status, and what is searched for. */
function matching(scopes: readonly CaseScope[], page: CasePage, search: string | Sought): string {
  const ends = (scope: CaseScope) => statusesFor(scope, page)?.map((status) => `z${status.replaceAll("_", "")}`) ?? [""];
  const facets = scopes.flatMap((scope) => ends(scope).map((end) => `"x${hex(scope)}${end}"`)).join(" OR ");
  const sought = typeof search === "string" ? readSought(search) : search;
  // Nothing to search for in what was typed finds nothing, not everything.
  if (!sought) return 'facets : "nothing"';
  // Of a number, its beginnings are in every case.
  const words = sought.caseNumber === undefined ? matchOf(sought, "words") : `words : "${sought.caseNumber}"`;
  // The word that every case has is not asked for: its list is the longest of all.
  return facets === EVERY ? words : `facets : (${facets}) AND ${words}`;
}

function hex(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How many cases stand in each status, and how many were resolved in `month` (`YYYY-MM`). */
export function keptCaseCounts(db: Database, scopes: readonly CaseScope[], month: string) {
  const buckets = [...CASE_STATUSES.map((status) => `status:${status}`), `resolved:${month}`];
  return db
    .select()
    .from(caseCounts)
    .where(and(inArray(caseCounts.scope, [...scopes]), inArray(caseCounts.bucket, buckets)));
}

/** In how many open cases each of these arbitrators holds a seat, of a tribunal that is complete or not. */
export function openCasesOf(db: Database, arbitratorIds: readonly string[]) {
  return db
    .select({ scope: caseCounts.scope, n: sql<number>`sum(${caseCounts.n})` })
    .from(caseCounts)
    .where(
      and(
        sql`${caseCounts.scope} in (select value from json_each(${JSON.stringify(arbitratorIds.map((id) => `r:${id}`))}))`,
        inArray(
          caseCounts.bucket,
          OPEN_CASE_STATUSES.map((status) => `status:${status}`),
        ),
      ),
    )
    .groupBy(caseCounts.scope);
}
