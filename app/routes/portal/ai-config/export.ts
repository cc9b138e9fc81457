/** `/admin/ai-config/faqs.csv`: every FAQ, as the import takes it back. */
import { servicesContext } from "#app/context.ts";
import { FAQ_COLUMNS, faqCells } from "#app/domain/assistant/faq/table.ts";
import { BYTE_ORDER_MARK, csvLine } from "#app/i18n/csv.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/export";

export async function loader({ context }: Route.LoaderArgs) {
  const faqs = await orNotFound(context.get(servicesContext).faqs.list({ category: null, search: "" }));
  return new Response(BYTE_ORDER_MARK + [FAQ_COLUMNS, ...faqs.map(faqCells)].map(csvLine).join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="faqs.csv"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
