/** The state of a day at a venue, over the wire, with the days around it. */
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import type { Month, MonthView } from "../domain/hearing-plan/month.ts";
import type { AskedDay, AskedMonth } from "../domain/venue/asked-day.ts";
import { type DayAvailability, hasRoom, nearestWithRoom } from "../domain/venue/availability.ts";
import type { ListedRooms } from "../domain/venue/public-room.ts";
import type { RoomNeed } from "../domain/venue/room-need.ts";
import { request } from "./request.ts";

const BEFORE = 14;
const AFTER = 31;

/** What is shown of a day: its state, and where it has no room the nearest days that have one. */
export interface AskedDayState extends DayAvailability {
  nearest: readonly DayAvailability[];
}

/** Asks for the state of the day as it is now. Throws `ApiError`, and whatever an aborted request throws. */
export async function askDay({ venue, date, people, startTime, endTime }: AskedDay, signal: AbortSignal): Promise<AskedDayState> {
  const query = new URLSearchParams({ venue: venue.id, from: addDays(date, -BEFORE), to: addDays(date, AFTER) });
  if (people) query.set("people", String(people));
  if (startTime) query.set("startTime", startTime);
  if (endTime) query.set("endTime", endTime);
  const { days } = await request<{ days: DayAvailability[] }>(`/api/availability?${query}`, { signal });
  const state = days.find((day) => day.date === date)?.state ?? "closed";
  return { date, state, nearest: hasRoom(state) ? [] : nearestWithRoom(days, date, 3) };
}

/** A month of the venue for such a hearing, as it is now. Throws `ApiError`, and whatever an aborted request throws. */
export function askMonth({ venue, need, startTime, endTime }: AskedMonth, month: Month, signal: AbortSignal): Promise<MonthView> {
  const query = new URLSearchParams({ venue: venue.id, month, people: String(need.people) });
  if (need.setup) query.set("setup", need.setup);
  if (need.unit) query.set("unit", "true");
  if (need.breakouts.length > 0) query.set("breakouts", need.breakouts.join(","));
  if (startTime) query.set("startTime", startTime);
  if (startTime && endTime && startTime < endTime) query.set("endTime", endTime);
  return request<MonthView>(`/api/availability/month?${query}`, { signal });
}

/** The rooms of the venue for such a hearing, and why the others do not suit. Throws `ApiError`, and whatever an aborted request throws. */
export async function askRooms({ venue, need }: { venue: { id: string }; need: RoomNeed }, signal: AbortSignal): Promise<ListedRooms> {
  const query = new URLSearchParams({ venue: venue.id, people: String(need.people) });
  if (need.setup) query.set("setup", need.setup);
  if (need.unit) query.set("unit", "true");
  return request<ListedRooms>(`/api/availability/rooms?${query}`, { signal });
}

/** The same for the booking of a link, which is moved: the server knows its rooms and its length. */
export function askManagedMonth(token: string, month: Month, time: string | undefined, signal: AbortSignal): Promise<MonthView> {
  const query = new URLSearchParams({ month, time: time ?? "" });
  return request<MonthView>(`/manage/${encodeURIComponent(token)}/month?${query}`, { signal });
}
