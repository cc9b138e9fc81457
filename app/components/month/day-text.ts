/** What is said of a day of a month: one word in its cell, and a whole sentence to who hears it or looks closer. */
import { useLingui } from "@lingui/react/macro";
import type { MonthDay } from "#app/domain/hearing-plan/month.ts";
import { isLocale } from "#app/domain/locale.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import { formatDay, formatWallTime } from "#app/i18n/dates.ts";

export interface DayText {
  word: string;
  sentence: string;
}

/** Gives the texts of a day in the language of the page. */
export function useDayText(): (day: MonthDay) => DayText {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  return ({ date, state, from, until, why, holiday }) => {
    const day = formatDay(locale, date);
    const [start, end] = [formatWallTime(locale, from ?? ""), formatWallTime(locale, until ?? "")];
    switch (state) {
      case "free":
        return { word: t`Free`, sentence: t`${day}: free from ${start} to ${end}` };
      case "part":
        return { word: t`Part`, sentence: t`${day}: free only from ${start} to ${end}` };
      case "full":
        return { word: t`Full`, sentence: full(day) };
      default:
        return { word: why === "past" ? t`Past` : t`Closed`, sentence: closed(day) };
    }

    function full(on: string): string {
      if (why === "no_room_for") return t`${on}: no room seats that many people in that set-up`;
      if (why === "no_breakout_rooms") return t`${on}: there are not that many breakout rooms`;
      return t`${on}: every suitable room is taken`;
    }

    function closed(on: string): string {
      const name = holidayName(holiday ?? "", isLocale(locale) ? locale : "en");
      switch (why) {
        case "past":
          return t`${on}: over`;
        case "too_far":
          return t`${on}: too far ahead to be booked`;
        case "closed_holiday":
          return name ? t`${on}: closed, ${name}` : t`${on}: closed that day`;
        case "too_late":
          return t`${on}: too near to be booked here; please call us`;
        case "closed_weekday":
          return t`${on}: closed on this day of the week`;
        default:
          return t`${on}: closed at those hours`;
      }
    }
  };
}
