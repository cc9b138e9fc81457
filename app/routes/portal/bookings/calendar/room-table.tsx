import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Th } from "#app/components/ui/table.tsx";
import { isLocale } from "#app/domain/locale.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import { type Bar, lanesOf } from "#app/domain/venue/room-bars.ts";
import type { CalendarDay, RoomCalendar } from "#app/domain/venue/room-calendar.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { datesText, hoursText } from "#app/i18n/clock/hearing-days.ts";
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
      {calendar.rooms.map((room) =>
        single ? <RoomDay key={room.id} room={room} calendar={calendar} /> : <RoomWeek key={room.id} room={room} calendar={calendar} />,
      )}
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

interface RoomRowProps {
  room: RoomCalendar["rooms"][number];
  calendar: RoomCalendar;
}

const GROUP = "block border-b border-hairline py-3 align-top first-of-type:border-t md:table-row-group md:py-0";
const LANE = "block md:table-row";
const CELL = "md:table-cell md:border-l md:border-hairline md:px-2 md:py-2 align-top";

const isShut = (day: CalendarDay) => Boolean(day.closure) || !day.hours;

function RoomName({ room, lanes }: { room: RoomRowProps["room"]; lanes: number }) {
  return (
    <th scope="row" rowSpan={lanes} className="block align-top font-semibold md:table-cell md:px-3 md:py-3 md:pl-0">
      {room.name}
      <span className="ml-2 font-normal text-soft md:ml-0 md:block">
        <Trans>{room.capacity} people</Trans>
      </span>
    </th>
  );
}

/** One day of a room: its hours as a line, and what holds it. */
function RoomDay({ room, calendar }: RoomRowProps) {
  const [day] = calendar.days;
  const [holds = []] = room.holds;
  if (!day) return null;
  return (
    <tbody className={GROUP}>
      <tr className={LANE}>
        <RoomName room={room} lanes={1} />
        <td className={`block ${CELL} ${isShut(day) ? "bg-sunk" : ""}`}>
          {isShut(day) ? null : <TimeStrip hours={day.hours} holds={holds} />}
          {holds.length === 0 ? <Empty day={day} /> : null}
          <ul className="grid gap-2">
            {holds.map((hold) => (
              <li key={`${hold.bookingId}${hold.startTime}`} className="border-accent border-s-2 ps-2">
                <Hold holds={[hold]} />
              </li>
            ))}
          </ul>
        </td>
      </tr>
    </tbody>
  );
}

/** A week of a room: each booking a bar over its days, in as many lanes as it takes. */
function RoomWeek({ room, calendar: { days } }: RoomRowProps) {
  const lanes = lanesOf(room.holds);
  const rows = lanes.length > 0 ? lanes : [[]];
  return (
    <tbody className={GROUP}>
      {rows.map((lane, at) => (
        <tr key={lane[0] ? `${lane[0].holds[0].bookingId} ${lane[0].from} ${lane[0].holds[0].startTime}` : ""} className={LANE}>
          {at === 0 ? <RoomName room={room} lanes={rows.length} /> : null}
          {days.map((day, column) => {
            const bar = lane.find(({ from, holds }) => from <= column && column < from + holds.length);
            if (bar) return bar.from === column ? <BarCell key={day.date} bar={bar} days={days} /> : null;
            return (
              <td key={day.date} className={`hidden ${CELL} ${isShut(day) ? "bg-sunk" : ""}`}>
                {room.holds[column]?.length || at > 0 ? null : <Empty day={day} />}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

function Empty({ day }: { day: CalendarDay }) {
  return <span className="text-soft">{isShut(day) ? <span className="sr-only">{<Trans>Closed</Trans>}</span> : <Trans>Free</Trans>}</span>;
}

function BarCell({ bar: { from, holds }, days }: { bar: Bar; days: RoomCalendar["days"] }) {
  const { i18n } = useLingui();
  const dates = days.slice(from, from + holds.length);
  const [first] = dates;
  return (
    <td colSpan={holds.length} className={`block ${CELL}`}>
      <span className="eyebrow mt-2 block md:hidden">
        {dates.length > 1 ? datesText(i18n.locale, dates) : first && formatShortDay(i18n.locale, first.date)}
      </span>
      <div className="rounded-e-sm border-accent border-s-4 bg-accent-wash px-2 py-1.5">
        <Hold holds={holds} dates={dates} />
      </div>
    </td>
  );
}

/** What one booking holds on a day, or on days in a row. */
function Hold({ holds, dates = [] }: { holds: Bar["holds"]; dates?: readonly { date: string }[] }) {
  const { i18n, t } = useLingui();
  const [hold] = holds;
  const start = hold.startTime ? formatWallTime(i18n.locale, hold.startTime) : t`from the day before`;
  const end = hold.endTime ? formatWallTime(i18n.locale, hold.endTime === "24:00" ? "00:00" : hold.endTime) : t`into the next day`;
  const said = dates.map(({ date }, at) => ({ date, startTime: holds[at]?.startTime ?? null, endTime: holds[at]?.endTime ?? null }));
  return (
    <>
      <span className="tabular block">{holds.length > 1 ? hoursText(i18n, said) : `${start} – ${end}`}</span>
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
    </>
  );
}
