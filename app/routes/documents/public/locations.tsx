import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CountryName } from "#app/components/layout/country-name.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { publishes } from "#app/domain/venue/published.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { formatWallTime } from "#app/i18n/dates.ts";

/** The four venues in figures: rooms, capacities, hours, how to reach them. */
export function Locations() {
  return (
    <section id="locations" aria-labelledby="locations-title" className="border-t border-hairline">
      <div className="page py-20 md:py-28">
        <h2 id="locations-title" className="text-3xl">
          <Trans>Locations</Trans>
        </h2>
        <ul className="mt-10">
          {OFFICES.map((venue) => (
            <li key={venue.id} id={venue.slug ?? undefined}>
              <VenueEntry venue={venue} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function VenueEntry({ venue }: { venue: Venue }) {
  const locale = useLocale();
  const at = useSitePath();
  const monday = venue.hours[1];
  return (
    <article className="grid gap-x-12 gap-y-6 border-t border-hairline-strong py-8 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-2xl">
          <a href={at(`/locations/${venue.slug}`)} className="decoration-accent decoration-1 underline-offset-8 hover:underline">
            {venue.city[locale]}
          </a>
        </h3>
        <p className="text-soft">
          <CountryName code={venue.country} />
        </p>
      </div>
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2 md:grid-cols-[0.8fr_1fr_1.5fr]">
        <Fact label={<Trans>Rooms</Trans>}>
          {venue.rooms}
          {publishes(venue, "capacity") && (
            <span className="block text-sm text-soft">
              <Trans>
                {venue.capacity.from} to {venue.capacity.to} people
              </Trans>
            </span>
          )}
        </Fact>
        <Fact label={<Trans>Hours</Trans>}>
          {monday && (
            <time>
              <Trans>
                {formatWallTime(locale, monday.opens)} to {formatWallTime(locale, monday.closes)}
              </Trans>
            </time>
          )}
          <span className="block text-sm text-soft">
            <Trans>Monday to Friday, local time</Trans>
          </span>
        </Fact>
        <Fact label={<Trans>Address</Trans>}>
          <address lang={venue.addressLanguage}>{venue.address}</address>
          <span className="mt-1 flex flex-wrap gap-x-5 text-sm">
            <a href={`tel:${venue.phone.replaceAll(" ", "")}`} className="prose-link tabular whitespace-nowrap">
              {venue.phone}
            </a>
            <a href={`mailto:${venue.email}`} className="prose-link">
              {venue.email}
            </a>
          </span>
        </Fact>
      </dl>
    </article>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="sm:last:col-span-2 md:last:col-span-1">
      <dt className="eyebrow">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
