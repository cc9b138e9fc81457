import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { isLocale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { venueName } from "#app/domain/venue/venues.ts";
import { VENUES_TEXTS } from "#app/i18n/catalogues/portal/venues.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { Closures } from "./closures.tsx";
import { History } from "./history.tsx";
import { Outcome } from "./outcome.tsx";
import { Rooms } from "./rooms.tsx";
import { Settings } from "./settings.tsx";
import { changeVenue } from "./submission.ts";

export const handle = VENUES_TEXTS;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { venue, ...record } = await orNotFound(services.venues.get(params.venue));
  const i18n = context.get(i18nContext);
  const city = venue.city[isLocale(i18n.locale) ? i18n.locale : "en"];
  return { ...record, name: venueName(venue), city, zone: venue.zone, title: `${city} – ${i18n._(msg`Venues`)} – ${PROVIDER.name}` };
}
export async function action({ request, context, params }: Route.ActionArgs) {
  return changeVenue(params.venue, await readForm(request), context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** One venue: hours and rules, closed days, rooms, and who changed what (issue "Rooms"). */
export default function VenueRoute({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to="/admin/venues" variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            <Trans>All venues</Trans>
          </ButtonLink>
        }
        title={page.city}
      >
        <nav aria-label={t`On this page`} className="no-print mt-4">
          <ul className="flex flex-wrap gap-x-7">
            {[
              ["#hours", t`Hours and rules`],
              ["#closed-days", t`Closed days`],
              ["#rooms", t`Rooms`],
              ["#history", t`History`],
            ].map(([to, label]) => (
              <li key={to}>
                <a href={to} className="prose-link inline-flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
            <li>
              <Link to={`/admin/venues/${page.name}/rates`} className="prose-link inline-flex min-h-11 items-center">
                <Trans>Rates</Trans>
              </Link>
            </li>
          </ul>
        </nav>
      </PageHeader>
      {actionData ? <Outcome outcome={actionData} page={page} /> : null}
      <Settings page={page} outcome={of(actionData, "settings")} />
      <Closures page={page} outcome={of(actionData, "close")} />
      <Rooms page={page} outcome={actionData?.form.startsWith("room:") ? actionData : undefined} />
      <History page={page} />
    </>
  );
}

function of(outcome: Route.ComponentProps["actionData"], form: string) {
  return outcome?.form === form ? outcome : undefined;
}
