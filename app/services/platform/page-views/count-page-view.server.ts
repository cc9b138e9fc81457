/** Use cases over page views: count one, show the last thirty days. Numbers only: nothing of who looked comes here. */
import { addPageView } from "#app/db/platform/page-views.repo.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import { countedDay } from "#app/domain/site/page-counts.ts";
import { profilePage, publicPage } from "#app/domain/site/public-pages.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { publishedProfile, type RosterContext } from "#app/services/roster/kept-roster.server.ts";

export interface PageView {
  /** Address without its language prefix. */
  path: string;
  locale: Locale;
}

type CountingContext = LimitedContext & RosterContext;

/** Adds one view to today's count. What is not a public page counts nothing. Throws `too_many_requests`. */
export async function countPageView(context: CountingContext, view: PageView): Promise<void> {
  const { clock, db, rateLimits } = context;
  const path = publicPage(view.path) ?? (await pageOfProfile(context, view.path));
  if (path === null) return;
  await rateLimits.take("page_view");
  await addPageView(db, { day: countedDay(clock()), path, locale: view.locale });
}

/** The address of a profile that everybody may read; null for every other. */
async function pageOfProfile(context: CountingContext, path: string): Promise<string | null> {
  const slug = profilePage(path);
  return slug !== null && (await publishedProfile(context, slug)) ? `/roster/${slug}` : null;
}
