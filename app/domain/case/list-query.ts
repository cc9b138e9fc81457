/** What a list of cases can be asked (specification, section 2 "Admin dashboard"). Values are as an address holds them; `lists/read-list-query.ts` reads them from one. */
import type { CaseStatus } from "./vocabulary.ts";

/** Assigned or in progress, for who holds a seat every open one; resolved in this month of the head office's calendar. */
export const CASE_GROUPS = ["active", "resolved_this_month"] as const;
export type CaseGroup = (typeof CASE_GROUPS)[number];

export interface CaseListQuery {
  search?: string;
  status?: CaseStatus;
  /** What the dashboards count and no one status is. */
  only?: CaseGroup;
  /** Of an arbitrator's cases those that are theirs to decide, without those they are a member of. */
  as?: "arbitrator";
  /** The case that a page ends or begins with; opaque to who hands it back. */
  after?: string;
  before?: string;
  limit?: number;
  /** Only cases that one is a member of or the arbitrator of, also for administrators. */
  mine?: boolean;
}

/** Names of the parameters, in the order in which an address has them. */
export const CASE_LIST_PARAMETERS = ["search", "status", "only", "as", "after", "before", "limit"] as const satisfies readonly Exclude<
  keyof CaseListQuery,
  "mine"
>[];
export type CaseListParameter = (typeof CASE_LIST_PARAMETERS)[number];

/** A query as parameters of an address; what is not set is left out. */
export function caseListParameters(query: CaseListQuery): URLSearchParams {
  return new URLSearchParams(CASE_LIST_PARAMETERS.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]])));
}

/** True when something chooses among the cases. */
export const isCaseListFiltered = ({ search, status, only }: CaseListQuery): boolean =>
  search !== undefined || status !== undefined || only !== undefined;
