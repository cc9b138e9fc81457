/** The days of a request of the lane after its first, which is the heading above it. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { namedDay } from "#app/i18n/dates.ts";

/** "until Fri, Feb 12"; of days that do not follow one another each stretch. */
export function laterDays(i18n: I18n, days: readonly LocalDate[]): string {
  const last = days.at(-1) ?? "";
  const follow = days.every((date, at) => at === 0 || date === addDays(days[at - 1] ?? "", 1));
  if (!follow)
    return datesText(
      i18n.locale,
      days.map((date) => ({ date })),
    );
  const until = namedDay(i18n.locale, last, false);
  return i18n._(msg`until ${until}`);
}
