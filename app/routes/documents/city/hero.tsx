import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { bilingualWelcome } from "#app/components/documents/cities/welcome.ts";
import { VIEW_ID } from "#app/components/documents/interiors/scenes.tsx";
import { Skyline } from "#app/components/drawings/skyline.tsx";
import { CountryName } from "#app/components/layout/country-name.tsx";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { VenueAddress } from "./venue-address.tsx";

/** The city, where its venue is, how to reach it, and its skyline; the page's windows look at this drawing. */
export function Hero({ city }: { city: CityParticulars }) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  const { venue } = city;
  const welcome = bilingualWelcome(venue.id);
  return (
    <header className="border-b border-hairline">
      <div className="page grid items-end gap-x-16 pt-8 md:pt-12 lg:grid-cols-[1fr_1.15fr]">
        <div className="pb-12 lg:pb-16">
          <p className="text-sm text-soft">
            <a href={at("/locations")} className="prose-link inline-flex min-h-11 items-center">
              <Trans>Locations</Trans>
            </a>
            <span aria-hidden="true" className="mx-2">
              ·
            </span>
            <CountryName code={venue.country} />
          </p>
          <h1 className="mt-4 text-5xl">{venue.city[locale]}</h1>
          {welcome && (
            <p className="mt-6 text-lg">
              {welcome.map(({ lang, motto }) => (
                <span key={lang} lang={lang} className="block">
                  {motto}
                </span>
              ))}
            </p>
          )}
          <p className="mt-6 max-w-[34rem] text-lg text-soft">{i18n._(city.lede)}</p>
          <div className="mt-8">
            <VenueAddress venue={venue} />
          </div>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={at(BOOKING_PATH)} size="lg" className="no-print">
              <Trans>Book Now</Trans>
            </ButtonLink>
            <ButtonLink href="#finding-us" size="lg" variant="secondary" className="no-print">
              <Trans>Directions</Trans>
            </ButtonLink>
          </p>
        </div>
        <svg viewBox="0 0 360 166" width="720" height="332" aria-hidden="true" className="h-auto w-full text-accent max-lg:max-w-[30rem]">
          <symbol id={VIEW_ID} viewBox="0 0 360 166">
            <Skyline venue={venue.id} />
          </symbol>
          <use href={`#${VIEW_ID}`} width="360" height="166" />
        </svg>
      </div>
      <OnThisPage />
    </header>
  );
}

function OnThisPage() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className="border-t border-hairline">
      <ul className="page flex flex-wrap gap-x-8 text-sm">
        <Anchor id="rooms">
          <Trans>Rooms and set-ups</Trans>
        </Anchor>
        <Anchor id="inside">
          <Trans>Inside</Trans>
        </Anchor>
        <Anchor id="included">
          <Trans>What is included</Trans>
        </Anchor>
        <Anchor id="finding-us">
          <Trans>Finding us</Trans>
        </Anchor>
        <Anchor id="access">
          <Trans>Accessibility</Trans>
        </Anchor>
      </ul>
    </nav>
  );
}

function Anchor({ id, children }: { id: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="inline-flex min-h-11 items-center decoration-accent decoration-1 underline-offset-8 hover:underline md:min-h-14"
      >
        {children}
      </a>
    </li>
  );
}
