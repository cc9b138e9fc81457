/** Of the plan the days alone that a question about the request names: "and when does Monday end now?" */
import { type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { type Desk, within } from "#app/domain/talk/desk.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { daysOf } from "#app/domain/talk/plan/spans.ts";
import { wishesOf } from "./part-fields.ts";

const SUNDAY = 7;
/** The plan, or of it the days alone that such a question names: "and when does Monday end now?" */
export function daysAsked(desk: Desk, plan: Plan): Plan {
  const named = wishesOf(desk).flatMap(({ at }) =>
    desk.said.statements.flatMap((one) => (one.slot === "when" && within(one.at, at) ? (one.value.value ?? []) : [])),
  );
  const asked = named.flatMap(({ when }) => (when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : []));
  const own = wishesOf(desk).flatMap(({ days = [] }) => days);
  const weekdays = wishesOf(desk).flatMap((one) => one.weekdays ?? []);
  const isNamed = (date: LocalDate) => asked.includes(date) || own.includes(date) || weekdays.includes(weekday(date) || SUNDAY);
  const days = plan.days.filter(({ date }) => isNamed(date));
  return days.length > 0 ? { ...plan, days } : plan;
}
