import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { proceedingText } from "#app/i18n/to-follow.ts";

interface BookingHeaderProps {
  booking: BookingRecord;
  /** Cases that it belongs to, of those that the reader may see. */
  cases: readonly { id: string; caseNumber: string; title: string }[];
}

export function BookingHeader({ booking, cases }: BookingHeaderProps) {
  const { i18n } = useLingui();
  return (
    <header className="pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <ButtonLink to="/booking-management" variant="quiet" size="sm" className="no-print -ml-3">
          <Icon name="arrowLeft" size={16} />
          <Trans>Back to Bookings</Trans>
        </ButtonLink>
        <p className="print-only">{PROVIDER.legalName}</p>
        <Button variant="quiet" size="sm" className="no-print -mr-3" onClick={() => window.print()}>
          <Icon name="print" size={16} />
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">
          <Trans>Booking Details</Trans>
        </h1>
        <span className="tabular font-serif text-xl">{booking.bookingNumber}</span>
        <StatusBadge status={booking.status} />
        <Badge>{proceedingText(i18n, booking)}</Badge>
        <span className="wrap-anywhere font-serif text-lg italic">{booking.styleOfCause}</span>
      </div>
      {cases.map(({ id, caseNumber, title }) => (
        <p key={id} className="mt-1 text-sm wrap-anywhere">
          <Trans>
            Belongs to case{" "}
            <Link to={`/cases/${id}`} className="prose-link">
              {caseNumber} {title}
            </Link>
          </Trans>
        </p>
      ))}
    </header>
  );
}
