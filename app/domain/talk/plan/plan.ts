/** The days and hours of a hearing as one thing, read from the draft's fields and written to them. */

import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { readDays, writeList } from "#app/domain/booking/schedule/lists.ts";
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import { FIRST_HOUR, FULL_DAY_MINUTES, HALF_DAY_MINUTES, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { plainOf, type TalkValues } from "./fields.ts";
import type { Plan, PlanDay } from "./operations.ts";
import { normal } from "./operations.ts";
import { ruledOutIn } from "./ruled-out.ts";
import { daysOf, spansOf } from "./spans.ts";

/** What is wished for while no day is known. */
export const wishOf = ({ window, by, weekdays, off, out }: Plan): Pick<Plan, "window" | "by" | "weekdays" | "off" | "out"> => ({
  ...(window ? { window } : {}),
  ...(by ? { by } : {}),
  ...(weekdays ? { weekdays } : {}),
  ...(off ? { off } : {}),
  ...(out ? { out } : {}),
});
export const NO_PLAN: Plan = { days: [] };

const MINUTES: Readonly<Record<string, number>> = { half_day: HALF_DAY_MINUTES, full_day: FULL_DAY_MINUTES };

/** What the draft's fields say, and what was said that they cannot hold yet (`loose`). */
export function planOf(values: TalkValues, loose: Plan): Plan {
  const held = plainOf(values);
  const avoided = ruledOutIn(values);
  const common = (start?: string, duration?: string, end?: string): Partial<Plan> => ({
    ...(start ? { start } : loose.start ? { start: loose.start } : {}),
    ...(end ? { end } : loose.end ? { end: loose.end } : {}),
    ...(duration && MINUTES[duration] ? { minutes: MINUTES[duration] } : loose.minutes ? { minutes: loose.minutes } : {}),
    ...(loose.part ? { part: loose.part } : {}),
    ...avoided,
  });
  if (held.bookingType === "non-consecutive" && held.bookingDates) {
    const listed = readDays(held.bookingDates) ?? [];
    // Hours that nobody has said stand in the list as the form would have them; what was said is what is known.
    if (loose.days.length > 0 && listed.map(({ date }) => date).join() === datesOf(loose.days).join())
      return { ...common(), days: loose.days };
    const days = listed.map(({ date, startTime, duration, endTime }) => ({
      date,
      start: startTime,
      end: endTime ?? addMinutes(startTime, MINUTES[duration] ?? FULL_DAY_MINUTES),
    }));
    return normal({ ...(loose.start || loose.end ? {} : mostOf(days)), ...common(), days });
  }
  if (held.bookingType === "consecutive" && held.consecutiveStartDate && held.consecutiveEndDate) {
    const days = daysOf([held.consecutiveStartDate, held.consecutiveEndDate]).map((date) => ({ date }));
    return { ...common(held.consecutiveStartTime, held.consecutiveDuration, held.consecutiveEndTime), days };
  }
  const days = held.preferredDate ? [{ date: held.preferredDate }] : loose.days;
  const rest = days.length > 0 ? {} : { ...(loose.count ? { count: loose.count } : {}), ...wishOf(loose) };
  return { ...rest, ...common(held.startTime, held.duration, held.endTime), days };
}

/** The hours that most days have. */
function mostOf(days: readonly PlanDay[]): Pick<Plan, "start" | "end"> {
  const many = ({ start, end }: PlanDay) => days.filter((day) => day.start === start && day.end === end).length;
  const [first] = [...days].sort((one, other) => many(other) - many(one));
  return first && many(first) > 1 ? { start: first.start, end: first.end } : {};
}

const datesOf = (days: readonly PlanDay[]): LocalDate[] => days.map(({ date }) => date).sort();

/** An hour so many minutes later, on the same day. */
export function addMinutes(start: WallTime, minutes: number): WallTime {
  const at = Math.min(minutesOf(start) + minutes, 23 * 60 + 59);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

/** How long a day is, in the fields' words; null while it is not known. Less than half a day is half a day: the shortest that is booked. */
export function durationOf({
  start,
  end,
  minutes,
}: Pick<Plan, "start" | "end" | "minutes">): { duration: string; endTime: WallTime | null } | null {
  const long = start && end ? minutesOf(end) - minutesOf(start) : minutes;
  if (long === undefined || long <= 0) return null;
  if (long <= HALF_DAY_MINUTES) return { duration: "half_day", endTime: null };
  if (long === FULL_DAY_MINUTES) return { duration: "full_day", endTime: null };
  if (!start) return null;
  return { duration: "extended", endTime: end ?? addMinutes(start, long) };
}

/** An end before half a day is over. `date` is empty where it is of all days. */
export interface ShortEnd {
  date: string;
  start: WallTime;
  end: WallTime;
}

/** Until when a day is booked that is shorter than half a day. */
export const bookedEnd = ({ start }: Pick<ShortEnd, "start">): WallTime => addMinutes(start, HALF_DAY_MINUTES);

/** The ends of a plan that the shortest booking moves: of all days at once where they have the same hours. */
export function shortEndsOf(plan: Plan): ShortEnd[] {
  const all = plan.days.length > 0 ? plan.days : [{ date: "" }];
  const short = all.flatMap(({ date, start = plan.start, end = plan.end }: PlanDay): ShortEnd[] =>
    start && end && start < end && end < bookedEnd({ start }) ? [{ date, start, end }] : [],
  );
  const [first] = short;
  const isOne =
    first && all.length > 1 && short.length === all.length && short.every(({ start, end }) => start === first.start && end === first.end);
  return isOne ? [{ ...first, date: "" }] : short;
}

export const PLAN_FIELDS = [
  "bookingType",
  "preferredDate",
  "startTime",
  "duration",
  "endTime",
  "consecutiveStartDate",
  "consecutiveEndDate",
  "consecutiveStartTime",
  "consecutiveDuration",
  "consecutiveEndTime",
  "bookingDates",
] as const satisfies readonly DraftField[];
export type PlanField = (typeof PLAN_FIELDS)[number];

/** The fields that hold a plan (null: empty), and what stays loose until more is known. */
export function fieldsOf(given: Plan): { fields: Record<PlanField, string | null>; loose: Plan } {
  const { off: _off, out: _out, ...plan } = withOneDay(given);
  const fields = Object.fromEntries(PLAN_FIELDS.map((name) => [name, null])) as Record<PlanField, string | null>;
  const days = [...plan.days].sort((one, other) => (one.date < other.date ? -1 : 1));
  const hours = durationOf(plan);
  const loose: Plan = { ...plan, days: [] };
  const own = days.some(({ start, end }) => (start && start !== plan.start) || (end && end !== plan.end));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length === 1) {
    Object.assign(fields, {
      preferredDate: first?.date ?? null,
      startTime: plan.start ?? null,
      duration: hours?.duration ?? null,
      endTime: hours?.endTime ?? null,
    });
  } else if (!own && spansOf(days.map(({ date }) => date)).length === 1) {
    Object.assign(fields, { bookingType: "consecutive", consecutiveStartDate: first.date, consecutiveEndDate: last.date });
    Object.assign(fields, {
      consecutiveStartTime: plan.start ?? null,
      consecutiveDuration: hours?.duration ?? null,
      consecutiveEndTime: hours?.endTime ?? null,
    });
  } else {
    const entries = days.map((day) => listed(day, plan));
    const known = entries.filter((entry) => entry !== null);
    const all = days.map((day, index) => entries[index] ?? assumed(day, plan));
    Object.assign(fields, { bookingType: "non-consecutive", bookingDates: writeList(all) });
    if (known.length < days.length) return { fields, loose: { ...loose, days } };
  }
  return { fields, loose };
}

/** The hours of the only day are the hearing's. */
function withOneDay(plan: Plan): Plan {
  const [day, ...others] = plan.days;
  if (!day || others.length > 0) return plan;
  const { date, ...own } = day;
  return { ...plan, ...own, days: [{ date }] };
}

/** A day whose hours are still asked for, with the hours that the form proposes. */
function assumed({ date, start }: PlanDay, plan: Plan) {
  return { date, startTime: start ?? plan.start ?? FIRST_HOUR, duration: durationOf({ minutes: plan.minutes })?.duration ?? "full_day" };
}

function listed(day: PlanDay, plan: Plan) {
  const start = day.start ?? plan.start;
  const hours = durationOf({ start, end: day.end ?? plan.end, minutes: plan.minutes });
  return start && hours
    ? { date: day.date, startTime: start, duration: hours.duration, ...(hours.endTime ? { endTime: hours.endTime } : {}) }
    : null;
}
