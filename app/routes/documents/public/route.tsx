import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { FeaturedArbitrators } from "#app/components/documents/featured-arbitrators.tsx";
import { legalService } from "#app/components/documents/structured-data.ts";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { featuredOf } from "#app/domain/people/roster/roster.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { splitLocale } from "#app/i18n/addresses.ts";
import { inCities } from "#app/i18n/lists.ts";
import type { Route } from "./+types/route";
import { About } from "./about.tsx";
import { Hero } from "./hero.tsx";
import { Locations } from "./locations.tsx";
import { Rooms } from "./rooms.tsx";
import { Services } from "./services.tsx";
import { Statistics } from "./statistics.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const cities = inCities(context.get(localeContext), OFFICES);
  const page = pageMeta(
    context.get(i18nContext),
    msg`Arbitration, mediation and hearing venues`,
    msg`Hearing rooms and services for arbitration and mediation ${cities}.`,
  );
  return { ...page, featured: featuredOf(await context.get(servicesContext).roster.published()) };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  metaTags(loaderData, location.pathname, { data: [legalService(splitLocale(location.pathname).locale)] });

/** The four-city landing (specification, section 2). */
export default function PublicLanding({ loaderData }: Route.ComponentProps) {
  const at = useSitePath();
  // On a small screen the menu leads to the sections of this page (specification, section 2).
  const links = [
    { href: at("/locations"), label: <Trans>Locations</Trans> },
    { href: "#services", label: <Trans>Services</Trans> },
    { href: "#arbitrators", label: <Trans>Our Roster</Trans> },
    { href: "#about", label: <Trans>About</Trans> },
  ];
  return (
    <SitePage header={{ links }}>
      <Hero />
      <Statistics />
      <Services />
      <Rooms />
      <Locations />
      {loaderData.featured.length > 0 && <FeaturedArbitrators people={loaderData.featured} />}
      <About />
    </SitePage>
  );
}
