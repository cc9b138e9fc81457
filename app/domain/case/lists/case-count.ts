/** The figures next to lists of cases. Without the schemas of a case: every list of the office loads it. */
import type { CaseStatistics } from "../case.ts";
import type { CaseStatus } from "../vocabulary.ts";

/** How many cases have a status; of null all of them. */
export function caseCount(statistics: CaseStatistics, status: CaseStatus | null): number {
  switch (status) {
    case null:
      return statistics.totalCases;
    case "created":
      return statistics.pendingAssignment;
    case "in_progress":
      return statistics.inProgress;
    default:
      return statistics[status];
  }
}
