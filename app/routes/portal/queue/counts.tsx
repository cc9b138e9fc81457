import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { COUNTED, type QueueCounts, type QueueView } from "#app/domain/booking/office/staff-task.ts";
import { formatCount } from "#app/i18n/numbers.ts";

/** The state of the queue; each count leads to what it counts. */
export function Counts({ counts, view }: { counts: QueueCounts; view: QueueView }) {
  const { i18n, t } = useLingui();
  const shown = (count: number) => (count >= COUNTED ? t`${formatCount(i18n.locale, COUNTED)} or more` : formatCount(i18n.locale, count));
  return (
    <nav aria-label={t`Which tasks`} className="no-print mt-8">
      <ul className="grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-4">
        <Count
          to="open"
          now={view}
          value={shown(counts.open)}
          label={<Trans>Open</Trans>}
          note={
            counts.overdue > 0 ? (
              <span className="font-semibold text-danger">
                <Trans>{shown(counts.overdue)} overdue</Trans>
              </span>
            ) : (
              <Trans>none overdue</Trans>
            )
          }
        />
        <Count to="untaken" now={view} value={shown(counts.untaken)} label={<Trans>Unassigned</Trans>} />
        <Count to="mine" now={view} value={shown(counts.mine)} label={<Trans>Mine</Trans>} />
        <Count to="done" now={view} label={<Trans>Done</Trans>} />
      </ul>
    </nav>
  );
}

function Count({ to, now, value, label, note }: { to: QueueView; now: QueueView; value?: string; label: ReactNode; note?: ReactNode }) {
  return (
    <li>
      <Link
        to={`?view=${to}`}
        aria-current={to === now ? "page" : undefined}
        className="flex h-full min-h-14 flex-col justify-end border-s border-hairline ps-4 hover:border-accent aria-[current=page]:border-s-2 aria-[current=page]:border-accent"
      >
        {value && <span className="tabular font-serif text-2xl">{value}</span>}
        <span className="text-sm font-semibold">{label}</span>
        {note && <span className="text-xs text-soft">{note}</span>}
      </Link>
    </li>
  );
}
