/** `/cases/{id}/exhibits.csv`: the index of exhibits that the address chooses, in the person's language. */
import { i18nContext, servicesContext } from "#app/context.ts";
import { exhibitsCsv } from "#app/i18n/portal/exhibits/exhibits-table.ts";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import type { Route } from "./+types/export";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { folder: url.searchParams.get("folder"), side: url.searchParams.get("side") };
  const { caseNumber, exhibits } = await orNotFound(context.get(servicesContext).caseDocuments.exhibits(params.id, asked));
  return new Response(exhibitsCsv(context.get(i18nContext), exhibits), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${caseNumber}-exhibits.csv"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
