/** Rooms as rows, days as columns, what holds a room as bars; by keyboard a grid, whose cells and bars are gone over with arrows. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { isLocale } from "#app/domain/locale.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import type { Planner, PlannerBooking, PlannerVenue } from "#app/domain/planner/planner.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { formatDay, namedDay } from "#app/i18n/dates.ts";
import type { PlannerAddress } from "./address.ts";
import { RoomRow } from "./room-row.tsx";
import type { Carried } from "./use-carry.ts";

interface GridProps {
  planner: Planner;
  address: PlannerAddress;
  shown: string | null;
  carried: Carried | null;
}

export function PlannerGrid({ planner, address, shown, carried }: GridProps) {
  const { i18n, t } = useLingui();
  const bookings = new Map(planner.bookings.map((booking) => [booking.id, booking]));
  const columns = { gridTemplateColumns: `8.5rem repeat(${planner.days.length}, minmax(0, 1fr))` };
  let row = 0;
  return (
    <section aria-labelledby="planner-heading" className="mt-6 hidden md:block print:block">
      <h2 id="planner-heading" className="sr-only">
        <Trans>Rooms and what holds them</Trans>
      </h2>
      <p className="no-print mb-2 text-xs text-soft">
        <Trans>Drag a request or a bar onto a room, or press Enter on it, move it with the arrows and press Enter again. Shift with an arrow changes its length.</Trans>
      </p>
      <div role="grid" aria-labelledby="planner-heading" aria-rowcount={-1} className="text-sm">
        <div role="row" style={columns} className="sticky top-0 z-20 grid border-b border-hairline-strong bg-paper">
          <div role="columnheader" className="py-1.5 text-xs text-soft">
            <Trans>Room</Trans>
          </div>
          {planner.days.map((date) => (
            <div
              key={date}
              role="columnheader"
              className={classNames("overflow-hidden border-l border-hairline py-1.5 text-center text-xs whitespace-nowrap", date === address.today && "font-semibold text-accent")}
            >
              <time dateTime={date} aria-label={formatDay(i18n.locale, date)}>
                {address.view === "week" ? namedDay(i18n.locale, date, false) : date.slice(8).replace(/^0/, "")}
              </time>
            </div>
          ))}
        </div>
        {planner.venues.map((venue) => (
          <Fragment key={venue.id}>
            {planner.venues.length > 1 && (
              <div role="row" style={columns} className="grid border-b border-hairline bg-sunk">
                <div role="rowheader" className="py-1 pl-2 text-xs font-semibold whitespace-nowrap" style={{ gridColumn: "1 / -1" }}>
                  {locationLabel(i18n, venue.id)}
                  <Closures venue={venue} />
                </div>
              </div>
            )}
            {venue.rooms.map((room) => {
              const at = row;
              row += 1;
              return (
                <RoomRow
                  key={room.id}
                  room={room}
                  row={at}
                  venue={venue}
                  bookings={bookings as ReadonlyMap<string, PlannerBooking>}
                  address={address}
                  shown={shown}
                  carried={carried?.roomId === room.id ? carried : null}
                  columns={columns}
                  label={t`${room.name} (${room.capacity} people)`}
                />
              );
            })}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** Days of these on which the venue is closed besides its weekdays. */
function Closures({ venue }: { venue: PlannerVenue }) {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : "en";
  const closed = venue.days.filter(({ closure }) => closure !== null);
  if (closed.length === 0) return null;
  return (
    <span className="ml-3 font-normal text-soft">
      {closed.map(({ date, closure }) => `${namedDay(i18n.locale, date, false)}: ${holidayName(closure ?? "", locale) ?? closure}`).join(" · ")}
    </span>
  );
}
