import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { CaseRecord } from "#app/domain/case/case.ts";
import { CASE_STATUSES, type CaseStatus } from "#app/domain/case/vocabulary.ts";
import { CASE_STATUS_LABELS } from "#app/i18n/portal/case-labels.ts";
import { CaseTable } from "../cases/case-table.tsx";
import { Tabs } from "../view-tabs.tsx";
import { FirstOf } from "./first-of.tsx";

interface CaseBoardProps {
  title: ReactNode;
  cases: readonly CaseRecord[];
  /** The filter; none shows all. */
  status: CaseStatus | null;
  zone: string;
  isAdmin: boolean;
  /** How many have the status of the filter. */
  total: number;
  /** The list that has all of them: that of the cases one decides, or of all one may see. */
  as?: "arbitrator";
  /** What an empty list without a filter says. */
  empty: ReactNode;
}

/** The newest cases with their filter (specification, section 2: All, Pending Assignment, Assigned, In Progress, Resolved). */
export function CaseBoard({ title, cases, status, zone, isAdmin, total, as, empty }: CaseBoardProps) {
  const { t } = useLingui();
  const all = `/cases?${new URLSearchParams({ ...(as ? { as } : {}), ...(status ? { status } : {}) })}`;
  return (
    <section aria-labelledby="cases">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="cases" className="text-xl">
          {title}
        </h2>
        <Link to={all} className="no-print prose-link inline-flex min-h-11 items-center gap-2 text-sm">
          <Trans>See all in the list</Trans>
          <Icon name="arrowRight" size={16} />
        </Link>
      </div>
      <Filter status={status} />
      {cases.length === 0 ? (
        <div className="mt-4">
          <EmptyState title={t`No cases found`}>{status ? <Trans>No case has this status.</Trans> : empty}</EmptyState>
        </div>
      ) : (
        <>
          <CaseTable cases={cases} zone={zone} isAdmin={isAdmin} />
          <FirstOf shown={cases.length} total={{ value: total, orMore: false }} to={null} />
        </>
      )}
    </section>
  );
}

function Filter({ status }: { status: CaseStatus | null }) {
  const { t, i18n } = useLingui();
  return (
    <Tabs
      label={t`Filter cases`}
      small
      inPlace
      className="no-print border-b border-hairline"
      tabs={[null, ...CASE_STATUSES].map((choice) => ({
        to: choice ? `?status=${choice}` : "?",
        name: choice ? i18n._(CASE_STATUS_LABELS[choice]) : <Trans>All</Trans>,
        current: choice === status,
      }))}
    />
  );
}
