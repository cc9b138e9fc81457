import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Total } from "#app/domain/due.ts";
import { formatCount } from "#app/i18n/numbers.ts";

interface FirstOfProps {
  /** Rows that the list shows. */
  shown: number;
  total: Total;
  /** Where all of them are; null where that is said elsewhere, or no more can be shown. */
  to: string | null;
}

/** Below a list that shows its first rows: how many there are, and the way to the others. Nothing where all are shown. */
export function FirstOf({ shown, total, to }: FirstOfProps) {
  const { i18n, t } = useLingui();
  if (shown >= total.value && !total.orMore) return null;
  const counted = formatCount(i18n.locale, total.value);
  const all = total.orMore ? t`${counted} or more` : counted;
  const first = formatCount(i18n.locale, shown);
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 py-2 text-sm text-soft">
      <span className="tabular">
        <Trans>
          {first} of {all}
        </Trans>
      </span>
      {to !== null && (
        <Link to={to} className="no-print prose-link inline-flex min-h-6 items-center">
          <Trans>Show all of them</Trans>
        </Link>
      )}
    </p>
  );
}
