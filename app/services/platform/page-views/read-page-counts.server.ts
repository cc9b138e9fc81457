import { MOST_PROFILES } from "#app/db/accounts/roster.repo.server.ts";
import { listPageViews } from "#app/db/platform/page-views.repo.server.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { countedDays, countPages, type PageCounts, type PageSort } from "#app/domain/site/page-counts.ts";
import { PUBLIC_PAGES } from "#app/domain/site/public-pages.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";

/** The last 30 UTC days. For administrators; `not_found` for everybody else. */
export async function readPageCounts({ actor, clock, db }: LimitedContext, sort: PageSort): Promise<PageCounts> {
  requireAdministrator(await actor());
  const days = countedDays(clock());
  const most = days.length * (PUBLIC_PAGES.length + MOST_PROFILES) * LOCALES.length;
  const rows = await listPageViews(db, { from: days[0] ?? "", to: days.at(-1) ?? "" }, most);
  return countPages(rows, days, sort);
}
