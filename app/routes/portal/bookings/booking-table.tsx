import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import type { BookingRecord } from "#app/domain/booking/record.ts";
import { LOCATION_TYPE_LABELS, locationLabel, PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import { formatDate, formatDay, formatInstant, formatWallTime, zoneLabel } from "#app/i18n/dates.ts";
import { dayName } from "./listing.ts";

/** Bookings by date: a table on a desk, cards on a phone. */
export function BookingTable({ bookings, now }: { bookings: readonly BookingRecord[]; now: Date }) {
  return (
    <table className="block w-full sm:table">
      <thead className="hidden border-hairline-strong border-b text-start text-soft text-sm sm:table-header-group">
        <tr>
          <th scope="col" className="py-2 pe-4 text-start font-normal">
            <Trans>Date</Trans>
          </th>
          <th scope="col" className="py-2 pe-4 text-start font-normal">
            <Trans>Contact</Trans>
          </th>
          <th scope="col" className="py-2 pe-4 text-start font-normal">
            <Trans>Proceeding</Trans>
          </th>
          <th scope="col" className="py-2 pe-4 text-start font-normal">
            <Trans>Status</Trans>
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ booking, now }: { booking: BookingRecord; now: Date }) {
  const { i18n } = useLingui();
  return (
    <tr className="block border-hairline border-b py-4 align-top sm:table-row [&>td]:block [&>td]:py-0.5 sm:[&>td]:table-cell sm:[&>td]:py-3 sm:[&>td]:pe-4">
      <td className="tabular">
        <Day booking={booking} now={now} />
        {booking.startTime ? (
          <span className="block text-soft text-sm">
            {formatWallTime(i18n.locale, booking.startTime)} {zoneLabel(i18n.locale, booking.timeZone, booking.bookingDate ?? undefined)}
          </span>
        ) : null}
      </td>
      <td>
        <span className="font-semibold">{booking.bookingContactName}</span>
        {booking.bookingContactFirm ? <span className="block text-soft">{booking.bookingContactFirm}</span> : null}
        {booking.styleOfCause ? <span className="block font-serif text-sm italic">{booking.styleOfCause}</span> : null}
      </td>
      <td>
        {i18n._(PROCEEDING_LABELS[booking.proceedingType])}
        <span className="block text-soft text-sm">
          {i18n._(LOCATION_TYPE_LABELS[booking.locationType])}
          {booking.location && booking.locationType !== "virtual" ? `, ${locationLabel(i18n, booking.location)}` : ""}
        </span>
      </td>
      <td>
        <StatusBadge status={booking.status} />
        {booking.callBy ? (
          <span className={`mt-1 block text-sm ${new Date(booking.callBy) < now ? "text-danger" : "text-soft"}`}>
            <Trans>Call by {formatInstant(i18n.locale, booking.callBy, booking.timeZone)}</Trans>
          </span>
        ) : null}
      </td>
      <td className="sm:text-end">
        <Link to={`/bookings/${booking.id}`} className="inline-flex min-h-11 items-center sm:min-h-0">
          <Trans>
            View <span className="sr-only">{booking.bookingNumber}</span>
          </Trans>
        </Link>
        <span className="tabular ms-3 whitespace-nowrap text-faint text-sm sm:ms-0 sm:block">{booking.bookingNumber}</span>
      </td>
    </tr>
  );
}

function Day({ booking, now }: { booking: BookingRecord; now: Date }) {
  const { i18n } = useLingui();
  const day = dayName(booking, now);
  switch (day.kind) {
    case "today":
      return <Trans>Today</Trans>;
    case "tomorrow":
      return <Trans>Tomorrow</Trans>;
    case "this_week":
      return formatDay(i18n.locale, day.date);
    case "date":
      return formatDate(i18n.locale, day.date);
    default:
      return (
        <span className="text-soft">
          <Trans>No date yet</Trans>
        </span>
      );
  }
}
