/** How long ago something was (specification, section 9 "Activity timestamps"). */
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { formatDate } from "../dates.ts";

const HOUR = 3_600_000;

/**
 * Under one hour "Just now", under 24 hours in hours, under 168 hours in days, else the date on the clock of `zone` (IANA). What
 * a clock that runs ahead puts into the future is just now.
 */
export function timeAgo(i18n: I18n, at: string | number | Date, now: Date, zone: string): string {
  const then = new Date(at);
  const hours = Math.floor((now.getTime() - then.getTime()) / HOUR);
  if (hours < 1) return i18n._(msg`Just now`);
  if (hours < 24) return i18n._(msg`${plural(hours, { one: "# hour ago", other: "# hours ago" })}`);
  if (hours >= 168) return formatDate(i18n.locale, todayIn(zone, then));
  const days = Math.floor(hours / 24);
  return i18n._(msg`${plural(days, { one: "# day ago", other: "# days ago" })}`);
}
