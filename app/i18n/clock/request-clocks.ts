/** The clocks of the people of a request that is being made, and of a booking. */
import type { I18n } from "@lingui/core";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { Participant } from "#app/domain/booking/registry/entries.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { weekday } from "#app/domain/booking/schedule/local-date.ts";
import { withWitness } from "#app/domain/hearing-plan/people.ts";
import { type PlanValues, planOf } from "#app/domain/hearing-plan/plan.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { type HearingClock, type PeopleClocksView, peopleClocks } from "./people-clocks.ts";

/** Where no venue opens and closes, a start is looked for within these hours. */
const ANY_HOURS = { opens: "07:00", closes: "21:00" };

/** Of values under the detailed request's names; null where nobody takes part on another clock. */
export function requestClocks(i18n: I18n, values: PlanValues): PeopleClocksView | null {
  const { days, people } = planOf(values);
  const { locationType, location, timeZone } = values;
  const zone = zoneOf({ ...(locationType ? { locationType } : {}), ...(location ? { location } : {}), ...(timeZone ? { timeZone } : {}) });
  return clocksAt(i18n, { days, people, zone, location: locationType === "virtual" ? null : location });
}

/** Of a full record; null where nobody takes part on another clock. */
export function bookingClocks(i18n: I18n, { days, details, timeZone, locationType, location }: BookingRecord): PeopleClocksView | null {
  const listed = Array.isArray(details?.people) ? (details.people as Participant[]) : [];
  const people = withWitness(listed, typeof details?.witnessName === "string" ? details.witnessName : undefined);
  return clocksAt(i18n, { days, people, zone: timeZone, location: locationType === "virtual" ? null : location });
}

function clocksAt(i18n: I18n, hearing: Omit<HearingClock, "open">): PeopleClocksView | null {
  const [first] = hearing.days;
  if (!first) return null;
  const venue = venueOf(hearing.location);
  return peopleClocks(i18n, { ...hearing, open: venue?.hours[weekday(first.date)] ?? ANY_HOURS });
}
