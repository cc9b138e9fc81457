import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type ListQuery, listParameters } from "#app/domain/booking/office/list-query.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { zoneName } from "./listing.ts";

export interface SummaryCounts {
  total: number;
  thisWeek: number;
  pending: number;
  confirmed: number;
}

interface SummaryProps {
  counts: SummaryCounts;
  /** Monday and Sunday of the week that is counted, in the viewer's `zone`. */
  week: { from: string; to: string };
  zone: string;
}

/** Four counts over everything that the person may see, whatever the list is filtered by; each opens what it counts. */
export function Summary({ counts, week, zone }: SummaryProps) {
  const { i18n, t } = useLingui();
  const where = zoneName(i18n.locale, zone);
  return (
    <nav aria-label={t`Summary`} className="no-print">
      <ul className="flex flex-wrap gap-x-8 border-b border-hairline">
        <Count value={counts.total} label={<Trans>Total</Trans>} opens={{ when: "all" }} />
        <Count
          value={counts.thisWeek}
          label={<Trans>This Week</Trans>}
          note={t`without cancelled ones; ${where}`}
          opens={{ ...week, status: "not_cancelled" }}
        />
        <Count
          value={counts.pending}
          label={<Trans>Pending</Trans>}
          note={t`with consultations requested`}
          opens={{ when: "all", status: "awaiting" }}
        />
        <Count
          value={counts.confirmed}
          label={<Trans context="how many bookings are">Confirmed</Trans>}
          opens={{ when: "all", status: "confirmed" }}
        />
      </ul>
    </nav>
  );
}

function Count({ value, label, note, opens }: { value: number; label: ReactNode; note?: string; opens: ListQuery }) {
  const { i18n } = useLingui();
  return (
    <li>
      <Link
        to={`?${listParameters(opens)}`}
        title={note}
        className="inline-flex min-h-11 items-baseline gap-2 pt-1 text-ink no-underline hover:underline"
      >
        <span className="tabular font-serif text-lg">{formatCount(i18n.locale, value)}</span>
        <span className="text-sm text-soft">{label}</span>
        {note && <span className="sr-only">({note})</span>}
      </Link>
    </li>
  );
}
