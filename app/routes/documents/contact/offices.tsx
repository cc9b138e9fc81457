import { Trans } from "@lingui/react/macro";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { publishes } from "#app/domain/venue/published.ts";
import { VENUES, type Venue } from "#app/domain/venue/venues.ts";
import { formatWallTime, zoneLabel } from "#app/i18n/dates.ts";

/** Telephone, e-mail and hours of each office, and of the partner venue. */
export function Offices() {
  return (
    <ul className="mt-5">
      {VENUES.map((venue) => (
        <li key={venue.id} className="border-t border-hairline py-5">
          <Office venue={venue} />
        </li>
      ))}
    </ul>
  );
}

function Office({ venue }: { venue: Venue }) {
  const locale = useLocale();
  const weekday = venue.hours[1];
  return (
    <>
      <h3 className="text-lg">
        {venue.city[locale]}
        {venue.slug === null && (
          <span className="ml-2 font-sans text-sm text-soft">
            <Trans>partner venue</Trans>
          </span>
        )}
      </h3>
      <p className="flex flex-col items-start">
        <a href={`tel:${venue.phone.replaceAll(" ", "")}`} className="prose-link tabular inline-flex min-h-11 items-center">
          {venue.phone}
        </a>
        <a href={`mailto:${venue.email}`} className="prose-link -mt-2 inline-flex min-h-11 items-center">
          {venue.email}
        </a>
      </p>
      {weekday && publishes(venue, "hours") && (
        <p className="mt-1 text-sm text-soft">
          <Trans>
            Monday to Friday, {formatWallTime(locale, weekday.opens)} to {formatWallTime(locale, weekday.closes)}{" "}
            {zoneLabel(locale, venue.zone, null, venue.id)}
          </Trans>
        </p>
      )}
    </>
  );
}
