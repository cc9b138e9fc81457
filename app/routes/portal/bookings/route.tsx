import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useSearchParams } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import type { Route } from "./+types/route";
import { BookingTable } from "./booking-table.tsx";
import { Filters } from "./filters.tsx";
import { filterBookings } from "./listing.ts";
import { Summary } from "./summary.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const page = await services.bookings.list({ after: url.searchParams.get("after") ?? undefined });
  return {
    ...page,
    zone: who.kind === "user" ? who.timeZone : "America/Toronto",
    now: new Date().toISOString(),
    title: `${context.get(i18nContext)._(msg`My Bookings`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** My Bookings: what is coming, soonest first. */
export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const filter = { search: search.get("search") ?? "", status: search.get("status") ?? "", type: search.get("type") ?? "" };
  const shown = filterBookings(loaderData.bookings, filter);
  const now = new Date(loaderData.now);
  const later = new URLSearchParams(search);
  if (loaderData.next) later.set("after", loaderData.next);
  const newBooking = (
    <ButtonLink href="/fast-booking">
      <Icon name="plus" size={18} />
      <Trans>New Booking</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={<Trans>My Bookings</Trans>} actions={newBooking} />
      <Summary bookings={loaderData.bookings} zone={loaderData.zone} now={now} partial={Boolean(loaderData.next) || search.has("after")} />
      {loaderData.bookings.length > 0 && <Filters filter={filter} after={search.get("after")} shown={shown.length} />}
      {shown.length === 0 ? (
        <EmptyState title={t`No bookings found`} action={loaderData.bookings.length === 0 && newBooking}>
          {loaderData.bookings.length > 0 ? (
            <Trans>Adjust the search or the filters to see more.</Trans>
          ) : (
            <Trans>Your bookings will be listed here, soonest first. Create your first booking to begin.</Trans>
          )}
        </EmptyState>
      ) : (
        <BookingTable bookings={shown} now={now} />
      )}
      {loaderData.next && (
        <p className="no-print mt-8">
          <Link to={`?${later}`} className="prose-link inline-flex min-h-11 items-center gap-2">
            <Trans>Later bookings</Trans>
            <Icon name="arrowRight" size={18} />
          </Link>
        </p>
      )}
    </>
  );
}
