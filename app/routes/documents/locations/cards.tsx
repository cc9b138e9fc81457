import { Trans, useLingui } from "@lingui/react/macro";
import { CITIES } from "#app/components/documents/cities/cities.ts";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { Skyline } from "#app/components/drawings/skyline.tsx";
import { CountryName } from "#app/components/layout/country-name.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";

/** Four cards on one horizon, each the way to its city. */
export function Cards() {
  return (
    <section aria-labelledby="cities-title" className="border-b border-hairline">
      <h2 id="cities-title" className="sr-only">
        <Trans>The cities</Trans>
      </h2>
      <ul className="page grid grid-cols-2 gap-y-10 pb-14 max-lg:gap-x-8 md:pb-20 lg:grid-cols-4">
        {CITIES.map((city) => (
          <li key={city.venue.id}>
            <Card city={city} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ city }: { city: CityParticulars }) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  const { venue } = city;
  return (
    <a href={at(`/locations/${venue.slug}`)} className="group block">
      <Skyline venue={venue.id} className="text-accent" />
      <div className="pt-4 lg:pr-6">
        <h3 className="text-xl md:text-2xl decoration-accent decoration-1 underline-offset-8 group-hover:underline">
          {venue.city[locale]}
        </h3>
        <p className="text-sm text-soft">
          <CountryName code={venue.country} />
        </p>
        <p className="mt-2 text-sm md:text-base">{i18n._(city.card)}</p>
      </div>
    </a>
  );
}
