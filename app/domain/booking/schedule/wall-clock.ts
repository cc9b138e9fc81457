/**
 * Wall times across zones, by the page's clocks and `Intl` alone, so that a screen shows them without a time library, and the hour that its
 * server meant; `schedule.ts` agrees to the millisecond (RFC 5545, section 3.3.5; rulings, "Time"). Instants are UTC milliseconds.
 */
import { venueOf } from "#app/domain/venue/venues.ts";
import { keptClock } from "./kept-clocks.ts";
import { type LocalDate, perZone, type WallTime } from "./local-date.ts";

export interface WallMoment {
  date: LocalDate;
  time: WallTime;
}

export interface WallClock {
  instant: number;
  /** `skipped`: daylight saving jumps over it, so that the moment as long after the jump is meant. `twice`: the first is. */
  kind: "once" | "skipped" | "twice";
  /** What the wall shows at that instant; differs from what was asked only where that was skipped. */
  shown: WallMoment;
}

const DAY = 86_400_000;
const formatOf = perZone({
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** What the wall of `zone` (IANA) shows at an instant. */
export function momentIn(instant: number, zone: string): WallMoment {
  const clock = keptClock(zone, instant);
  if (clock) {
    const wall = new Date(instant + clock.offset * 60_000).toISOString();
    return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
  }
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "00";
  return { date: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
}

const asUtc = ({ date, time }: WallMoment) => Date.parse(`${date}T${time}:00Z`);

/** The instant of a wall time, and whether it exists once, twice or not at all. */
export function wallClock(date: LocalDate, time: WallTime, zone: string): WallClock {
  const wall = asUtc({ date, time });
  const offset = (at: number) => asUtc(momentIn(at, zone)) - at;
  // The offsets of the day before and the day after are the only two that can hold on it.
  const [before, after] = [wall - offset(wall - DAY), wall - offset(wall + DAY)];
  const fitting = [before, after].filter((at) => asUtc(momentIn(at, zone)) === wall);
  const instant = fitting.length > 0 ? Math.min(...fitting) : before;
  const kind = fitting.length === 0 ? "skipped" : before !== after && fitting.length === 2 ? "twice" : "once";
  return { instant, kind, shown: momentIn(instant, zone) };
}

/** Hours of a day in a zone, `endTime` null while nobody has said. */
export interface WallSpan {
  date: LocalDate;
  startTime: WallTime;
  endTime: WallTime | null;
  zone: string;
}

export interface SpanElsewhere {
  zone: string;
  from: WallMoment;
  until: WallMoment | null;
}

/** Hours as any other wall shows them: what they are as instants is worked out once. */
export function seen({ date, startTime, endTime, zone }: WallSpan) {
  const from = wallClock(date, startTime, zone);
  const until = endTime ? wallClock(date, endTime, zone).instant : null;
  return {
    seenIn: (other: string): SpanElsewhere => ({
      zone: other,
      from: momentIn(from.instant, other),
      until: until === null ? null : momentIn(until, other),
    }),
    /** True when the other wall shows the same at the start, whatever the zones are called. */
    isSameIn: (there: SpanElsewhere): boolean => there.from.date === from.shown.date && there.from.time === from.shown.time,
  };
}

/** The same hours on another wall. */
export const spanIn = (span: WallSpan, other: string): SpanElsewhere => seen(span).seenIn(other);

/** True when the two walls show the same at that time, whatever the zones are called. */
export function sameWall(span: WallSpan, other: string): boolean {
  const { seenIn, isSameIn } = seen({ ...span, endTime: null });
  return isSameIn(seenIn(other));
}

/** Hours in which a person may be expected at a hearing, local time. */
export const DAY_HOURS = { from: "07:00", until: "21:00" } as const;

/** Those of `zones` in which the hours are not wholly between seven in the morning and nine in the evening. */
export function outsideDayHours(span: WallSpan, zones: readonly string[]): SpanElsewhere[] {
  return [...new Set(zones)]
    .map((zone) => spanIn(span, zone))
    .filter(({ from, until }) => {
      if (from.time < DAY_HOURS.from || from.time >= DAY_HOURS.until) return true;
      return until !== null && (until.date !== from.date || until.time > DAY_HOURS.until);
    });
}

/** Where those who take part in a virtual hearing are known to be: on the clock that was chosen, and at the venue that is named. */
export function participantZones(booking: { locationType?: string; location?: string | null; timeZone: string }): string[] {
  if (booking.locationType !== "virtual") return [];
  return [...new Set([booking.timeZone, venueOf(booking.location)?.zone ?? booking.timeZone])];
}
