/** What has been received, what is not yet confirmed, and who calls by when. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { formatInstant } from "#app/i18n/dates.ts";

interface StateProps {
  booking: BookingRecord;
  way: ContactWay;
  office: Venue;
  /** ISO 8601; null while no room is held. */
  heldUntil: string | null;
}

export function State({ booking, way, office, heldUntil }: StateProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const open = booking.status === "consultation_requested" || booking.status === "pending";
  const { bookingContactEmail } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  const sentHere = useNavigationType() === "PUSH";
  // The form or the chat that sent the request is gone, and its button with it.
  useEffect(() => {
    if (sentHere) heading.current?.focus();
  }, [sentHere]);
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
          <ContactPromise booking={booking} way={way} office={office} />
          <p className="mt-1">
            <Trans>We are also sending what we received to {bookingContactEmail}.</Trans>
          </p>
        </div>
      ) : null}
    </header>
  );
}

/** Who calls or writes by when, as the contact has asked for: a time of their own takes the place of ours. */
function ContactPromise({ booking, way, office }: Pick<StateProps, "booking" | "way" | "office">) {
  const locale = useLocale();
  const city = office.city[locale];
  const { callBy, bookingContactPhone, bookingContactEmail } = booking;
  const by = callBy ? <strong suppressHydrationWarning>{formatInstant(locale, callBy, office.zone)}</strong> : null;
  const phone = <span className="whitespace-nowrap tabular">{bookingContactPhone}</span>;
  const { when } = way;
  return (
    <p className="mt-1">
      {way.by === "mail" && by ? (
        <Trans>
          Our {city} office will write to you by {by}, at {bookingContactEmail}.
        </Trans>
      ) : way.by === "mail" ? (
        <Trans>Our {city} office will write to you to settle the details.</Trans>
      ) : when ? (
        <Trans>
          Our {city} office will call you at {phone}, and can see when that suits you: “{when}”.
        </Trans>
      ) : by ? (
        <Trans>
          Our {city} office will call you by {by}, at {phone}.
        </Trans>
      ) : (
        <Trans>Our {city} office will call you to settle the details.</Trans>
      )}
      {way.refusesCalls ? (
        <>
          {" "}
          <Trans>As you asked, we will not call.</Trans>
        </>
      ) : null}
    </p>
  );
}
