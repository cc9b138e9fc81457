/** `/reports/export.csv`: every figure of the report of a range on a line of its own, in the reader's language. */
import { msg } from "@lingui/core/macro";
import { data } from "react-router";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readRange } from "#app/domain/report/report.ts";
import { BYTE_ORDER_MARK, csvLine } from "#app/i18n/csv.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/export";
import { reportLines } from "./report-lines.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { reports } = context.get(servicesContext);
  const i18n = context.get(i18nContext);
  const { range, fault } = readRange(url.searchParams, await orNotFound(reports.today()));
  // A file does not say that it is of another range.
  if (fault) throw data(null, { status: 400 });
  const report = await orNotFound(reports.make(range));
  const head = [msg`Figure`, msg`Month`, msg`Office`, msg`Status`, msg`Number`].map((label) => i18n._(label));
  const lines = [head, ...reportLines(i18n, report)].map(csvLine).join("");
  return new Response(BYTE_ORDER_MARK + lines, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="report-${range.from}-${range.to}.csv"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
