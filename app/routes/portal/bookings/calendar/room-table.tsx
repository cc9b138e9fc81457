import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Th } from "#app/components/ui/table.tsx";
import { isLocale } from "#app/domain/locale.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import type { CalendarDay, HoldOfDay, RoomCalendar } from "#app/domain/venue/room-calendar.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { formatDay, formatWallTime } from "#app/i18n/dates.ts";
import { formatShortDay } from "./short-day.ts";
import { TimeStrip } from "./time-strip.tsx";

/** Rooms as rows, days as columns. A phone shows room by room, and of a week the days on which one is held. */
export function RoomTable({ calendar, today }: { calendar: RoomCalendar; today: string }) {
  const { i18n } = useLingui();
  const single = calendar.days.length === 1;
  return (
    <table className="mt-8 block w-full table-fixed border-collapse text-left text-sm md:table">
      <caption className="sr-only">
        <Trans>Rooms and what holds them</Trans>
      </caption>
      <thead className="block md:table-header-group">
        <tr className="flex flex-wrap gap-x-4 md:table-row">
          <Th className={`max-md:sr-only ${single ? "w-40" : "w-32"}`}>
            <Trans>Room</Trans>
          </Th>
          {calendar.days.map((day) => (
            <Th key={day.date} className={`max-md:border-0 max-md:px-0 ${single || day.closure || !day.hours ? "" : "max-md:sr-only"}`}>
              <time dateTime={day.date} className={day.date === today ? "text-accent underline underline-offset-4" : undefined}>
                {single ? formatDay(i18n.locale, day.date) : formatShortDay(i18n.locale, day.date)}
              </time>
              <span className="block font-normal">
                <Hours day={day} />
              </span>
            </Th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-hairline md:table-row-group">
        {calendar.rooms.map((room) => (
          <tr key={room.id} className="block border-b border-hairline py-3 align-top md:table-row md:py-0">
            <th scope="row" className="block font-semibold md:table-cell md:px-3 md:py-3 md:pl-0">
              {room.name}
              <span className="ml-2 font-normal text-soft md:ml-0 md:block">
                <Trans>{room.capacity} people</Trans>
              </span>
            </th>
            {calendar.days.map((day, at) => (
              <Cell key={day.date} day={day} holds={room.holds[at] ?? []} single={single} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Hours({ day }: { day: CalendarDay }) {
  const { i18n } = useLingui();
  if (day.closure) {
    const closure = holidayName(day.closure, isLocale(i18n.locale) ? i18n.locale : "en") ?? day.closure;
    return <Trans>Closed: {closure}</Trans>;
  }
  if (!day.hours) return <Trans>Closed</Trans>;
  return (
    <>
      {formatWallTime(i18n.locale, day.hours.opens)} – {formatWallTime(i18n.locale, day.hours.closes)}
    </>
  );
}

function Cell({ day, holds, single }: { day: CalendarDay; holds: readonly HoldOfDay[]; single: boolean }) {
  const { i18n } = useLingui();
  const shut = Boolean(day.closure) || !day.hours;
  const empty = holds.length === 0;
  return (
    <td
      className={`md:table-cell md:border-l md:border-hairline md:px-2 md:py-3 ${shut ? "bg-sunk" : ""} ${empty && !single ? "hidden" : "block"}`}
    >
      {single && !shut && <TimeStrip hours={day.hours} holds={holds} />}
      {empty ? (
        <span className="text-soft">{shut ? <span className="sr-only">{<Trans>Closed</Trans>}</span> : <Trans>Free</Trans>}</span>
      ) : (
        <>
          {!single && <span className="eyebrow mt-2 block md:hidden">{formatShortDay(i18n.locale, day.date)}</span>}
          <ul className={single ? "grid gap-2" : "grid gap-2 md:gap-3"}>
            {holds.map((hold) => (
              <Hold key={`${hold.bookingId}${hold.startTime}`} hold={hold} />
            ))}
          </ul>
        </>
      )}
    </td>
  );
}

function Hold({ hold }: { hold: HoldOfDay }) {
  const { i18n, t } = useLingui();
  const start = hold.startTime ? formatWallTime(i18n.locale, hold.startTime) : t`from the day before`;
  const end = hold.endTime ? formatWallTime(i18n.locale, hold.endTime === "24:00" ? "00:00" : hold.endTime) : t`into the next day`;
  return (
    <li className="border-l-2 border-accent pl-2">
      <span className="tabular block">
        {start} – {end}
      </span>
      <Link to={`/bookings/${hold.bookingId}`} className="prose-link inline-flex min-h-6 items-center tabular whitespace-nowrap">
        {hold.bookingNumber}
      </Link>
      <span className="block text-soft [overflow-wrap:anywhere]">
        {hold.contact}, {i18n._(STATUS_LABELS[hold.status])}
        {hold.part === "breakout" && (
          <>
            {", "}
            <Trans>breakout room</Trans>
          </>
        )}
      </span>
    </li>
  );
}
