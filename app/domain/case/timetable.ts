/**
 * The deadlines of a case (issue: "who owes what by when, with zone, reminders, extension request and decision"): the rules of time. What
 * is asked for is in `deadlines/deadline-schemas.ts`. A deadline is a day and a time on the clock of a zone; instants are UTC milliseconds.
 */
import { addDays, type LocalDate, type WallTime } from "#app/domain/booking/schedule/local-date.ts";
import { momentIn, wallClock } from "#app/domain/booking/schedule/wall-clock.ts";
import type { CaseRelation } from "./permissions.ts";
import type { OwedBy } from "./vocabulary.ts";

/** What the rules look at. */
export interface DeadlineTimes {
  owedBy: OwedBy;
  dueAt: number;
  doneAt: number | null;
  cancelledAt: number | null;
}

export type DeadlineState = "open" | "overdue" | "done" | "cancelled";

/** A deadline is kept until its moment, and overdue from it on. */
export function deadlineState({ dueAt, doneAt, cancelledAt }: DeadlineTimes, now: number): DeadlineState {
  if (cancelledAt !== null) return "cancelled";
  if (doneAt !== null) return "done";
  return now < dueAt ? "open" : "overdue";
}

/** Whether somebody is among those who owe it. */
export function owes(relation: CaseRelation, owedBy: OwedBy): boolean {
  if (relation.kind === "administrator") return false;
  if (relation.kind === "arbitrator") return owedBy === "arbitrator";
  return owedBy === "both" || owedBy === `side_${relation.side}`;
}

/**
 * Whose word it is that something was done: who owes it, or those who set it. What both sides owe is not one side's to call
 * done, since that would end the other's.
 */
export function mayCallDone(relation: CaseRelation, owedBy: OwedBy): boolean {
  return relation.kind !== "member" || (owedBy !== "both" && owes(relation, owedBy));
}

/** So long after a deadline has passed more time may still be asked for. */
export const EXTENSION_GRACE = 48 * 3_600_000;

/** Whether more time may be asked for: before the moment, or up to 48 hours after it. */
export function extensionIsOpen(deadline: DeadlineTimes, now: number): boolean {
  return deadline.doneAt === null && deadline.cancelledAt === null && now <= deadline.dueAt + EXTENSION_GRACE;
}

/** The instant of a day and a time on the wall of `zone`; of a time that comes twice the first, of one that is skipped the one after. */
export function dueInstant(dueDate: LocalDate, dueTime: WallTime, dueZone: string): number {
  return wallClock(dueDate, dueTime, dueZone).instant;
}

/** Days before a deadline on which who owes it is reminded. */
export const REMINDED_DAYS_BEFORE = [3, 1] as const;

/**
 * When the next reminder is due after `now`: three days and one day before, at the same time of day on the zone's clock,
 * whatever daylight saving does in between. Null when none is left.
 */
export function nextReminder({ dueAt, zone: dueZone }: { dueAt: number; zone: string }, now: number): number | null {
  const due = momentIn(dueAt, dueZone);
  const moments = REMINDED_DAYS_BEFORE.map((days) => wallClock(addDays(due.date, -days), due.time, dueZone).instant);
  return moments.find((at) => at > now && at < dueAt) ?? null;
}
