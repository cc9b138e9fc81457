import { Trans, useLingui } from "@lingui/react/macro";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { CardCell, CardRow, CardTable, Th } from "#app/components/ui/table.tsx";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { LOCATION_TYPE_LABELS, locationLabel, PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import { hoursOfDaysText } from "#app/i18n/clock/hearing-days.ts";
import { formatWallTime, zoneLabel } from "#app/i18n/dates.ts";
import { BookingDay } from "./booking-day.tsx";
import { CallBy } from "./call-by.tsx";
import { RowActions } from "./row-actions.tsx";

interface BookingTableProps {
  bookings: readonly BookingRecord[];
  now: Date;
  /** The latest date comes first. */
  latestFirst: boolean;
  /** The reader may act on bookings. */
  canAct: boolean;
}

/** Bookings by date: one table, which a phone shows as cards. */
export function BookingTable({ bookings, now, latestFirst, canAct }: BookingTableProps) {
  return (
    <CardTable
      caption={latestFirst ? <Trans>Bookings by date, latest first</Trans> : <Trans>Bookings by date, soonest first</Trans>}
      head={
        <>
          <Th>
            <Trans>Date</Trans>
          </Th>
          <Th>
            <Trans>Booking</Trans>
          </Th>
          <Th>
            <Trans>Proceeding</Trans>
          </Th>
          <Th>
            <Trans>Status</Trans>
          </Th>
          <Th>
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </Th>
        </>
      }
    >
      {bookings.map((booking) => (
        <Row key={booking.id} booking={booking} now={now} canAct={canAct} />
      ))}
    </CardTable>
  );
}

/** The hour of a single day; of several days the hours, and which days differ. */
function Hours({ booking }: { booking: BookingRecord }) {
  const { i18n } = useLingui();
  const { days, startTime, timeZone, bookingDate, location } = booking;
  if (!startTime) return bookingDate && <Trans>Time to be agreed</Trans>;
  if (days.length > 1) return hoursOfDaysText(i18n, days, { zone: timeZone, location });
  return `${formatWallTime(i18n.locale, startTime)} ${zoneLabel(i18n.locale, timeZone, bookingDate, location)}`;
}

function Row({ booking, now, canAct }: { booking: BookingRecord; now: Date; canAct: boolean }) {
  const { i18n } = useLingui();
  const quiet = booking.status === "cancelled" || booking.status === "completed";
  const venue = booking.location && booking.locationType !== "virtual" ? locationLabel(i18n, booking.location) : null;
  return (
    <CardRow className={classNames("grid-cols-[1fr_auto] gap-x-4", quiet && "text-soft")}>
      <CardCell className="col-span-2">
        <BookingDay booking={booking} now={now} />
        <span className="tabular block text-sm text-soft">
          <Hours booking={booking} />
        </span>
      </CardCell>
      <CardCell className="col-span-2">
        <span className="block font-semibold">{booking.bookingContactName}</span>
        {booking.bookingContactFirm && <span className="block text-sm text-soft">{booking.bookingContactFirm}</span>}
        {booking.styleOfCause && <span className="block font-serif text-sm italic">{booking.styleOfCause}</span>}
      </CardCell>
      <CardCell className="col-span-2">
        {i18n._(PROCEEDING_LABELS[booking.proceedingType])}
        <span className="block text-sm text-soft">
          {i18n._(LOCATION_TYPE_LABELS[booking.locationType])}
          {venue && `, ${venue}`}
        </span>
      </CardCell>
      <CardCell className="col-span-2 max-md:order-first max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4">
        <StatusBadge status={booking.status} />
        <CallBy booking={booking} now={now} />
      </CardCell>
      <CardCell className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-4 md:text-right">
        <span className="tabular block text-sm whitespace-nowrap text-soft">{booking.bookingNumber}</span>
        <RowActions booking={booking} canAct={canAct} />
      </CardCell>
    </CardRow>
  );
}
