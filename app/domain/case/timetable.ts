/**
 * The deadlines of a case (issue: "who owes what by when, with zone, reminders, extension request and decision"): what is
 * asked for, and the rules of time. A deadline is a day and a time on the clock of a zone; instants are UTC milliseconds.
 */
import { z } from "zod";
import { addDays, isLocalDate, isWallTime, type LocalDate, type WallTime } from "#app/domain/booking/schedule/local-date.ts";
import { momentIn, wallClock } from "#app/domain/booking/schedule/wall-clock.ts";
import { TIME_ZONE_ALIASES, TIME_ZONES, unaliased } from "../booking/vocabulary.ts";
import type { MESSAGE_CODES, TimetableMessageCode } from "../message-codes.ts";
import { caseLine, caseText } from "./case.ts";
import { CASE_LIMITS } from "./limits.ts";
import type { CaseRelation } from "./permissions.ts";
import { OWED_BY, type OwedBy } from "./vocabulary.ts";

const code = <T extends TimetableMessageCode | (typeof MESSAGE_CODES)[number]>(messageCode: T): T => messageCode;

/** No deadline is due after this century; the last days that a date can say have no instant in every zone. */
const LAST_DAY = "2099-12-31";
const date = z.string(code("date_invalid")).refine((day) => isLocalDate(day) && day <= LAST_DAY, code("date_invalid"));
const time = z.string(code("time_invalid")).refine(isWallTime, code("time_invalid"));
const why = caseText(CASE_LIMITS.reason).min(1, code("why_required"));
const zone = z.preprocess(
  (value) => (typeof value === "string" ? unaliased(TIME_ZONE_ALIASES, value) : value),
  z.enum(TIME_ZONES, code("time_zone_invalid")),
);

/** What is said to a day that is closed: that it is meant all the same, or the next open one. */
export const CLOSED_DAY_ANSWERS = ["keep", "next"] as const;

/** A deadline as it is set. */
export const newDeadlineSchema = z.strictObject({
  title: caseLine(CASE_LIMITS.title).min(1, code("deadline_title_required")),
  owedBy: z.enum(OWED_BY, code("owed_by_required")),
  /** On the clock of `zone`. */
  dueDate: date,
  dueTime: time,
  zone,
  closedDay: z.enum(CLOSED_DAY_ANSWERS).optional(),
});
export type NewDeadlineInput = z.output<typeof newDeadlineSchema>;

/** What is to become of a deadline whose day has closed since it was set. */
export const closedDayDecisionSchema = z.strictObject({ closedDay: z.enum(CLOSED_DAY_ANSWERS, code("required")) });

/** Why one is cancelled: everyone in the case reads it. */
export const cancellationSchema = z.strictObject({ reason: why });

/** A later moment, on the clock of the deadline's own zone. */
export const extensionRequestSchema = z.strictObject({
  wantedDate: date,
  wantedTime: time,
  reason: why,
  closedDay: z.enum(CLOSED_DAY_ANSWERS).optional(),
});

/** Granting needs no reason; refusing does. */
export const extensionDecisionSchema = z
  .strictObject({
    decision: z.enum(["granted", "refused"], code("extension_decision_required")),
    reason: caseText(CASE_LIMITS.reason).default(""),
  })
  .refine(({ decision, reason }) => decision === "granted" || reason !== "", { path: ["reason"], message: code("why_required") });

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
