import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { CaseRecord } from "#app/domain/case/case.ts";
import { type CaseListQuery, caseListParameters, isCaseListFiltered } from "#app/domain/case/list-query.ts";
import { readCaseListQuery } from "#app/domain/case/lists/read-list-query.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { viewQuery } from "#app/domain/views/check-view.ts";
import { CASES_TEXTS } from "#app/i18n/catalogues/portal/cases.ts";
import { BulkBar } from "../office/bulk/bulk-bar.tsx";
import type { ChosenRow } from "../office/bulk/run-all.ts";
import { type Bulk, useBulk } from "../office/bulk/use-bulk.ts";
import { OfficeHeader } from "../office/header.tsx";
import { Keys } from "../office/keys.tsx";
import { SavedViews, toViews } from "../office/saved-views/saved-views.tsx";
import { Detail, GoneDetail, WithSidePanel } from "../office/side-panel.tsx";
import { useChosenRow } from "../office/use-chosen-row.ts";
import { orNull } from "../or-not-found.ts";
import { PagesBothWays } from "../pages.tsx";
import type { Route } from "./+types/route";
import { BulkAssign, chosenCase } from "./bulk-assign.tsx";
import { CaseFilters } from "./case-filters.tsx";
import { CasePanel } from "./case-panel.tsx";
import { CaseTable } from "./case-table.tsx";
import { NewCaseButton } from "./new-case-button.tsx";

export const handle = CASES_TEXTS;

const PAGE = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = readCaseListQuery(url.searchParams);
  const who = await services.actor();
  const isAdmin = who.kind === "user" && who.role === "admin";
  const [page, views] = await Promise.all([
    services.caseLists.overview({ ...query, limit: PAGE }),
    isAdmin ? services.savedViews.list("cases") : [],
  ]);
  const row = url.searchParams.get("row") || null;
  const isOnPage = page.cases.some(({ id }) => id === row);
  const i18n = context.get(i18nContext);
  return {
    ...page,
    query,
    views,
    view: viewQuery("cases", url.searchParams),
    row,
    // A row that another page of the list has, which somebody was sent.
    sent: row && !isOnPage ? await orNull(services.cases.get(row)) : null,
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
  const { cases, next, previous, statistics, query, isAdmin, mayCreate, zone, formKey, sent } = loaderData;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [row, setRow] = useChosenRow(loaderData.row);
  const bulk = useBulk<ChosenRow>();
  const choosing = isAdmin ? choosingOf(bulk, cases) : undefined;
  const open = (id: string) => void navigate(`/cases/${id}`);
  const shown = cases.find(({ id }) => id === row) ?? (sent?.id === row ? sent : null);
  const address = (id: string) => `?${new URLSearchParams([...caseListParameters(query), ["row", id]])}`;
  return (
    <>
      <OfficeHeader
        title={isAdmin ? <Trans>All Cases</Trans> : <Trans>My Cases</Trans>}
        actions={mayCreate && <NewCaseButton formKey={formKey} />}
      />
      {statistics.totalCases > 0 && (
        <CaseFilters query={query} statistics={statistics} shown={cases.length} more={Boolean(next ?? previous)}>
          {cases.length > 0 && <CaseKeys cases={cases} isAdmin={isAdmin} row={row} onMove={setRow} onOpen={open} choosing={choosing} />}
        </CaseFilters>
      )}
      {isAdmin && <SavedViews list="cases" views={loaderData.views} query={loaderData.view} />}
      <WithSidePanel
        onPress={(id) => (window.matchMedia("(min-width: 64rem)").matches ? setRow(id) : open(id))}
        detail={
          row === null ? null : (
            <Detail label={t`Detail of the case`} closed={`?${caseListParameters(query)}`} onClose={() => setRow(null)}>
              {shown ? <CasePanel record={shown} zone={zone} isAdmin={isAdmin} /> : <GoneDetail />}
            </Detail>
          )
        }
      >
        {cases.length > 0 ? (
          <CaseTable cases={cases} zone={zone} isAdmin={isAdmin} panel={{ current: row, address, onShow: setRow }} choosing={choosing} />
        ) : (
          <Nothing query={query} total={statistics.totalCases} mayCreate={mayCreate} />
        )}
        <CasePages query={query} next={next} previous={previous} />
      </WithSidePanel>
      {isAdmin && (
        <BulkBar bulk={bulk}>
          <BulkAssign bulk={bulk} />
        </BulkBar>
      )}
    </>
  );
}

interface CaseKeysProps {
  cases: readonly CaseRecord[];
  isAdmin: boolean;
  row: string | null;
  onMove: (row: string | null) => void;
  onOpen: (id: string) => void;
  choosing: ReturnType<typeof choosingOf> | undefined;
}

/** The keys of the list; administrators assign from it too. */
function CaseKeys({ cases, isAdmin, row, onMove, onOpen, choosing }: CaseKeysProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Keys
      ids={cases.map(({ id }) => id)}
      current={row}
      onMove={onMove}
      onOpen={onOpen}
      onLeave={() => onMove(null)}
      {...(choosing ? { onChoose: choosing.toggleId } : {})}
      {...(isAdmin
        ? {
            onMain: (id: string) => void navigate(`/cases/${id}/assign`),
            mainName: t`Assign an arbitrator to the case`,
            further: [{ key: "v", name: t`To the saved views`, act: toViews }],
          }
        : {})}
    />
  );
}

/** Choosing among the cases of the page. */
function choosingOf(bulk: Bulk<ChosenRow>, cases: readonly CaseRecord[]) {
  const has = (id: string) => bulk.chosen.has(id);
  const toggle = (record: CaseRecord) => bulk.toggle(chosenCase(record));
  return {
    has,
    toggle,
    toggleId: (id: string) => cases.filter((record) => record.id === id).forEach(toggle),
    togglePage: () => (cases.every(({ id }) => has(id)) ? bulk.leaveOut(cases.map(({ id }) => id)) : bulk.choose(cases.map(chosenCase))),
  };
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
