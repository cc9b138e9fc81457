/** A weekday, or a day that is ruled out, said next to the dates of a message: "not the Friday", "Thursday only", "(the Tuesday she is away)". */
import { once } from "../text/once.ts";
import { dayOfIso, isoOf, weekday } from "../time/calendar.ts";
import type { Fact } from "../time/types.ts";
import type { WhenSaid } from "./scene.ts";

/** Every day that statements name by its date. */
export const namedDates = (days: readonly WhenSaid[]): string[] => days.flatMap(datesOf);

const datesOf = once(({ value }: WhenSaid): readonly string[] => {
  if (value.weekdaysOnly) return [];
  const spans = (value.value ?? []).flatMap(({ when }) => (when?.kind === "days" ? when.spans : []));
  return spans.flatMap(([from, to]) =>
    Array.from({ length: Math.min(60, dayOfIso(to) - dayOfIso(from) + 1) }, (_, more) => isoOf(dayOfIso(from) + more)),
  );
});

/** The fact with the date that it means; without its days where no date fits. Facts that name their own dates stay as they are. */
export function amongNamed(fact: Fact, { value, role }: WhenSaid, dates: readonly string[]): Fact {
  const { when, ...rest } = fact;
  const isOut = fact.ruledOut === true || role === "not";
  if (!when || dates.length === 0 || (!value.weekdaysOnly && !isOut)) return fact;
  const day = when.spans[0]?.[0] ?? "";
  if (when.kind === "days" && (when.spans.length > 1 || when.spans[0]?.[1] !== day || dates.includes(day))) return fact;
  if (when.kind !== "days" && !(when.kind === "every" && isOut)) return fact;
  const weekdays = when.kind === "every" ? (when.weekdays ?? []) : [weekday(dayOfIso(day))];
  const fitting = dates.filter(
    (date) => weekdays.includes(weekday(dayOfIso(date))) && (when.kind === "every" || value.weekdaysOnly || date.slice(8) === day.slice(8)),
  );
  if (fitting.length > 0) return { ...rest, when: { kind: "days", spans: fitting.map((date) => [date, date] as const) } };
  return value.weekdaysOnly && !isOut ? rest : fact;
}
