import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { QueueView, StaffTaskRecord } from "#app/domain/booking/office/staff-task.ts";

interface ElsewhereProps {
  task: StaffTaskRecord;
  /** The view that is open. */
  view: QueueView;
}

/** Where a task is that no row of the open page shows, and the way there. */
export function Elsewhere({ task, view }: ElsewhereProps) {
  const holds = viewOf(task, view);
  return (
    <p className="mb-3 border-s-2 border-accent-line ps-3 text-sm text-soft">
      <Why task={task} view={view} holds={holds} />{" "}
      <Link to={placeIn(holds, task)} preventScrollReset className="prose-link">
        <Trans>Show it in its place</Trans>
      </Link>
    </p>
  );
}

function Why({ task: { done, taken }, view, holds }: ElsewhereProps & { holds: QueueView }) {
  if (holds === view) return <Trans>This task is on another page of the list.</Trans>;
  if (done) return <Trans>This task is done: it has left the list.</Trans>;
  if (view === "done") return <Trans>This task is open.</Trans>;
  if (!taken) return <Trans>This task is no longer assigned: it has left the list.</Trans>;
  const { me, name } = taken;
  return me ? (
    <Trans>This task is now assigned to you: it has left the list.</Trans>
  ) : (
    <Trans>This task is now assigned to {name}: it has left the list.</Trans>
  );
}

/** The view that holds the task: the open one where it does. */
function viewOf({ done, taken }: StaffTaskRecord, view: QueueView): QueueView {
  if (done) return "done";
  if (view === "mine" && taken?.me) return view;
  if (view === "untaken" && !taken) return view;
  return "open";
}

/** The page of a view that begins with the task. */
function placeIn(view: QueueView, { id, dueAt, done }: StaffTaskRecord): string {
  // A place lies before a moment: of open tasks one earlier than their clock, of done ones one later.
  const at = done ? Date.parse(done.at) + 1 : Date.parse(dueAt) - 1;
  return `?${new URLSearchParams({ view, after: `${at}~0`, row: id })}`;
}
