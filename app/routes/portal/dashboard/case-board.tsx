import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { CaseRecord } from "#app/domain/case/case.ts";
import { CASE_STATUSES, type CaseStatus } from "#app/domain/case/vocabulary.ts";
import { CASE_STATUS_LABELS } from "#app/i18n/portal/case-labels.ts";
import { CaseTable } from "../cases/case-table.tsx";

interface CaseBoardProps {
  title: ReactNode;
  cases: readonly CaseRecord[];
  /** The filter; none shows all. */
  status: CaseStatus | null;
  zone: string;
  isAdmin: boolean;
  /** What an empty list without a filter says. */
  empty: ReactNode;
}

/** The newest cases with their filter (specification, section 2: All, Pending Assignment, Assigned, In Progress, Resolved). */
export function CaseBoard({ title, cases, status, zone, isAdmin, empty }: CaseBoardProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="cases">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="cases" className="text-xl">
          {title}
        </h2>
        <Link
          to={status ? `/cases?status=${status}` : "/cases"}
          className="no-print prose-link inline-flex min-h-11 items-center gap-2 text-sm"
        >
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
        <CaseTable cases={cases} zone={zone} isAdmin={isAdmin} />
      )}
    </section>
  );
}

/** In the address, so that it works without a script and can be kept. */
function Filter({ status }: { status: CaseStatus | null }) {
  const { t, i18n } = useLingui();
  const choices = [null, ...CASE_STATUSES];
  return (
    <nav aria-label={t`Filter cases`} className="no-print border-b border-hairline">
      <ul className="flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <li key={choice ?? "all"}>
            <Link
              to={choice ? `?status=${choice}` : "?"}
              preventScrollReset
              aria-current={choice === status ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-sm text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)]"
            >
              {choice ? i18n._(CASE_STATUS_LABELS[choice]) : <Trans>All</Trans>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
