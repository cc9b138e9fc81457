import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { Th } from "#app/components/ui/table.tsx";
import { LOCALES } from "#app/domain/locale.ts";
import type { PageCount, PageCounts, PageSort } from "#app/domain/site/page-counts.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { Sparkline } from "./sparkline.tsx";

/** Names of the columns that can be sorted by. */
export function useColumnNames(): Readonly<Record<PageSort, string>> {
  const { t } = useLingui();
  return { path: t`Page`, en: t`English`, fr: t`French`, es: t`Spanish`, total: t`Total` };
}

/** Pages and their views; a phone shows each row as a card. */
export function CountTable({ counts, sort }: { counts: PageCounts; sort: PageSort }) {
  const { t } = useLingui();
  return (
    <table className="mt-8 block w-full border-collapse text-left md:table">
      <caption className="sr-only">
        <Trans>Views per page and language in the last 30 days</Trans>
      </caption>
      <thead className="hidden md:table-header-group">
        <tr>
          <SortHead column="path" sort={sort} />
          <Th>
            <span className="inline-flex min-h-9 items-center">
              <Trans>Per day</Trans>
            </span>
          </Th>
          {LOCALES.map((locale) => (
            <SortHead key={locale} column={locale} sort={sort} />
          ))}
          <SortHead column="total" sort={sort} />
        </tr>
      </thead>
      <tbody className="block border-t border-hairline md:table-row-group">
        {counts.pages.map((page) => (
          <Row key={page.path} count={page} counts={counts}>
            <a href={page.path} className="prose-link inline-flex min-h-11 min-w-11 items-center [overflow-wrap:anywhere]">
              {page.path}
            </a>
          </Row>
        ))}
      </tbody>
      <tfoot className="block font-semibold md:table-footer-group">
        <Row count={counts.sum} counts={counts}>
          {t`All pages`}
        </Row>
      </tfoot>
    </table>
  );
}

function SortHead({ column, sort }: { column: PageSort; sort: PageSort }) {
  const name = useColumnNames()[column];
  const sorted = column === sort;
  return (
    <Th numeric={column !== "path"} aria-sort={sorted ? (column === "path" ? "ascending" : "descending") : undefined}>
      <Link to={`?sort=${column}`} preventScrollReset className="inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline">
        {name}
        {sorted && <Icon name="chevronDown" size={14} className={column === "path" ? "rotate-180" : undefined} />}
      </Link>
    </Th>
  );
}

const cell = "md:table-cell md:px-3 md:py-2 md:first:pl-0 md:last:pr-0 align-middle";

function Row({ count, counts, children }: { count: PageCount; counts: PageCounts; children: ReactNode }) {
  const names = useColumnNames();
  return (
    <tr className="grid grid-cols-4 items-end gap-x-3 gap-y-2 border-b border-hairline py-4 md:table-row md:py-0">
      <th scope="row" className={`${cell} col-span-4 text-left ${count.path === "" ? "font-semibold" : "font-normal"}`}>
        {children}
      </th>
      <td className={`${cell} col-span-4`}>
        <Sparkline byDay={count.byDay} days={counts.days} />
      </td>
      {LOCALES.map((locale) => (
        <Views key={locale} name={names[locale]} views={count.byLocale[locale]} />
      ))}
      <Views name={names.total} views={count.total} strong />
    </tr>
  );
}

function Views({ name, views, strong = false }: { name: string; views: number; strong?: boolean }) {
  const { i18n } = useLingui();
  return (
    <td className={`${cell} tabular md:text-right ${strong ? "font-semibold" : ""}`}>
      <span className="eyebrow block md:hidden">{name}</span>
      {formatCount(i18n.locale, views)}
    </td>
  );
}
