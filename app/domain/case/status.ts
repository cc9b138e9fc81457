/** Case status as a table (specification, section 4 "Case status"; rulings, "Cases"). */
import { CASE_STATUSES, type CaseStatus } from "./vocabulary.ts";

/** Assigning moves `created` to `assigned`, an arbitrator's withdrawal back; the rest is moved by name. */
export const CASE_TRANSITIONS: Readonly<Record<CaseStatus, readonly CaseStatus[]>> = {
  created: ["assigned"],
  assigned: ["in_progress", "created"],
  in_progress: ["resolved", "created"],
  resolved: ["in_progress"],
};

export function canMoveCase(from: CaseStatus, to: CaseStatus): boolean {
  return CASE_TRANSITIONS[from].includes(to);
}

/** A resolved case is read-only until an administrator reopens it. */
export const isOpen = (status: CaseStatus): boolean => status !== "resolved";

export const OPEN_CASE_STATUSES: readonly CaseStatus[] = CASE_STATUSES.filter(isOpen);

/**
 * The statuses of what counts as active: assigned or in progress. For who holds a seat every open case is: one whose tribunal waits for
 * another to be appointed stays theirs to decide.
 */
export const activeStatusesOf = (isOnTribunal: boolean): readonly CaseStatus[] =>
  isOnTribunal ? OPEN_CASE_STATUSES : OPEN_CASE_STATUSES.filter((status) => status !== "created");
