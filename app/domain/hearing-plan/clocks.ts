/** The hours of a hearing on the clocks of the people who take part from elsewhere, and hours that are better for them. Pure. */
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import { minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { type SpanElsewhere, seen } from "#app/domain/booking/schedule/wall-clock.ts";
import { zoneNamed } from "#app/domain/people/time-zones.ts";
import type { Participant } from "../booking/registry/entries.ts";

/** A day's hours on the hearing's own clock. */
export interface HearingHours {
  date: LocalDate;
  startTime: WallTime;
  endTime: WallTime;
  /** IANA. */
  zone: string;
}

/** A zone in which somebody takes part, and its hours. */
export interface ClockElsewhere extends SpanElsewhere {
  people: readonly string[];
  /** Not wholly between seven in the morning and nine in the evening there. */
  odd: boolean;
}

const DAY_BEGINS = 7 * 60;
const DAY_ENDS = 21 * 60;
const STEP = 30;

/** Minutes of a wall time outside the day, at its start or its end. */
function minutesOutside({ from, until }: SpanElsewhere): number {
  const begins = minutesOf(from.time);
  const ends = until && until.date !== from.date ? minutesOf(until.time) + 24 * 60 : minutesOf(until?.time ?? from.time);
  return Math.max(0, DAY_BEGINS - begins) + Math.max(0, ends - DAY_ENDS);
}

/** Each zone of the people whose wall shows another time than the hearing's, in the order of the people. Zones that are none are left out. */
export function clocksOf(hours: HearingHours, people: readonly Participant[]): ClockElsewhere[] {
  const byZone = new Map<string, string[]>();
  for (const { zone: said, name } of people) {
    const zone = zoneNamed(said ?? "");
    if (zone) byZone.set(zone, [...(byZone.get(zone) ?? []), ...(name ? [name] : [])]);
  }
  const { seenIn, isSameIn } = seen(hours);
  return [...byZone].flatMap(([zone, names]) => {
    const there = seenIn(zone);
    return isSameIn(there) ? [] : [{ ...there, people: names, odd: minutesOutside(there) > 0 }];
  });
}

/**
 * The start, within the hours in which the venue is open, at which a hearing of the same length is least outside anybody's
 * day; of equally good ones the nearest to what is asked. Null where no one's hours are odd, or no start is better. A hearing whose end
 * nobody has said is looked at by its start.
 */
export function betterStart(
  hours: HearingHours,
  people: readonly Participant[],
  open: { opens: WallTime; closes: WallTime },
): WallTime | null {
  const asked = minutesOf(hours.startTime);
  const length = minutesOf(hours.endTime) - asked;
  const zones = [...new Set(people.flatMap(({ zone }) => zoneNamed(zone ?? "") ?? []))];
  const strain = (at: number) => {
    const moved = { ...hours, startTime: wall(at), endTime: wall(at + length) };
    const { seenIn } = seen(moved);
    return zones.reduce((sum, zone) => sum + minutesOutside(seenIn(zone)), 0);
  };
  let best = { at: asked, strain: length < 0 ? 0 : strain(asked) };
  if (best.strain === 0) return null;
  const last = Math.min(minutesOf(open.closes), 24 * 60 - 1) - length;
  for (let at = minutesOf(open.opens); at <= last; at += STEP) {
    const one = { at, strain: strain(at) };
    const nearer = one.strain === best.strain && best.at !== asked && Math.abs(at - asked) < Math.abs(best.at - asked);
    if (one.strain < best.strain || nearer) best = one;
  }
  return best.at === asked ? null : wall(best.at);
}

const wall = (minutes: number): WallTime => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
