import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { BothTimes } from "#app/components/layout/both-times.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { BOOKING_TRANSITIONS } from "#app/domain/booking/office/status.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { datesText, daysView } from "#app/i18n/clock/hearing-days.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { formatText, proceedingText } from "#app/i18n/to-follow.ts";
import { Fact } from "../office/side-panel.tsx";
import { CallBy } from "./call-by.tsx";
import type { PanelData } from "./panel-data.ts";
import { nextMoveOf } from "./row-actions.tsx";

interface BookingPanelProps {
  booking: BookingRecord;
  people: number | null;
  /** Null until it has come, and for who does not keep rooms. */
  attachments: PanelData["attachments"];
  zone: string;
  now: Date;
  canAct: boolean;
}

/** A booking at a glance: its plan, its people, where it is and what can be done next. */
export function BookingPanel({ booking, people, attachments, zone, now, canAct }: BookingPanelProps) {
  const { i18n } = useLingui();
  const { id, bookingNumber, days, timeZone, location, status } = booking;
  const hours = daysView(i18n, days, zone, { zone: timeZone, location });
  return (
    <div>
      <h2 className="tabular text-lg">
        <Link to={`/bookings/${id}`} className="text-ink no-underline hover:underline">
          {bookingNumber}
        </Link>
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-3">
        <StatusBadge status={status} />
        <CallBy booking={booking} now={now} />
      </p>
      {booking.styleOfCause && <p className="mt-2 font-serif italic wrap-anywhere">{booking.styleOfCause}</p>}
      {canAct && <NextActions booking={booking} />}
      <dl className="mt-4 border-t border-hairline">
        <Fact name={<Trans>When</Trans>}>
          {days.length > 0 ? datesText(i18n.locale, days) : <Trans>No date yet</Trans>}
          {hours && <BothTimes {...hours} />}
        </Fact>
        <Fact name={<Trans>Place</Trans>}>
          {location && booking.locationType !== "virtual" ? `${booking.alternateLocationName ?? locationLabel(i18n, location)}, ` : ""}
          {formatText(i18n, booking)}
        </Fact>
        <Rooms attachments={attachments} zone={timeZone} />
        <Fact name={<Trans>Proceeding</Trans>}>{proceedingText(i18n, booking)}</Fact>
        <Fact name={<Trans>People</Trans>}>{people}</Fact>
        <Fact name={<Trans>Contact</Trans>}>
          <Contact booking={booking} />
        </Fact>
        <Fact name={<Trans>Claimant</Trans>}>{booking.claimantName}</Fact>
        <Fact name={<Trans>Respondent</Trans>}>{booking.respondentName}</Fact>
        <Fact name={<Trans>Requirements</Trans>}>{clipped(booking.specialRequirements)}</Fact>
        <Fact name={<Trans>Case</Trans>}>{clipped(booking.caseDescription)}</Fact>
        <Fact name={<Trans>Received</Trans>}>{formatInstant(i18n.locale, booking.createdAt, zone)}</Fact>
      </dl>
      {attachments?.conversation && (
        <p className="mt-3 text-sm">
          <Link to={`/admin/conversations/${encodeURIComponent(attachments.conversation)}`} className="prose-link">
            <Trans>Read the conversation</Trans>
          </Link>
        </p>
      )}
      {canAct && BOOKING_TRANSITIONS[status].includes("cancelled") && (
        // At the other end of the detail: nothing that destroys is next to what is safe.
        <p className="mt-6 border-t border-hairline pt-3 text-sm">
          <Link to={`/bookings/${id}?do=cancelled`} className="text-danger underline underline-offset-4">
            <Trans>Cancel with a reason</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}

const MOVES = { confirmed: msg`Confirm`, completed: msg({ message: "Complete", context: "to complete a booking" }) } as const;

function NextActions({ booking: { id, status } }: { booking: BookingRecord }) {
  const { i18n } = useLingui();
  const next = nextMoveOf(status);
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {next && (
        <ButtonLink to={`/bookings/${id}?do=${next}`} size="sm">
          {i18n._(MOVES[next])}
        </ButtonLink>
      )}
      <ButtonLink to={`/bookings/${id}`} size="sm" variant="secondary">
        <Trans context="to open a booking or a case">Open</Trans>
      </ButtonLink>
      {next && (
        <ButtonLink to={`/bookings/${id}/edit`} size="sm" variant="secondary">
          <Trans>Edit</Trans>
        </ButtonLink>
      )}
    </p>
  );
}

function Rooms({ attachments, zone }: { attachments: PanelData["attachments"]; zone: string }) {
  const { i18n } = useLingui();
  if (!attachments) return null;
  const names = [...new Set(attachments.rooms.map(({ name }) => name))];
  const until = attachments.heldUntil && formatInstant(i18n.locale, attachments.heldUntil, zone);
  return (
    <Fact name={<Trans>Room</Trans>}>
      {names.length > 0 ? names.join(", ") : <Trans>None is held</Trans>}
      {until && (
        <span className="block text-soft">
          <Trans>Held by the visitor until {until}</Trans>
        </span>
      )}
    </Fact>
  );
}

function Contact({ booking }: { booking: BookingRecord }) {
  const { bookingContactName, bookingContactFirm, bookingContactEmail, bookingContactPhone } = booking;
  return (
    <>
      <span className="block">{bookingContactName}</span>
      {bookingContactFirm && <span className="block text-soft">{bookingContactFirm}</span>}
      {bookingContactPhone && (
        <a href={`tel:${bookingContactPhone.replaceAll(/[^+\d]/g, "")}`} className="prose-link block">
          {bookingContactPhone}
        </a>
      )}
      {bookingContactEmail && (
        <a href={`mailto:${bookingContactEmail.split("@").map(encodeURIComponent).join("@")}`} className="prose-link block">
          {bookingContactEmail}
        </a>
      )}
    </>
  );
}

/** The beginning of a long text; all of it is on the booking's own page. */
const clipped = (text: string | null) => text && <span className="line-clamp-4 whitespace-pre-line">{text}</span>;
