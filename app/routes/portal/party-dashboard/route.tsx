import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
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
  loadDashboard(context, url, msg`My Cases`, (query) => context.get(servicesContext).dashboards.party(query));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** A party's cases, what they owe next, and what happened. */
export default function PartyDashboard({ loaderData }: Route.ComponentProps) {
  const { statistics, cases, status, zone, now, owed, owedTotal, deadlines, activities, moreActivities } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans>My Cases</Trans>}
        actions={
          <ButtonLink to="/cases/new">
            <Icon name="plus" size={18} />
            <Trans>New Case</Trans>
          </ButtonLink>
        }
      />
      <Owed owed={owed} total={owedTotal} now={now} zone={zone} />
      <StatCards
        stats={[
          { key: "total", value: statistics.totalCases, label: <Trans>Total Cases</Trans>, to: "/cases" },
          { key: "pending", value: statistics.pendingAssignment, label: <Trans>Pending Assignment</Trans>, to: "/cases?status=created" },
          {
            key: "progress",
            value: statistics.assigned + statistics.inProgress,
            label: <Trans>Active Cases</Trans>,
            to: "/cases?only=active",
          },
          { key: "resolved", value: statistics.resolved, label: <Trans>Resolved</Trans>, to: "/cases?status=resolved" },
        ]}
      />
      <div className="mt-12 grid gap-y-12">
        <CaseBoard
          title={<Trans>Cases</Trans>}
          cases={cases}
          status={status}
          zone={zone}
          isAdmin={false}
          total={caseCount(statistics, status)}
          empty={<Trans>Create your first case, or accept the invitation to one: it will be listed here.</Trans>}
        />
        <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-2">
          <NextDeadlines deadlines={deadlines} />
          <RecentActivity activities={activities} more={moreActivities} now={now} zone={zone} />
        </div>
      </div>
    </>
  );
}
