/** A booking of several days that its client moves by the mailed link: what the move is in values, and what is free instead. */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { checkEdit, storedValues } from "#app/domain/booking/office/edit.ts";
import type { WishedDay } from "#app/domain/booking/office/managed.ts";
import { dayControl, movedDays } from "#app/domain/booking/office/moved-days.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { type LocalDate, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { FitReason } from "#app/domain/hearing-plan/fit.ts";
import { fitIssues } from "#app/domain/hearing-plan/fit-issues.ts";
import { runFrom } from "#app/domain/hearing-plan/run.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { FitChecks } from "#app/services/venues/check-fit.server.ts";
import { judgeMove } from "#app/services/venues/edited-fit.server.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import { saidDays } from "./booking-records.ts";
import { fromEdit } from "./booking-requests.ts";

export const isSeveralDays = (row: Pick<BookingRow, "details">): boolean => (row.details.bookingType ?? "single") !== "single";

/**
 * What a move changes; null where staff are asked for it: a day is nearer than the cut-off, or no field can say it. Throws
 * `invalid_input` with an issue per day, and what is free for all days instead; `conflict` where it has one day by now.
 */
export async function daysByLink(
  { clock, fits }: Pick<ServiceContext, "clock"> & { fits: FitChecks },
  row: BookingRow,
  wished: readonly WishedDay[],
): Promise<DetailedValues | null> {
  // The page is of when it had several.
  if (!isSeveralDays(row)) throw new AppError("conflict");
  const stored = storedValues(row);
  const moved = movedDays(stored, wished);
  const issues = "issues" in moved ? moved.issues : faultsOf(row, wished, clock());
  if ("issues" in moved || issues.length > 0) throw new AppError("invalid_input", { issues });
  if (!moved.values) return null;
  const checked = checkEdit(stored, moved.values, clock());
  if (!checked.ok) throw new AppError("invalid_input", { issues: checked.issues.map((issue) => ofDay(issue, wished)) });
  const next = { ...row, ...fromEdit(row, checked.edit) };
  const { isNear, against } = await judgeMove(fits, row, next);
  if (against.length === 0) return isNear ? null : moved.values;
  const runs = await freeRuns(fits, begunOn(row, wished, clock()));
  throw new AppError("invalid_input", { issues: issuesOf(against, wished), detail: { reasons: against, runs } });
}

/** Days that nobody can come on, also where staff are only asked for them; those that it has already may be over. */
function faultsOf(row: BookingRow, wished: readonly WishedDay[], now: Date): Issue[] {
  const stays = new Set(saidDays(row).map(({ date }) => date));
  const today = todayIn(row.timeZone, now);
  return wished.flatMap(({ date }, at) => {
    const code = stays.has(date) ? null : dayFault(date, today);
    return code ? [{ field: dayControl("date", at), code, day: date }] : [];
  });
}

/** The booking as its days follow each other now, from the first day that is wished for: what is free is looked for near that. */
function begunOn(row: BookingRow, wished: readonly WishedDay[], now: Date): BookingRow {
  const venue = venueOf(row.location) ?? HEAD_OFFICE;
  const [start = ""] = wished.map(({ date }) => date).sort();
  const dates = runFrom(
    saidDays(row).map(({ date }) => date),
    start,
    (date) => Boolean(venue.hours[weekday(date)]),
  );
  const moved = movedDays(
    storedValues(row),
    dates.map((date, at) => ({ date, time: wished[at]?.time ?? "" })),
  );
  if ("issues" in moved || !moved.values) return row;
  const checked = checkEdit(storedValues(row), moved.values, now);
  return checked.ok ? { ...row, ...fromEdit(row, checked.edit) } : row;
}

/** The nearest runs of as many days that are free for all of it at its hours; none of what takes place in no room of ours. */
export async function freeRuns(fits: FitChecks, row: BookingRow): Promise<LocalDate[][]> {
  if (!ownVenueOf(row)) return [];
  return (await fits.alternatives(row, null, await fits.notice(row))).runs;
}

/** One for each day that does not fit, in its own row of the form. */
function issuesOf(reasons: readonly FitReason[], wished: readonly WishedDay[]): Issue[] {
  return reasons.map((reason) => {
    const [issue] = fitIssues([reason], "single");
    return ofDay(issue ?? { field: "bookingDate", code: "rooms_taken", day: reason.date }, wished);
  });
}

function ofDay({ field, code, day }: Issue, wished: readonly WishedDay[]): Issue {
  const at = Math.max(
    0,
    wished.findIndex(({ date }) => date === day),
  );
  return { field: dayControl(/Time$/.test(field) ? "time" : "date", at), code, ...(day ? { day } : {}) };
}
