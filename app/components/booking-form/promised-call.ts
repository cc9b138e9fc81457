/** By when the office calls, said after a request was sent. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { DEFAULT_LOCALE, isLocale } from "#app/domain/locale.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { formatInstant } from "#app/i18n/dates.ts";

const TWO_HOURS_MS = 7_200_000;

/**
 * Says the moment of the call when the office is closed and it comes later than two hours after `now` (milliseconds), as on a
 * Sunday. Null when the usual promise of two hours is true.
 */
export function laterCall(i18n: I18n, { callBy, location }: Pick<BookingRecord, "callBy" | "location">, now: number): string | null {
  if (callBy === null || Date.parse(callBy) <= now + TWO_HOURS_MS) return null;
  const office = venueOf(location) ?? HEAD_OFFICE;
  const city = office.city[isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE];
  const when = formatInstant(i18n.locale, callBy, office.zone);
  return i18n._(msg`Our ${city} office is closed now and will call you by ${when}.`);
}
