import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { isCallOutcome, isQueueView, isTaskMove, type QueueView, type StaffTaskRecord } from "#app/domain/booking/office/staff-task.ts";
import { AppError } from "#app/domain/errors.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { BOOKINGS_TEXTS } from "#app/i18n/catalogues/portal/bookings.ts";
import { readForm } from "#app/routes/read-form.ts";
import { BulkBar } from "../office/bulk/bulk-bar.tsx";
import { ChooseBox } from "../office/bulk/choose-box.tsx";
import { type Bulk, useBulk } from "../office/bulk/use-bulk.ts";
import { OfficeHeader } from "../office/header.tsx";
import { RequestsDue } from "../office/requests-due.tsx";
import { Detail, GoneDetail, WithSidePanel } from "../office/side-panel.tsx";
import { useChosenRow } from "../office/use-chosen-row.ts";
import { orNotFound, orNull } from "../or-not-found.ts";
import { Pages } from "../pages.tsx";
import type { Route } from "./+types/route";
import { BulkTasks, type ChosenTask, chosenTask } from "./bulk-tasks.tsx";
import { Counts } from "./counts.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { Outcome } from "./outcome.tsx";
import { QueueKeys } from "./queue-keys.tsx";
import { TaskLine } from "./task.tsx";
import { TaskPanel } from "./task-panel.tsx";
import { useShownTask } from "./use-shown-task.ts";

