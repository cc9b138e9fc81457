/** The booking at a glance: days, venue, room, people, estimate, whom to call. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { BookingAttachments } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { datesText, hoursOfDaysText } from "#app/i18n/clock/hearing-days.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { phoneText } from "#app/i18n/phone-text.ts";
import { formatText } from "#app/i18n/to-follow.ts";

interface GlanceProps {
  booking: BookingRecord;
  /** Null for who is not staff. */
  rooms: BookingAttachments["rooms"] | null;
  /** What the request says; null where nobody has said. */
  people: number | null;
  /** The estimate's total in words; null without a rate card. */
  estimate: string | null;
}

export function Glance({ booking, rooms, people, estimate }: GlanceProps) {
  const { i18n } = useLingui();
  const virtual = booking.locationType === "virtual";
  const location = virtual ? null : booking.location;
  const hours = hoursOfDaysText(i18n, booking.days, { zone: booking.timeZone, location });
  const place = location ? (booking.alternateLocationName ?? locationLabel(i18n, location)) : null;
  return (
    <dl className="grid gap-x-8 border-hairline border-b sm:grid-cols-2 lg:grid-cols-3">
      <Cell label={<Trans>When</Trans>} note={hours}>
        {datesText(i18n.locale, booking.days) || <Trans>No date yet</Trans>}
      </Cell>
      <Cell label={<Trans>Place</Trans>} note={place ? formatText(i18n, booking) : null}>
        {place ?? formatText(i18n, booking)}
      </Cell>
      {rooms ? (
        <Cell label={<Trans>Room</Trans>} note={<Until rooms={rooms} booking={booking} />}>
          <RoomNames rooms={rooms} virtual={virtual} />
        </Cell>
      ) : null}
      <Cell label={<Trans>People</Trans>}>
        {people === null ? <Trans>Not given</Trans> : <Plural value={people} one="# person" other="# people" />}
      </Cell>
      <Cell label={<Trans>Estimate</Trans>}>{estimate ?? <Trans>No rate card for it</Trans>}</Cell>
      <Cell
        label={<Trans>Contact</Trans>}
        note={
          <a href={`tel:${booking.bookingContactPhone.replaceAll(/[^+\d]/g, "")}`} className="prose-link">
            {phoneText(booking.bookingContactPhone)}
          </a>
        }
      >
        {booking.bookingContactName}
      </Cell>
    </dl>
  );
}

function RoomNames({ rooms, virtual }: { rooms: BookingAttachments["rooms"]; virtual: boolean }) {
  const names = [...new Set(rooms.map(({ name }) => name))];
  if (names.length > 0) return names.join(", ");
  return virtual ? <Trans>None needed</Trans> : <Trans>None held</Trans>;
}

function Until({ rooms, booking }: { rooms: BookingAttachments["rooms"]; booking: BookingRecord }) {
  const { i18n } = useLingui();
  const until = rooms.find((room) => room.until)?.until;
  if (!until) return null;
  const when = formatInstant(i18n.locale, until, booking.timeZone);
  return (
    <span className="text-warning">
      <Trans>Held until {when}</Trans>
    </span>
  );
}

function Cell({ label, note, children }: { label: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-3 border-hairline border-t py-2 text-sm">
      <dt className="text-soft">{label}</dt>
      <dd className="tabular wrap-anywhere">
        <span className="font-semibold">{children}</span>
        {note ? <span className="block text-soft">{note}</span> : null}
      </dd>
    </div>
  );
}
