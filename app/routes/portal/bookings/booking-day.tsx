import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { dayName, formatWeekday } from "./listing.ts";

/** Today, Tomorrow, weekday and date for this week, else the full date (specification, section 2 "Bookings list"). */
export function BookingDay({ booking, now }: { booking: BookingRecord; now: Date }) {
  const { i18n } = useLingui();
  const day = dayName(booking, now);
  const shown = "font-serif text-lg leading-7 md:whitespace-nowrap";
  switch (day.kind) {
    case "today":
    case "tomorrow":
      return (
        <time dateTime={booking.bookingDate ?? undefined} className={`${shown} font-semibold text-accent`}>
          {day.kind === "today" ? <Trans>Today</Trans> : <Trans>Tomorrow</Trans>}
        </time>
      );
    case "this_week":
      return (
        <time dateTime={day.date} className={shown}>
          {formatWeekday(i18n.locale, day.date)}
        </time>
      );
    case "date":
      return (
        <time dateTime={day.date} className={shown}>
          {formatDate(i18n.locale, day.date)}
        </time>
      );
    default:
      return (
        <span className={`${shown} text-soft italic`}>
          <Trans>No date yet</Trans>
        </span>
      );
  }
}
