/** Bookings of a page under the day that each is about: pure, by the calendars of their venues. */
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { addDays, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";

/** A day; begun before today without sitting today; or no day yet. */
export type GroupDay = { kind: "today" | "tomorrow" | "date"; date: LocalDate } | { kind: "under_way" } | { kind: "none" };

export interface DayGroup {
  key: string;
  day: GroupDay;
  bookings: BookingRecord[];
}

type Dated = Pick<BookingRecord, "bookingDate" | "days" | "timeZone">;

/** The day under which a booking is at `now`: of several days the one that sits today, else the first. */
export function groupDayOf({ bookingDate, days, timeZone }: Dated, now: Date): GroupDay {
  if (bookingDate === null) return { kind: "none" };
  const today = todayIn(timeZone, now);
  if (bookingDate === today || days.some(({ date }) => date === today)) return { kind: "today", date: today };
  const last = days.at(-1)?.date ?? bookingDate;
  if (bookingDate < today && last > today) return { kind: "under_way" };
  return { kind: bookingDate === addDays(today, 1) ? "tomorrow" : "date", date: bookingDate };
}

/** Groups in the order of the list, but today's first where it runs upwards: what goes on since earlier comes after it. */
export function dayGroups(bookings: readonly BookingRecord[], now: Date, latestFirst: boolean): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const booking of bookings) {
    const day = groupDayOf(booking, now);
    const key = "date" in day ? day.date : day.kind;
    const group = groups.get(key) ?? { key, day, bookings: [] };
    group.bookings.push(booking);
    groups.set(key, group);
  }
  const inOrder = [...groups.values()].map((group) => ({ ...group, bookings: group.bookings.toSorted(byHour) }));
  if (latestFirst) return inOrder;
  const isUnderWay = ({ day }: DayGroup) => day.kind === "under_way";
  const underWay = inOrder.filter(isUnderWay);
  if (underWay.length === 0) return inOrder;
  const rest = inOrder.filter((group) => !isUnderWay(group));
  // Before the first day that is still to come; on a page that has today, right after it.
  const at = rest.findIndex(({ day }) => day.kind === "tomorrow" || (day.kind === "date" && bookingsBegin(day.date, now)));
  return at < 0 ? [...rest, ...underWay] : [...rest.slice(0, at), ...underWay, ...rest.slice(at)];
}

/** By the hour of its day, those without one at the end. */
const byHour = (one: BookingRecord, other: BookingRecord) => (one.startTime ?? "99").localeCompare(other.startTime ?? "99");

/** True of a day that is not over anywhere. */
const bookingsBegin = (date: LocalDate, now: Date) => date > todayIn("Pacific/Honolulu", now);
