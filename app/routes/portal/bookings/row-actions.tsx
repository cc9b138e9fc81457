import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { BOOKING_TRANSITIONS } from "#app/domain/booking/office/status.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";

/** What staff mostly do next, by the status machine; it leads to the booking, which asks for what it needs. */
const NEXT = {
  confirmed: msg`Confirm`,
  completed: msg({ message: "Complete", context: "to complete a booking" }),
} as const;
const ORDER = Object.keys(NEXT) as (keyof typeof NEXT)[];

/** The move that a booking mostly makes next; null of one that is over. */
export const nextMoveOf = (status: BookingStatus) => ORDER.find((next) => BOOKING_TRANSITIONS[status].includes(next)) ?? null;

const link = "prose-link inline-flex min-h-9 items-center";

/** At the end of a row: what is safe. Cancelling and deleting are on the booking's own page and in its detail. */
export function RowActions({ booking, canAct }: { booking: BookingRecord; canAct: boolean }) {
  const { i18n, t } = useLingui();
  const { id, bookingNumber } = booking;
  const next = canAct ? nextMoveOf(booking.status) : null;
  return (
    <span className="no-print flex items-center justify-end gap-x-4">
      {next && (
        <Link
          to={`/bookings/${id}?do=${next}`}
          aria-label={`${i18n._(NEXT[next])} ${bookingNumber}`}
          className={`${link} relative z-1 order-last md:order-none md:hidden md:@min-[44rem]:inline-flex`}
        >
          {i18n._(NEXT[next])}
        </Link>
      )}
      <Link
        data-row-link
        to={`/bookings/${id}`}
        aria-label={t`View ${bookingNumber}`}
        className={`${link} font-semibold after:absolute after:inset-0 lg:after:hidden`}
      >
        <Trans>View</Trans>
      </Link>
    </span>
  );
}
