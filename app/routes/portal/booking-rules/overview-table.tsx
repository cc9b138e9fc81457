import { Link } from "react-router";
import { Th } from "#app/components/ui/table.tsx";
import { type AskedRules, rulesSearch } from "./combination.ts";
import type { OverviewRow } from "./overview.server.ts";
import type { RulesView } from "./rules-view.server.ts";

interface OverviewProps {
  rows: readonly OverviewRow[];
  asked: AskedRules;
  words: RulesView["words"];
}

/** How much each combination asks for; a phone shows each proceeding as a card. */
export function OverviewTable({ rows, asked, words }: OverviewProps) {
  return (
    <section aria-labelledby="overview-title" className="mt-16 border-t border-hairline-strong pt-5">
      <h2 id="overview-title" className="text-2xl">
        {words.overview}
      </h2>
      <p className="mt-3 max-w-measure text-soft">{words.overviewLead}</p>
      <table aria-labelledby="overview-title" className="mt-6 block w-full border-collapse text-left md:table md:table-fixed">
        <thead className="hidden md:table-header-group">
          <tr>
            <Th className="w-2/5">{words.proceeding}</Th>
            {rows[0]?.cells.map(({ locationType, held }) => (
              <Th key={locationType}>{held}</Th>
            ))}
          </tr>
        </thead>
        <tbody className="block border-t border-hairline md:table-row-group">
          {rows.map(({ proceeding, label, cells }) => (
            <tr key={proceeding} className="grid grid-cols-3 gap-x-3 border-b border-hairline py-3 md:table-row">
              <th scope="row" className="col-span-3 text-left font-normal md:table-cell md:py-2 md:pr-3">
                {label}
              </th>
              {cells.map((cell) => (
                <td key={cell.locationType} className="md:table-cell md:px-3 md:py-1 md:last:pr-0">
                  <span aria-hidden="true" className="block text-xs text-soft md:hidden">
                    {cell.held}
                  </span>
                  <Link
                    to={rulesSearch({ ...asked, proceeding, locationType: cell.locationType })}
                    aria-label={cell.name}
                    aria-current={proceeding === asked.proceeding && cell.locationType === asked.locationType ? "true" : undefined}
                    className={`inline-flex min-h-11 min-w-11 items-center ${cell.isNumber ? "prose-link tabular" : "text-sm text-soft underline-offset-4 hover:underline"} aria-[current]:font-semibold aria-[current]:text-ink`}
                  >
                    {cell.text}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
