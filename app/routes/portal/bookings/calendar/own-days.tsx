import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { Table, Td, Th, Tr } from "#app/components/ui/table.tsx";
import type { ProceedingType } from "#app/domain/booking/vocabulary.ts";
import type { OwnCalendarDay } from "#app/domain/venue/room-calendar.ts";
import { PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import { formatDay, formatWallTime, zoneLabel } from "#app/i18n/dates.ts";
import { DayOf } from "./day-of.tsx";

/** One's own bookings, day by day; nothing of anybody else's, and no rooms. */
export function OwnDays({ days, today }: { days: readonly OwnCalendarDay[]; today: string }) {
  const { i18n } = useLingui();
  return (
    <Table caption={<Trans>Your bookings, day by day</Trans>} className="mt-8">
      <thead>
        <tr>
          <Th className="w-2/5 sm:w-1/3">
            <Trans>Day</Trans>
          </Th>
          <Th>
            <Trans>Bookings</Trans>
          </Th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, bookings }) => (
          <Tr key={date}>
            <th scope="row" className="py-4 pr-3 align-top font-normal">
              <time dateTime={date} className={date === today ? "font-semibold text-accent" : undefined}>
                {formatDay(i18n.locale, date)}
              </time>
            </th>
            <Td>
              {bookings.length === 0 ? (
                <span className="text-soft">
                  <Trans>Nothing</Trans>
                </span>
              ) : (
                <ul className="grid gap-4">
                  {bookings.map((booking) => (
                    <li key={booking.bookingId}>
                      <span className="tabular block">
                        {booking.startTime ? (
                          <>
                            {formatWallTime(i18n.locale, booking.startTime)}
                            {booking.endTime && ` – ${formatWallTime(i18n.locale, booking.endTime)}`}{" "}
                            <span className="text-soft">{zoneLabel(i18n.locale, booking.timeZone, date)}</span>
                          </>
                        ) : (
                          <Trans>Time to be agreed</Trans>
                        )}
                      </span>
                      <Link to={`/bookings/${booking.bookingId}`} className="prose-link inline-flex min-h-6 items-center font-semibold">
                        {booking.title ?? i18n._(PROCEEDING_LABELS[booking.proceedingType as ProceedingType])}
                      </Link>
                      <span className="mt-1 flex flex-wrap items-center gap-3 tabular text-soft">
                        {booking.bookingNumber} <StatusBadge status={booking.status} /> <DayOf place={booking.place} />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
