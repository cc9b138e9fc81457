/** What is to be known of the hours of a hearing: a time that does not exist, one that comes twice, a night somewhere. */
import { Trans, useLingui } from "@lingui/react/macro";
import { outsideDayHours, type WallSpan, wallClock } from "#app/domain/booking/wall-clock.ts";
import { formatWallTime, zoneLabel } from "#app/i18n/dates.ts";
import { Icon } from "../ui/icon.tsx";
import { hoursText } from "./both-times.tsx";

export interface HourNotesProps {
  span: WallSpan;
  /** Where those who take part are known to be, beside a room: `participantZones`. */
  zones: readonly string[];
}

export function HourNotes({ span, zones }: HourNotesProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { kind, shown } = wallClock(span.date, span.startTime, span.zone);
  const far = outsideDayHours(span, zones);
  if (kind === "once" && far.length === 0) return null;
  const asked = formatWallTime(locale, span.startTime);
  const meant = formatWallTime(locale, shown.time);
  const zone = zoneLabel(locale, span.zone, span.date);
  return (
    <div className="flex gap-3 border-warning border-s-4 bg-warning-wash px-4 py-3 text-warning">
      <Icon name="clock" className="mt-1" />
      <div>
        {kind === "skipped" ? (
          <p>
            <Trans>
              {asked} does not exist on that day, since the clocks go forward ({zone}): {meant} is meant.
            </Trans>
          </p>
        ) : null}
        {kind === "twice" ? (
          <p>
            <Trans>
              {asked} comes twice on that day, since the clocks go back ({zone}): the first is meant.
            </Trans>
          </p>
        ) : null}
        {far.map((there) => {
          const hours = hoursText(locale, there, span.date);
          const where = zoneLabel(locale, there.zone, span.date);
          return (
            <p key={there.zone} suppressHydrationWarning>
              <Trans>
                Outside 7 a.m. to 9 p.m. for somebody: {hours} {where}.
              </Trans>
            </p>
          );
        })}
      </div>
    </div>
  );
}
