/** The panels next to the table of a dashboard. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ActivityRecord } from "#app/domain/case/case.ts";
import type { Total } from "#app/domain/due.ts";
import { formatAt, zoneCity } from "#app/i18n/dates.ts";
import { fullName } from "#app/i18n/portal/names.ts";
import { ActivityList } from "#app/routes/portal/activity-list.tsx";
import { FirstOf } from "./first-of.tsx";

/** A section with its heading. `id` names it on the page. */
export function SidePanel({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface RecentActivityProps {
  activities: readonly ActivityRecord[];
  /** There is more than is shown. */
  more: boolean;
  now: string;
  zone: string;
}

export function RecentActivity({ activities, more, now, zone }: RecentActivityProps) {
  const { length } = activities;
  const shown = activities.map(({ user, ...activity }) => ({ ...activity, name: user && fullName(user) }));
  return (
    <SidePanel id="activity" title={<Trans>Recent activity</Trans>}>
      <ActivityList activities={shown} now={now} zone={zone} />
      {more && (
        <p className="py-2 text-sm text-soft">
          <Trans>The latest {length}. Each case keeps all of its own.</Trans>
        </p>
      )}
    </SidePanel>
  );
}

interface ShownDeadline {
  id: string;
  case: { id: string; caseNumber: string };
  title: string;
  mine: boolean;
  dueAt: string;
  zone: string;
  overdue: boolean;
}

/** The next deadlines, on the clock that each was set by. */
export function NextDeadlines({ deadlines: { rows, total } }: { deadlines: { rows: readonly ShownDeadline[]; total: Total } }) {
  const { i18n } = useLingui();
  return (
    <SidePanel id="deadlines" title={<Trans>Next deadlines</Trans>}>
      {rows.length === 0 ? (
        <p className="mt-3 text-soft">
          <Trans>No deadline is open</Trans>
        </p>
      ) : (
        <ol className="mt-3 border-t border-hairline">
          {rows.map(({ id, title, mine, dueAt, zone, overdue, case: where }) => (
            <li key={id} className="border-b border-hairline py-3 text-sm [overflow-wrap:anywhere]">
              <p className={mine ? "font-semibold" : ""}>{title}</p>
              <p className={`mt-1 flex items-start gap-1.5 ${overdue ? "font-semibold text-danger" : "text-soft"}`}>
                <Icon name={overdue ? "alert" : "clock"} size={16} className="mt-0.5" />
                <span>
                  {overdue && (
                    <>
                      <Trans>Overdue:</Trans>{" "}
                    </>
                  )}
                  <time dateTime={dueAt}>{dueText(i18n.locale, dueAt, zone)}</time>
                </span>
              </p>
              <p className="mt-1 flex flex-wrap gap-x-3 text-soft">
                <Link to={`/cases/${where.id}#timetable`} className="prose-link tabular">
                  {where.caseNumber}
                </Link>
                {mine && <Trans>due from you</Trans>}
              </p>
            </li>
          ))}
        </ol>
      )}
      <FirstOf shown={rows.length} total={total} to={rows.length < total.value ? "?show=deadlines#deadlines" : "/cases"} />
    </SidePanel>
  );
}

/** With its year, which may be the next, and the city whose clock it is on: what is owed is never to be guessed. */
function dueText(locale: string, at: string, zone: string): string {
  const parts = { weekday: "long", year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return `${formatAt(locale, at, zone, { ...parts, timeZoneName: "short" })}, ${zoneCity(locale, zone)}`;
}
