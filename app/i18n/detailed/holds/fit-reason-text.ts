/** Why a day does not fit, in a sentence for who asked for it. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FitReason } from "#app/domain/hearing-plan/fit.ts";
import { isLocale } from "#app/domain/locale.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import { formatDay, formatWallTime } from "#app/i18n/dates.ts";

/** The sentence begins with the day and ends without a full stop. */
export function fitReasonText(i18n: I18n, reason: FitReason): string {
  const { locale } = i18n;
  const day = formatDay(locale, reason.date);
  const clock = (time: string | null) => formatWallTime(locale, time ?? "");
  switch (reason.code) {
    case "past":
      return i18n._(msg`${day}: this day has passed`);
    case "too_far": {
      const until = formatDay(locale, reason.until);
      return i18n._(msg`${day}: days can be booked until ${until} only`);
    }
    case "closed_weekday":
      return i18n._(msg`${day}: the venue is closed on this day of the week`);
    case "closed_holiday": {
      const name = holidayName(reason.name, isLocale(locale) ? locale : "en");
      return name ? i18n._(msg`${day}: the venue is closed (${name})`) : i18n._(msg`${day}: the venue is closed that day`);
    }
    case "outside_hours": {
      const [opens, closes] = [clock(reason.opens), clock(reason.closes)];
      return i18n._(msg`${day}: the venue is open from ${opens} to ${closes} only`);
    }
    case "end_before_start":
      return i18n._(msg`${day}: it would end before it begins`);
    case "no_such_hour":
      return i18n._(msg`${day}: the clocks go forward over ${clock(reason.time)}`);
    case "too_late":
      return i18n._(msg`${day}: it is less than ${reason.hours} hours away`);
    case "no_room_for":
      return i18n._(msg`${day}: no room at this venue seats ${reason.people} people in that layout`);
    case "no_breakout_rooms":
      return i18n._(msg`${day}: the venue does not have that many breakout rooms of that size`);
    case "taken":
      if (reason.freeFrom && reason.freeUntil) {
        const [from, until] = [clock(reason.freeFrom), clock(reason.freeUntil)];
        return i18n._(msg`${day}: suitable rooms are taken at those hours; one is free from ${from} to ${until}`);
      }
      return i18n._(msg`${day}: every suitable room is taken`);
    case "room_unsuitable":
      return i18n._(unsuitedRoom(reason, day));
  }
}

function unsuitedRoom({ why, capacity }: Extract<FitReason, { code: "room_unsuitable" }>, day: string): MessageDescriptor {
  if (why === "setup") return msg`${day}: that room cannot be set up that way`;
  if (why === "unit") return msg`${day}: that room has no conferencing unit`;
  return msg`${day}: that room seats ${capacity} people in that layout`;
}
