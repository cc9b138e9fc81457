/** Whether the hearing fits: closed days, hours, rooms too small. Said at once, with what would do. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { currentPlan, type Desk, raise, say, sayOnce } from "#app/domain/talk/desk.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import { needOf } from "#app/domain/talk/venue/place.ts";
import { type FitAnswer, type Lookup, venueIn, type World } from "#app/domain/talk/world.ts";
import { hasRoom } from "#app/domain/venue/availability.ts";
import { peopleAsked } from "#app/domain/venue/room-need.ts";
import type { Plan } from "./operations.ts";
import { durationOf, planOf } from "./plan.ts";
import { crowdPoint, unfitPoint } from "./when-points.ts";
import { wishedSpans } from "./wishes.ts";

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
  desk.points = desk.points.filter(({ id }) => !id.startsWith("unfit:"));
  const fit = known[key];
  if (!fit || !isUnfit(fit)) return;
  say(desk, { kind: "unfit", venue: venue.id, fit });
  const quote =
    desk.values.preferredDate?.evidence ?? desk.values.consecutiveStartDate?.evidence ?? desk.values.bookingDates?.evidence ?? "";
  if (fit.near.length > 0 || fit.instead) raise(desk, unfitPoint(quote, wanted.days, fit));
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
