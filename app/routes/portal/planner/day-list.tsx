/** The planner on a phone: day by day what holds a room, and a way to move each. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Planner, PlannerBooking, PlannerHold, PlannerRoom, PlannerVenue } from "#app/domain/planner/planner.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { heldTimes } from "#app/i18n/portal/planner-text.ts";
import { type PlannerAddress, plannerQuery } from "./address.ts";

interface Entry {
  venue: PlannerVenue;
  room: PlannerRoom;
  hold: PlannerHold;
  booking: PlannerBooking;
}

export function DayList({ planner, address }: { planner: Planner; address: PlannerAddress }) {
  const { i18n } = useLingui();
  const bookings = new Map(planner.bookings.map((booking) => [booking.id, booking]));
  const all = planner.venues.flatMap((venue) =>
    venue.rooms.flatMap((room) =>
      room.holds.flatMap((hold): Entry[] => {
        const booking = bookings.get(hold.bookingId);
        return booking ? [{ venue, room, hold, booking }] : [];
      }),
    ),
  );
  return (
    <section aria-labelledby="day-list-heading" className="no-print mt-6 md:hidden">
      <h2 id="day-list-heading" className="sr-only">
        <Trans>Day by day</Trans>
      </h2>
      {planner.days.map((date, day) => {
        const entries = all
          .filter(({ hold }) => hold.day === day && hold.part === "main")
          .sort((one, other) => one.hold.from - other.hold.from || (one.room.name < other.room.name ? -1 : 1));
        const open = planner.venues.some((venue) => venue.days[day]?.hours);
        if (entries.length === 0 && !open) return null;
        return (
          <div key={date} className="mt-4">
            <h3
              className={`border-b border-hairline-strong pb-1 font-sans text-base font-semibold ${date === address.today ? "text-accent" : ""}`}
            >
              <time dateTime={date}>{formatDay(i18n.locale, date)}</time>
            </h3>
            {entries.length === 0 ? (
              <p className="py-2 text-sm text-soft">
                <Trans>No room is held.</Trans>
              </p>
            ) : (
              <ul>
                {entries.map((entry) => (
                  <Line key={`${entry.room.id} ${entry.hold.from} ${entry.booking.id}`} entry={entry} address={address} />
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}

function Line({ entry: { venue, room, hold, booking }, address }: { entry: Entry; address: PlannerAddress }) {
  const { i18n } = useLingui();
  return (
    <li className="flex items-start justify-between gap-3 border-b border-hairline py-2 text-sm">
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{room.name}</span> <span className="tabular text-soft">{heldTimes(i18n, hold)}</span>
        </p>
        <p className="[overflow-wrap:anywhere]">
          <Link to={`/bookings/${booking.id}`} className="prose-link inline-flex min-h-6 items-center tabular">
            {booking.bookingNumber}
          </Link>{" "}
          {booking.name}
        </p>
        {!address.venue && <p className="text-soft">{locationLabel(i18n, venue.id)}</p>}
      </div>
      {booking.status !== "completed" && (
        <Link to={plannerQuery(address, { bookingId: booking.id })} className="prose-link inline-flex min-h-11 shrink-0 items-center">
          <Trans>Move to…</Trans>
        </Link>
      )}
    </li>
  );
}
