/** Days and hours. They are the venue's: a day is `YYYY-MM-DD`, an hour `HH:MM` of 24. */
import { BOOKING_TYPES, DURATIONS, FAST_URGENCIES, SIMPLE_URGENCIES, TIME_ZONE_ALIASES, TIME_ZONES } from "../vocabulary.ts";
import { choice, DATE, EVERYWHERE, type Rows, TIME } from "./kinds.ts";
import { DETAILED_NAMES } from "./renamed.ts";

export const SCHEDULING = {
  bookingType: {
    is: choice(BOOKING_TYPES),
    missing: "choice_required",
    about: "Whether one day, days in a row, or several days apart are booked.",
    said: EVERYWHERE,
    decidesPlace: true,
  },
  preferredDate: {
    is: DATE,
    missing: "date_required",
    about: "The day of a hearing of one day, YYYY-MM-DD.",
    detailed: DETAILED_NAMES.preferredDate,
    fast: {},
    simple: { as: "preferredDate", missing: "preferred_date_required" },
    column: true,
    said: EVERYWHERE,
    decidesPlace: true,
  },
  consecutiveStartDate: {
    is: DATE,
    missing: "date_required",
    about: "The first of several days in a row, YYYY-MM-DD.",
    said: EVERYWHERE,
    decidesPlace: true,
  },
  consecutiveEndDate: {
    is: DATE,
    missing: "date_required",
    about: "The last of several days in a row, YYYY-MM-DD.",
    said: EVERYWHERE,
    decidesPlace: true,
  },
  bookingDates: {
    is: { kind: "dates" },
    missing: "dates_required",
    about: "Several days apart, a list of date, startTime, duration and, of an extended day, endTime.",
    said: EVERYWHERE,
    decidesPlace: true,
  },
  startTime: {
    is: TIME,
    missing: "start_time_required",
    about: "The hour at which it begins on the venue's clock, HH:MM.",
    fast: {},
    column: true,
    said: EVERYWHERE,
    decidesPlace: true,
  },
  consecutiveStartTime: {
    is: TIME,
    missing: "start_time_required",
    about: "The hour at which each of several days in a row begins, HH:MM.",
    said: EVERYWHERE,
    decidesPlace: true,
  },
  duration: {
    is: choice(DURATIONS),
    missing: "choice_required",
    about: "How long a hearing of one day lasts: half a day is 3.5 hours, a full day 7; an extended one has an endTime.",
    column: true,
    decidesPlace: true,
  },
  consecutiveDuration: {
    is: choice(DURATIONS),
    missing: "choice_required",
    about: "How long each of several days in a row lasts.",
    decidesPlace: true,
  },
  endTime: {
    is: TIME,
    missing: "end_time_required",
    about: "The hour at which an extended day ends, HH:MM.",
    column: true,
    said: EVERYWHERE,
    decidesPlace: true,
  },
  consecutiveEndTime: {
    is: TIME,
    missing: "end_time_required",
    about: "The hour at which each extended day of several in a row ends, HH:MM.",
    said: EVERYWHERE,
    decidesPlace: true,
  },
  alternativeDays: {
    is: { kind: "alternatives" },
    missing: "required",
    about:
      "Days that would do as well, the best first: a list of date and, where they were said, startTime, endTime and duration; reserve: true of one more day of the same hearing, in case it runs over.",
  },
  ruledOutDays: {
    is: { kind: "ruledOut" },
    missing: "required",
    about:
      "Days on which there can be no hearing: a list of date, of a stretch with its last day (until), or of a weekday alone, 1 for Monday to 7 for Sunday.",
  },
  timeZone: {
    is: choice(TIME_ZONES, TIME_ZONE_ALIASES),
    missing: "time_zone_invalid",
    about: "Whose clock the hours are on when no venue of ours decides it; an IANA zone.",
    fast: {},
    column: true,
    said: EVERYWHERE,
    decidesPlace: true,
  },
  urgencyLevel: {
    is: choice(FAST_URGENCIES),
    missing: "urgency_invalid",
    about: "How soon it is needed.",
    fast: {},
    simple: { as: "urgency", values: SIMPLE_URGENCIES },
    said: ["confirmation", "staff", "mail"],
  },
} as const satisfies Rows;
