/** Use cases over page views: count one, show the last thirty days. Numbers only: nothing of who looked comes here. */
import { addPageView, listPageViews } from "#app/db/platform/page-views.repo.server.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { countedDay, countedDays, countPages, type PageCounts, type PageSort } from "#app/domain/site/page-counts.ts";
import { PUBLIC_PAGES, publicPage } from "#app/domain/site/public-pages.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { RateLimits } from "./rate-limits.server.ts";

export interface PageView {
  /** Address without its language prefix. */
  path: string;
  locale: Locale;
}

export interface PageViewService {
  /** Adds one view to today's count. What is not a public page counts nothing. Throws `too_many_requests`. */
  count(view: PageView): Promise<void>;
  /** The last 30 UTC days. For administrators; `not_found` for everybody else. */
  lastDays(sort: PageSort): Promise<PageCounts>;
}

export function createPageViews({ db, actor, clock }: ServiceContext, rateLimits: RateLimits): PageViewService {
  return {
    async count(view) {
      const path = publicPage(view.path);
      if (path === null) return;
      await rateLimits.take("page_view");
      await addPageView(db, { day: countedDay(clock()), path, locale: view.locale });
    },
    async lastDays(sort) {
      requireAdministrator(await actor());
      const days = countedDays(clock());
      const most = days.length * PUBLIC_PAGES.length * LOCALES.length;
      const rows = await listPageViews(db, { from: days[0] ?? "", to: days.at(-1) ?? "" }, most);
      return countPages(rows, days, sort);
    },
  };
}
