/** The month of free days for a booking that its client moves: its own rooms and length; what it holds itself is free for it. */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { storedValues } from "#app/domain/booking/office/edit.ts";
import { endAfter, movedTo } from "#app/domain/booking/office/managed.ts";
import { isLocalDate, isWallTime, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { endOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { firstMonth, isMonth, type MonthView } from "#app/domain/hearing-plan/month.ts";
import { roomNeed } from "#app/domain/venue/room-need.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { findMonth } from "#app/services/venues/find-month.server.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import { saidDays } from "./booking-records.ts";
import { isSeveralDays } from "./managed-days.server.ts";

/** As the page has them: whatever is no month, day or hour is left out. */
export interface WantedMonth {
  month: string;
  /** The day on the page, whose month is shown where none is named. */
  date: string;
  /** The hour at which it would begin; "" for the booking's own. */
  time: string;
}

/** Null for a booking in no room of ours. Throws `too_many_requests`. */
export async function managedMonth(context: LimitedContext, row: BookingRow, wanted: WantedMonth): Promise<MonthView | null> {
  const venue = ownVenueOf(row);
  if (!venue || row.status === "cancelled") return null;
  const today = todayIn(venue.zone, context.clock());
  const first = firstMonth(today, isLocalDate(wanted.date) ? wanted.date : row.bookingDate);
  const month = isMonth(wanted.month) ? wanted.month : first;
  const ask = { venue, month, need: roomNeed(row.details), withNotice: true, ...hoursAt(row, wanted.time) };
  return findMonth(context, ask, { counted: true, moving: row.id });
}

/** The booking's hours when it begins at `time`, of several days those of the first: it lasts as long as before. */
function hoursAt(row: BookingRow, time: string) {
  if (isSeveralDays(row)) return hoursOfFirst(row, time);
  const moved = movedTo(storedValues(row), row.bookingDate ?? "", isWallTime(time) ? time : "");
  if ("issues" in moved) return { startTime: time };
  const startTime = moved.values.startTime || row.startTime || undefined;
  const endTime =
    startTime && row.duration ? endOf(startTime, row.duration, moved.values.endTime ?? row.endTime ?? undefined) : row.endTime;
  return { startTime, ...(endTime && startTime && startTime < endTime ? { endTime } : {}) };
}

function hoursOfFirst(row: BookingRow, time: string) {
  const [first] = saidDays(row);
  if (!first?.startTime) return { startTime: isWallTime(time) ? time : undefined };
  const startTime = isWallTime(time) ? time : first.startTime;
  return { startTime, endTime: (first.endTime && endAfter(startTime, first.startTime, first.endTime)) ?? undefined };
}
