import { msg } from "@lingui/core/macro";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext, localeContext } from "#app/context.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { inCities } from "#app/i18n/lists.ts";
import type { Route } from "./+types/route";
import { Cards } from "./cards.tsx";
import { Comparison } from "./comparison.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { Opening } from "./opening.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const cities = inCities(context.get(localeContext), OFFICES);
  return pageMeta(
    context.get(i18nContext),
    msg`Locations`,
    msg`Compare our hearing venues ${cities}: rooms, capacities, opening hours, languages and how to get there.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

/** The four cities side by side (specification, section 2 "Locations index and city pages"). */
export default function LocationsIndex() {
  return (
    <SitePage>
      <Opening />
      <Cards />
      <Comparison />
      <Elsewhere />
    </SitePage>
  );
}
