import { Trans } from "@lingui/react/macro";
import { Skyline } from "#app/components/drawings/skyline.tsx";
import { CountryName } from "#app/components/layout/country-name.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { OFFICES, PARTNERS } from "#app/domain/venue/venues.ts";
import { inCities } from "#app/i18n/lists.ts";

/** The offices on one horizon, each leading to its city's page; the partner venue in words. */
export function Offices() {
  const at = useSitePath();
  const locale = useLocale();
  const partners = inCities(locale, PARTNERS);
  return (
    <section id="offices" aria-labelledby="offices-title" className="pt-16 md:pt-20">
      <div className="page">
        <h2 id="offices-title" className="text-3xl">
          <Trans>Where we are</Trans>
        </h2>
        <p className="mt-4 max-w-[33rem] text-soft">
          <Trans>Our offices, and a partner venue {partners}.</Trans>
        </p>
      </div>
      <ul className="page mt-8 grid max-w-[96rem] grid-cols-2 border-b border-hairline lg:grid-cols-4">
        {OFFICES.map((venue) => (
          <li key={venue.id}>
            <a href={at(`/locations/${venue.slug}`)} className="group block">
              <Skyline venue={venue.id} className="text-accent" />
              <span className="block py-4 text-center">
                <span className="block font-serif text-lg decoration-accent decoration-1 underline-offset-8 group-hover:underline">
                  {venue.city[locale]}
                </span>
                <span className="text-sm text-soft">
                  <CountryName code={venue.country} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
