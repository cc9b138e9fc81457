import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { formatClock } from "./listing.ts";

/** The clock of a promised call, on the venue's wall; late is said in words. `inRow`: in one line, where only its sign has room. */
export function CallBy({ booking, now, inRow = false }: { booking: BookingRecord; now: Date; inRow?: boolean }) {
  const { i18n, t } = useLingui();
  if (!booking.callBy) return null;
  const late = new Date(booking.callBy) < now;
  const clock = formatClock(i18n.locale, booking.callBy, booking.timeZone, now);
  return (
    <time
      dateTime={booking.callBy}
      title={inRow ? (late ? t`Call was due ${clock}` : t`Call by ${clock}`) : undefined}
      className={`flex items-start gap-1.5 text-sm leading-5 ${late ? "text-danger" : "text-soft"}`}
    >
      <Icon name={late ? "alert" : "clock"} size={15} className="mt-0.5" />
      <span className={inRow ? "md:sr-only" : undefined}>
        {late ? <Trans>Call was due {clock}</Trans> : <Trans>Call by {clock}</Trans>}
      </span>
    </time>
  );
}
