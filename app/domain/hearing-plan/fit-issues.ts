/** Reasons of the rule of fit as issues of a form's fields: the field, what is wrong, and on which day. Pure. */
import type { Issue } from "../errors.ts";
import type { MessageCode } from "../message-codes.ts";
import type { FitCode, FitReason } from "./fit.ts";

const CODES: Readonly<Record<FitCode, MessageCode | null>> = {
  past: "date_in_past",
  too_far: "date_too_far",
  closed_weekday: "day_closed",
  closed_holiday: "day_closed",
  outside_hours: "hours_outside",
  end_before_start: "end_before_start",
  no_such_hour: "hour_skipped",
  too_late: "day_too_near",
  no_room_for: "people_too_many",
  no_breakout_rooms: "breakouts_too_many",
  // Of rooms that others have no field is wrong.
  room_unsuitable: null,
  taken: null,
};

type Kind = "day" | "start" | "end";
const FIELDS: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  consecutive: { day: "consecutiveStartDate", start: "consecutiveStartTime", end: "consecutiveEndTime" },
  "non-consecutive": { day: "bookingDates", start: "bookingDates", end: "bookingDates" },
};
const SINGLE = { day: "bookingDate", start: "startTime", end: "endTime" } as const;

/** One issue for each reason that a field can be blamed for, with its day; `dayField` replaces the name of the day's field. */
export function fitIssues(reasons: readonly FitReason[], bookingType: string | undefined, dayField?: string): Issue[] {
  const names = FIELDS[bookingType ?? ""] ?? SINGLE;
  return reasons.flatMap(({ code, date }): Issue[] => {
    const said = CODES[code];
    return said ? [{ field: fieldOf(code), code: said, day: date }] : [];
  });

  function fieldOf(code: FitCode): string {
    switch (code) {
      case "no_room_for":
        return "mainRoomCapacity";
      case "no_breakout_rooms":
        return "breakoutRoomCount";
      case "outside_hours":
      case "no_such_hour":
        return names.start;
      case "end_before_start":
        return names.end;
      default:
        return dayField ?? names.day;
    }
  }
}
