import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { classNames } from "#app/components/ui/class-names.ts";
import type { PlannerBooking, PlannerHold, PlannerRoom, PlannerVenue } from "#app/domain/planner/planner.ts";
import { barsOf, lanesOf, type PlannerBar } from "#app/domain/planner/planner-bars.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { barText } from "#app/i18n/portal/planner-text.ts";
import { type PlannerAddress, plannerQuery } from "./address.ts";
import type { Carried } from "./carry.ts";

/** Heights in rem: of a lane, and of a bar in it. */
const LANE = 2;
const BAR = 1.75;
/** Days up to which a bar has room for its number alone. */
const SHORT = { week: 1.2, month: 6 } as const;

interface RoomRowProps {
  room: PlannerRoom;
  /** Its place among all rows. */
  row: number;
  venue: PlannerVenue;
  bookings: ReadonlyMap<string, PlannerBooking>;
  address: PlannerAddress;
  /** The booking that the panel is about. */
  shown: string | null;
  /** What is carried over this room. */
  carried: Carried | null;
}

/** `room`: how many of its own widths it is to the next bar of its lane, over which its name may go. */
type Bar = PlannerBar<PlannerHold> & { lane: number; room: number };

export function RoomRow(props: RoomRowProps) {
  const { room, venue, address } = props;
  const { t } = useLingui();
  const lanes = lanesOf(barsOf(room.holds, venue.days, address.view === "week"));
  const bars = lanes.flatMap((lane, at) =>
    lane.map((bar, index): Bar => {
      const next = lane[index + 1]?.from ?? venue.days.length;
      return { ...bar, lane: at, room: (next - bar.from) / (bar.until - bar.from) };
    }),
  );
  const height = `${Math.max(1, lanes.length) * LANE + 0.25}rem`;
  return (
    <tr className="keep-together border-b border-hairline">
      <th scope="row" className="truncate py-1.5 pl-2 align-top font-normal" title={t`${room.name} (${room.capacity} people)`}>
        {room.name} <span className="tabular text-soft">{room.capacity}</span>
      </th>
      {venue.days.map(({ date }, day) => (
        <DayCell key={date} {...props} day={day} bars={bars} height={height} />
      ))}
    </tr>
  );
}

interface DayCellProps extends RoomRowProps {
  day: number;
  /** Of the whole row; those that begin on this day are drawn here. */
  bars: readonly Bar[];
  height: string;
}

/** A day of the room, with what begins on it, and over it what is carried. */
function DayCell({ room, row, venue, bookings, address, shown, carried, day, bars, height }: DayCellProps) {
  const { i18n, t } = useLingui();
  const own = bars.filter(({ holds }) => holds[0].day === day);
  const { date, hours } = venue.days[day] ?? { date: "", hours: null };
  return (
    <td
      tabIndex={-1}
      data-stop="cell"
      data-row={row}
      data-day={day}
      data-room={room.id}
      // A cell with bars is named by them.
      aria-label={own.length > 0 ? undefined : `${room.name}, ${formatDay(i18n.locale, date)}${hours ? "" : `, ${t`closed`}`}`}
      style={{ height }}
      className={classNames(
        "relative border-l border-hairline p-0 outline-offset-[-2px]",
        hours ? "hover:bg-accent-wash/40" : "bg-sunk",
        date === address.today && "border-l-accent",
      )}
    >
      {own.map((bar) => {
        const [first] = bar.holds;
        const booking = bookings.get(first.bookingId);
        return booking ? (
          <BarLink
            key={`${first.bookingId} ${first.part} ${first.from}`}
            bar={bar}
            booking={booking}
            address={address}
            current={first.bookingId === shown}
            text={barText(i18n, booking, bar.holds, room.name, venue.days)}
          />
        ) : null;
      })}
      {carried?.day === day && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0.5 left-0 z-10 border-2 border-accent border-dashed bg-accent-wash/80"
          style={{ width: `${100 * Math.min(carried.length, venue.days.length - day)}%` }}
        />
      )}
    </td>
  );
}

interface BarLinkProps {
  bar: Bar;
  booking: PlannerBooking;
  address: PlannerAddress;
  current: boolean;
  text: string;
}

function BarLink({ bar, booking, address, current, text }: BarLinkProps) {
  const [first] = bar.holds;
  const last = bar.holds.at(-1) ?? first;
  const isShort = bar.until - bar.from < SHORT[address.view];
  // Of a month a day's column holds no number: where the next bar is near, the press and its title tell.
  const isTight = address.view === "month" && bar.room * (bar.until - bar.from) < 2;
  const timed = first.expires !== null;
  const movable = first.part === "main" && booking.status !== "completed";
  // Its end is in sight, so that it can be drawn out.
  const ends = movable && booking.days.at(-1) === address.days[last.day];
  return (
    <Link
      to={plannerQuery(address, { bookingId: booking.id })}
      preventScrollReset
      draggable={false}
      data-stop="bar"
      data-booking={booking.id}
      data-grab={movable ? booking.id : undefined}
      aria-label={text}
      title={text}
      style={{
        left: `calc(${(100 * (bar.from - first.day)).toFixed(2)}% + 1px)`,
        width: `calc(${(100 * (bar.until - bar.from)).toFixed(2)}% - 2px)`,
        top: `${bar.lane * LANE + 0.25}rem`,
        height: `${BAR}rem`,
      }}
      className={classNames(
        "absolute z-5 flex items-center rounded-sm border px-1.5 text-xs leading-5 whitespace-nowrap text-ink no-underline",
        first.part === "breakout" && "border-accent-line text-soft",
        first.part === "main" && (timed ? "border-warning border-dashed" : "border-accent-line"),
        booking.status === "completed" && "border-hairline text-soft",
        fillOf(bar, booking),
        movable && "cursor-grab",
        current && "shadow-[inset_0_0_0_2px_var(--accent)]",
      )}
    >
      {/* Presses and drags go to the bar and to what its name is over. Next to a short bar the name is behind it. */}
      {!isTight && <BarName bar={bar} booking={booking} isShort={isShort} />}
      {ends && (
        <span
          data-edge={booking.id}
          aria-hidden="true"
          className="absolute inset-y-0 right-0 w-2 cursor-ew-resize border-r-2 border-accent"
        />
      )}
    </Link>
  );
}

/** The colour of a bar, which its number keeps where it is longer than the bar. */
function fillOf({ holds: [{ part, expires }] }: Bar, { status }: PlannerBooking): string {
  if (status === "completed") return "bg-sunk";
  if (part === "breakout") return "bg-paper";
  return expires === null ? "bg-accent-wash" : "bg-warning-wash";
}

function BarName({ bar, booking, isShort }: Pick<BarLinkProps, "bar" | "booking"> & { isShort: boolean }) {
  return (
    <span
      // Without a colour of its own: where it goes on after its bar, nothing is held.
      className="pointer-events-none relative z-1 flex shrink-0 gap-x-1 overflow-hidden"
      style={{ width: `calc((100% + 0.875rem) * ${bar.room.toFixed(3)} - 0.5rem)` }}
    >
      <span
        // Over the end of a bar that is shorter than its number.
        className={classNames("tabular shrink-0 font-semibold", fillOf(bar, booking))}
        style={isShort ? { minWidth: `calc((100% + 0.5rem) / ${bar.room.toFixed(3)})` } : undefined}
      >
        {booking.bookingNumber.replace(/^CN-/, "")}
      </span>{" "}
      <span className="truncate">{booking.name}</span>
    </span>
  );
}
