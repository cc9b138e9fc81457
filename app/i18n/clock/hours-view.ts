/**
 * The hours of a hearing in words, on the clock of where it is held and on the reader's. Made where it is loaded, on the
 * server: browsers do not all know the zones' latest rules, and an hour must not depend on whose machine shows it.
 */
import { minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import {
  outsideDayHours,
  type SpanElsewhere,
  sameWall,
  spanIn,
  type WallClock,
  type WallSpan,
  wallClock,
} from "#app/domain/booking/schedule/wall-clock.ts";
import { formatDate, formatWallTime, zoneLabel } from "#app/i18n/dates.ts";

export interface HoursView {
  /** "9:00 a.m. - 5:00 p.m. EDT, Toronto". */
  own: string;
  /** The same on the reader's wall; null where that shows the same, or where nobody knows whose it is. */
  reader: string | null;
}

/** `readerZone` is the IANA zone of the reader; `location` names the venue, whose city is said. */
export function hoursView(locale: string, span: WallSpan, readerZone: string | null, location?: string | null): HoursView {
  const other = readerZone !== null && !sameWall(span, readerZone) ? readerZone : null;
  return {
    own: `${hoursText(locale, spanIn(span, span.zone), span.date)} ${zoneLabel(locale, span.zone, span.date, location)}`,
    reader: other && `${hoursText(locale, spanIn(span, other), span.date)} ${zoneLabel(locale, other, span.date)}`,
  };
}

/** What is unusual about hours; null where nothing is. */
export interface HourNotesView {
  kind: WallClock["kind"];
  /** The time as it was asked for, and as the wall shows it. */
  asked: string;
  meant: string;
  zone: string;
  /** How many hours they last where the clocks change in between, so that it is another number than the wall's; null elsewhere. */
  lasts: string | null;
  /** Hours outside seven in the morning to nine in the evening, where somebody takes part, with the zone. */
  far: readonly { hours: string; where: string }[];
}

/** `zones` is where those who take part are known to be (`participantZones`). */
export function hourNotesView(locale: string, span: WallSpan, zones: readonly string[]): HourNotesView | null {
  const { kind, shown } = wallClock(span.date, span.startTime, span.zone);
  const far = outsideDayHours(span, zones).map((there) => ({
    hours: hoursText(locale, there, span.date),
    where: zoneLabel(locale, there.zone, span.date),
  }));
  const lasts = hoursAcross(locale, span);
  if (kind === "once" && far.length === 0 && !lasts) return null;
  return {
    kind,
    asked: formatWallTime(locale, span.startTime),
    meant: formatWallTime(locale, shown.time),
    zone: zoneLabel(locale, span.zone, span.date),
    lasts,
    far,
  };
}

/** Days are booked by the clock on the wall, as a venue counts them; across a change of the clocks that is more or less time. */
function hoursAcross(locale: string, { date, startTime, endTime, zone }: WallSpan): string | null {
  if (!endTime || endTime <= startTime) return null;
  const minutes = (wallClock(date, endTime, zone).instant - wallClock(date, startTime, zone).instant) / 60_000;
  return minutes === minutesOf(endTime) - minutesOf(startTime) ? null : new Intl.NumberFormat(locale).format(minutes / 60);
}

/** "9:00 a.m. - 5:00 p.m.", with the day where it is not `date`. */
function hoursText(locale: string, { from, until }: SpanElsewhere, date: string): string {
  const day = from.date === date ? "" : `${formatDate(locale, from.date)}, `;
  return `${day}${formatWallTime(locale, from.time)}${until ? ` - ${formatWallTime(locale, until.time)}` : ""}`;
}
