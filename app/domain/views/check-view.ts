/** Reads filters and names of saved views. Pure. */

import { listParameters, withUsualTime } from "#app/domain/booking/office/list-query.ts";
import { readListQuery } from "#app/domain/booking/office/read-list-query.ts";
import { caseListParameters } from "#app/domain/case/list-query.ts";
import { readCaseListQuery } from "#app/domain/case/lists/read-list-query.ts";
import type { Issue } from "#app/domain/errors.ts";
import { withoutHidden } from "#app/domain/hidden-characters.ts";
import type { ViewMessageCode } from "#app/domain/message-codes.ts";
import { normalized } from "#app/domain/normalized.ts";
import { isWholeList, type TypedView, VIEW_LIMITS, type ViewList } from "./saved-view.ts";

/** What an address says of a list's filter, always written in the same way: equal filters are equal texts. Pages are left out. */
export function viewQuery(list: ViewList, parameters: URLSearchParams): string {
  if (list === "cases") {
    // Views are of the office, which decides no case.
    const { after: _after, before: _before, limit: _limit, as: _as, ...kept } = readCaseListQuery(parameters);
    return String(caseListParameters(kept));
  }
  const { after: _after, before: _before, limit: _limit, ...kept } = withUsualTime(readListQuery(parameters));
  return String(listParameters(kept));
}

/** What is typed of a view: kept, or an issue per field. */
export function checkView(list: ViewList, typed: TypedView): { ok: true; view: TypedView } | { ok: false; issues: Issue[] } {
  const issues: (Issue & { code: ViewMessageCode | "too_long" })[] = [];
  const name = withoutHidden(normalized(typed.name, "NFC")).replaceAll(/\s+/g, " ").trim();
  if (name === "") issues.push({ field: "name", code: "view_name_required" });
  if (name.length > VIEW_LIMITS.name) issues.push({ field: "name", code: "too_long" });
  const query = viewQuery(list, new URLSearchParams(typed.query));
  if (isWholeList(list, query)) issues.push({ field: "query", code: "view_of_everything" });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, view: { name, query, shared: typed.shared } };
}
