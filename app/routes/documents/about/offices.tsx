import { Trans } from "@lingui/react/macro";
import { CountryName } from "#app/components/layout/country-name.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { Skyline } from "#app/components/ui/skyline.tsx";
import { VENUES } from "#app/domain/venue/venues.ts";

/** The four offices on one horizon, each leading to its city's page; the partner venue in words. */
export function Offices() {
  const at = useSitePath();
  const locale = useLocale();
  return (
    <section id="offices" aria-labelledby="offices-title" className="pt-16 md:pt-20">
      <div className="page">
        <h2 id="offices-title" className="text-3xl">
          <Trans>Where we are</Trans>
        </h2>
        <p className="mt-4 max-w-[33rem] text-soft">
          <Trans>Four offices, and a partner venue in Ottawa.</Trans>
        </p>
      </div>
      <ul className="page mt-8 grid max-w-[96rem] grid-cols-2 border-b border-hairline lg:grid-cols-4">
        {VENUES.filter((venue) => venue.slug !== null).map((venue) => (
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
