import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { servicesContext } from "#app/context.ts";
import { caseCount } from "#app/domain/case/lists/case-count.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { BOARDS_TEXTS } from "#app/i18n/catalogues/portal/boards.ts";
import { RecentActivity } from "#app/routes/portal/dashboard/side-panels.tsx";
import { CaseBoard } from "../dashboard/case-board.tsx";
import { loadDashboard } from "../dashboard/load-dashboard.ts";
import { StatCards } from "../dashboard/stat-cards.tsx";
import type { Route } from "./+types/route";
import { ArbitratorAvailability } from "./arbitrator-availability.tsx";
import { Due } from "./due.tsx";
import { Office } from "./office.tsx";

export const handle = BOARDS_TEXTS;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadDashboard(context, url, msg`Admin Dashboard`, (query) => context.get(servicesContext).dashboards.admin(query));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Everything that an administrator keeps an eye on, as it is now. */
export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const {
    statistics,
    cases,
    status,
    zone,
    now,
    arbitrators,
    moreArbitrators,
    activities,
    moreActivities,
    queue,
    due,
    deadLetters,
    failing,
  } = loaderData;
  return (
    <>
      <PageHeader title={<Trans>Admin Dashboard</Trans>} actions={<QuickActions className="max-sm:hidden" />} />
      <Due due={due} queue={queue} />
      <div className="no-print mt-8 flex flex-wrap gap-3 sm:hidden">
        <QuickActions />
      </div>
      <StatCards
        stats={[
          { key: "total", value: statistics.totalCases, label: <Trans>Total Cases</Trans>, to: "/cases" },
          {
            key: "pending",
            value: statistics.pendingAssignment,
            label: <Trans>Pending Assignment</Trans>,
            to: "/cases?status=created",
          },
          {
            key: "month",
            value: statistics.resolvedThisMonth,
            label: <Trans>Resolved This Month</Trans>,
            to: "/cases?only=resolved_this_month",
          },
          { key: "progress", value: statistics.inProgress, label: <Trans>In Progress</Trans>, to: "/cases?status=in_progress" },
        ]}
      />
      <div className="mt-12 grid gap-y-12">
        <CaseBoard
          title={<Trans>Cases</Trans>}
          cases={cases}
          status={status}
          zone={zone}
          isAdmin
          total={caseCount(statistics, status)}
          empty={<Trans>Cases will be listed here, the newest on top.</Trans>}
        />
        <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          <Office queue={queue} deadLetters={deadLetters} failing={failing} strangers={loaderData.strangers} />
          <ArbitratorAvailability arbitrators={arbitrators} more={moreArbitrators} />
          <RecentActivity activities={activities} more={moreActivities} now={now} zone={zone} />
        </div>
      </div>
    </>
  );
}

/** In the page's head, and on a phone behind what is due. */
function QuickActions({ className = "" }) {
  return (
    <>
      <ButtonLink to="/cases/new" className={className}>
        <Icon name="plus" size={18} />
        <Trans>Create New Case</Trans>
      </ButtonLink>
      <ButtonLink to="/users" variant="secondary" className={className}>
        <Icon name="person" size={18} />
        <Trans>Invite User</Trans>
      </ButtonLink>
      <ButtonLink to="/reports" variant="secondary" className={className}>
        <Icon name="print" size={18} />
        <Trans>Generate Report</Trans>
      </ButtonLink>
    </>
  );
}
