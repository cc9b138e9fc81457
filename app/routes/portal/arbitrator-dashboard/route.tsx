import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { timeAgo } from "#app/i18n/portal/time-ago.ts";
import { NextDeadlines, RecentActivity, SidePanel } from "#app/routes/portal/dashboard/side-panels.tsx";
import { CaseBoard } from "../dashboard/case-board.tsx";
import { loadDashboard } from "../dashboard/load-dashboard.ts";
import { StatCards } from "../dashboard/stat-cards.tsx";
import type { Route } from "./+types/route";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadDashboard(context, url, msg`Arbitrator Dashboard`, (query) => context.get(servicesContext).dashboards.arbitrator(query));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** The cases whose arbitrator the reader is, and what waits for them. */
export default function ArbitratorDashboard({ loaderData }: Route.ComponentProps) {
  const { counts, cases, status, zone, now, disclosures, deadlines, activities } = loaderData;
  return (
    <>
      <PageHeader title={<Trans>Arbitrator Dashboard</Trans>} />
      <StatCards
        stats={[
          { key: "total", value: counts.total, label: <Trans>Total Assigned</Trans> },
          { key: "active", value: counts.active, label: <Trans>Active Cases</Trans>, note: <Trans>assigned or in progress</Trans> },
          { key: "resolved", value: counts.resolved, label: <Trans>Resolved</Trans> },
        ]}
      />
      <div className="mt-12 grid gap-y-12">
        <Disclosures disclosures={disclosures} now={now} zone={zone} />
        <CaseBoard
          title={<Trans>Your cases</Trans>}
          cases={cases}
          status={status}
          zone={zone}
          isAdmin={false}
          empty={<Trans>Cases that you are assigned to will be listed here.</Trans>}
        />
        <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-2">
          <NextDeadlines deadlines={deadlines} />
          <RecentActivity activities={activities} now={now} zone={zone} />
        </div>
      </div>
    </>
  );
}

interface Waiting {
  id: string;
  caseNumber: string;
  askedAt: string;
}

/** Questions of the conflict check: nothing goes on in those cases before they are answered. */
function Disclosures({ disclosures, now, zone }: { disclosures: readonly Waiting[]; now: string; zone: string }) {
  const { i18n } = useLingui();
  if (disclosures.length === 0) return null;
  return (
    <SidePanel id="disclosures" title={<Trans>Disclosures waiting for you</Trans>}>
      <ul className="mt-3 border-t border-hairline">
        {disclosures.map(({ id, caseNumber, askedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-hairline text-sm">
            <Link to={`/arbitrator/disclosures/${id}`} className="prose-link tabular inline-flex min-h-11 items-center">
              {caseNumber}
            </Link>
            <time dateTime={askedAt} className="text-soft">
              {timeAgo(i18n, askedAt, new Date(now), zone)}
            </time>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
