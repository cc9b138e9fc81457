import { Trans, useLingui } from "@lingui/react/macro";
import { CITIES } from "#app/components/documents/cities/cities.ts";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { Skyline } from "#app/components/drawings/skyline.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";

/** The other three, on one horizon. */
export function OtherCities({ city }: { city: CityParticulars }) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  return (
    <nav aria-labelledby="other-title" className="page py-16 md:py-20">
      <h2 id="other-title" className="text-2xl">
        <Trans>The other cities</Trans>
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-10 sm:grid-cols-3">
        {CITIES.filter((other) => other !== city).map((other) => (
          <li key={other.venue.id}>
            <a
              href={at(`/locations/${other.venue.slug}`)}
              className="group block max-sm:grid max-sm:grid-cols-[1fr_1.4fr] max-sm:items-end max-sm:gap-x-5"
            >
              <Skyline venue={other.venue.id} className="text-accent" />
              <span>
                <span className="mt-4 block font-serif text-xl decoration-accent decoration-1 underline-offset-8 group-hover:underline max-sm:mt-0">
                  {other.venue.city[locale]}
                </span>
                <span className="mt-1 block text-sm text-soft">{i18n._(other.card)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
