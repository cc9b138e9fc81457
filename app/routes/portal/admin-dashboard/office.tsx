import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { COUNTED, type QueueCounts } from "#app/domain/booking/office/staff-task.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { SidePanel } from "#app/routes/portal/dashboard/side-panels.tsx";

/** `strangers`: their requests come near the ceiling, or are refused. What waits for staff: tasks with their clocks, mail that could not be delivered, and scheduled work that fails. */
export function Office({
  queue,
  deadLetters,
  failing,
  strangers,
}: {
  queue: QueueCounts;
  deadLetters: number;
  failing: number;
  strangers: "many" | "refused" | null;
}) {
  const { i18n, t } = useLingui();
  const shown = (count: number) => (count >= COUNTED ? t`${formatCount(i18n.locale, COUNTED)} or more` : formatCount(i18n.locale, count));
  return (
    <SidePanel id="office" title={<Trans>Waiting for staff</Trans>}>
      <ul className="mt-3 border-t border-hairline text-sm">
        <Line to="/admin/queue" label={<Trans>Open tasks</Trans>} value={shown(queue.open)} />
        <Line to="/admin/queue" label={<Trans>Overdue tasks</Trans>} value={shown(queue.overdue)} alarming={queue.overdue > 0} />
        <Line to="/admin/queue?view=untaken" label={<Trans>Unassigned</Trans>} value={shown(queue.untaken)} />
        <Line to="/admin/queue?view=mine" label={<Trans>Assigned to me</Trans>} value={shown(queue.mine)} />
        <Line
          to="/admin/outbox?state=dead"
          label={<Trans>Messages not delivered</Trans>}
          value={formatCount(i18n.locale, deadLetters)}
          alarming={deadLetters > 0}
        />
        <Line to="/admin/scheduled-work" label={<Trans>Scheduled work that fails</Trans>} value={shown(failing)} alarming={failing > 0} />
      </ul>
      {strangers ? (
        <p role="note" className="mt-3 border-s-4 border-danger bg-danger-wash p-3 text-sm">
          {strangers === "refused" ? (
            <Trans>
              Strangers’ requests are refused: too many that nobody has touched are kept. Who sends one is asked to call or write. Please
              inform the people who run this site.
            </Trans>
          ) : (
            <Trans>
              Very many strangers’ requests that nobody has touched are kept. At twice as many, further ones are refused. Please inform the
              people who run this site.
            </Trans>
          )}
        </p>
      ) : null}
    </SidePanel>
  );
}

function Line({ to, label, value, alarming = false }: { to: string; label: ReactNode; value: string; alarming?: boolean }) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-hairline">
      <Link to={to} className="prose-link inline-flex min-h-11 items-center">
        {label}
      </Link>
      <span className={`tabular ${alarming ? "font-semibold text-danger" : ""}`}>{value}</span>
    </li>
  );
}
