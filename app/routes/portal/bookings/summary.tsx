import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { BookingRecord } from "#app/domain/booking/record.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { summarise } from "./listing.ts";

interface SummaryProps {
  bookings: readonly BookingRecord[];
  zone: string;
  now: Date;
  /** True when the list goes on beyond what is counted here. */
  partial: boolean;
}

/** Four counts over the bookings of this page, and said to be of this page when there are more. */
export function Summary({ bookings, zone, now, partial }: SummaryProps) {
  const { i18n } = useLingui();
  const counts = summarise(bookings, zone, now);
  return (
    <section className="mt-8">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-4">
        <Count value={formatCount(i18n.locale, counts.total)} label={<Trans>Total</Trans>} />
        <Count
          value={formatCount(i18n.locale, counts.thisWeek)}
          label={<Trans>This Week</Trans>}
          note={<Trans>without cancelled ones</Trans>}
        />
        <Count
          value={formatCount(i18n.locale, counts.open)}
          label={<Trans>Pending</Trans>}
          note={<Trans>with consultations requested</Trans>}
        />
        <Count value={formatCount(i18n.locale, counts.confirmed)} label={<Trans>Confirmed</Trans>} />
      </dl>
      {partial && (
        <p className="mt-4 text-sm text-soft">
          <Trans>Counted over the {counts.total} bookings on this page; there are more.</Trans>
        </p>
      )}
    </section>
  );
}

function Count({ value, label, note }: { value: string; label: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex flex-col border-l border-hairline pl-4">
      <dt className="order-2 text-sm font-semibold">{label}</dt>
      <dd className="tabular order-1 font-serif text-2xl">{value}</dd>
      {note && <dd className="order-3 text-xs text-soft">{note}</dd>}
    </div>
  );
}
