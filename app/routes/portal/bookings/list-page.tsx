import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { isFiltered, type ListQuery, listParameters } from "#app/domain/booking/office/list-query.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { SavedView } from "#app/domain/views/saved-view.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { BulkBar } from "../office/bulk/bulk-bar.tsx";
import { useBulk } from "../office/bulk/use-bulk.ts";
import { OfficeHeader } from "../office/header.tsx";
import { SavedViews } from "../office/saved-views/saved-views.tsx";
import { Detail, GoneDetail, WithSidePanel } from "../office/side-panel.tsx";
import { useChosenRow } from "../office/use-chosen-row.ts";
import { BookingPanel } from "./booking-panel.tsx";
import { BookingTable } from "./booking-table.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import type { ChosenBooking } from "./chosen-booking.ts";
import { DatePages } from "./date-pages.tsx";
import { Filters } from "./filters/filters.tsx";
import { choosingOf, isLatestFirst, ListKeys, useOpening } from "./list-keys.tsx";
import type { PanelData } from "./panel-data.ts";
import { Summary, type SummaryCounts } from "./summary.tsx";
import { Times } from "./times.tsx";
import { usePanel } from "./use-panel.ts";
import { Views } from "./views.tsx";

export interface ListData {
  bookings: BookingRecord[];
  query: ListQuery;
  summary: SummaryCounts;
  week: { from: string; to: string };
  zone: string;
  next: string | null;
  previous: string | null;
  isStaff: boolean;
  locale: Locale;
  now: string;
  /** The row that the address names, and its detail where it is the reader's. */
  row: string | null;
  panel: PanelData | null;
  /** Of staff; empty for others. */
  views: SavedView[];
  /** The filter as a view keeps it. */
  view: string;
}

/** What is coming, today first, with the detail of one booking next to it. `heading` says whose bookings they are. */
export function ListPage({ heading, data, children }: { heading: string; data: ListData; children?: ReactNode }) {
  const { bookings, query, summary, week, zone, next, previous, isStaff, locale } = data;
  const now = new Date(data.now);
  const latestFirst = isLatestFirst(query);
  const [row, setRow] = useChosenRow(data.row);
  const detail = useDetail(data, row, () => setRow(null));
  const open = useOpening();
  const bulk = useBulk<ChosenBooking>();
  const choosing = isStaff ? choosingOf(bulk, bookings) : undefined;
  const newBooking = (
    <ButtonLink href={localePath(locale, "/public-booking")} size="sm">
      <Icon name="plus" size={16} />
      <Trans>New Booking</Trans>
    </ButtonLink>
  );
  return (
    <>
      <OfficeHeader title={heading} actions={newBooking} tabs={<Views view="list" />} />
      {children}
      <Summary counts={summary} zone={zone} week={week} />
      <Times query={query}>
        {(bookings.length > 0 || row !== null) && <ListKeys data={data} row={row} onMove={setRow} onOpen={open} choosing={choosing} />}
      </Times>
      {summary.total > 0 && <Filters query={query} shown={bookings.length} more={Boolean(next ?? previous)} />}
      {isStaff && <SavedViews list="bookings" views={data.views} query={data.view} />}
      <WithSidePanel detail={detail} onPress={(id) => (window.matchMedia("(min-width: 64rem)").matches ? setRow(id) : open(id))}>
        {bookings.length > 0 ? (
          <BookingTable
            bookings={bookings}
            query={query}
            zone={zone}
            now={now}
            latestFirst={latestFirst}
            canAct={isStaff}
            current={row}
            onShow={setRow}
            choosing={choosing}
          />
        ) : (
          <Nothing query={query} total={summary.total} action={newBooking} />
        )}
        <DatePages query={query} next={next} previous={previous} latestFirst={latestFirst} />
      </WithSidePanel>
      {isStaff && (
        <BulkBar bulk={bulk}>
          <BulkActions bulk={bulk} query={query} more={Boolean(next ?? previous)} />
        </BulkBar>
      )}
      {bookings.length > 0 && <Export query={query} />}
    </>
  );
}

/** The detail next to the list; null while no row is chosen. What the list knows of a row is shown at once. */
function useDetail({ bookings, query, row: asked, panel, zone, isStaff, now }: ListData, row: string | null, close: () => void): ReactNode {
  const { t } = useLingui();
  const listed = bookings.find(({ id }) => id === row);
  const come = usePanel(row, { row: asked, panel }, listed?.version);
  if (row === null) return null;
  const held = come === "gone" ? null : come;
  const booking = held?.booking ?? (come === "gone" ? undefined : listed);
  const isAsked = come === null && !booking;
  return (
    <Detail label={t`Detail of the booking`} closed={`?${listParameters(query)}`} onClose={close}>
      {booking ? (
        <BookingPanel
          booking={booking}
          people={held?.people ?? null}
          attachments={held?.attachments ?? null}
          zone={zone}
          now={new Date(now)}
          canAct={isStaff}
        />
      ) : (
        !isAsked && <GoneDetail />
      )}
    </Detail>
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
  if (total > 0 && !isFiltered(query))
    return (
      <EmptyState title={query.when === "upcoming" ? t`Nothing is coming up` : t`No bookings found`}>
        <Trans>Past bookings are under Past, and requests without a day under No date yet.</Trans>
      </EmptyState>
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

/** The whole of what is filtered, not this page alone. */
function Export({ query }: { query: ListQuery }) {
  const { after: _after, before: _before, ...rest } = query;
  const isPart = isFiltered(query) || (query.when ?? "all") !== "all";
  return (
    <p className="no-print mt-8 flex flex-wrap gap-x-8 border-t border-hairline pt-4 text-sm">
      <a href={`/bookings/export.csv?${listParameters(rest)}`} download className="prose-link inline-flex min-h-11 items-center gap-2">
        <Icon name="download" size={18} />
        {isPart ? <Trans>Download all that match (CSV)</Trans> : <Trans>Download all bookings (CSV)</Trans>}
      </a>
      <Link to="?do=subscribe" className="prose-link inline-flex min-h-11 items-center gap-2">
        <Icon name="calendar" size={18} />
        <Trans>Subscribe in your calendar</Trans>
      </Link>
    </p>
  );
}
