/** Filters of a list that staff keep under a name, for themselves or for the whole office. Pure. */
import { listParameters, readListQuery, withUsualTime } from "#app/domain/booking/office/list-query.ts";
import { caseListParameters, readCaseListQuery } from "#app/domain/case/list-query.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { ViewMessageCode } from "#app/domain/message-codes.ts";

/** The lists that have views. */
export const VIEW_LISTS = ["bookings", "cases"] as const;
export type ViewList = (typeof VIEW_LISTS)[number];
export const isViewList = (value: unknown): value is ViewList =>
  typeof value === "string" && (VIEW_LISTS as readonly string[]).includes(value);

/** Longest name; most views of one list that a person keeps, and that the office shares. */
export const VIEW_LIMITS = { name: 60, own: 50, shared: 50 } as const;

export interface SavedView {
  id: string;
  list: ViewList;
  name: string;
  /** The filter, as `viewQuery` writes it. */
  query: string;
  /** All of staff see it, and may change it. */
  shared: boolean;
  /** The reader saved it. */
  own: boolean;
  /** Who saved it. */
  by: string;
  version: number;
}

/** What an address says of a list's filter, always written in the same way: equal filters are equal texts. Pages are left out. */
export function viewQuery(list: ViewList, parameters: URLSearchParams): string {
  if (list === "cases") {
    const { after: _after, before: _before, limit: _limit, ...kept } = readCaseListQuery(parameters);
    return String(caseListParameters(kept));
  }
  const { after: _after, before: _before, limit: _limit, ...kept } = withUsualTime(readListQuery(parameters));
  return String(listParameters(kept));
}

/** True of the list as it is without any choice: there is nothing to keep. */
export const isWholeList = (list: ViewList, query: string): boolean => query === viewQuery(list, new URLSearchParams());

export type TypedView = Pick<SavedView, "name" | "query" | "shared">;

/** What is typed of a view: kept, or an issue per field. */
export function checkView(list: ViewList, typed: TypedView): { ok: true; view: TypedView } | { ok: false; issues: Issue[] } {
  const issues: (Issue & { code: ViewMessageCode | "too_long" })[] = [];
  const name = typed.name.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  if (name === "") issues.push({ field: "name", code: "view_name_required" });
  if (name.length > VIEW_LIMITS.name) issues.push({ field: "name", code: "too_long" });
  const query = viewQuery(list, new URLSearchParams(typed.query));
  if (isWholeList(list, query)) issues.push({ field: "query", code: "view_of_everything" });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, view: { name, query, shared: typed.shared } };
}
