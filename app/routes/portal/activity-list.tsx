import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { timeAgo } from "#app/i18n/portal/time-ago.ts";

export interface ShownActivity {
  id: string;
  /** In the reader's language. */
  description: string;
  /** ISO 8601. */
  createdAt: string;
  /** Who did it; null for what the system did by its clock. */
  name: string | null;
  /** Where it happened, where that is not said already. */
  case?: { id: string; caseNumber: string };
}

/** What happened, newest first, each with how long ago. `now` is the server's, so that both sides say the same. */
export function ActivityList({ activities, now, zone }: { activities: readonly ShownActivity[]; now: string; zone: string }) {
  const { i18n } = useLingui();
  if (activities.length === 0)
    return (
      <p className="mt-3 text-soft">
        <Trans>No recent activity</Trans>
      </p>
    );
  return (
    <ol className="mt-3 border-t border-hairline">
      {activities.map(({ id, description, createdAt, name, case: where }) => (
        <li key={id} className="border-b border-hairline py-3 text-sm [overflow-wrap:anywhere]">
          <p>{description}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-soft">
            {name && <span>{name}</span>}
            <time dateTime={createdAt}>{timeAgo(i18n, createdAt, new Date(now), zone)}</time>
            {where && (
              <Link to={`/cases/${where.id}`} className="prose-link tabular">
                {where.caseNumber}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
