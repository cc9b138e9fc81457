import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { formatClock } from "./listing.ts";

/** The clock of a promised call, on the venue's wall; late is said in words. */
export function CallBy({ booking, now }: { booking: BookingRecord; now: Date }) {
  const { i18n } = useLingui();
  if (!booking.callBy) return null;
  const late = new Date(booking.callBy) < now;
  const clock = formatClock(i18n.locale, booking.callBy, booking.timeZone, now);
  return (
    <time
      dateTime={booking.callBy}
      className={`flex md:mt-1.5 items-start gap-1.5 text-sm leading-5 ${late ? "text-danger" : "text-soft"}`}
    >
      <Icon name="clock" size={15} className="mt-0.5" />
      <span>{late ? <Trans>Call was due {clock}</Trans> : <Trans>Call by {clock}</Trans>}</span>
    </time>
  );
}
