import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Skyline } from "#app/components/ui/skyline.tsx";
import { i18nContext } from "#app/context.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import type { Route } from "./+types/route";
import { VenueCard } from "./venue-card.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return pageMeta(
    context.get(i18nContext),
    msg`Arbitration, mediation and hearing venues`,
    msg`Hearing rooms and services for arbitration and mediation in Toronto, Montreal, Miami and Grand Cayman.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

/** The four-city landing. */
export default function PublicLanding() {
  const at = useSitePath();
  const locale = useLocale();
  const offices = VENUES.filter((venue) => venue.slug !== null);
  return (
    <SitePage>
      <section className="border-hairline border-b">
        <div className="mx-auto max-w-6xl px-4 pt-14 sm:px-6 sm:pt-20">
          <h1 className="max-w-3xl text-3xl sm:text-4xl">
            <Trans>A room, a record and a steady hand for your hearing</Trans>
          </h1>
          <p className="mt-4 text-lg text-soft">{offices.map((venue) => venue.city[locale]).join(" · ")}</p>
          <p className="mt-7">
            <ButtonLink to={at("/fast-booking")} size="lg">
              <Trans>Book Now</Trans>
            </ButtonLink>
          </p>
          <div aria-hidden="true" className="mt-12 grid grid-cols-2 text-accent sm:grid-cols-4">
            {offices.map((venue) => (
              <Skyline key={venue.id} venue={venue.id} />
            ))}
          </div>
        </div>
      </section>
      <section className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
        <p className="max-w-2xl font-serif text-xl">
          <Trans>Neutral rooms, exact service and people who have seen it before.</Trans>
        </p>
        <dl className="mt-8 grid gap-6 sm:grid-cols-3">
          <div className="flex flex-col-reverse border-hairline-strong border-t pt-4">
            <dt className="text-soft">
              <Trans>proceedings hosted</Trans>
            </dt>
            <dd className="tabular font-serif text-3xl">
              <Trans>80,000+</Trans>
            </dd>
          </div>
          <div className="flex flex-col-reverse border-hairline-strong border-t pt-4">
            <dt className="text-soft">
              <Trans>years of experience</Trans>
            </dt>
            <dd className="tabular font-serif text-3xl">30</dd>
          </div>
          <div className="flex flex-col-reverse border-hairline-strong border-t pt-4">
            <dt className="text-soft">
              <Trans>law firms supported</Trans>
            </dt>
            <dd className="tabular font-serif text-3xl">
              <Trans>4,500+</Trans>
            </dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="services" className="border-hairline border-t bg-sunk">
        <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
          <h2 id="services" className="text-2xl">
            <Trans>Services</Trans>
          </h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-3">
            <li className="border-hairline-strong border-t pt-4">
              <h3 className="text-lg">
                <Trans>Commercial Arbitration</Trans>
              </h3>
              <p className="mt-1 text-soft">
                <Trans>Rooms, reporting and case support for domestic and international commercial cases.</Trans>
              </p>
            </li>
            <li className="border-hairline-strong border-t pt-4">
              <h3 className="text-lg">
                <Trans>Investment Disputes</Trans>
              </h3>
              <p className="mt-1 text-soft">
                <Trans>Larger hearings with interpretation, transcripts and secure document handling.</Trans>
              </p>
            </li>
            <li className="border-hairline-strong border-t pt-4">
              <h3 className="text-lg">
                <Trans>Mediation Services</Trans>
              </h3>
              <p className="mt-1 text-soft">
                <Trans>A main room, breakout rooms and the quiet that an agreement needs.</Trans>
              </p>
            </li>
          </ul>
        </div>
      </section>
      <section aria-labelledby="locations" className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
        <h2 id="locations" className="text-2xl">
          <Trans>Locations</Trans>
        </h2>
        <ul className="mt-6 grid gap-8 sm:grid-cols-2">
          {offices.map((venue) => (
            <li key={venue.id}>
              <VenueCard venue={venue} />
            </li>
          ))}
        </ul>
      </section>
    </SitePage>
  );
}
