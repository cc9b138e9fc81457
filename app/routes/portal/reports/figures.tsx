import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Table, Td, Th, Tr } from "#app/components/ui/table.tsx";
import { BOOKING_STATUSES } from "#app/domain/booking/vocabulary.ts";
import { CASE_STATUSES } from "#app/domain/case/vocabulary.ts";
import type { Report } from "#app/domain/report/report.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { CASE_STATUS_LABELS } from "#app/i18n/portal/case-labels.ts";
import { monthText, officeText } from "#app/i18n/portal/report-labels.ts";

export function CaseFigures({ cases }: { cases: Report["cases"] }) {
  const { i18n, t } = useLingui();
  return (
    <Figures
      title={<Trans>Cases by month and status</Trans>}
      first={t`Month`}
      columns={[...CASE_STATUSES.map((status) => i18n._(CASE_STATUS_LABELS[status])), t`Cases created`, t`Resolved in the month`]}
      rows={cases.months.map(({ month, byStatus, created, resolved }) => ({
        name: monthText(i18n.locale, month),
        counts: [...CASE_STATUSES.map((status) => byStatus[status]), created, resolved],
      }))}
      total={[...CASE_STATUSES.map((status) => cases.byStatus[status]), cases.created, cases.resolved]}
      note={<Trans>Cases are counted in the month in which they were created, with the status that they have now.</Trans>}
    />
  );
}

export function BookingFigures({ bookings }: { bookings: Report["bookings"] }) {
  const { i18n, t } = useLingui();
  const columns = [...BOOKING_STATUSES.map((status) => i18n._(STATUS_LABELS[status])), t`Bookings received`];
  const total = [...BOOKING_STATUSES.map((status) => bookings.byStatus[status]), bookings.received];
  const counts = ({ byStatus, received }: Pick<Report["bookings"], "byStatus" | "received">) => [
    ...BOOKING_STATUSES.map((status) => byStatus[status]),
    received,
  ];
  return (
    <>
      <Figures
        title={<Trans>Bookings by office and status</Trans>}
        first={t`Office`}
        columns={columns}
        rows={bookings.offices.map((office) => ({ name: officeText(i18n, office.office), counts: counts(office) }))}
        total={total}
      />
      <Figures
        title={<Trans>Bookings by month and status</Trans>}
        first={t`Month`}
        columns={columns}
        rows={bookings.months.map((month) => ({ name: monthText(i18n.locale, month.month), counts: counts(month) }))}
        total={total}
        note={<Trans>Bookings are counted in the month in which they were received. Deleted ones are not counted.</Trans>}
      />
    </>
  );
}

/** Days on which hearings have a room, by month and venue; venues without one are left out. */
export function HearingDayFigures({ hearingDays: { months, total } }: Pick<Report, "hearingDays">) {
  const { i18n, t } = useLingui();
  const venues = VENUES.filter(({ id }) => months.some(({ byVenue }) => byVenue[id]));
  return (
    <Figures
      title={<Trans>Hearing days by month and office</Trans>}
      first={t`Month`}
      columns={[...venues.map(({ id }) => officeText(i18n, id)), t`Hearing days`]}
      rows={months.map((month) => ({
        name: monthText(i18n.locale, month.month),
        counts: [...venues.map(({ id }) => month.byVenue[id] ?? 0), month.total],
      }))}
      total={[...venues.map(({ id }) => months.reduce((sum, { byVenue }) => sum + (byVenue[id] ?? 0), 0)), total]}
      note={<Trans>Each day on which a hearing has a room counts in the month of that day: a hearing of five days is five.</Trans>}
    />
  );
}

interface FiguresProps {
  title: ReactNode;
  first: string;
  columns: readonly string[];
  rows: readonly { name: string; counts: readonly number[] }[];
  total: readonly number[];
  note?: ReactNode;
}

function Figures({ title, first, columns, rows, total, note }: FiguresProps) {
  const { i18n, t } = useLingui();
  const shown = (count: number) => formatCount(i18n.locale, count);
  return (
    <section className="mt-12 break-inside-avoid">
      <h2 className="text-xl">{title}</h2>
      {note && <p className="mt-1 text-sm text-soft">{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it scrolls by itself and must be reachable (WCAG 2.1.1). */}
      <div tabIndex={0} className="relative mt-4 overflow-x-auto">
        <Table caption={title} className="min-w-[44rem]">
          <thead>
            <tr>
              <Th>{first}</Th>
              {columns.map((column) => (
                <Th key={column} numeric>
                  {column}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, counts }) => (
              <Row key={name} name={name} counts={counts.map(shown)} columns={columns} />
            ))}
          </tbody>
          <tfoot>
            <Row name={t`Total`} counts={total.map(shown)} columns={columns} strong />
          </tfoot>
        </Table>
      </div>
    </section>
  );
}

function Row({
  name,
  counts,
  columns,
  strong = false,
}: {
  name: string;
  counts: readonly string[];
  columns: readonly string[];
  strong?: boolean;
}) {
  return (
    <Tr className={strong ? "font-semibold" : ""}>
      <th scope="row" className="py-4 pr-3 text-left align-top font-[inherit]">
        {name}
      </th>
      {counts.map((count, at) => (
        <Td key={columns[at]} numeric>
          {count}
        </Td>
      ))}
    </Tr>
  );
}
