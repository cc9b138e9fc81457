import { Trans } from "@lingui/react/macro";
import { Skyline } from "#app/components/drawings/skyline.tsx";
import { CountryName } from "#app/components/layout/country-name.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { LANDING_VENUES } from "./venues.ts";

/** Three cards: drawing, city, country, what is particular to it. */
export function Locations() {
  const locale = useLocale();
  const at = useSitePath();
  return (
    <section id="locations" aria-labelledby="locations-title" className="page pb-20 md:pb-28">
      <h2 id="locations-title" className="sr-only">
        <Trans>Locations</Trans>
      </h2>
      <ul className="grid gap-x-12 gap-y-14 md:grid-cols-3">
        {LANDING_VENUES.map((venue) => (
          <li key={venue.id} className="group relative">
            <Skyline venue={venue.id} className="text-accent" />
            <div className="mt-2 border-t border-accent pt-5">
              <h3 className="text-2xl">
                {/* The whole card is the link. */}
                <a
                  href={at(`/locations/${venue.slug}`)}
                  className="decoration-accent decoration-1 underline-offset-8 group-hover:underline after:absolute after:inset-0"
                >
                  {venue.city[locale]}
                </a>
              </h3>
              <p className="text-sm text-soft">
                <CountryName code={venue.country} />
              </p>
              <p className="mt-3">
                <Description venue={venue} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Description({ venue }: { venue: Venue }) {
  switch (venue.country) {
    case "CA":
      return <Trans>Twelve rooms in the heart of the city, with service in French and English.</Trans>;
    case "US":
      return <Trans>Ten rooms for multilingual hearings, close to Latin America and the Caribbean.</Trans>;
    case "KY":
      return <Trans>Eight private rooms, for hearings that need particular discretion.</Trans>;
  }
}
