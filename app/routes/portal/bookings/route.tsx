import { msg } from "@lingui/core/macro";
import { data, redirect } from "react-router";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { withUsualTime } from "#app/domain/booking/office/list-query.ts";
import { readListQuery } from "#app/domain/booking/office/read-list-query.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { viewQuery } from "#app/domain/views/check-view.ts";
import { BOOKINGS_TEXTS } from "#app/i18n/catalogues/portal/bookings.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { calendarOf, isCalendarView } from "./calendar/calendar-data.server.ts";
import { CalendarPage } from "./calendar/calendar-page.tsx";
import { ListPage } from "./list-page.tsx";
import { Subscribe } from "./subscribe.tsx";

export const handle = BOOKINGS_TEXTS;

const PAGE = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  if (who.kind !== "user") throw data(null, { status: 401 });
  const now = new Date();
  const i18n = context.get(i18nContext);
  const view = url.searchParams.get("view");
  // Staff see everybody's.
  const heading = i18n._(who.role === "admin" ? msg`Bookings` : msg`My Bookings`);
  const shared = { now: now.toISOString(), heading, title: `${heading} – ${PROVIDER.name}` };
  // Staff's days are those of the rooms.
  if (isCalendarView(view) && who.role === "admin") throw redirect(`/admin/planner${plannedDays(url.searchParams)}`);
  if (isCalendarView(view))
    return { ...shared, kind: "calendar" as const, calendar: await calendarOf(services.calendar, who, view, url.searchParams, now) };
  const query = withUsualTime(readListQuery(url.searchParams));
  const isSubscribing = url.searchParams.get("do") === "subscribe";
  const row = url.searchParams.get("row") || null;
  const isStaff = who.role === "admin";
  const [page, feedSince, panel, views] = await Promise.all([
    services.lists.overview({ ...query, limit: PAGE }),
    isSubscribing ? services.feeds.state() : null,
    row ? services.bookingPages.panel(row) : null,
    isStaff ? services.savedViews.list("bookings") : [],
  ]);
  return {
    ...shared,
    kind: "list" as const,
    list: {
      ...page,
      query,
      isStaff,
      locale: context.get(localeContext),
      now: shared.now,
      row,
      panel,
      views,
      view: viewQuery("bookings", url.searchParams),
    },
    subscribing: isSubscribing ? { since: feedSince, zone: who.timeZone } : null,
  };
}

/** The day and the venue of an address, for the planner. */
function plannedDays(parameters: URLSearchParams): string {
  const kept = new URLSearchParams([...parameters].filter(([name]) => name === "on" || name === "venue"));
  return kept.size > 0 ? `?${kept}` : "";
}

/** Makes the person's calendar feed, or revokes it. Its address is in this one answer and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
  const { feeds } = context.get(servicesContext);
  const intent = (await readForm(request)).get("intent");
  if (intent === "make-feed") return { address: await feeds.make() };
  if (intent !== "revoke-feed") throw data(null, { status: 400 });
  await feeds.revoke();
  return { address: null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Bookings: as a list with everything that can be asked of it, or as days and weeks. */
export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "calendar")
    return <CalendarPage heading={loaderData.heading} calendar={loaderData.calendar} now={loaderData.now} />;
  const { heading, list, subscribing } = loaderData;
  return (
    <ListPage heading={heading} data={list}>
      {subscribing && <Subscribe since={subscribing.since} zone={subscribing.zone} made={actionData?.address ?? null} />}
    </ListPage>
  );
}
