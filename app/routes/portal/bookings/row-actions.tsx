import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { BOOKING_TRANSITIONS } from "#app/domain/booking/office/status.ts";

/** What staff do from the list, by the status machine; each leads to the booking, which asks for what it needs. */
const MOVES = {
  confirmed: msg`Confirm`,
  completed: msg({ message: "Complete", context: "to complete a booking" }),
  cancelled: msg`Cancel`,
} as const;
const ORDER = Object.keys(MOVES) as (keyof typeof MOVES)[];

const link = "prose-link inline-flex min-h-9 items-center text-sm";

/** Above the row's own link, which covers the row. `canAct`: for administrators. */
export function RowActions({ booking, canAct }: { booking: BookingRecord; canAct: boolean }) {
  const { i18n, t } = useLingui();
  const { id, bookingNumber } = booking;
  const moves = canAct ? ORDER.filter((status) => BOOKING_TRANSITIONS[booking.status].includes(status)) : [];
  return (
    <span className="no-print flex flex-wrap items-center gap-x-4 md:justify-end">
      <Link
        to={`/bookings/${id}`}
        aria-label={t`View ${bookingNumber}`}
        className="prose-link inline-flex min-h-9 items-center font-semibold after:absolute after:inset-0"
      >
        <Trans>View</Trans>
      </Link>
      {moves.map((status) => (
        <Link
          key={status}
          to={`/bookings/${id}?do=${status}`}
          aria-label={`${i18n._(MOVES[status])} ${bookingNumber}`}
          className={`${link} relative z-1 ${status === "cancelled" ? "text-danger" : ""}`}
        >
          {i18n._(MOVES[status])}
        </Link>
      ))}
      {canAct && (
        <Link to={`/bookings/${id}?do=delete`} aria-label={t`Delete ${bookingNumber}`} className={`${link} relative z-1 text-soft`}>
          <Trans>Delete</Trans>
        </Link>
      )}
    </span>
  );
}
