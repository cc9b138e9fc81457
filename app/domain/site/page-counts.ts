/** Counts of page views, put together for a reader: per page, per language and per day. */
import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { LOCALES, type Locale } from "../locale.ts";

/** Days that the table covers, today among them. */
export const COUNTED_DAYS = 30;

/** Days that counts are kept for: the same month of the year before can still be read. */
export const KEPT_DAYS = 396;

export interface DayCount {
  /** A UTC day. */
  day: LocalDate;
  path: string;
  locale: Locale;
  views: number;
}

export interface PageCount {
  path: string;
  total: number;
  byLocale: Record<Locale, number>;
  /** Views of each day of the period, oldest first. */
  byDay: number[];
}

export interface PageCounts {
  /** The days of the period, oldest first. */
  days: LocalDate[];
  pages: PageCount[];
  /** All pages together; its `path` is empty. */
  sum: PageCount;
}

export const PAGE_SORTS = ["total", "path", ...LOCALES] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

export function isPageSort(value: unknown): value is PageSort {
  return typeof value === "string" && (PAGE_SORTS as readonly string[]).includes(value);
}

/** The UTC day of `now`. */
export function countedDay(now: Date): LocalDate {
  return now.toISOString().slice(0, 10);
}

/** The last `COUNTED_DAYS` UTC days, oldest first, `now`'s day last. */
export function countedDays(now: Date): LocalDate[] {
  const today = countedDay(now);
  return Array.from({ length: COUNTED_DAYS }, (_, index) => addDays(today, index - COUNTED_DAYS + 1));
}

/** Rows of the days `days`, as pages: numbers from high to low, paths by the alphabet; what is equal by path. */
export function countPages(rows: readonly DayCount[], days: LocalDate[], sort: PageSort): PageCounts {
  const place = new Map(days.map((day, index) => [day, index]));
  const pages = new Map<string, PageCount>();
  const sum = emptyCount("", days.length);
  for (const row of rows) {
    const index = place.get(row.day);
    if (index === undefined) continue;
    const page = pages.get(row.path) ?? emptyCount(row.path, days.length);
    pages.set(row.path, page);
    for (const count of [page, sum]) {
      count.total += row.views;
      count.byLocale[row.locale] += row.views;
      count.byDay[index] = (count.byDay[index] ?? 0) + row.views;
    }
  }
  const byPath = (one: PageCount, other: PageCount) => (one.path < other.path ? -1 : 1);
  const views = (page: PageCount) => (sort === "path" ? 0 : sort === "total" ? page.total : page.byLocale[sort]);
  return { days, pages: [...pages.values()].sort((one, other) => views(other) - views(one) || byPath(one, other)), sum };
}

function emptyCount(path: string, days: number): PageCount {
  return { path, total: 0, byLocale: { en: 0, fr: 0, es: 0 }, byDay: Array<number>(days).fill(0) };
}
