/** What staff take instead of a hearing that does not fit: one of what the rule of fit offers, and the edit that it comes to. Pure. */
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { planOf, scheduleOf, withDays } from "#app/domain/hearing-plan/plan.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import type { RoomAlternatives } from "./booking-attachments.ts";
import { movedTo } from "./managed.ts";
import { movedDays } from "./moved-days.ts";

/** Another main room, other hours of the same days, other days, other days at other hours, only those days that fit, another venue. */
export type InsteadKind = "room" | "hours" | "days" | "moved" | "only" | "venue";

/** `value` is an id, hours ("10:00-16:00"), dates ("2027-03-16,2027-03-17") or both ("2027-03-16@10:00-16:00"). */
export interface Instead {
  kind: InsteadKind;
  value: string;
}

/** As a button of a form posts it. */
export const insteadName = ({ kind, value }: Instead): string => `${kind}:${value}`;

/** Reads what a button posted; null for anything else. */
export function readInstead(text: string): Instead | null {
  const at = text.indexOf(":");
  const [kind, value] = [text.slice(0, Math.max(0, at)) as InsteadKind, text.slice(at + 1)];
  return Object.hasOwn(READS, kind) && READS[kind](value) ? { kind, value } : null;
}

const areDates = (value: string) => value.split(",").every(isLocalDate);
const areHours = (value: string) => value.split("-").length === 2 && value.split("-").every(isWallTime);

/** Dates and hours of `moved`. */
export function readMoved(value: string): { dates: string; hours: string } {
  const [dates = "", hours = ""] = value.split("@");
  return { dates, hours };
}
const READS: Readonly<Record<InsteadKind, (value: string) => boolean>> = {
  room: (value) => value !== "",
  hours: areHours,
  days: areDates,
  moved: (value) => value.split("@").length === 2 && areDates(readMoved(value).dates) && areHours(readMoved(value).hours),
  only: areDates,
  venue: (value) => venueOf(value) !== null,
};

/** Everything that is offered, in the order in which it is shown. */
export function insteadOf({ rooms, hours, fitting, runs, moves, venues }: RoomAlternatives): Instead[] {
  return [
    ...rooms.map(({ id }): Instead => ({ kind: "room", value: id })),
    ...hours.map(({ startTime, endTime }): Instead => ({ kind: "hours", value: `${startTime}-${endTime}` })),
    ...(fitting.length > 0 ? [{ kind: "only", value: fitting.join() } as const] : []),
    ...runs.map((run): Instead => ({ kind: "days", value: run.join() })),
    ...moves.map(({ days, startTime, endTime }): Instead => ({ kind: "moved", value: `${days.join()}@${startTime}-${endTime}` })),
    ...venues.map((venue): Instead => ({ kind: "venue", value: venue })),
  ];
}

/** The fields of the request that it changes; none for a room, null where no field can say it. */
export function editOf(values: DetailedValues, { kind, value }: Instead): DetailedValues | null {
  switch (kind) {
    case "room":
      return {};
    case "venue":
      return { location: value };
    case "hours": {
      const [from = ""] = value.split("-");
      return onDays(
        values,
        planOf(values).days.map(({ date }) => date),
        from,
      );
    }
    case "days":
      return onDays(values, value.split(","), "");
    case "moved": {
      const { dates, hours } = readMoved(value);
      return onDays(values, dates.split(","), hours.slice(0, 5));
    }
    default:
      return onlyDays(values, value.split(","));
  }
}

/** Each day lasts as long as before. */
function onDays(values: DetailedValues, dates: readonly string[], time: string): DetailedValues | null {
  const [first] = dates;
  const moved =
    planOf(values).days.length === 1 && dates.length === 1 && first
      ? movedTo(values, first, time)
      : movedDays(
          values,
          dates.map((date) => ({ date, time })),
        );
  return "values" in moved ? moved.values : null;
}

function onlyDays(values: DetailedValues, dates: readonly string[]): DetailedValues | null {
  const plan = planOf(values);
  const kept = plan.days.filter(({ date }) => dates.includes(date));
  const next = withDays(plan, kept);
  return kept.length > 0 && next.days.length === kept.length ? { bookingType: next.pattern, ...scheduleOf(next) } : null;
}
