/** What one reading of a text says about another: the month or week that was named, a length that only counts the days. */
import { type Day, isoOf, size } from "./calendar.ts";
import type { DatePart, Item, Option } from "./items.ts";
import { isOnlyWeekdays } from "./residue.ts";
import { BARE } from "./rules/windows.ts";
import type { Candidate } from "./select.ts";

/** "The 12th" said after a month: the day that its month is taken from. */
export function monthBefore(chosen: readonly Candidate[]): string | undefined {
  let named: Item | undefined;
  for (const { item } of chosen) {
    if ((bareDay(item) || item.key === BARE) && named) {
      const day = named.options?.[0]?.[0]?.when?.spans[0]?.[0];
      return day === undefined ? undefined : isoOf(day);
    }
    if (isMonth(item)) named = item;
  }
  return monthAfter(chosen);
}

const isBare = (date: DatePart | undefined): boolean => date !== undefined && date.d !== undefined && date.m === undefined && !date.days;
const bareDay = ({ date, list }: Item): boolean =>
  isBare(date) || (list?.every(({ from, to }) => isBare(from) && (to === undefined || isBare(to))) ?? false);

/** "Not the 12th but the 13th of January": the month is said right after. */
function monthAfter(chosen: readonly Candidate[]): string | undefined {
  const at = chosen.findIndex(({ item }) => bareDay(item));
  const [one, next] = [chosen[at]?.item, chosen[at + 1]?.item];
  if (!one || next?.date?.m === undefined || next.start - one.end > 4) return undefined;
  const day = next.options?.[0]?.[0]?.when?.spans[0]?.[0];
  return day === undefined ? undefined : isoOf(day);
}

/** "The week of February 8, preferably Tuesday": the week whose weekdays are meant. */
export function weekBefore(chosen: readonly Candidate[], today: Day): Day | null {
  let week: Day | null = null;
  for (const { item } of chosen) {
    const span = item.type === "WN" && item.options?.length === 1 ? item.options[0]?.[0]?.when?.spans[0] : undefined;
    if (span && span[1] >= today && span[1] - span[0] <= 7) week ??= Math.max(span[0], today);
    else if (week !== null && isOnlyWeekdays(item)) return week;
  }
  return null;
}

/** A length that only counts the days named elsewhere in the text says nothing more. */
export function withoutCounted(chosen: readonly Candidate[]): readonly Candidate[] {
  const counts = chosen.flatMap(({ item, options }) =>
    item.type === "DS" || item.type === "SL" ? options.map(([fact]) => (fact?.when?.kind === "days" ? size(fact.when.spans) : 0)) : [],
  );
  return chosen.filter(({ options }) => {
    const length = options[0]?.[0]?.length;
    return !(
      length?.unit === "d" &&
      length.min === length.max &&
      (length.min ?? 0) > 1 &&
      counts.length > 0 &&
      counts.every((count) => count === length.min)
    );
  });
}

/** A weekday by itself names no month: "Tuesday the 12th of January; she has church Tuesday; the 14th". */
const isMonth = (item: Item): boolean =>
  !isOnlyWeekdays(item) &&
  (item.options ?? []).some((option: Option) =>
    option.some((fact) => fact.when !== undefined && fact.when.kind !== "every" && fact.when.kind !== "past"),
  );
