import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { BothTimes } from "#app/components/layout/both-times.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import { timetableText } from "#app/i18n/portal/timetable-texts.ts";
import type { Refused } from "../action.ts";
import type { LinkedBookingView } from "./records.ts";

interface LinkedBookingsProps {
  bookings: readonly LinkedBookingView[];
  /** Whether the reader links and unlinks; they also open the booking itself. */
  mayLink: boolean;
  /** Whether the case is open: nothing is booked for a resolved one. */
  open: boolean;
  refused: Refused | undefined;
}

/** Hearings of the case, and the way to another one. */
export function LinkedBookings({ bookings, mayLink, open, refused }: LinkedBookingsProps) {
  const { t } = useLingui();
  return (
    <section id="bookings" aria-labelledby="bookings-title" className="scroll-mt-6">
      <h2 id="bookings-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Hearings and bookings</Trans>
      </h2>
      <Failed refused={refused} />
      {bookings.length === 0 ? (
        <p className="mt-4 text-soft">
          <Trans>No bookings belong to this case yet</Trans>
        </p>
      ) : (
        <ul>
          {bookings.map((booking) => (
            <li key={booking.bookingNumber} className="keep-together border-hairline border-b py-4">
              <LinkedBooking booking={booking} mayLink={mayLink} />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Form method="post" className="no-print mt-4">
          <input type="hidden" name="intent" value="book-hearing" />
          <Button type="submit" variant="secondary">
            <Icon name="calendar" size={18} />
            <Trans>Book a hearing for this case</Trans>
          </Button>
        </Form>
      )}
      {mayLink && <LinkForm refused={refused?.intent === "link-booking" ? refused : undefined} label={t`Link a booking by its number`} />}
    </section>
  );
}

function LinkedBooking({ booking, mayLink }: { booking: LinkedBookingView; mayLink: boolean }) {
  const { t, i18n } = useLingui();
  const { bookingNumber, rooms } = booking;
  const names = rooms.join(", ");
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {mayLink && booking.id ? (
            <Link to={`/bookings/${booking.id}`} className="prose-link tabular">
              {bookingNumber}
            </Link>
          ) : (
            <span className="tabular font-semibold">{bookingNumber}</span>
          )}
          <StatusBadge status={booking.status} />
          <span className="text-soft">{i18n._(PROCEEDING_LABELS[booking.proceedingType])}</span>
        </p>
        <p className="tabular mt-1">{booking.day ?? <Trans>No date yet</Trans>}</p>
        {booking.hours && (
          <div className="tabular">
            <BothTimes {...booking.hours} />
          </div>
        )}
        <p className="text-sm text-soft">
          {booking.place ?? <Trans>By video</Trans>}
          {names && (
            <>
              {" · "}
              <Trans>Rooms: {names}</Trans>
            </>
          )}
        </p>
      </div>
      {mayLink && booking.id && (
        <Form method="post" preventScrollReset className="no-print">
          <input type="hidden" name="intent" value="unlink-booking" />
          <input type="hidden" name="id" value={booking.id} />
          <Button type="submit" variant="quiet" size="sm" aria-label={t`Unlink: ${bookingNumber}`}>
            <Icon name="close" size={16} />
            <Trans>Unlink</Trans>
          </Button>
        </Form>
      )}
    </div>
  );
}

function LinkForm({ refused, label }: { refused: Refused | undefined; label: string }) {
  const { i18n } = useLingui();
  const issue = refused?.issues[0];
  return (
    <Form method="post" preventScrollReset className="no-print mt-4 flex max-w-form flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="link-booking" />
      <Field id="booking-number" name="bookingNumber" label={label} error={issue && timetableText(i18n, issue.code)} className="grow">
        <Input placeholder="CN-0000-0000" autoComplete="off" defaultValue={refused?.typed.bookingNumber} />
      </Field>
      <Button type="submit" variant="secondary" loading={useNavigation().formData?.get("intent") === "link-booking"}>
        <Trans>Link it</Trans>
      </Button>
    </Form>
  );
}

/** What could not be done, where no field of a form says it. */
function Failed({ refused }: { refused: Refused | undefined }) {
  const mine = refused && ["link-booking", "unlink-booking", "book-hearing"].includes(refused.intent);
  if (!mine || (refused.intent === "link-booking" && refused.refusal === null)) return null;
  return (
    <p role="alert" className="mt-4 border-danger border-s-4 bg-danger-wash px-4 py-3">
      {refused.intent === "book-hearing" ? (
        <Trans>The booking form could not be prepared. Please try again in a moment.</Trans>
      ) : refused.refusal === "legal_hold" ? (
        <Trans>This booking is under a legal hold, and so is its link to the case: it stays until the hold has ended.</Trans>
      ) : (
        <Trans>This cannot be done now: the case is closed, or others are writing to it. Nothing was changed.</Trans>
      )}
    </p>
  );
}
