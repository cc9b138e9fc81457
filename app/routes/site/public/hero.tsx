import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Skyline } from "#app/components/ui/skyline.tsx";
import { OFFICES } from "./offices.ts";

/** The first screen: what this is, the four cities on one horizon, and the way to a booking. */
export function Hero() {
  const { t } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  return (
    <section className="flex min-h-[calc(100svh-4.5rem)] flex-col justify-between gap-12 border-b border-hairline">
      <div className="page grow content-center pt-12 pb-4 md:pt-16">
        <h1 className="max-w-[19ch] text-5xl font-[380]">
          <Trans>A room, a record and a steady hand for your hearing</Trans>
        </h1>
        <p className="mt-8 max-w-[34rem] text-lg text-soft">
          <Trans>
            Neutral venues for arbitration and mediation, prepared down to the last seat by people who have done it for thirty years.
          </Trans>
        </p>
        <p className="mt-10 flex flex-wrap gap-3">
          <ButtonLink href={at("/fast-booking")} size="lg">
            <Trans>Book Now</Trans>
          </ButtonLink>
          <ButtonLink href={at("/public#locations")} size="lg" variant="secondary">
            <Trans>See the venues</Trans>
          </ButtonLink>
        </p>
      </div>
      <nav aria-label={t`Cities`} className="page max-w-[96rem]">
        <ul className="grid grid-cols-2 lg:grid-cols-4">
          {OFFICES.map((venue) => (
            <li key={venue.id}>
              <a href={at(`/public#${venue.slug}`)} className="group block">
                <Skyline venue={venue.id} className="text-accent" />
                <span className="block py-4 text-center font-serif text-lg decoration-accent decoration-1 underline-offset-8 group-hover:underline">
                  {venue.city[locale]}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
