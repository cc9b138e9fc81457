import { Trans } from "@lingui/react/macro";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { Skyline } from "#app/components/ui/skyline.tsx";
import type { Venue } from "#app/domain/venue/venues.ts";
import { formatWallTime } from "#app/i18n/dates.ts";

/** A venue in figures: rooms, capacity, hours, address, telephone. */
export function VenueCard({ venue }: { venue: Venue }) {
  const locale = useLocale();
  const monday = venue.hours[1];
  return (
    <article className="border-hairline-strong border-t pt-4">
      <Skyline venue={venue.id} className="max-w-64 text-accent" />
      <h3 className="mt-3 text-xl">{venue.city[locale]}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-soft">
          <Trans>Rooms</Trans>
        </dt>
        <dd>
          <Trans>
            {venue.rooms} rooms for {venue.capacity.from} to {venue.capacity.to} people
          </Trans>
        </dd>
        <dt className="text-soft">
          <Trans>Hours</Trans>
        </dt>
        <dd>
          {monday ? (
            <Trans>
              Monday to Friday, {formatWallTime(locale, monday.opens)} to {formatWallTime(locale, monday.closes)}
            </Trans>
          ) : null}
        </dd>
        <dt className="text-soft">
          <Trans>Address</Trans>
        </dt>
        <dd>{venue.address}</dd>
        <dt className="text-soft">
          <Trans>Phone</Trans>
        </dt>
        <dd>
          <a href={`tel:${venue.phone.replaceAll(" ", "")}`}>{venue.phone}</a>
        </dd>
      </dl>
    </article>
  );
}
