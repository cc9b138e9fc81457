import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { servicesContext } from "#app/context.ts";
import { caseCount } from "#app/domain/case/lists/case-count.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { BOARDS_TEXTS } from "#app/i18n/catalogues/portal/boards.ts";
import { NextDeadlines, RecentActivity } from "#app/routes/portal/dashboard/side-panels.tsx";
import { CaseBoard } from "../dashboard/case-board.tsx";
import { loadDashboard } from "../dashboard/load-dashboard.ts";
import { Owed } from "../dashboard/owed.tsx";
import { StatCards } from "../dashboard/stat-cards.tsx";
import type { Route } from "./+types/route";

export const handle = BOARDS_TEXTS;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadDashboard(context, url, msg`Arbitrator Dashboard`, (query) => context.get(servicesContext).dashboards.arbitrator(query));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** The cases whose arbitrator the reader is, and what waits for them. */
export default function ArbitratorDashboard({ loaderData }: Route.ComponentProps) {
  const { statistics, cases, status, zone, now, owed, owedTotal, deadlines, activities, moreActivities } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans>Arbitrator Dashboard</Trans>}
        actions={
          <>
            <ButtonLink to="/arbitrator/profile" variant="secondary">
              <Trans>My profile</Trans>
            </ButtonLink>
            <ButtonLink to="/arbitrator/interests" variant="secondary">
              <Trans>Interests and absences</Trans>
            </ButtonLink>
          </>
        }
      />
      <Owed owed={owed} total={owedTotal} now={now} zone={zone} />
      <StatCards
        stats={[
          { key: "total", value: statistics.totalCases, label: <Trans>Total Assigned</Trans>, to: "/cases?as=arbitrator" },
          {
            key: "active",
            value: statistics.pendingAssignment + statistics.assigned + statistics.inProgress,
            label: <Trans>Active Cases</Trans>,
            note: <Trans>not resolved yet</Trans>,
            to: "/cases?as=arbitrator&only=active",
          },
          { key: "resolved", value: statistics.resolved, label: <Trans>Resolved</Trans>, to: "/cases?as=arbitrator&status=resolved" },
        ]}
      />
      <div className="mt-12 grid gap-y-12">
        <CaseBoard
          title={<Trans>Your cases</Trans>}
          cases={cases}
          status={status}
          zone={zone}
          isAdmin={false}
          total={caseCount(statistics, status)}
          as="arbitrator"
          empty={<Trans>Cases that you are assigned to will be listed here.</Trans>}
        />
        <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-2">
          <NextDeadlines deadlines={deadlines} />
          <RecentActivity activities={activities} more={moreActivities} now={now} zone={zone} />
        </div>
      </div>
    </>
  );
}
