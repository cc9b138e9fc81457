import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { CaseStatistics } from "#app/domain/case/case.ts";
import { type CaseListQuery, caseListParameters, isCaseListFiltered } from "#app/domain/case/list-query.ts";
import { caseCount } from "#app/domain/case/lists/case-count.ts";
import { CASE_STATUSES, type CaseStatus } from "#app/domain/case/vocabulary.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { ACTIVE_ON_TRIBUNAL, CASE_GROUP_TEXTS, CASE_STATUS_LABELS } from "#app/i18n/portal/case-labels.ts";
import { Tabs } from "../view-tabs.tsx";

interface CaseFiltersProps {
  query: CaseListQuery;
  statistics: CaseStatistics;
  /** Cases on this page, and whether there are more before or after it. */
  shown: number;
  more: boolean;
  /** What is at the end of the line. */
  children?: ReactNode;
}

/** Search and status, kept in the address, so that a view can be sent to a colleague. */
export function CaseFilters({ query, statistics, shown, more, children }: CaseFiltersProps) {
  const { t } = useLingui();
  const search = useRef<HTMLInputElement>(null);
  // What the address says is shown, also after Back.
  useEffect(() => {
    if (search.current) search.current.value = query.search ?? "";
  }, [query.search]);
  return (
    <search className="no-print mt-1 block">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Statuses query={query} statistics={statistics} />
        {children}
      </div>
      <Form className="mt-2 flex flex-wrap gap-3">
        {query.status && <input type="hidden" name="status" value={query.status} />}
        {query.only === "active" && <input type="hidden" name="only" value={query.only} />}
        {query.as && <input type="hidden" name="as" value={query.as} />}
        <Input
          ref={search}
          name="search"
          type="search"
          aria-label={t`Search`}
          maxLength={100}
          defaultValue={query.search}
          placeholder={t`Number, title, party, counsel or firm`}
          className="min-h-10! w-auto! grow basis-60 py-1! md:max-w-md"
        />
        <Button type="submit" variant="secondary" size="sm" className="min-h-10!">
          <Trans>Find</Trans>
        </Button>
      </Form>
      <p role="status" className="mt-1 text-sm text-soft empty:hidden">
        {isCaseListFiltered(query) &&
          (more ? <Trans>More than {shown} cases match.</Trans> : <Plural value={shown} one="One case matches." other="# cases match." />)}
        {query.search !== undefined && (
          <Link
            to={`?${caseListParameters({ as: query.as, status: query.status, only: query.only })}`}
            className="prose-link ml-4 inline-flex min-h-9 items-center"
          >
            <Trans>Show all</Trans>
          </Link>
        )}
      </p>
      <Alone query={query} />
    </search>
  );
}

/** That only some are listed, whatever their status, and the way to the others. */
function Alone({ query }: Pick<CaseFiltersProps, "query">) {
  const { i18n } = useLingui();
  return (
    <>
      {query.only && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-soft">
          {i18n._(query.only === "active" && query.as ? ACTIVE_ON_TRIBUNAL : CASE_GROUP_TEXTS[query.only])}
          <Link
            to={`?${caseListParameters({ search: query.search, as: query.as })}`}
            className="prose-link inline-flex min-h-9 items-center"
          >
            <Trans>Show all cases</Trans>
          </Link>
        </p>
      )}
      {query.as && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-soft">
          <Trans>Only cases whose arbitrator you are.</Trans>
          <Link
            to={`?${caseListParameters({ search: query.search, status: query.status, only: query.only })}`}
            className="prose-link inline-flex min-h-9 items-center"
          >
            <Trans>Show those you are a member of as well</Trans>
          </Link>
        </p>
      )}
    </>
  );
}

/** All, and each status with how many there are. */
function Statuses({ query, statistics }: Pick<CaseFiltersProps, "query" | "statistics">) {
  const { i18n, t } = useLingui();
  const { search, as } = query;
  const item = (status: CaseStatus | null, name: string) => ({
    to: `?${caseListParameters({ search, as, status: status ?? undefined })}`,
    name,
    current: query.only === undefined && (query.status ?? null) === status,
    count: formatCount(i18n.locale, caseCount(statistics, status)),
  });
  return (
    <Tabs
      label={t`Filter by status`}
      inPlace
      small
      tabs={[item(null, t`All`), ...CASE_STATUSES.map((status) => item(status, i18n._(CASE_STATUS_LABELS[status])))]}
    />
  );
}
