import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { placeAmong } from "#app/domain/booking/schedule/said-days.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { dayName, formatWeekday } from "./listing.ts";

const SHOWN = "font-serif text-lg leading-7 md:whitespace-nowrap";

/** Today, Tomorrow, weekday and date for this week, else the full date (specification, section 2 "Bookings list"); of several days all of them. */
export function BookingDay({ booking, now }: { booking: BookingRecord; now: Date }) {
  return booking.days.length > 1 ? <Days booking={booking} now={now} /> : <Day booking={booking} now={now} />;
}

function Day({ booking, now }: { booking: BookingRecord; now: Date }) {
  const { i18n } = useLingui();
  const day = dayName(booking, now);
  switch (day.kind) {
    case "today":
    case "tomorrow":
      return (
        <time dateTime={booking.bookingDate ?? undefined} className={`${SHOWN} font-semibold text-accent`}>
          {day.kind === "today" ? <Trans>Today</Trans> : <Trans>Tomorrow</Trans>}
        </time>
      );
    case "this_week":
      return (
        <time dateTime={day.date} className={SHOWN}>
          {formatWeekday(i18n.locale, day.date)}
        </time>
      );
    case "date":
      return (
        <time dateTime={day.date} className={SHOWN}>
          {formatDate(i18n.locale, day.date)}
        </time>
      );
    default:
      return (
        <span className={`${SHOWN} text-soft italic`}>
          <Trans>No date yet</Trans>
        </span>
      );
  }
}

/** All days, and which of them today is, or that the first is tomorrow. */
function Days({ booking, now }: { booking: BookingRecord; now: Date }) {
  const { i18n } = useLingui();
  const dates = booking.days.map(({ date }) => date);
  const place = placeAmong(dates, todayIn(booking.timeZone, now));
  const begins = place ? "today" : dayName(booking, now).kind === "tomorrow" ? "tomorrow" : null;
  return (
    <>
      {begins ? (
        <span className={`${SHOWN} block font-semibold text-accent`}>
          {place ? (
            <Trans>
              Today, day {place.at} of {place.of}
            </Trans>
          ) : (
            <Trans>Tomorrow</Trans>
          )}
        </span>
      ) : null}
      <time dateTime={`${dates[0]}/${dates.at(-1)}`} className={begins ? "block" : "block font-serif text-lg leading-7"}>
        {datesText(i18n.locale, booking.days)}
      </time>
    </>
  );
}
