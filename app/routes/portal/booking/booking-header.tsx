import { Trans, useLingui } from "@lingui/react/macro";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BookingRecord } from "#app/domain/booking/record.ts";
import { PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";

export function BookingHeader({ booking }: { booking: BookingRecord }) {
  const { i18n } = useLingui();
  return (
    <header className="mb-8 border-hairline border-b pb-5">
      <p className="no-print mb-4 flex flex-wrap justify-between gap-3">
        <ButtonLink to="/booking-management" variant="secondary" size="sm">
          <Icon name="arrowLeft" className="size-4" />
          <Trans>Back to Bookings</Trans>
        </ButtonLink>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Icon name="print" className="size-4" />
          <Trans>Print</Trans>
        </Button>
      </p>
      <h1 className="text-3xl">
        <Trans>Booking Details</Trans>
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <span className="tabular font-serif text-lg">{booking.bookingNumber}</span>
        <StatusBadge status={booking.status} />
        <Badge>{i18n._(PROCEEDING_LABELS[booking.proceedingType])}</Badge>
      </p>
    </header>
  );
}
