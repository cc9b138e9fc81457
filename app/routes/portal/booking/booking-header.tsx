import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
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
    <PageHeader
      eyebrow={
        <>
          <ButtonLink to="/booking-management" variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            <Trans>Back to Bookings</Trans>
          </ButtonLink>
          <p className="print-only">{PROVIDER.legalName}</p>
        </>
      }
      title={<Trans>Booking Details</Trans>}
      actions={
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="print" size={18} />
          <Trans>Print</Trans>
        </Button>
      }
    >
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <span className="tabular mr-1 font-serif text-lg">{booking.bookingNumber}</span>
        <StatusBadge status={booking.status} />
        <Badge>{proceedingText(i18n, booking)}</Badge>
      </p>
      {cases.map(({ id, caseNumber, title }) => (
        <p key={id} className="mt-2 wrap-anywhere">
          <Trans>
            Belongs to case{" "}
            <Link to={`/cases/${id}`} className="prose-link">
              {caseNumber} {title}
            </Link>
          </Trans>
        </p>
      ))}
    </PageHeader>
  );
}
