/** What the list shows of the bookings that were loaded: search, filters and the summary's counts (specification, section 9). */
import { addDays, type LocalDate, todayIn, weekday } from "#app/domain/booking/local-date.ts";
import type { BookingRecord } from "#app/domain/booking/record.ts";

export interface ListFilter {
  search: string;
  status: string;
  type: string;
}

/** Search covers number, contact, style of cause and firm. */
export function filterBookings(bookings: readonly BookingRecord[], filter: ListFilter): BookingRecord[] {
  const wanted = filter.search.trim().toLowerCase();
  return bookings.filter(
    (booking) =>
      (filter.status === "" || booking.status === filter.status) &&
      (filter.type === "" || booking.proceedingType === filter.type) &&
      (wanted === "" ||
        [booking.bookingNumber, booking.bookingContactName, booking.styleOfCause, booking.bookingContactFirm].some((text) =>
          text?.toLowerCase().includes(wanted),
        )),
  );
}

/** Monday and Sunday of the week of `today`. */
export function weekOf(today: LocalDate): { from: LocalDate; to: LocalDate } {
  const from = addDays(today, -((weekday(today) + 6) % 7));
  return { from, to: addDays(from, 6) };
}

/** Counts over what is shown; "This Week" leaves out cancelled bookings. */
export function summarise(bookings: readonly BookingRecord[], zone: string, now: Date) {
  const week = weekOf(todayIn(zone, now));
  const thisWeek = bookings.filter(
    (booking) =>
      booking.status !== "cancelled" && booking.bookingDate !== null && booking.bookingDate >= week.from && booking.bookingDate <= week.to,
  );
  const count = (...statuses: string[]) => bookings.filter((booking) => statuses.includes(booking.status)).length;
  return {
    total: bookings.length,
    thisWeek: thisWeek.length,
    open: count("pending", "consultation_requested"),
    confirmed: count("confirmed"),
  };
}

export type DayName = { kind: "today" | "tomorrow" } | { kind: "this_week" | "date"; date: LocalDate } | { kind: "none" };

/** How a booking's day is named: Today, Tomorrow, weekday and date for this week, else the full date. */
export function dayName(booking: Pick<BookingRecord, "bookingDate" | "timeZone">, now: Date): DayName {
  const { bookingDate: date, timeZone } = booking;
  if (date === null) return { kind: "none" };
  const today = todayIn(timeZone, now);
  if (date === today) return { kind: "today" };
  if (date === addDays(today, 1)) return { kind: "tomorrow" };
  const week = weekOf(today);
  return date >= week.from && date <= week.to ? { kind: "this_week", date } : { kind: "date", date };
}

const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

/** `2026-11-25` → "Wednesday, November 25": a day of this week needs no year. */
export function formatWeekday(locale: string, date: LocalDate): string {
  const at = new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat(TAGS[locale], { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }).format(at);
}

/** An instant on the clock of `zone`: "11:00 a.m. EST", with its day when that is not today there. */
export function formatClock(locale: string, at: string, zone: string, now: Date): string {
  const instant = new Date(at);
  const sameDay = todayIn(zone, instant) === todayIn(zone, now);
  return new Intl.DateTimeFormat(TAGS[locale], {
    ...(sameDay ? {} : { weekday: "short", month: "short", day: "numeric" }),
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: zone,
  }).format(instant);
}
