import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { type CaseListQuery, caseListParameters, isCaseListFiltered, readCaseListQuery } from "#app/domain/case/list-query.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { PagesBothWays } from "../pages.tsx";
import type { Route } from "./+types/route";
import { CaseFilters } from "./case-filters.tsx";
import { CaseTable } from "./case-table.tsx";
import { NewCaseButton } from "./new-case-button.tsx";

const PAGE = 25;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = readCaseListQuery(url.searchParams);
  const page = await services.caseLists.overview({ ...query, limit: PAGE });
  const who = await services.actor();
  const isAdmin = who.kind === "user" && who.role === "admin";
  const i18n = context.get(i18nContext);
  return {
    ...page,
    query,
    isAdmin,
    mayCreate: who.kind === "user" && who.role !== "arbitrator",
    zone: who.kind === "user" ? who.timeZone : "UTC",
    formKey: crypto.randomUUID(),
    title: `${isAdmin ? i18n._(msg`All Cases`) : i18n._(msg`My Cases`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** All cases for administrators, one's own for others (rulings, "Cases"). */
export default function Cases({ loaderData }: Route.ComponentProps) {
  const { cases, next, previous, statistics, query, isAdmin, mayCreate, zone, formKey } = loaderData;
  return (
    <>
      <PageHeader
        title={isAdmin ? <Trans>All Cases</Trans> : <Trans>My Cases</Trans>}
        actions={mayCreate && <NewCaseButton formKey={formKey} />}
      />
      {statistics.totalCases > 0 && (
        <CaseFilters query={query} statistics={statistics} shown={cases.length} more={Boolean(next ?? previous)} />
      )}
      {cases.length > 0 ? (
        <CaseTable cases={cases} zone={zone} isAdmin={isAdmin} />
      ) : (
        <Nothing query={query} total={statistics.totalCases} mayCreate={mayCreate} />
      )}
      <CasePages query={query} next={next} previous={previous} />
    </>
  );
}

function Nothing({ query, total, mayCreate }: { query: CaseListQuery; total: number; mayCreate: boolean }) {
  const { t } = useLingui();
  return (
    <div className="mt-8">
      <EmptyState title={t`No cases found`}>
        {total > 0 || isCaseListFiltered(query) ? (
          <Trans>Adjust the search or the filter to see more.</Trans>
        ) : mayCreate ? (
          <Trans>
            Your cases will be listed here, the newest first. Create one, or accept the invitation to one that you have received.
          </Trans>
        ) : (
          <Trans>Cases that you are assigned to will be listed here, the newest first.</Trans>
        )}
      </EmptyState>
    </div>
  );
}

function CasePages({ query, next, previous }: { query: CaseListQuery; next: string | null; previous: string | null }) {
  const { after: _after, before: _before, ...rest } = query;
  return (
    <PagesBothWays
      previous={previous && `?${caseListParameters({ ...rest, before: previous })}`}
      next={next && `?${caseListParameters({ ...rest, after: next })}`}
      names={{ previous: <Trans>Newer cases</Trans>, next: <Trans>Older cases</Trans> }}
    />
  );
}
