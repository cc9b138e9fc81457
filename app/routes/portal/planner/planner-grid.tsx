/** Rooms as rows, days as columns, what holds a room as bars; by keyboard a grid, whose cells and bars are gone over with arrows. */
import { Trans, useLingui } from "@lingui/react/macro";
import { classNames } from "#app/components/ui/class-names.ts";
import { isLocale } from "#app/domain/locale.ts";
import type { Planner, PlannerVenue } from "#app/domain/planner/planner.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { formatDay, namedDay } from "#app/i18n/dates.ts";
import type { PlannerAddress } from "./address.ts";
import type { Carried } from "./carry.ts";
import { RoomRow } from "./room-row.tsx";

interface GridProps {
  planner: Planner;
  address: PlannerAddress;
  shown: string | null;
  carried: Carried | null;
}

export function PlannerGrid({ planner, address, shown, carried }: GridProps) {
  const bookings = new Map(planner.bookings.map((booking) => [booking.id, booking]));
  let row = 0;
  return (
    <section aria-labelledby="planner-heading" className="mt-6 hidden md:block print:block">
      <h2 id="planner-heading" className="sr-only">
        <Trans>Rooms and what holds them</Trans>
      </h2>
      <p className="no-print mb-2 text-xs text-soft">
        <Trans>
          Drag a request or a bar onto a room, or press Enter on it, move it with the arrows and press Enter again. Shift with an arrow
          changes its length.
        </Trans>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is what a table is that arrows go over. */}
      <table role="grid" aria-labelledby="planner-heading" className="w-full table-fixed border-collapse text-left text-sm">
        <DayHeads days={planner.days} address={address} />
        {planner.venues.map((venue) => (
          <tbody key={venue.id}>
            {planner.venues.length > 1 && <VenueHead venue={venue} columns={planner.days.length + 1} />}
            {venue.rooms.map((room) => {
              const at = row;
              row += 1;
              return (
                <RoomRow
                  key={room.id}
                  room={room}
                  row={at}
                  venue={venue}
                  bookings={bookings}
                  address={address}
                  shown={shown}
                  carried={carried?.roomId === room.id ? carried : null}
                />
              );
            })}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function DayHeads({ days, address }: Pick<Planner, "days"> & Pick<GridProps, "address">) {
  const { i18n } = useLingui();
  return (
    <thead>
      <tr>
        <th scope="col" className="sticky top-0 z-20 w-34 border-b border-hairline-strong bg-paper py-1.5 text-xs font-normal text-soft">
          <Trans>Room</Trans>
        </th>
        {days.map((date) => (
          <th
            key={date}
            scope="col"
            className={classNames(
              "sticky top-0 z-20 overflow-hidden border-b border-l border-b-hairline-strong border-l-hairline bg-paper py-1.5 text-center text-xs font-normal whitespace-nowrap",
              date === address.today && "font-semibold text-accent",
            )}
          >
            <time dateTime={date}>
              <span aria-hidden="true">
                {address.view === "week" ? namedDay(i18n.locale, date, false) : date.slice(8).replace(/^0/, "")}
              </span>
              <span className="sr-only">{formatDay(i18n.locale, date)}</span>
            </time>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function VenueHead({ venue, columns }: { venue: PlannerVenue; columns: number }) {
  const { i18n } = useLingui();
  return (
    <tr className="border-b border-hairline bg-sunk">
      <th scope="rowgroup" colSpan={columns} className="py-1 pl-2 text-xs font-semibold">
        {locationLabel(i18n, venue.id)}
        <Closures venue={venue} />
      </th>
    </tr>
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
      {closed
        .map(({ date, closure }) => `${namedDay(i18n.locale, date, false)}: ${holidayName(closure ?? "", locale) ?? closure}`)
        .join(" · ")}
    </span>
  );
}
