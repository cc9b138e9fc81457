/**
 * What one thing costs on some days: its lines of an estimate, or of that of the plan as it would be with it. The same estimate makes both, so
 * that what is asked for by itself adds up to what a confirmation prints. Pure.
 */
import type { OnSomeDays } from "../booking/registry/by-day.ts";
import { readOnSomeDays } from "../booking/registry/entries.ts";
import { writeList } from "../booking/schedule/lists.ts";
import type { LocalDate, WallTime } from "../booking/schedule/local-date.ts";
import { endOf, FIRST_HOUR, FULL_DAY_MINUTES } from "../booking/schedule/schedule-rules.ts";
import { type HearingPlan, type PlanDay, type PlanValues, planOf, SERVICES, type Service, scheduleOf } from "../hearing-plan/plan.ts";
import type { Estimate, EstimateItem, EstimateLine } from "./estimate.ts";

/** What has a price of its own; `furtherHours` is the time beyond a full day. */
export type PartOfEstimate = "room" | "breakout" | "furtherHours" | "remoteAccess" | "needsConferencingUnit" | Service;

/** What of an estimate is of it. */
export const ITEMS_OF: Readonly<Record<PartOfEstimate, readonly EstimateItem[]>> = {
  room: ["room", "roomHours"],
  breakout: ["breakout", "breakoutHours"],
  furtherHours: ["roomHours", "breakoutHours"],
  remoteAccess: ["remoteAccess"],
  needsConferencingUnit: ["needsConferencingUnit"],
  ...(Object.fromEntries(SERVICES.map((service) => [service, [service]])) as Record<Service, [Service]>),
};

/** What a plan is supposed to hold besides, or instead. */
export interface Supposed {
  /** Wanted on every day of it. */
  thing?: PartOfEstimate;
  count?: number;
  /** Days that it has, whether they are planned or not. */
  days: readonly LocalDate[];
  /** How long these days are, or from when to when; without days, of one day alone. */
  length?: "half_day" | "full_day";
  hours?: { start: WallTime; end: WallTime };
  /** The day that is meant where the plan has none. */
  today: LocalDate;
}

/** The lines of these items on `days`, null for all; what is charged once is of every day. */
export function linesOf(
  { lines }: Pick<Estimate, "lines">,
  items: readonly EstimateItem[] | null,
  days: readonly LocalDate[] | null,
): EstimateLine[] {
  const isMeant = ({ day }: EstimateLine) => days === null || (day === null ? items !== null : days.includes(day));
  return lines.filter((line) => (items === null || items.includes(line.item)) && isMeant(line));
}

/** The values of a plan as they would be. */
export function supposedValues(values: PlanValues, supposed: Supposed): PlanValues {
  const plan = planOf(values);
  return { ...values, ...scheduleWith(plan, supposed), ...withThing(values, plan, supposed) };
}

function scheduleWith(plan: HearingPlan, { thing, days, length, hours, today, count }: Supposed): PlanValues {
  const lasts: (Pick<PlanDay, "length"> & { hours?: { start: WallTime; end: WallTime } }) | null =
    thing === "furtherHours"
      ? { length: "extended", hours: longDay(count ?? 1) }
      : hours
        ? { length: "extended", hours }
        : length
          ? { length }
          : null;
  const known = plan.days.map(({ date }) => date);
  if (lasts === null && known.length > 0 && days.every((date) => known.includes(date))) return {};
  // A length without a day is of one day alone, and so is a plan that has none.
  const alone = days.length === 0;
  const meant = alone ? [known[0] ?? today] : days;
  const others = alone ? [] : plan.days.filter(({ date }) => !meant.includes(date));
  const own = meant.map((date): PlanDay => {
    const day = plan.days.find((one) => one.date === date) ?? plan.days[0];
    const startTime = lasts?.hours?.start ?? day?.startTime ?? FIRST_HOUR;
    const kept = lasts?.length ?? day?.length ?? "full_day";
    return {
      date,
      startTime,
      length: kept,
      endTime: lasts?.hours?.end ?? (lasts ? endOf(startTime, kept, undefined) : (day?.endTime ?? null)),
    };
  });
  const all = [...others, ...own]
    .map((day): PlanDay => ({ ...day, startTime: day.startTime ?? FIRST_HOUR, length: day.length ?? "full_day" }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const pattern = all.length > 1 ? "non-consecutive" : "single";
  return { bookingType: pattern, ...scheduleOf({ ...plan, pattern, span: null, days: all }) };
}

/** A day that is so many hours longer than a full one. */
function longDay(hours: number): { start: WallTime; end: WallTime } {
  const end = Math.min(EARLY * 60 + FULL_DAY_MINUTES + hours * 60, 23 * 60 + 59);
  return { start: `0${EARLY}:00`, end: `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}` };
}
const EARLY = 8;

/** With the thing on every day, and as many of it as are asked for. */
function withThing(values: PlanValues, plan: HearingPlan, { thing, count, days }: Supposed): PlanValues {
  if (thing === undefined) return {};
  const isRoom = thing === "room" || thing === "breakout" || thing === "furtherHours";
  const inPerson: PlanValues = isRoom && plan.format === "virtual" ? { locationType: "in_person" } : {};
  if (thing === "room" || thing === "furtherHours") return inPerson;
  const onSomeDays = (readOnSomeDays(values.onSomeDays || "[]") ?? []).filter(({ field }) => field !== fieldOf(thing));
  if (thing === "breakout") {
    const rooms = String(count ?? plan.rooms.breakouts.count ?? 1);
    return { ...inPerson, needsBreakoutRooms: "true", breakoutRoomCount: rooms, onSomeDays: written(onSomeDays) };
  }
  const isInterpreted = thing === "needsInterpretation" || thing === "needsSignLanguage";
  const isKnown = isInterpreted && plan.services.has(thing);
  const all = [...new Set([...plan.days.map(({ date }) => date), ...days])].sort();
  const several: OnSomeDays[] =
    thing === "needsInterpretation" && count !== undefined && count > 1 && all.length > 0
      ? Array.from({ length: count }, (_, at) => ({ field: thing, days: all, note: String(at + 1) }))
      : [];
  return {
    ...(thing === "remoteAccess"
      ? plan.format === "virtual"
        ? {}
        : { locationType: "in_person_and_virtual" }
      : { [thing]: values[thing] || "true" }),
    // Who comes when says no more than that it is wanted, which it is every day here.
    people: "",
    onSomeDays: written([...onSomeDays, ...several]),
    ...(isInterpreted && !isKnown ? { interpretationLanguage: "" } : {}),
  };
}
const fieldOf = (thing: PartOfEstimate): string => (thing === "breakout" ? "needsBreakoutRooms" : thing);
const written = (entries: readonly OnSomeDays[]): string => (entries.length > 0 ? writeList(entries) : "");
