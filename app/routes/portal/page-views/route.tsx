import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { isPageSort, PAGE_SORTS, type PageSort } from "#app/domain/site/page-counts.ts";
import { BOARDS_TEXTS } from "#app/i18n/catalogues/portal/boards.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { CountTable, useColumnNames } from "./count-table.tsx";

export const handle = BOARDS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("sort");
  const sort: PageSort = isPageSort(asked) ? asked : "total";
  const counts = await orNotFound(context.get(servicesContext).pageViews.lastDays(sort));
  return { counts, sort, title: `${context.get(i18nContext)._(msg`Page views`)} – ${PROVIDER.name}` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** How often each public page was seen, in which language. */
export default function PageViews({ loaderData: { counts, sort } }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const day = (at: number) => formatDate(i18n.locale, counts.days.at(at) ?? "");
  return (
    <>
      <PageHeader
        title={<Trans>Page views</Trans>}
        lead={
          <Trans>
            {day(0)} to {day(-1)}, by the UTC day
          </Trans>
        }
      />
      {counts.pages.length === 0 ? (
        <EmptyState title={t`No views counted yet`}>
          <Trans>Each public page that is read will be listed here with its views per day and per language.</Trans>
        </EmptyState>
      ) : (
        <>
          <SortLinks sort={sort} />
          <CountTable counts={counts} sort={sort} />
        </>
      )}
      <WhatIsCounted />
    </>
  );
}

/** On a phone the table has no heads to press. */
function SortLinks({ sort }: { sort: PageSort }) {
  const { t } = useLingui();
  const names = useColumnNames();
  return (
    <nav aria-label={t`Sort by`} className="no-print mt-6 md:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {PAGE_SORTS.map((name) => (
          <li key={name}>
            <Link
              to={`?sort=${name}`}
              preventScrollReset
              aria-current={name === sort ? "true" : undefined}
              className="inline-flex min-h-11 items-center text-soft aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WhatIsCounted() {
  return (
    <section aria-labelledby="counted-title" className="mt-16 max-w-measure border-t border-hairline-strong pt-5">
      <h2 id="counted-title" className="text-xl">
        <Trans>What is counted, and what is not</Trans>
      </h2>
      <div className="mt-3 space-y-3 text-soft">
        <p>
          <Trans>
            One view each time a public page is opened in a browser that runs scripts. Stored are the day, the page, the language and a
            number; no cookie, no address, no browser, no referring page. So the same reader on two pages is two views, and nobody can tell
            that it was one reader.
          </Trans>
        </p>
        <p>
          <Trans>
            Programs that say what they are do not count, nor do browsers that send Global Privacy Control or Do Not Track. More than 120
            views a minute from one network are not counted: for that a keyed hash of the address is held for a minute and removed within
            the hour that follows.
          </Trans>
        </p>
        <p>
          <Trans>
            Each line is drawn to its own highest day: compare shapes, not heights. Counts are kept for thirteen months and then removed.
          </Trans>
        </p>
      </div>
    </section>
  );
}
