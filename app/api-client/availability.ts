/** The state of a day at a venue, over the wire, with the days around it. */
import { addDays } from "../domain/booking/local-date.ts";
import type { AskedDay } from "../domain/venue/asked-day.ts";
import { type DayAvailability, hasRoom, nearestWithRoom } from "../domain/venue/availability.ts";
import { request } from "./request.ts";

const BEFORE = 14;
const AFTER = 31;

/** What is told of a day: its state, and where it has no room the nearest days that have one. */
export interface ToldDay extends DayAvailability {
  nearest: readonly DayAvailability[];
}

/** Asks for the state of the day as it is now. Throws `ApiError`, and whatever an aborted request throws. */
export async function askDay({ venue, date, people, startTime, endTime }: AskedDay, signal: AbortSignal): Promise<ToldDay> {
  const query = new URLSearchParams({ venue: venue.id, from: addDays(date, -BEFORE), to: addDays(date, AFTER) });
  if (people) query.set("people", String(people));
  if (startTime) query.set("startTime", startTime);
  if (endTime) query.set("endTime", endTime);
  const { days } = await request<{ days: DayAvailability[] }>(`/api/availability?${query}`, { signal });
  const state = days.find((day) => day.date === date)?.state ?? "closed";
  return { date, state, nearest: hasRoom(state) ? [] : nearestWithRoom(days, date, 3) };
}
