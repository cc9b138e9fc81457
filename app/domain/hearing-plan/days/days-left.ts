/** What was wanted on days alone that are none of the hearing's any more. Pure. */
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { Issue } from "#app/domain/errors.ts";
import { planOf } from "../plan.ts";

/** Of a hearing of several days the entries of single days that name none of them. */
function entriesLeft(values: DetailedValues): OnSomeDays[] {
  if (!values.onSomeDays || (values.bookingType || "single") === "single") return [];
  const { days, onSomeDays } = planOf(values);
  const isOfHearing = (date: string) => days.some((day) => day.date === date);
  return days.length === 0 ? [] : onSomeDays.filter((one) => !one.days.some(isOfHearing));
}

/** Names such days, but for those that were none of the hearing's `before`: an edit of something else is not about them. Values are clean. */
export function daysLeftIssues(values: DetailedValues, before: DetailedValues = {}): Issue[] {
  const known = new Set(entriesLeft(before).map((one) => JSON.stringify(one)));
  return entriesLeft(values)
    .filter((one) => !known.has(JSON.stringify(one)))
    .map(({ days }) => ({ field: "onSomeDays", code: "day_not_of_hearing", ...(days[0] ? { day: days[0] } : {}) }));
}
