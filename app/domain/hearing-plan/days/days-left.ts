/** What is wanted on days alone that are none of the hearing's. Pure. */
import type { ByDayField } from "#app/domain/booking/registry/by-day.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Issue } from "#app/domain/errors.ts";
import { planOf } from "../plan.ts";

/** Every day that single services name and that is none of the hearing's, where its days are known. */
function daysLeft(values: DetailedValues): { field: ByDayField; day: LocalDate }[] {
  if (!values.onSomeDays) return [];
  const { days, onSomeDays } = planOf(values);
  if (days.length === 0) return [];
  const hearing = new Set(days.map(({ date }) => date));
  return onSomeDays.flatMap(({ field, days: named }) => named.filter((day) => !hearing.has(day)).map((day) => ({ field, day })));
}

/** The same of several days: of a single one the form hides the list, and what is hidden is no matter of what is sent. */
const ofSeveral = (values: DetailedValues) => ((values.bookingType || "single") === "single" ? [] : daysLeft(values));

const issueOf = ({ day }: { day: LocalDate }): Issue => ({ field: "onSomeDays", code: "day_not_of_hearing", day });

/** Names such days of a request that hides nothing. Values are clean. */
export const foreignDayIssues = (values: DetailedValues): Issue[] => daysLeft(values).map(issueOf);

/** Names such days of a hearing of several, but for those that were none of the hearing's `before`: an edit of something else is not about them. Values are clean. */
export function daysLeftIssues(values: DetailedValues, before: DetailedValues = {}): Issue[] {
  const known = new Set(ofSeveral(before).map(({ field, day }) => `${field} ${day}`));
  return ofSeveral(values)
    .filter(({ field, day }) => !known.has(`${field} ${day}`))
    .map(issueOf);
}
