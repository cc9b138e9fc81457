/**
 * The days of a hearing in words, one text for every place that names them: "Mon, Feb 8 – Fri, Feb 12, 2027, 9:30 a.m. –
 * 4:30 p.m. (Wed until 12:00 p.m.) EST, Toronto". Days and hours are the hearing's own.
 */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { hoursOfDays, type SaidDay, type SharedHours, type Stretch, stretchesOf } from "#app/domain/booking/schedule/said-days.ts";
import { sameWall, spanIn } from "#app/domain/booking/schedule/wall-clock.ts";
import { formatDay, formatWallTime, namedDay, zoneLabel } from "../dates.ts";
import { type HoursView, hoursView } from "./hours-view.ts";

/** On whose clock the hours are; `location` names the venue, whose city is said. */
export interface DaysClock {
  zone: string;
  location?: string | null | undefined;
}

/** When: the days, their hours and the zone in force; of a single day its long date. "" for none. */
export function daysText(i18n: I18n, days: readonly SaidDay[], clock: DaysClock): string {
  return [datesText(i18n.locale, days), hoursOfDaysText(i18n, days, clock)].filter(Boolean).join(", ");
}

/** Their hours with the zone in force: "9:30 a.m. – 4:30 p.m. (Wed until 12:00 p.m.) EST, Toronto"; "" while no hour is known. */
export function hoursOfDaysText(i18n: I18n, days: readonly SaidDay[], { zone, location = null }: DaysClock): string {
  const hours = hoursText(i18n, days);
  const labels = [days[0], days.at(-1)].flatMap((day) => (day ? [zoneLabel(i18n.locale, zone, day.date, location)] : []));
  // Of days among which the clocks change, the zone of the first and of the last.
  return hours && `${hours} ${[...new Set(labels)].join(" – ")}`;
}

/** The hours on the hearing's own clock and, where it shows something else, on that of a reader in `readerZone` (IANA). Null without an hour. */
export function daysView(i18n: I18n, days: readonly SaidDay[], readerZone: string | null, clock: DaysClock): HoursView | null {
  const spans = days.flatMap(({ date, startTime, endTime }) => (startTime ? [{ date, startTime, endTime, zone: clock.zone }] : []));
  const [first] = spans;
  if (!first) return null;
  if (days.length === 1) return hoursView(i18n.locale, first, readerZone, clock.location);
  const own = hoursOfDaysText(i18n, days, clock);
  if (!readerZone || spans.every((span) => sameWall(span, readerZone))) return { own, reader: null };
  const there = spans.map((span) => {
    const { from, until } = spanIn(span, readerZone);
    return { date: from.date, startTime: from.time, endTime: until?.time ?? null };
  });
  const same = there.every(({ date }, at) => date === spans[at]?.date);
  return { own, reader: (same ? hoursOfDaysText : daysText)(i18n, there, { zone: readerZone }) };
}

/** The days alone: "Tuesday, March 16, 2027"; of several "Mon, Feb 8 – Fri, Feb 12, 2027", the year where it changes and at the end. */
export function datesText(locale: string, days: readonly Pick<SaidDay, "date">[]): string {
  const [only, second] = days;
  if (only && !second) return formatDay(locale, only.date);
  const stretches = stretchesOf(days.map(({ date }) => date));
  return stretches
    .map((stretch, at) => stretchText(locale, stretch, stretches[at + 1]))
    .join(" · ")
    .replaceAll(/[\u2009\u202F]/g, " ");
}

function stretchText(locale: string, { from, to }: Stretch, next: Stretch | undefined): string {
  const [year, last] = [from.slice(0, 4), to.slice(0, 4)];
  const end = namedDay(locale, to, next?.from.slice(0, 4) !== last);
  return from === to ? end : `${namedDay(locale, from, year !== last)} – ${end}`;
}

/** The hours that most days have, then the days that differ; "" while no hour is known. */
export function hoursText(i18n: I18n, days: readonly SaidDay[]): string {
  const hours = hoursOfDays(days);
  if (!hours || days.every(({ startTime }) => !startTime)) return "";
  const others = hours.others.map((other) => otherHours(i18n, other, hours.usual, days));
  return `${spanText(i18n, hours.usual)}${others.length > 0 ? ` (${others.join("; ")})` : ""}`;
}

function spanText(i18n: I18n, { startTime, endTime }: Omit<SharedHours, "dates">): string {
  if (!startTime) return i18n._(msg`hours to be agreed`);
  const end = endTime ? ` – ${formatWallTime(i18n.locale, endTime)}` : "";
  return `${formatWallTime(i18n.locale, startTime)}${end}`;
}

function otherHours(i18n: I18n, other: SharedHours, usual: SharedHours, days: readonly SaidDay[]): string {
  const named = other.dates.map((date) => shortName(i18n.locale, date, days)).join(", ");
  const wall = (time: string) => formatWallTime(i18n.locale, time);
  if (other.startTime === usual.startTime && other.endTime) {
    const until = wall(other.endTime);
    return i18n._(msg`${named} until ${until}`);
  }
  if (other.endTime && other.endTime === usual.endTime && other.startTime) {
    const from = wall(other.startTime);
    return i18n._(msg`${named} from ${from}`);
  }
  return `${named} ${spanText(i18n, other)}`;
}

/** "Wed" where only one of the days is one, else with its date. */
function shortName(locale: string, date: LocalDate, days: readonly SaidDay[]): string {
  const name = namedDay(locale, date, false, true);
  return days.filter((day) => namedDay(locale, day.date, false, true) === name).length === 1 ? name : namedDay(locale, date, false);
}
