import { msg } from "@lingui/core/macro";
import { data } from "react-router";
import { cityAt } from "#app/components/documents/cities/cities.ts";
import { breadcrumbs, place } from "#app/components/documents/structured-data.ts";
import { ErrorBoundary } from "#app/components/layout/error-page.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { cityPicture } from "#app/components/layout/sharing-pictures.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { PublicRoom } from "#app/domain/venue/public-room.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { localePath, splitLocale } from "#app/i18n/addresses.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import type { Route } from "./+types/route";
import { Access } from "./access.tsx";
import { AskForDate } from "./ask-for-date.tsx";
import { Facts } from "./facts.tsx";
import { FindingUs } from "./finding-us.tsx";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Included } from "./included.tsx";
import { OtherCities } from "./other-cities.tsx";
import { RoomList } from "./room-list.tsx";
import { Rooms } from "./rooms.tsx";
import { Welcome } from "./welcome.tsx";

export { ErrorBoundary };

export async function loader({ context, params }: Route.LoaderArgs) {
  const city = cityAt(params.city);
  if (!city) throw data(null, { status: 404 });
  const i18n = context.get(i18nContext);
  const rooms = await roomsOf(context, city.venue);
  return {
    ...pageMeta(i18n, city.title, city.description),
    slug: params.city,
    index: i18n._(msg`Locations`),
    rooms,
    asOf: formatInstant(i18n.locale, Date.now(), city.venue.zone),
  };
}

/** None while they cannot be read: everything else of the page is as good without them. */
async function roomsOf(context: Route.LoaderArgs["context"], venue: Venue): Promise<PublicRoom[]> {
  try {
    return (await context.get(servicesContext).availability.rooms({ venue })).rooms;
  } catch (error) {
    console.error(`rooms of ${venue.id}: ${loggable(error)}`);
    return [];
  }
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
      <RoomList rooms={loaderData.rooms} asOf={loaderData.asOf} />
      <Gallery city={city} />
      <Included city={city} />
      <FindingUs city={city} />
      <Access city={city} />
      <AskForDate city={city} />
      <OtherCities city={city} />
    </SitePage>
  );
}
