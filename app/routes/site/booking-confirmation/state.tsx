/** What has been received, what is not yet confirmed, and who calls by when. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { splitLocale } from "#app/i18n/addresses.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { formatInstant } from "#app/i18n/dates.ts";

interface StateProps {
  booking: BookingRecord;
  /** Who calls or writes, and by when. */
  promise: string;
  office: Venue;
  /** ISO 8601; null while no room is held. */
  heldUntil: string | null;
  /** What somebody has asked of our office since, and has no answer yet. */
  asked: readonly ("change_request" | "cancel_request")[];
}

export function State({ booking, promise, office, heldUntil, asked }: StateProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const open = booking.status === "consultation_requested" || booking.status === "pending";
  const { bookingContactEmail } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that sent the request is gone, and its button with it.
  useEffect(() => {
    if (isJustSent() && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <header>
      <Badge tone={booking.status === "cancelled" ? "danger" : open ? "warning" : "success"}>{i18n._(STATUS_LABELS[booking.status])}</Badge>
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl outline-none">
        {open ? (
          <Trans>We have received your request</Trans>
        ) : booking.status === "cancelled" ? (
          <Trans>This booking was cancelled</Trans>
        ) : booking.status === "completed" ? (
          <Trans>This booking is completed</Trans>
        ) : (
          <Trans>Your booking is confirmed</Trans>
        )}
      </h1>
      <p className="mt-6 text-soft">
        <Trans>Your booking number</Trans>
      </p>
      <p className="font-serif text-4xl tabular">{booking.bookingNumber}</p>
      {open ? (
        <div className="mt-6 border-accent border-s-4 bg-accent-wash p-4">
          <p className="font-semibold">
            {heldUntil ? (
              <Trans>
                It is not confirmed yet. A room is held until{" "}
                <span suppressHydrationWarning>{formatInstant(locale, heldUntil, office.zone)}</span>.
              </Trans>
            ) : (
              <Trans>It is not confirmed yet, and no room is held.</Trans>
            )}
          </p>
          <p className="mt-1">{promise}</p>
          <p className="mt-1">
            <Trans>We are also sending what we received to {bookingContactEmail}.</Trans>
          </p>
        </div>
      ) : null}
      {asked.length > 0 ? (
        <p className="mt-4 border-warning border-s-4 bg-warning-wash p-4">
          {asked.includes("cancel_request") ? (
            <Trans>Our office has been asked to cancel this booking.</Trans>
          ) : (
            <Trans>Our office has been asked for a change of this booking.</Trans>
          )}{" "}
          <Trans>Nothing is changed until it confirms that to you.</Trans>
        </p>
      ) : null}
    </header>
  );
}

/** Whether this page follows a form, and is not loaded again or come back to. */
function isJustSent(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "navigate" || !document.referrer.startsWith(`${location.origin}/`)) return false;
  return ["/fast-booking", BOOKING_PATH].includes(splitLocale(new URL(document.referrer).pathname).path);
}
