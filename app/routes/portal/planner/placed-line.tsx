import { Trans, useLingui } from "@lingui/react/macro";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { datesText, hoursText } from "#app/i18n/clock/hearing-days.ts";
import type { ShownPlacing } from "./shown.ts";

/** Rooms, days and hours in two lines. */
export function PlacedLine({ placed: { venue, rooms, days } }: { placed: ShownPlacing["before"] }) {
  const { i18n } = useLingui();
  const hours = hoursText(i18n, days);
  return (
    <>
      <span className="block">
        {rooms.length > 0 ? rooms.join(", ") : <Trans>No room</Trans>}
        {venue && `, ${locationLabel(i18n, venue)}`}
      </span>
      <span className="tabular block">
        {days.length > 0 ? datesText(i18n.locale, days) : <Trans>No day</Trans>}
        {hours && `, ${hours}`}
      </span>
    </>
  );
}

/** Who is mailed what, once it is done. */
export function Notified({ placing: { booking, changes } }: { placing: ShownPlacing }) {
  const who = `${booking.bookingContactName} (${booking.bookingContactEmail})`;
  const isMoved = changes.schedule || changes.venue;
  if (booking.status === "confirmed")
    return isMoved ? (
      <Trans>{who} is e-mailed what has changed, and that it is confirmed.</Trans>
    ) : (
      <Trans>{who} is e-mailed the new room.</Trans>
    );
  return isMoved ? (
    <Trans>{who} is e-mailed what has changed, and the confirmation once it is confirmed.</Trans>
  ) : (
    <Trans>{who} is e-mailed the confirmation. No one is e-mailed about a hold.</Trans>
  );
}
