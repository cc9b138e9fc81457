import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { RequestsDue as Requests } from "#app/domain/due.ts";
import { formatAt, zoneCity } from "#app/i18n/dates.ts";
import { FirstOf } from "../dashboard/first-of.tsx";

interface RequestsDueProps {
  requests: Requests;
  /** Where all of them are; null where no more can be shown. */
  to: string | null;
}

/** Requests for more time that nobody but the office may decide, as nobody presides in their cases; nothing where there are none. */
export function RequestsDue({ requests: { rows, total }, to }: RequestsDueProps) {
  const { i18n } = useLingui();
  if (rows.length === 0) return null;
  const parts = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return (
    <section id="requests" aria-labelledby="requests-title" className="scroll-mt-6">
      <h2 id="requests-title" className="border-hairline-strong border-b pb-2 text-xl">
        <Trans>Extension requests to decide</Trans>
      </h2>
      <p className="py-2 text-soft text-sm">
        <Trans>Nobody presides in these cases, so our office decides.</Trans>
      </p>
      <ul className="border-hairline border-t">
        {rows.map(({ id, caseId, caseNumber, deadlineId, title, dueAt, zone }) => (
          <li
            key={id}
            className="relative grid min-h-11 items-baseline gap-x-4 border-hairline border-b py-2 text-sm hover:bg-accent-wash/60 sm:grid-cols-[minmax(0,1fr)_8rem]"
          >
            <Link to={`/cases/${caseId}#deadline-${deadlineId}`} className="prose-link wrap-anywhere after:absolute after:inset-0">
              {title}
            </Link>
            <span className="tabular text-soft">{caseNumber}</span>
            <span className="tabular text-soft sm:col-span-2">
              <Trans>Deadline:</Trans>{" "}
              <time dateTime={dueAt}>
                {formatAt(i18n.locale, dueAt, zone, parts)}, {zoneCity(i18n.locale, zone)}
              </time>
            </span>
          </li>
        ))}
      </ul>
      <FirstOf shown={rows.length} total={total} to={to} />
    </section>
  );
}
