/** Why no room fits a request of the lane, in a line: its day is the heading above it. */
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { FitReason } from "#app/domain/hearing-plan/fit.ts";
import { isLocale } from "#app/domain/locale.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import { formatWallTime, namedDay } from "#app/i18n/dates.ts";

/** So many days of one reason are named, and so many reasons. */
const MOST = 2;

/** The reasons with the days of each; where one is that of all `days` of the hearing, with none. */
export function laneReasons(i18n: I18n, reasons: readonly FitReason[], days: readonly LocalDate[]): string {
  const byText = Map.groupBy(reasons, (reason) => shortReason(i18n, reason));
  return [...byText]
    .slice(0, MOST)
    .map(([text, same]) => (same.length >= days.length ? text : `${text} (${namedDays(i18n, same)})`))
    .join("; ");
}

function namedDays(i18n: I18n, reasons: readonly FitReason[]): string {
  const named = reasons.slice(0, MOST).map(({ date }) => namedDay(i18n.locale, date, false));
  const more = reasons.length - MOST;
  return [...named, ...(more > 0 ? [i18n._(msg`${plural(more, { one: "# more day", other: "# more days" })}`)] : [])].join(", ");
}

/** In a few words, without its day. */
function shortReason(i18n: I18n, reason: FitReason): string {
  const { locale } = i18n;
  const clock = (time: string) => formatWallTime(locale, time);
  switch (reason.code) {
    case "past":
      return i18n._(msg`The day has passed`);
    case "too_far": {
      const until = namedDay(locale, reason.until, true);
      return i18n._(msg`Can be booked until ${until} only`);
    }
    case "closed_weekday":
      return i18n._(msg`Closed on this weekday`);
    case "closed_holiday": {
      const name = holidayName(reason.name, isLocale(locale) ? locale : "en");
      return name ? i18n._(msg`Closed (${name})`) : i18n._(msg`Closed that day`);
    }
    case "outside_hours": {
      const [opens, closes] = [clock(reason.opens), clock(reason.closes)];
      return i18n._(msg`Open from ${opens} to ${closes} only`);
    }
    case "end_before_start":
      return i18n._(msg`Would end before it begins`);
    case "no_such_hour": {
      const time = clock(reason.time);
      return i18n._(msg`The clocks go forward over ${time}`);
    }
    case "too_late":
      return i18n._(msg`${plural(reason.hours, { one: "Less than # hour away", other: "Less than # hours away" })}`);
    case "no_room_for":
      return i18n._(msg`No room seats ${reason.people} in that layout`);
    case "no_breakout_rooms":
      return i18n._(msg`Not enough breakout rooms`);
    case "taken": {
      if (!reason.freeFrom || !reason.freeUntil) return i18n._(msg`Every suitable room is taken`);
      const [from, until] = [clock(reason.freeFrom), clock(reason.freeUntil)];
      return i18n._(msg`Free from ${from} to ${until} only`);
    }
    case "room_unsuitable":
      return unsuitable(i18n, reason);
  }
}

function unsuitable(i18n: I18n, { why, capacity }: Extract<FitReason, { code: "room_unsuitable" }>): string {
  if (why === "setup") return i18n._(msg`That room cannot be set up that way`);
  if (why === "unit") return i18n._(msg`That room has no conferencing unit`);
  return i18n._(msg`That room seats ${capacity} in that layout`);
}
