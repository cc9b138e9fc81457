/** The booking as it is now, and until when it can be changed here. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import type { ShownBooking } from "#app/domain/booking/office/managed.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { LOCATION_TYPE_LABELS, locationLabel, PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import { daysText } from "#app/i18n/clock/hearing-days.ts";
import { contactPromise } from "#app/i18n/contact-promise.ts";
import { formatDatedInstant, formatInstant } from "#app/i18n/dates.ts";
import { phoneText } from "#app/i18n/phone-text.ts";

interface BookingStateProps {
  booking: ShownBooking;
  office: Venue;
  /** Whether the page says below until when a room is held. */
  heldBelow: boolean;
}

export function BookingState({ booking, office, heldBelow }: BookingStateProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const at = (instant: string) => formatInstant(locale, instant, office.zone);
  const virtual = booking.locationType === "virtual";
  const when = daysText(i18n, booking.days, { zone: booking.timeZone, location: virtual ? null : booking.location });
  const place = booking.location && !virtual ? (booking.alternateLocationName ?? locationLabel(i18n, booking.location)) : null;
  return (
    <>
      <h1 className="text-3xl">
        <Trans>Change or cancel your booking</Trans>
      </h1>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <span className="tabular font-serif text-2xl">{booking.bookingNumber}</span>
        <StatusBadge status={booking.status} />
      </p>
      <dl className="mt-6 border-hairline border-t">
        <Line label={<Trans>Type of proceeding</Trans>}>{i18n._(PROCEEDING_LABELS[booking.proceedingType])}</Line>
        <Line label={<Trans>When</Trans>}>{when || <Trans>No date yet</Trans>}</Line>
        <Line label={<Trans>Format</Trans>}>{i18n._(LOCATION_TYPE_LABELS[booking.locationType])}</Line>
        {place ? <Line label={<Trans>Venue</Trans>}>{place}</Line> : null}
        <Line label={<Trans>Phone</Trans>}>{phoneText(booking.phone)}</Line>
        {booking.specialRequirements ? <Line label={<Trans>Special requirements</Trans>}>{booking.specialRequirements}</Line> : null}
      </dl>
      <div className="mt-6 grid gap-4">
        <Limits booking={booking} until={booking.changeableUntil && formatDatedInstant(locale, booking.changeableUntil, office.zone)} />
        <Promises booking={heldBelow ? { ...booking, heldUntil: null } : booking} office={office} at={at} />
      </div>
    </>
  );
}

interface Part {
  booking: ShownBooking;
  at: (instant: string) => string;
}

function Limits({ booking: { mode, status, isOfCase }, until }: { booking: ShownBooking; until: string | null }) {
  if (status === "cancelled")
    return (
      <p className="border-danger border-s-4 bg-danger-wash p-4 font-semibold">
        <Trans>This booking was cancelled. Nothing can be changed any more.</Trans>
      </p>
    );
  if (status === "completed")
    return (
      <p className="border-accent border-s-4 bg-accent-wash p-4">
        <Trans>This booking is completed. If something is still open, write to our office below.</Trans>
      </p>
    );
  if (isOfCase)
    return (
      <p className="border-warning border-s-4 bg-warning-wash p-4">
        <Trans>
          This is a hearing of a case, and others rely on its day. What you ask for goes to our office: nothing is changed until it has
          spoken with everyone concerned.
        </Trans>
      </p>
    );
  if (!until) return null;
  return mode === "change" ? (
    <p className="text-soft" suppressHydrationWarning>
      <Trans>You can change or cancel it here until {until}. After that, our office decides with you.</Trans>
    </p>
  ) : (
    <p className="border-warning border-s-4 bg-warning-wash p-4" suppressHydrationWarning>
      <Trans>
        It could be changed here until {until}. What you ask for now goes to our office: nothing is changed until we have been in touch with
        you.
      </Trans>
    </p>
  );
}

function Promises({ booking, office, at }: Part & { office: Venue }) {
  const { i18n } = useLingui();
  const city = office.city[useLocale()];
  // The link tells whom we call by their number alone.
  const promise = (by: string) => contactPromise(i18n, { way: booking.way, city, by, phone: phoneText(booking.phone), email: "" });
  const held = booking.heldUntil ? at(booking.heldUntil) : "";
  const call = booking.callBy && (booking.status === "pending" || booking.status === "consultation_requested") ? at(booking.callBy) : "";
  return (
    <>
      {held ? (
        <p suppressHydrationWarning>
          <Trans>A room is held for you until {held}.</Trans>
        </p>
      ) : null}
      {call ? (
        <p suppressHydrationWarning>
          <Trans>It is not confirmed yet.</Trans> {promise(call)}
        </p>
      ) : null}
      {booking.asked.map(({ kind, note, dueAt }) => (
        <div key={`${kind} ${dueAt} ${note}`} className="border-warning border-s-4 bg-warning-wash p-4">
          <p className="font-semibold">
            <Asked kind={kind} own={note !== null} />
          </p>
          {note ? <p className="whitespace-pre-wrap wrap-anywhere">{note}</p> : null}
          <p suppressHydrationWarning>
            <Trans>Nothing is changed yet.</Trans> {promise(at(dueAt))}
          </p>
        </div>
      ))}
    </>
  );
}

function Asked({ kind, own }: { kind: ShownBooking["asked"][number]["kind"]; own: boolean }) {
  if (kind === "cancel_request")
    return own ? <Trans>You have asked us to cancel it</Trans> : <Trans>The contact before you has asked us to cancel it</Trans>;
  return own ? <Trans>You have asked us for a change</Trans> : <Trans>The contact before you has asked us for a change</Trans>;
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-hairline border-b py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-soft">{label}</dt>
      <dd className="tabular whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
