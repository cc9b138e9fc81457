/** What is asked for of the deadlines of a case: as they are set, cancelled, and given more time. Apart from their rules (`../timetable.ts`), which pages need without zod. */
import { z } from "zod";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { TIME_ZONE_ALIASES, TIME_ZONES, unaliased } from "#app/domain/booking/vocabulary.ts";
import type { MESSAGE_CODES, TimetableMessageCode } from "#app/domain/message-codes.ts";
import { caseLine, caseText } from "../case.ts";
import { CASE_LIMITS } from "../limits.ts";
import { OWED_BY } from "../vocabulary.ts";

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
