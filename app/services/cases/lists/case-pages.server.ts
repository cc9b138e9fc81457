/** The cases that a person may see, as lists, and the counts next to them (specification, sections 2 and 3 "Statistics"). */
import type { CasePage as Asked, CaseScope, ListedCaseRow } from "#app/db/cases/case-lists.repo.server.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { CaseRecord, CaseStatistics } from "#app/domain/case/case.ts";
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import type { SignedIn } from "#app/services/cases/case-access.server.ts";
import { toListedCase } from "#app/services/cases/case-records.ts";

export interface CasesPage {
  /** Newest first. */
  cases: CaseRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
  /** Hand back as `before` for the page before; null on the first. */
  previous: string | null;
}

const MOST = 500;

const USUAL = 50;

/**
 * What somebody may see in lists. Who is a member here and arbitrator there sees both, or asks for those `as` arbitrator alone; who is no
 * arbitrator any more, their own.
 */
export function caseScopesOf(
  who: Pick<SignedIn, "id" | "role">,
  { mine = false, as }: Pick<CaseListQuery, "mine" | "as"> = {},
): CaseScope[] {
  if (who.role === "admin" && !mine) return ["all"];
  if (who.role === "arbitrator" && as === "arbitrator") return [`r:${who.id}`];
  return who.role === "party" ? [`u:${who.id}`] : [`u:${who.id}`, `r:${who.id}`];
}

/** `YYYY-MM` on the head office's calendar: what "this month" counts. */
export const officeMonth = (now: Date): string => todayIn(HEAD_OFFICE.zone, now).slice(0, 7);

/** One row more than is shown tells whether there is another page. */
export function askedOf({ status, only, search, limit, after, before }: CaseListQuery, now: Date): Asked {
  return {
    statuses: status && [status],
    only: only === "active" ? only : undefined,
    resolvedIn: only === "resolved_this_month" ? officeMonth(now) : undefined,
    ...{ search, limit: Math.min(limit ?? USUAL, MOST) + 1, after: after ?? null, before: before ?? null },
  };
}

export function shownOf({ limit, after, before }: Asked, rows: readonly ListedCaseRow[]): CasesPage {
  const more = rows.length >= limit;
  const shown = rows.slice(0, limit - 1);
  if (before !== null) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  const hasNext = before === null ? more : true;
  const hasPrevious = before === null ? after !== null : more;
  return {
    cases: shown.map(toListedCase),
    next: hasNext && last ? last.id : null,
    previous: hasPrevious && first ? first.id : null,
  };
}

export function statisticsOf(counts: readonly { bucket: string; n: number }[]): CaseStatistics {
  const sum = (belongs: (bucket: string) => boolean) =>
    counts.filter(({ bucket }) => belongs(bucket)).reduce((total, { n }) => total + n, 0);
  const of = (status: CaseStatus) => sum((bucket) => bucket === `status:${status}`);
  return {
    totalCases: sum((bucket) => bucket.startsWith("status:")),
    pendingAssignment: of("created"),
    assigned: of("assigned"),
    inProgress: of("in_progress"),
    resolved: of("resolved"),
    resolvedThisMonth: sum((bucket) => bucket.startsWith("resolved:")),
  };
}
