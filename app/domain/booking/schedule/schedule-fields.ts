/** The fields that say on which days and at which hours a hearing is held. Names alone, so that a page needs no validator for them. */
import type { DetailedField } from "../requests/detailed-fields.ts";

/** By the detailed request's names. */
export const SCHEDULE_FIELDS = [
  "bookingType",
  "bookingDate",
  "startTime",
  "duration",
  "endTime",
  "bookingDates",
  "consecutiveStartDate",
  "consecutiveEndDate",
  "consecutiveStartTime",
  "consecutiveDuration",
  "consecutiveEndTime",
] as const satisfies readonly DetailedField[];
