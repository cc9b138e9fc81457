import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import type { RoomCalendar } from "#app/domain/venue/room-calendar.ts";
import { formatDay, formatWallTime } from "#app/i18n/dates.ts";
import { DayOf } from "./day-of.tsx";

/** Who is expected or has asked for these days, and has no room. */
export function Requests({ calendar }: { calendar: RoomCalendar }) {
  const { i18n } = useLingui();
  const days = calendar.days.filter(({ requests }) => requests.length > 0);
  return (
    <section aria-labelledby="requests-heading" className="mt-12">
      <h2 id="requests-heading" className="text-xl">
        <Trans>Without a room</Trans>
      </h2>
      {days.length === 0 ? (
        <p className="mt-2 text-soft">
          <Trans>None for these days.</Trans>
        </p>
      ) : (
        days.map(({ date, requests }) => (
          <div key={date} className="mt-4">
            <h3 className="font-sans text-base font-semibold">
              <time dateTime={date}>{formatDay(i18n.locale, date)}</time>
            </h3>
            <ul className="mt-2 grid gap-3">
              {requests.map((request) => (
                <li key={request.bookingId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-hairline pb-3">
                  <span className="tabular min-w-24">
                    {request.startTime ? formatWallTime(i18n.locale, request.startTime) : <Trans>Time to be agreed</Trans>}
                  </span>
                  <Link to={`/bookings/${request.bookingId}`} className="prose-link tabular whitespace-nowrap">
                    {request.bookingNumber}
                  </Link>
                  <span>{request.contact}</span>
                  <DayOf place={request.place} />
                  <StatusBadge status={request.status} />
                </li>
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  );
}
