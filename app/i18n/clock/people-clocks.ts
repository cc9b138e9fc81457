/**
 * The hours of a hearing on the clocks of those who take part from elsewhere, in words: "9:30 a.m. in Toronto is 10:30 p.m. in
 * Singapore", which of them are outside seven to nine in the evening there, and an hour that is better for them.
 */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Participant } from "#app/domain/booking/registry/entries.ts";
import type { WallTime } from "#app/domain/booking/schedule/local-date.ts";
import { hoursOfDays, type SaidDay } from "#app/domain/booking/schedule/said-days.ts";
import type { SpanElsewhere } from "#app/domain/booking/schedule/wall-clock.ts";
import { betterStart, type ClockElsewhere, clocksOf, type HearingHours } from "#app/domain/hearing-plan/clocks.ts";
import { formatWallTime, namedDay, zoneCity } from "../dates.ts";

export interface PeopleClock {
  zone: string;
  text: string;
  /** Who takes part from there, by name; "" where nobody is named. */
  who: string;
  /** Not wholly between seven in the morning and nine in the evening there, on one of the days. */
  odd: boolean;
}

export interface PeopleClocksView {
  clocks: readonly PeopleClock[];
  /** An hour at which fewer of them are outside their day; null where there is none. */
  better: { time: WallTime; text: string } | null;
}

export interface HearingClock {
  days: readonly SaidDay[];
  /** IANA; `location` names the venue, whose city is said. */
  zone: string;
  location?: string | null | undefined;
  people: readonly Participant[];
  /** Within which hours another start is looked for. */
  open: { opens: WallTime; closes: WallTime };
}

/** Null where nobody takes part on another clock, or no hour is known. */
export function peopleClocks(i18n: I18n, { days, zone, location, people, open }: HearingClock): PeopleClocksView | null {
  const usual = hoursOfDays(days)?.usual;
  // Anyone who comes into the room has its clock, on the days on which they do.
  const afar = people.filter(({ attends }) => attends !== "in_person");
  const isAfarOn = (date: string) => afar.some(({ remoteOn }) => remoteOn?.includes(date) !== false);
  const spans = days.flatMap(({ date, startTime, endTime }) =>
    startTime && isAfarOn(date) ? [{ date, startTime, endTime: endTime ?? startTime, zone }] : [],
  );
  const said = spans.find(({ startTime }) => startTime === usual?.startTime) ?? spans[0];
  const clocks = said ? clocksOf(said, afar) : [];
  if (!said || clocks.length === 0) return null;
  const odd = new Set(spans.flatMap((span) => clocksOf(span, afar).flatMap((one) => (one.odd ? [one.zone] : []))));
  const here = zoneCity(i18n.locale, zone, location);
  const better = betterStart(said, afar, open);
  return {
    clocks: clocks.map((clock) => ({
      zone: clock.zone,
      text: clockText(i18n, said, clock, { here, there: placeOf(i18n, clock.zone, afar) }),
      who: clock.people.join(", "),
      odd: odd.has(clock.zone),
    })),
    better: better === null ? null : { time: better, text: formatWallTime(i18n.locale, better) },
  };
}

/** What the people there call it, where they all say the same; else a city of the zone. */
function placeOf({ locale }: I18n, zone: string, people: readonly Participant[]): string {
  const places = new Set(people.filter((one) => one.zone === zone).map(({ place }) => place));
  const [only] = places;
  return places.size === 1 && only ? only : zoneCity(locale, zone);
}

function clockText(i18n: I18n, said: HearingHours, clock: ClockElsewhere, { here, there }: { here: string; there: string }): string {
  const ours = spanText(i18n.locale, said.startTime, said.endTime);
  const theirs = `${dayNote(i18n.locale, said, clock)}${spanText(i18n.locale, clock.from.time, clock.until?.time ?? clock.from.time)}`;
  return i18n._(msg`${ours} in ${here} is ${theirs} in ${there}`);
}

const spanText = (locale: string, from: string, until: string) =>
  from === until ? formatWallTime(locale, from) : `${formatWallTime(locale, from)} – ${formatWallTime(locale, until)}`;

/** Where it is another day there, which. */
const dayNote = (locale: string, { date }: HearingHours, { from }: SpanElsewhere) =>
  from.date === date ? "" : `${namedDay(locale, from.date, false)}, `;
