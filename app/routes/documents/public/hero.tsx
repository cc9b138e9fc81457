import { Trans, useLingui } from "@lingui/react/macro";
import { HearingComposer } from "#app/components/chat/hearing-composer.tsx";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { Wordmark } from "#app/components/layout/wordmark.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { FilmButton, HeroFilm } from "./hero-film.tsx";

/** The first screen: what this is, the way to a booking, and the four cities below their skylines. Night in both schemes. */
export function Hero() {
  const { t } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  return (
    <section className="night relative isolate flex min-h-[calc(100svh-4.5rem)] flex-col overflow-hidden print:min-h-0 bg-paper text-ink">
      <HeroFilm />
      <div className="page pt-8 pb-36 md:pt-[clamp(3rem,20svh-7rem,9rem)] md:pb-44 print:pb-6">
        <h1 className="max-w-[13.8em] text-5xl">
          <Trans>A room, a record and a steady hand for your hearing</Trans>
        </h1>
        <p className="mt-5 max-w-[34rem] sm:text-lg md:mt-8">
          <Trans>
            Neutral venues for arbitration and mediation, prepared down to the last seat by people who have done it for thirty years.
          </Trans>
        </p>
        <HearingComposer className="-mx-3 mt-5 max-w-[36rem] rounded-sm bg-paper/80 px-3 py-3" />
        <p className="no-print mt-4 flex flex-wrap gap-3 md:mt-8">
          <ButtonLink href={at(BOOKING_PATH)} size="lg" variant="secondary" className="not-hover:bg-paper">
            <Trans>Book Now</Trans>
          </ButtonLink>
          <ButtonLink href={at("/public#locations")} size="lg" variant="secondary" className="not-hover:bg-paper">
            <Trans>See the venues</Trans>
          </ButtonLink>
        </p>
      </div>
      <div className="page mt-auto pb-5 md:pb-[clamp(1.5rem,4.5svh,4rem)]">
        <nav aria-label={t`Cities`}>
          <ul className="flex justify-between">
            {OFFICES.map((venue) => (
              <li key={venue.id}>
                <a
                  href={at(`/locations/${venue.slug}`)}
                  className="inline-flex min-h-11 items-center font-serif text-sm decoration-accent decoration-1 underline-offset-8 hover:underline sm:text-lg"
                >
                  {venue.city[locale]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-2 flex min-h-11 items-center gap-4">
          <Wordmark />
          <FilmButton />
        </div>
      </div>
    </section>
  );
}
