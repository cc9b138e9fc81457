import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { isLocale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { venueName } from "#app/domain/venue/venues.ts";
import { VENUES_TEXTS } from "#app/i18n/catalogues/portal/venues.ts";
import { formatWallTime } from "#app/i18n/dates.ts";
import { weekdayName } from "#app/i18n/venue-labels.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";

export const handle = VENUES_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const venues = await orNotFound(context.get(servicesContext).venues.list());
  return {
    venues: venues.map(({ venue, ...rest }) => ({ ...rest, name: venueName(venue), city: venue.city, hours: venue.hours })),
    title: `${context.get(i18nContext)._(msg`Venues`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

type Listed = Route.ComponentProps["loaderData"]["venues"][number];

/** Every venue with what is in force there; one's own page changes it. */
export default function Venues({ loaderData: { venues } }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const city = ({ city: names }: Listed) => names[isLocale(i18n.locale) ? i18n.locale : "en"];
  return (
    <>
      <PageHeader
        title={<Trans>Venues</Trans>}
        lead={<Trans>Rooms, opening hours and closed days. Bookings, availability and promised calls follow what is entered here.</Trans>}
      />
      <ul>
        {venues.map((venue) => (
          <li key={venue.name} className="grid gap-x-10 gap-y-2 border-hairline border-b py-6 md:grid-cols-[14rem_1fr_1fr]">
            <h2 className="text-xl">
              <Link to={`/admin/venues/${venue.name}`} className="prose-link">
                {city(venue)}
              </Link>
            </h2>
            <p>
              <Plural value={venue.rooms} one="One room in use" other="# rooms in use" />
              <span className="block text-soft text-sm">
                <Trans>the largest for {venue.largest} people</Trans>
              </span>
              <span className="block text-soft text-sm">
                <Trans>
                  {venue.bufferMinutes} minutes between bookings, changes by link until {venue.changeCutoffHours} hours before
                </Trans>
              </span>
            </p>
            <ul className="tabular text-sm">
              {groups(venue.hours).map(({ days, opens, closes }) => (
                <li key={days[0]}>
                  {span(i18n.locale, days)}
                  {i18n.locale === "fr" ? "\u00A0:" : ":"} {formatWallTime(i18n.locale, opens)} – {formatWallTime(i18n.locale, closes)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Weekdays in a row with the same hours, Monday first. */
function groups(hours: Listed["hours"]) {
  const found: { days: number[]; opens: string; closes: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = hours[day];
    if (!open) continue;
    const last = found.at(-1);
    const next = last && (last.days.at(-1) ?? 0) + 1 === (day || 7) && last.opens === open.opens && last.closes === open.closes;
    if (next) last.days.push(day);
    else found.push({ days: [day], ...open });
  }
  return found;
}

function span(locale: string, days: readonly number[]): string {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  return first === last
    ? weekdayName(locale, first)
    : `${weekdayName(locale, first)} – ${locale === "en" ? weekdayName(locale, last) : weekdayName(locale, last).toLocaleLowerCase(locale)}`;
}