export const handle = BOOKINGS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const asked = url.searchParams.get("view");
  const view: QueueView = isQueueView(asked) ? asked : "open";
  const after = url.searchParams.get("after");
  const [page, hands, requests] = await orNotFound(
    Promise.all([
      services.queue.list(view, after),
      services.queueCalls.staff(),
      // They are open, and assigned to no one.
      view === "open" && after === null ? services.dashboards.requestsDue() : null,
    ]),
  );
  const row = url.searchParams.get("row") || null;
  return {
    ...page,
    hands,
    requests,
    view,
    row,
    // One that another page of the queue has, which somebody was sent.
    sent: row && !page.tasks.some(({ id }) => id === row) ? await orNull(services.queue.get(row)) : null,
    later: after !== null,
    zone: readerZone(who),
    now: new Date().toISOString(),
    title: `${context.get(i18nContext)._(msg`Queue`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Takes a task, gives it back, marks it as done, or writes down a call; 409 when somebody else was faster. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [id, move, outcome, held, again] = ["id", "move", "outcome", "heldBy", "again"].map((name) => form.get(name));
  const heldBy = typeof held === "string" && held ? held : null;
  const { queue, queueCalls } = context.get(servicesContext);
  if (typeof id !== "string") throw data(null, { status: 400 });
  if (isCallOutcome(outcome)) {
    const noted = await orNotFound(queueCalls.note(id, { outcome, again: Number(again) || null, heldBy }).catch(refusedInput));
    return data(noted, { status: noted.made ? 200 : 409 });
  }
  if (!isTaskMove(move)) throw data(null, { status: 400 });
  const moved = await orNotFound(queue.move(id, move, heldBy));
  return data(moved, { status: moved.made ? 200 : 409 });
}

function refusedInput(error: unknown): never {
  if (error instanceof AppError && error.code === "invalid_input") throw data(null, { status: 400 });
  throw error;
}

/** What was promised to whom, the one due first on top: one line each, with the whole of one next to. */
export default function Queue({ loaderData, actionData }: Route.ComponentProps) {
  const { tasks, counts, view, next, later, zone, hands, requests } = loaderData;
  const { t } = useLingui();
  const now = new Date(loaderData.now);
  const [row, setRow] = useChosenRow(loaderData.row);
  const bulk = useBulk<ChosenTask>();
  const choosing = view === "done" ? undefined : choosingOf(bulk, tasks, t`A visitor who gave no name`);
  const shown = useShownTask(row, loaderData);
  return (
    <>
      <OfficeHeader title={<Trans>Queue</Trans>} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Counts counts={counts} view={view} />
        {(tasks.length > 0 || row !== null) && <QueueKeys tasks={tasks} row={row} onMove={setRow} onChoose={choosing?.toggleId} />}
      </div>
      {actionData && <Outcome {...actionData} zone={zone} />}
      <WithSidePanel
        onPress={setRow}
        detail={row === null ? null : <TaskDetail shown={shown} view={view} zone={zone} onClose={() => setRow(null)} />}
      >
        {requests && <RequestsDue requests={requests} to={null} />}
        {tasks.length === 0 ? (
          <Empty view={view} later={later} />
        ) : (
          <ol className="mt-2">
            {choosing && <ChooseAll isChosen={tasks.every(({ id }) => bulk.chosen.has(id))} onChange={choosing.togglePage} />}
            {tasks.map((task) => (
              <li key={task.id}>
                <TaskLine
                  {...(choosing ? { choosing: { isChosen: bulk.chosen.has(task.id), toggle: () => choosing.toggleId(task.id) } } : {})}
                  task={task}
                  zone={zone}
                  now={now}
                  isCurrent={task.id === row}
                  address={`?${new URLSearchParams({ view, row: task.id })}`}
                  onShow={() => setRow(task.id)}
                />
              </li>
            ))}
          </ol>
        )}
        <Pages query={{ view }} next={next} later={later}>
          {view === "done" ? <Trans>Done earlier</Trans> : <Trans>Due later</Trans>}
        </Pages>
      </WithSidePanel>
      <BulkBar bulk={bulk}>
        <BulkTasks bulk={bulk} hands={hands} />
      </BulkBar>
    </>
  );
}

interface TaskDetailProps {
  shown: ReturnType<typeof useShownTask>;
  view: QueueView;
  zone: string;
  onClose: () => void;
}

/** One task next to the queue, also where the list that is shown has it not. */
function TaskDetail({ shown, view, zone, onClose }: TaskDetailProps) {
  const { t } = useLingui();
  return (
    <Detail label={t`Detail of the task`} closed={`?view=${view}`} onClose={onClose} onPhone>
      {shown.task && !shown.isListed && <Elsewhere task={shown.task} view={view} />}
      {shown.task && <TaskPanel task={shown.task} zone={zone} />}
      {shown.isGone && <GoneDetail />}
    </Detail>
  );
}

function ChooseAll({ isChosen, onChange }: { isChosen: boolean; onChange: () => void }) {
  const { t } = useLingui();
  return (
    <li className="hidden min-h-9 items-center gap-4 border-b border-hairline text-sm text-soft md:flex md:px-2">
      <ChooseBox label={t`Choose all on this page`} checked={isChosen} onChange={onChange} />
      <span aria-hidden="true">
        <Trans>All on this page</Trans>
      </span>
    </li>
  );
}

/** Choosing among the tasks of the page. */
function choosingOf(bulk: Bulk<ChosenTask>, tasks: readonly StaffTaskRecord[], unnamed: string) {
  const all = tasks.map((task) => chosenTask(task, unnamed));
  return {
    toggleId: (id: string) => all.filter((task) => task.id === id).forEach(bulk.toggle),
    togglePage: () => (all.every(({ id }) => bulk.chosen.has(id)) ? bulk.leaveOut(all.map(({ id }) => id)) : bulk.choose(all)),
  };
}

function Empty({ view, later }: { view: QueueView; later: boolean }) {
  const { t } = useLingui();
  if (later) return <EmptyState title={t`Nothing more on this page`} />;
  switch (view) {
    case "mine":
      return <EmptyState title={t`Nothing open is assigned to you`} />;
    case "untaken":
      return <EmptyState title={t`Everything open is assigned`} />;
    case "done":
      return <EmptyState title={t`Nothing has been done yet`} />;
    default:
      return (
        <EmptyState title={t`Nothing is waiting`}>
          <Trans>Each new request and each wish for a call will be listed here with its clock.</Trans>
        </EmptyState>
      );
  }
}
