import { msg } from "@lingui/core/macro";
import { data } from "react-router";
import { cityAt } from "#app/components/documents/cities/cities.ts";
import { breadcrumbs, place } from "#app/components/documents/structured-data.ts";
import { ErrorBoundary } from "#app/components/layout/error-page.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { cityPicture } from "#app/components/layout/sharing-pictures.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext } from "#app/context.ts";
import { localePath, splitLocale } from "#app/i18n/addresses.ts";
import type { Route } from "./+types/route";
import { Access } from "./access.tsx";
import { AskForDate } from "./ask-for-date.tsx";
import { Facts } from "./facts.tsx";
import { FindingUs } from "./finding-us.tsx";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Included } from "./included.tsx";
import { OtherCities } from "./other-cities.tsx";
import { Rooms } from "./rooms.tsx";
import { Welcome } from "./welcome.tsx";

export { ErrorBoundary };

export function loader({ context, params }: Route.LoaderArgs) {
  const city = cityAt(params.city);
  if (!city) throw data(null, { status: 404 });
  const i18n = context.get(i18nContext);
  return { ...pageMeta(i18n, city.title, city.description), slug: params.city, index: i18n._(msg`Locations`) };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const city = loaderData && cityAt(loaderData.slug);
  if (!city) return metaTags(undefined, location.pathname);
  const { locale } = splitLocale(location.pathname);
  const at = (path: string) => localePath(locale, path);
  return metaTags(loaderData, location.pathname, {
    picture: cityPicture(loaderData.slug),
    data: [
      place(city.venue, locale),
      breadcrumbs([
        { name: loaderData.index, path: at("/locations") },
        { name: city.venue.city[locale], path: at(`/locations/${loaderData.slug}`) },
      ]),
    ],
  });
};

/** A city's page, for anyone who must decide and for anyone who must find the door (specification, section 2). */
export default function CityPage({ loaderData }: Route.ComponentProps) {
  const city = cityAt(loaderData.slug);
  if (!city) return null;
  return (
    <SitePage>
      <Hero city={city} />
      <Welcome city={city} />
      <Facts city={city} />
      <Rooms city={city} />
      <Gallery city={city} />
      <Included city={city} />
      <FindingUs city={city} />
      <Access city={city} />
      <AskForDate city={city} />
      <OtherCities city={city} />
    </SitePage>
  );
}
