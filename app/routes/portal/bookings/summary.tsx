import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "#app/i18n/numbers.ts";
import { zoneName } from "./listing.ts";

interface SummaryProps {
  counts: { total: number; thisWeek: number; pending: number; confirmed: number };
  /** The viewer's, in which the week is counted. */
  zone: string;
}

/** Four counts over everything that the person may see, whatever the list is filtered by. */
export function Summary({ counts, zone }: SummaryProps) {
  const { i18n, t } = useLingui();
  const where = zoneName(i18n.locale, zone);
  return (
    <section aria-label={t`Summary`} className="mt-8">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-4">
        <Count value={formatCount(i18n.locale, counts.total)} label={<Trans>Total</Trans>} />
        <Count
          value={formatCount(i18n.locale, counts.thisWeek)}
          label={<Trans>This Week</Trans>}
          note={<Trans>without cancelled ones; {where}</Trans>}
        />
        <Count
          value={formatCount(i18n.locale, counts.pending)}
          label={<Trans>Pending</Trans>}
          note={<Trans>with consultations requested</Trans>}
        />
        <Count value={formatCount(i18n.locale, counts.confirmed)} label={<Trans>Confirmed</Trans>} />
      </dl>
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
