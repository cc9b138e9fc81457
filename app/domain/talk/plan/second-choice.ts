/** Days that are only a second choice: kept as such, and none of the days of the hearing. */
import { currentPlan, type Desk, remark } from "#app/domain/talk/desk.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { addEntry, dropEntries } from "./entries.ts";
import { type AlternativeDay, entriesOf } from "./fields.ts";
import { daysOf } from "./spans.ts";
import { leaveOut } from "./taken-back.ts";

/** So many other days are kept as days; more of them in the visitor's words. */
const MOST_ALTERNATIVES = 10;

/** A second choice, with its hour; an end that is the hearing's own need not be kept in words. */
export function secondChoice(desk: Desk, facts: readonly Fact[], quote: string) {
  let isKept = facts.length > 0;
  if (facts.some(({ only }) => only)) desk.values = dropEntries(desk.values, "alternativeDays", () => true);
  const { end, days: noted } = currentPlan(desk);
  const second = facts.flatMap(({ when }) => (when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : []));
  // A second choice is none of the days; as long as it would leave none, it says something else.
  if (noted.some(({ date }) => !second.includes(date))) leaveOut(desk, (date) => second.includes(date), quote);
  for (const { when, clock } of facts) {
    const days = when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : [];
    if (
      days.length === 0 ||
      days.length + entriesOf(desk.values, "alternativeDays").length > MOST_ALTERNATIVES ||
      (clock?.to && clock.to !== end)
    )
      isKept = false;
    const startTime = clock?.at ?? clock?.from;
    for (const date of days.slice(0, MOST_ALTERNATIVES)) alternative(desk, { date, ...(startTime ? { startTime } : {}) }, quote);
  }
  if (!isKept) remark(desk, quote, "second_choice");
}

/** Said again with another hour it is the same day. */
function alternative(desk: Desk, day: AlternativeDay, quote: string) {
  const others = dropEntries(
    desk.values,
    "alternativeDays",
    ({ date, startTime }) => date === day.date && startTime !== undefined && day.startTime !== undefined,
  );
  const grown = addEntry(others, "alternativeDays", day, quote);
  if (grown === others || entriesOf(grown, "alternativeDays").length > MOST_ALTERNATIVES) return;
  desk.values = grown;
  desk.changes.push({ field: "alternativeDays", value: grown.alternativeDays?.value ?? null, evidence: quote, reason: "stated" });
  desk.lines.push({ line: "alternative", day });
}

/** A day of the hearing is no second choice, unless at another hour. */
export function withoutDays(desk: Desk) {
  const { days, start } = currentPlan(desk);
  const isDay = ({ date, startTime }: AlternativeDay) =>
    days.some((day) => day.date === date && (!startTime || startTime === (day.start ?? start)));
  const doubled = entriesOf(desk.values, "alternativeDays").filter(isDay);
  const [first] = doubled;
  if (!first) return;
  desk.values = dropEntries(desk.values, "alternativeDays", isDay);
  const value = desk.values.alternativeDays?.value ?? null;
  desk.changes.push({ field: "alternativeDays", value, evidence: first.date, reason: "corrected" });
  desk.lines = desk.lines.filter((line) => line.line !== "alternative" || !isDay(line.day));
}
