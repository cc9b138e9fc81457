/** Which days of a case are closed: by the venues of its bookings, and by that of the clock on which a deadline is set. */
import { venuesOfCase } from "#app/db/cases/case-bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { closuresOf, hoursOf } from "#app/db/venues/venues.repo.server.ts";
import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { type Calendar, type ClosedDay, closedDay, LONGEST_CLOSURE, WORKING_DAYS } from "#app/domain/case/closed-days.ts";
import { AppError } from "#app/domain/errors.ts";
import { HEAD_OFFICE, VENUES } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** What the caller says to a closed day that they have named: nothing yet, that it is meant, or that the next open one is. */
export type ClosedDayAnswer = "keep" | "next" | undefined;

/**
 * The day that is meant, and whether it is a closed one that was kept. Throws `invalid_input` for a closed day of which nothing was said:
 * `detail.closed` has its name and the next open one.
 */
export async function openDay(
  context: ServiceContext,
  caseId: string,
  asked: { field: string; date: LocalDate; zone: string; answer: ClosedDayAnswer },
): Promise<{ date: LocalDate; kept: boolean }> {
  const { field, date, zone, answer } = asked;
  const closed = await closedDayOf(context.db, caseId, zone, date);
  if (!closed) return { date, kept: false };
  if (answer === "next") return { date: closed.next, kept: false };
  if (answer === "keep") return { date, kept: true };
  const detail = { closed: closed satisfies ClosedDay };
  throw new AppError("invalid_input", { issues: [{ field, code: "deadline_day_closed" }], detail });
}

/** Null of a day on which all that counts for the case and the clock is open. */
export async function closedDayOf(db: Database, caseId: string, zone: string, date: LocalDate): Promise<ClosedDay | null> {
  return closedDay(date, await calendarsOf(db, caseId, zone, date));
}

async function calendarsOf(db: Database, caseId: string, zone: string, date: LocalDate): Promise<Calendar[]> {
  const ids = VENUES.map(({ id }) => id);
  const [hours, closures, booked] = await db.batch([
    hoursOf(db, ids),
    closuresOf(db, date, addDays(date, LONGEST_CLOSURE)),
    venuesOfCase(db, caseId),
  ]);
  const seat = HEAD_OFFICE.zone === zone ? HEAD_OFFICE : VENUES.find((venue) => venue.zone === zone);
  const places = VENUES.filter(({ id }) => id === seat?.id || booked.some(({ location }) => location === id));
  if (!seat && places.length === 0) return [{ venue: null, opensOn: WORKING_DAYS, closures: new Map() }];
  return places.map(({ id }) => ({
    venue: id,
    opensOn: new Set(hours.filter(({ venueId }) => venueId === id).map((one) => one.weekday)),
    closures: new Map(closures.filter(({ venueId }) => venueId === id).map((one) => [one.date, one.name])),
  }));
}
