/** `/bookings/export.csv`: everything that the list's address chooses, in the person's language, written as it is read. */
import { data } from "react-router";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readListQuery } from "#app/domain/booking/office/read-list-query.ts";
import { AppError } from "#app/domain/errors.ts";
import { BYTE_ORDER_MARK, csvLine } from "#app/i18n/csv.ts";
import type { Route } from "./+types/export";
import { EXPORT_COLUMNS } from "./export-columns.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const i18n = context.get(i18nContext);
  const pages = await context
    .get(servicesContext)
    .lists.all(readListQuery(url.searchParams))
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === "unauthenticated") throw data(null, { status: 401 });
      throw error;
    });
  const encoder = new TextEncoder();
  let begun = false;
  const body = new ReadableStream<Uint8Array>({
    // Asked for when the reader has taken what came before: a large list is never in memory whole.
    async pull(controller) {
      if (!begun) {
        begun = true;
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(EXPORT_COLUMNS.map(({ label }) => i18n._(label)))));
        return;
      }
      const { value, done } = await pages.next();
      if (done) controller.close();
      else
        controller.enqueue(encoder.encode(value.map((booking) => csvLine(EXPORT_COLUMNS.map(({ cell }) => cell(booking, i18n)))).join("")));
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="bookings.csv"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
