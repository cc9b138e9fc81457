/** To which days a booking is wished to be moved. */
import { MOST_DAYS } from "#app/domain/booking/schedule/lists.ts";
import { type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { runFrom } from "#app/domain/hearing-plan/run.ts";
import type { Desk } from "#app/domain/talk/desk.ts";
import type { Receipt } from "#app/domain/talk/receipts.ts";
import { venueIn } from "#app/domain/talk/world.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { daysOf } from "./spans.ts";

type When = Extract<Statement, { slot: "when" }>;

/**
 * The days that take the place of the hearing's: a day in another one's place moves that one alone (`out`), a first day moves the others with it; null
 * where more or fewer are wished for.
 */
export function inItsPlace(
  { world }: Pick<Desk, "world">,
  { days, venue }: Receipt<"status">,
  { days: wished, out }: Pick<WishedDays, "days" | "out">,
): readonly LocalDate[] | null {
  const hours = venueIn(world, venue ?? undefined)?.hours;
  const isOpen = (date: LocalDate) => !hours || Boolean(hours[weekday(date)]);
  const [first] = wished;
  if (first && wished.length === 1 && days.length > 1 && out && days.includes(out))
    return days.includes(first) ? null : days.map((day) => (day === out ? first : day)).sort();
  if (first && wished.length === 1 && days.length > 1) return runFrom(days, first, isOpen);
  const count = Math.max(1, days.length);
  // "April 5 to 9" may span a weekend that nobody sits on.
  return [wished, wished.filter(isOpen)].find(({ length }) => length === count) ?? null;
}

export interface WishedDays {
  days: readonly LocalDate[];
  startTime: string | null;
  /** The one day whose place they take. */
  out: LocalDate | null;
}

/** Days that one sentence says; null where it says something else as well. */
export function daysIn(statement: Statement | undefined): WishedDays | null {
  if (statement?.slot !== "when" || statement.role === "not" || statement.role === "backup") return null;
  const facts = (statement as When).value.value;
  const [fact] = facts ?? [];
  const days = fact?.when?.kind === "days" ? fact.when.spans.flatMap((span) => daysOf(span)) : [];
  if (!fact || facts?.length !== 1 || days.length === 0 || days.length > MOST_DAYS) return null;
  const [out = null, ...more] = (fact.inPlaceOf ?? []).flatMap((span) => daysOf(span));
  return { days, startTime: fact.clock?.at ?? fact.clock?.from ?? null, out: more.length > 0 ? null : out };
}
