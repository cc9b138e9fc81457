/** Hours on the clock of where a hearing is held and, where it shows something else, on the reader's own. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type SpanElsewhere, sameWall, spanIn, type WallSpan } from "#app/domain/booking/wall-clock.ts";
import { formatDate, formatWallTime, zoneLabel } from "#app/i18n/dates.ts";

export interface BothTimesProps extends WallSpan {
  /** The venue, where there is one: its city is named. */
  location?: string | null;
  /** IANA zone of whoever reads; null where it is not known. */
  readerZone: string | null;
}

export function BothTimes({ location, readerZone, ...span }: BothTimesProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const own = hoursText(locale, spanIn(span, span.zone), span.date);
  const other = readerZone !== null && !sameWall(span, readerZone) ? spanIn(span, readerZone) : null;
  return (
    <>
      <span className="block">
        {own} {zoneLabel(locale, span.zone, span.date, location)}
      </span>
      {other ? (
        <span className="block text-soft text-sm">
          <Trans>
            Your time: {hoursText(locale, other, span.date)} {zoneLabel(locale, other.zone, span.date)}
          </Trans>
        </span>
      ) : null}
    </>
  );
}

/** "9:00 a.m. - 5:00 p.m.", with the day where it is not `date`. */
export function hoursText(locale: string, { from, until }: SpanElsewhere, date: string): string {
  const day = from.date === date ? "" : `${formatDate(locale, from.date)}, `;
  return `${day}${formatWallTime(locale, from.time)}${until ? ` - ${formatWallTime(locale, until.time)}` : ""}`;
}
