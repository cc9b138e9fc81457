/** Whether the hearing fits: closed days, hours, rooms too small. Said at once, with what would do. */
import { type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { HALF_DAY_MINUTES } from "#app/domain/booking/schedule/schedule-rules.ts";
import { currentPlan, type Desk, raise, remark, say, sayOnce, sentenceOf } from "#app/domain/talk/desk.ts";
import type { Point, TalkState } from "#app/domain/talk/state.ts";
import { needOf } from "#app/domain/talk/venue/place.ts";
import { type FitAnswer, type Lookup, venueIn, type World } from "#app/domain/talk/world.ts";
import { hasRoom } from "#app/domain/venue/availability.ts";
import { peopleAsked } from "#app/domain/venue/room-need.ts";
import type { Venue, VenueId } from "#app/domain/venue/venues.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { normal, type Plan, type PlanDay } from "./operations.ts";
import { addMinutes, durationOf, planOf } from "./plan.ts";
import { rolesIn, ruledOutPoint } from "./role-facts.ts";
import type { DayRoles } from "./roles.ts";
import { crowdPoint, meaning, unfitPoint } from "./when-points.ts";
import { wishedSpans } from "./wishes.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;
type FitLookup = Omit<Extract<Lookup, { kind: "fit" }>, "key">;

export function fitKey({ venue, days, people, need, startTime, endTime, own = [] }: FitLookup): string {
  const hours = own.map((day) => [day.date, day.startTime, day.endTime].join(" "));
  const rooms = need
    ? [
        `${need.setup ?? ""} ${need.breakouts.join("+")}${need.breakoutDays ? `@${need.breakoutDays.join("+")}` : ""} ${need.unit ? "unit" : ""}`,
      ]
    : [];
  return [venue, days.join(","), people ?? "", startTime ?? "", endTime ?? "", ...rooms, ...hours].join("|");
}

/** A day that is full or closed; few rooms left are rooms. */
export const isUnfit = ({ days }: FitAnswer): boolean => days.some(({ state }) => !hasRoom(state));

export const isInARoom = ({ values }: Pick<TalkState, "values">) =>
  values.locationType?.value !== "virtual" && values.location !== undefined;
/** On the one of the hearing's days on which the most come. */
const peopleIn = ({ values, loose }: Pick<TalkState, "values" | "loose">): number | undefined =>
  peopleAsked({ mainRoomCapacity: values.mainRoomCapacity?.value, onSomeDays: values.onSomeDays?.value }, planOf(values, loose).days) ??
  undefined;

/** What was said once of a day on which a venue is closed. */
const shutKey = (venue: VenueId, date: LocalDate): string => `shut:${venue}:${date}`;
const isShut = ({ hours, closed }: Venue, date: LocalDate): boolean => !hours[weekday(date)] || closed?.has(date) === true;

/**
 * Days that were ruled out and are wanted after all: asked about, with the hours that are said with them. On one on which the venue is closed there can
 * be no hearing: that is said, and staff have the words.
 */
export function askRuledOut(desk: Desk, statement: WhenStatement, days: readonly LocalDate[]) {
  const venue = isInARoom(desk) ? venueIn(desk.world, desk.values.location?.value) : null;
  const shut = venue ? days.filter((date) => isShut(venue, date)) : [];
  const [fact] = statement.value.value ?? [];
  if (venue && shut.length > 0 && shut.length === days.length) {
    const fit = { days: shut.map((date) => ({ date, state: "closed" as const, why: "weekday" as const })), near: [] };
    sayOnce(desk, shut.map((date) => shutKey(venue.id, date)).join(), { kind: "unfit", venue: venue.id, fit });
    return remark(desk, sentenceOf(desk, statement.at, statement.quote));
  }
  const point = ruledOutPoint(statement, days);
  const held = desk.points.find(({ id }) => id === point.id);
  const [taken] = (held?.options ?? []).flatMap(({ deed }) =>
    deed.do === "take" && deed.statement.slot === "when" ? [deed.statement] : [],
  );
  if (!held || !taken || !fact?.clock) return raise(desk, point);
  // Its hours come behind the day itself.
  const whole = meaning(taken, { ...taken.value.value?.[0], clock: fact.clock });
  desk.points = desk.points.map((one) => (one === held ? ruledOutPoint(whole, days) : one));
}

/** Says what does not fit of what is noted, once for the same days and people. */
export function checkFit(desk: Desk) {
  const venue = isInARoom(desk) ? venueIn(desk.world, desk.values.location?.value) : null;
  if (!venue) return;
  const people = peopleIn(desk);
  if (people && people > venue.capacity.to) {
    const larger = desk.world.venues.filter(({ capacity }) => capacity.to >= people).map(({ id }) => id);
    const key = `too_many:${venue.id}:${people}`;
    if (!desk.told.includes(key)) raise(desk, crowdPoint(desk.values.mainRoomCapacity?.evidence ?? "", venue.id, people, larger));
    sayOnce(desk, key, { kind: "too_many", venue: venue.id, people, most: venue.capacity.to, larger });
  }
  const wanted = wantedFit(desk, desk.world);
  if (!wanted || desk.told.includes(wanted.key)) return;
  const { key } = wanted;
  const known = desk.world.facts.fit;
  if (!known || !Object.hasOwn(known, key)) {
    desk.lookups.push(wanted);
    return;
  }
  desk.told.push(key);
  // What was asked of other days, hours or rooms is over.
  const isOpen = desk.points.some(({ id }) => id.startsWith("unfit:"));
  desk.points = desk.points.filter(({ id }) => !id.startsWith("unfit:"));
  const answer = known[key];
  if (!answer || !isUnfit(answer)) return;
  const fit = withOpening(answer, venue);
  const shut = fit.days
    .filter(({ state }) => !hasRoom(state))
    .map(({ date, state }) => (state === "closed" ? shutKey(venue.id, date) : ""));
  const isKnown = shut.every((one) => desk.told.includes(one));
  if (isKnown && !isOpen) return;
  if (!isKnown) say(desk, { kind: "unfit", venue: venue.id, fit });
  desk.told.push(...shut.filter((one) => one && !desk.told.includes(one)));
  const quote =
    desk.values.preferredDate?.evidence ?? desk.values.consecutiveStartDate?.evidence ?? desk.values.bookingDates?.evidence ?? "";
  const point = pointOfFit(desk, quote, wanted.days, fit, venue);
  if (point) raise(desk, point);
}

/** What would do instead of days that do not fit, the hearing cut to the venue's hours first; null where nothing is known that would. */
export function pointOfFit(desk: Desk, quote: string, days: readonly LocalDate[], fit: FitAnswer, venue: Venue): Point | null {
  const within = withinOpening(desk, withOpening(fit, venue));
  return fit.near.length > 0 || fit.instead || within ? unfitPoint(quote, days, fit, within) : null;
}

/** Of days whose hours do not fit, when the venue is open on them. */
const withOpening = (fit: FitAnswer, { hours }: Venue): FitAnswer => ({
  ...fit,
  days: fit.days.map((day) => {
    const open = day.why === "hours" ? hours[weekday(day.date)] : undefined;
    return open ? { ...day, open: { start: open.opens, end: open.closes } } : day;
  }),
});

/** The hearing as it is, its hours cut to the venue's; null where something else does not fit, or less than half a day would be left. */
function withinOpening(desk: Desk, { days }: FitAnswer): { roles: DayRoles; days: readonly PlanDay[] } | null {
  const { plan, second } = rolesIn(desk);
  const cut = days.flatMap(({ date, state, open }): PlanDay[] => {
    const day = plan.days.find((one) => one.date === date);
    const [start, end] = [day?.start ?? plan.start, day?.end ?? plan.end];
    if (hasRoom(state) || !open || !start || !end) return [];
    const [[, from = start], [to = end]] = [[start, open.start].sort(), [end, open.end].sort()];
    return [{ date, start: from, end: to }];
  });
  const isWhole = cut.length > 0 && cut.length === days.filter(({ state }) => !hasRoom(state)).length;
  if (!isWhole || cut.some(({ start = "", end = "" }) => end < addMinutes(start, HALF_DAY_MINUTES))) return null;
  const own = plan.days.map((day) => cut.find(({ date }) => date === day.date) ?? day);
  const [first] = cut;
  const isAll = cut.length === own.length && cut.every(({ start, end }) => start === first?.start && end === first?.end);
  const hours = isAll && first?.start && first.end ? { start: first.start, end: first.end } : {};
  return { roles: { plan: normal({ ...plan, ...hours, days: own }), second }, days: cut };
}

/** What has to be looked up to know whether the noted days fit in a room; null where no room or no day is noted. */
export function wantedFit({ values, loose }: Pick<TalkState, "values" | "loose">, world: World): Extract<Lookup, { kind: "fit" }> | null {
  const venue = isInARoom({ values }) ? venueIn(world, values.location?.value) : null;
  const plan = planOf(values, loose);
  if (!venue || plan.days.length === 0) return null;
  const people = peopleIn({ values, loose });
  const need = needOf(values);
  const isPlain = !need.setup && !need.unit && need.breakouts.length === 0;
  const own = plan.days.filter(({ start, end }) => start || end).map((day) => ({ date: day.date, ...hoursOf({ ...plan, ...day }) }));
  const wanted: FitLookup = {
    kind: "fit",
    venue: venue.id,
    days: plan.days.map(({ date }) => date),
    ...(people && people <= venue.capacity.to ? { people } : {}),
    ...(isPlain ? {} : { need }),
    ...hoursOf(plan),
    ...(own.length > 0 ? { own } : {}),
  };
  return { ...wanted, key: fitKey(wanted) };
}

/** From when to when; an end alone says nothing of the day. */
function hoursOf(plan: Pick<Plan, "start" | "end" | "minutes">): Pick<FitLookup, "startTime" | "endTime"> {
  const endTime = plan.end ?? durationOf(plan)?.endTime ?? undefined;
  return plan.start ? { startTime: plan.start, ...(endTime ? { endTime } : {}) } : {};
}

/** Free days within a window that was said, to choose from; none until they have been looked up. */
export function daysToOffer(desk: Desk): readonly LocalDate[] {
  const venue = isInARoom(desk) ? venueIn(desk.world, desk.values.location?.value) : null;
  const plan = currentPlan(desk);
  const spans = wishedSpans(plan, desk.world.today);
  if (!venue || plan.days.length > 0 || spans.length === 0) return [];
  const people = peopleIn(desk);
  const wanted = { kind: "free" as const, venue: venue.id, spans, inARow: plan.count ?? 1, ...(people ? { people } : {}) };
  const key = JSON.stringify([wanted.venue, wanted.spans, wanted.inARow, people ?? null]);
  const known = desk.world.facts.free;
  if (!known || !Object.hasOwn(known, key)) {
    desk.lookups.push({ ...wanted, key });
    return [];
  }
  const receipt = known[key];
  if (receipt && receipt.days.length > 0) sayOnce(desk, key, { kind: "free", receipt });
  return receipt?.days.slice(0, 5) ?? [];
}
