import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatCount } from "#app/i18n/numbers.ts";

export interface Stat {
  key: string;
  value: number;
  label: ReactNode;
  note?: ReactNode;
  /** Where what is counted is listed. */
  to?: string;
}

/** Counts, each leading to what it counts. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  const { i18n, t } = useLingui();
  return (
    <section aria-label={t`Statistics`} className="mt-8">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-4">
        {stats.map(({ key, value, label, note, to }) => (
          <div key={key} className="flex flex-col border-l border-hairline pl-4">
            <dt className="order-2 text-sm font-semibold">
              {to ? (
                <Link
                  to={to}
                  className="inline-flex min-h-6 items-center text-ink underline decoration-accent-line underline-offset-4 hover:decoration-current"
                >
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className="tabular order-1 font-serif text-2xl">{formatCount(i18n.locale, value)}</dd>
            {note && <dd className="order-3 text-xs text-soft">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
