import { Trans, useLingui } from "@lingui/react/macro";
import { COUNTED, type QueueCounts, type QueueView } from "#app/domain/booking/office/staff-task.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { Tabs } from "../view-tabs.tsx";

/** The state of the queue; each count leads to what it counts. */
export function Counts({ counts, view }: { counts: QueueCounts; view: QueueView }) {
  const { i18n, t } = useLingui();
  const shown = (count: number) => (count >= COUNTED ? t`${formatCount(i18n.locale, COUNTED)} or more` : formatCount(i18n.locale, count));
  const tab = (to: QueueView, name: string, count?: number) => ({
    to: `?view=${to}`,
    name,
    current: to === view,
    ...(count === undefined ? {} : { count: shown(count) }),
  });
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6">
      <Tabs
        label={t`Which tasks`}
        small
        tabs={[
          tab("open", t`Open`, counts.open),
          tab("untaken", t`Unassigned`, counts.untaken),
          tab("mine", t`Mine`, counts.mine),
          tab("done", t`Done`),
        ]}
      />
      <p className={`text-sm ${counts.overdue > 0 ? "font-semibold text-danger" : "text-soft"}`}>
        {counts.overdue > 0 ? <Trans>{shown(counts.overdue)} overdue</Trans> : <Trans>none overdue</Trans>}
      </p>
    </div>
  );
}
