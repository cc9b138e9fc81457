/** The end of a hearing day where a request says it instead of a length, or next to one: kept, or refused where the two do not agree. */
import { endOf, FULL_DAY_MINUTES, HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { FastBookingRequest } from "./fast-request.ts";

/** A day's start, length and end, of a single day and of days in a row. */
const DAYS = [
  ["startTime", "duration", "endTime"],
  ["consecutiveStartTime", "consecutiveDuration", "consecutiveEndTime"],
] as const;

type Duration = NonNullable<FastBookingRequest["duration"]>;

/** The length of a day from its hours: half a day, a full day, or an extended one with this end. */
function lengthBetween(start: string, end: string): Duration {
  const minutes = minutesOf(end) - minutesOf(start);
  return minutes === HALF_DAY_MINUTES ? "half_day" : minutes === FULL_DAY_MINUTES ? "full_day" : "extended";
}

/** The request with the length that each end makes; issues where an end has no start, is none, or says another length than the one that is given. */
export function withSaidEnds(request: FastBookingRequest): { request: FastBookingRequest; issues: Issue[] } {
  const settled: FastBookingRequest = { ...request };
  const issues = DAYS.flatMap(([startField, lengthField, endField]): Issue[] => {
    const [start, length, end] = [request[startField], request[lengthField], request[endField]];
    if (!end || length === "extended") return [];
    if (!start) return [{ field: startField, code: "start_time_required" }];
    if (end <= start) return [{ field: endField, code: "end_before_start" }];
    const own = length ?? lengthBetween(start, end);
    if (own !== "extended" && endOf(start, own, undefined) !== end) return [{ field: endField, code: "end_disagrees" }];
    settled[lengthField] = own;
    if (own !== "extended") delete settled[endField];
    return [];
  });
  return { request: settled, issues };
}
