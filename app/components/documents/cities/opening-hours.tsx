import { Trans } from "@lingui/react/macro";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { formatWallTime, zoneLabel } from "#app/i18n/dates.ts";

/** A time of day that does not break at the end of a line. */
export const unbrokenTime = (locale: string, time: string): string => formatWallTime(locale, time).replaceAll(" ", "\u00a0");

/** The zone in force today with its city; `GMT-5` is not torn at its hyphen (U+2060, word joiner). */
export const unbrokenZone = (locale: string, venue: Venue): string =>
  zoneLabel(locale, venue.zone, null, venue.id).replaceAll("-", "-\u2060");

/** `7:00 a.m. to 7:00 p.m. EST, Toronto`: local time with the zone in force. Every office keeps Monday's hours to Friday. */
export function OpeningHours({ venue }: { venue: Venue }) {
  const locale = useLocale();
  const monday = venue.hours[1];
  if (!monday) return null;
  return (
    <span className="tabular">
      <Trans>
        {unbrokenTime(locale, monday.opens)} to {unbrokenTime(locale, monday.closes)} {unbrokenZone(locale, venue)}
      </Trans>
    </span>
  );
}
