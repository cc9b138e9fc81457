import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { isFiltered, type ListQuery, listParameters } from "#app/domain/booking/office/list-query.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { Locale } from "#app/domain/locale.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { PagesBothWays } from "../pages.tsx";
import { BookingTable } from "./booking-table.tsx";
import { Filters } from "./filters.tsx";
import { Summary } from "./summary.tsx";
import { Views } from "./views.tsx";

export interface ListData {
  bookings: BookingRecord[];
  query: ListQuery;
  summary: { total: number; thisWeek: number; pending: number; confirmed: number };
  zone: string;
  next: string | null;
  previous: string | null;
  isStaff: boolean;
  locale: Locale;
  now: string;
}

/** What is coming, soonest first. `heading` says whose bookings they are. */
export function ListPage({ heading, data, children }: { heading: string; data: ListData; children?: ReactNode }) {
  const { bookings, query, summary, zone, next, previous, isStaff, locale } = data;
  const newBooking = (
    <ButtonLink href={localePath(locale, "/public-booking")}>
      <Icon name="plus" size={18} />
      <Trans>New Booking</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={heading} actions={newBooking}>
        <Views view="list" />
      </PageHeader>
      {children}
      <Summary counts={summary} zone={zone} />
      {summary.total > 0 && <Filters query={query} shown={bookings.length} more={Boolean(next ?? previous)} />}
      {bookings.length > 0 ? (
        <BookingTable bookings={bookings} now={new Date(data.now)} latestFirst={query.sort === "desc"} canAct={isStaff} />
      ) : (
        <Nothing query={query} total={summary.total} action={newBooking} />
      )}
      <DatePages query={query} next={next} previous={previous} />
      {bookings.length > 0 && <Export query={query} />}
    </>
  );
}

function Nothing({ query, total, action }: { query: ListQuery; total: number; action: ReactNode }) {
  const { t } = useLingui();
  const isPage = query.after !== undefined || query.before !== undefined;
  if (isPage)
    return (
      <EmptyState
        title={t`Nothing more on this page`}
        action={
          <Link to={`?${listParameters({ ...query, after: undefined, before: undefined })}`} className="prose-link">
            <Trans>First page</Trans>
          </Link>
        }
      />
    );
  return (
    <EmptyState title={t`No bookings found`} action={total === 0 && action}>
      {total > 0 || isFiltered(query) ? (
        <Trans>Adjust the search or the filters to see more.</Trans>
      ) : (
        <Trans>Your bookings will be listed here, soonest first. Create your first booking to begin.</Trans>
      )}
    </EmptyState>
  );
}

/** By dates, whichever way the list runs. */
function DatePages({ query, next, previous }: { query: ListQuery; next: string | null; previous: string | null }) {
  const { after: _after, before: _before, ...rest } = query;
  const earlier = <Trans>Earlier bookings</Trans>;
  const later = <Trans>Later bookings</Trans>;
  return (
    <PagesBothWays
      previous={previous && `?${listParameters({ ...rest, before: previous })}`}
      next={next && `?${listParameters({ ...rest, after: next })}`}
      names={query.sort === "desc" ? { previous: later, next: earlier } : { previous: earlier, next: later }}
    />
  );
}

/** The whole of what is filtered, not this page alone. */
function Export({ query }: { query: ListQuery }) {
  const { after: _after, before: _before, ...rest } = query;
  return (
    <p className="no-print mt-8 flex flex-wrap gap-x-8 border-t border-hairline pt-4 text-sm">
      <a href={`/bookings/export.csv?${listParameters(rest)}`} download className="prose-link inline-flex min-h-11 items-center gap-2">
        <Icon name="download" size={18} />
        {isFiltered(query) ? <Trans>Download all that match (CSV)</Trans> : <Trans>Download all bookings (CSV)</Trans>}
      </a>
      <Link to="?do=subscribe" className="prose-link inline-flex min-h-11 items-center gap-2">
        <Icon name="calendar" size={18} />
        <Trans>Subscribe in your calendar</Trans>
      </Link>
    </p>
  );
}
