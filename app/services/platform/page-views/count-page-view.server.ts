/** Use cases over page views: count one, show the last thirty days. Numbers only: nothing of who looked comes here. */
import { addPageView } from "#app/db/platform/page-views.repo.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import { countedDay } from "#app/domain/site/page-counts.ts";
import { publicPage } from "#app/domain/site/public-pages.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";

export interface PageView {
  /** Address without its language prefix. */
  path: string;
  locale: Locale;
}

/** Adds one view to today's count. What is not a public page counts nothing. Throws `too_many_requests`. */
export async function countPageView({ clock, db, rateLimits }: LimitedContext, view: PageView): Promise<void> {
  const path = publicPage(view.path);
  if (path === null) return;
  await rateLimits.take("page_view");
  await addPageView(db, { day: countedDay(clock()), path, locale: view.locale });
}
