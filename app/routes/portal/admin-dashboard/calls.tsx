import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { COUNTED } from "#app/domain/booking/office/staff-task.ts";
import type { OfficeDue } from "#app/domain/due.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { FirstOf } from "../dashboard/first-of.tsx";

/** Calls and tasks, the one due first on top: each opens its line of the queue. `open`: how many there are, counted to `COUNTED`. */
export function Calls({ calls, open }: Pick<OfficeDue, "calls"> & { open: number }) {
  const { i18n, t } = useLingui();
  return (
    <section aria-labelledby="calls">
      <h2 id="calls" className="border-hairline-strong border-b pb-2 text-xl">
        <Trans>Calls and tasks due</Trans>
      </h2>
      {calls.length === 0 ? (
        <p className="py-2 text-soft text-sm">
          <Trans>No one is waiting for a call.</Trans>
        </p>
      ) : (
        <ul>
          {calls.map(({ id, name, phone, bookingNumber, dueAt, overdue }) => (
            <li
              key={id}
              className="relative grid min-h-9 items-baseline gap-x-4 border-hairline border-b py-1.5 text-sm hover:bg-accent-wash/60 sm:grid-cols-[minmax(0,1fr)_8rem_16rem] lg:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_7rem_16rem]"
            >
              <Link to={`/admin/queue?row=${encodeURIComponent(id)}`} className="prose-link truncate after:absolute after:inset-0">
                {name || phone || t`A visitor who gave no name`}
              </Link>
              <span className="tabular text-soft">{bookingNumber}</span>
              <span className={`tabular ${overdue ? "font-semibold text-danger" : "text-soft"}`}>
                {overdue ? (
                  <>
                    <Trans>Overdue:</Trans>{" "}
                  </>
                ) : null}
                <time dateTime={dueAt}>{formatInstant(i18n.locale, dueAt, HEAD_OFFICE.zone)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FirstOf shown={calls.length} total={{ value: open, orMore: open >= COUNTED }} to="/admin/queue" />
    </section>
  );
}
