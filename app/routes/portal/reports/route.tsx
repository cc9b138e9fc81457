import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { isLocale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { namedRanges, readRange } from "#app/domain/report/report.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { BOARDS_TEXTS } from "#app/i18n/catalogues/portal/boards.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { durationText } from "#app/i18n/portal/report-labels.ts";
import { StatCards } from "../dashboard/stat-cards.tsx";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { BookingFigures, CaseFigures, HearingDayFigures } from "./figures.tsx";
import { RangeForm } from "./range-form.tsx";

export const handle = BOARDS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { reports } = context.get(servicesContext);
  const today = await orNotFound(reports.today());
  const { range, fault } = readRange(url.searchParams, today);
  return {
    report: await orNotFound(reports.make(range)),
    fault,
    asked: { from: url.searchParams.get("from") ?? range.from, to: url.searchParams.get("to") ?? range.to },
    ranges: namedRanges(today),
    title: `${context.get(i18nContext)._(msg`Report`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Generate Report: a range of days on screen, as CSV and on paper. */
export default function Report({ loaderData: { report, fault, asked, ranges } }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { range, cases, bookings, hearingDays } = report;
  const [from, to] = [formatDate(i18n.locale, range.from), formatDate(i18n.locale, range.to)];
  const city = HEAD_OFFICE.city[isLocale(i18n.locale) ? i18n.locale : "en"];
  const { toAssignment, toResolution } = cases;
  return (
    <>
      <PageHeader
        title={<Trans>Report</Trans>}
        lead={
          <Trans>
            {from} to {to}, on the calendar of {city}
          </Trans>
        }
        actions={
          <>
            <ButtonLink href={`/reports/export.csv?${new URLSearchParams({ ...range })}`} variant="secondary" download>
              <Icon name="download" size={18} />
              <Trans>Download as CSV</Trans>
            </ButtonLink>
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="print" size={18} />
              <Trans>Print</Trans>
            </Button>
          </>
        }
      />
      <RangeForm asked={asked} fault={fault} ranges={ranges} />
      <StatCards
        stats={[
          { key: "created", value: cases.created, label: <Trans>Cases created</Trans> },
          { key: "resolved", value: cases.resolved, label: <Trans>Cases resolved</Trans> },
          { key: "received", value: bookings.received, label: <Trans>Bookings received</Trans> },
          { key: "confirmed", value: bookings.byStatus.confirmed, label: <Trans>of these confirmed</Trans> },
        ]}
      />
      <dl className="mt-10 grid gap-x-16 gap-y-6 md:grid-cols-2">
        <Time
          label={<Trans>Time to assignment</Trans>}
          note={<Trans>from creation to the first assignment, of cases created in this range</Trans>}
          duration={toAssignment}
        />
        <Time
          label={<Trans>Time to resolution</Trans>}
          note={<Trans>from creation to resolution, of cases resolved in this range</Trans>}
          duration={toResolution}
        />
      </dl>
      <CaseFigures cases={cases} />
      <BookingFigures bookings={bookings} />
      <HearingDayFigures hearingDays={hearingDays} />
    </>
  );
}

interface TimeProps {
  label: React.ReactNode;
  note: React.ReactNode;
  duration: { count: number; median: number | null; average: number | null };
}

function Time({ label, note, duration: { count, median, average } }: TimeProps) {
  const { i18n, t } = useLingui();
  const casesText = t`${plural(count, { one: "# case", other: "# cases" })}`;
  const [middle, mean] = [median, average].map((span) => (span === null ? "" : durationText(i18n.locale, span)));
  return (
    <div className="border-l border-hairline pl-4">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="mt-1 font-serif text-xl">{count === 0 ? <Trans>none yet</Trans> : <Trans>{middle} (median)</Trans>}</dd>
      <dd className="text-xs text-soft">
        {count > 0 && (
          <>
            <Trans>
              {mean} on average, {casesText}
            </Trans>
            {"; "}
          </>
        )}
        {note}
      </dd>
    </div>
  );
}
