import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { isQueueView, isTaskMove, type QueueView } from "#app/domain/booking/office/staff-task.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { orNotFound } from "../or-not-found.ts";
import { Pages } from "../pages.tsx";
import type { Route } from "./+types/route";
import { Counts } from "./counts.tsx";
import { Outcome } from "./outcome.tsx";
import { Task } from "./task.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const asked = url.searchParams.get("view");
  const view: QueueView = isQueueView(asked) ? asked : "open";
  const after = url.searchParams.get("after");
  const page = await orNotFound(services.queue.list(view, after));
  return {
    ...page,
    view,
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

/** Takes a task, gives it back or marks it as done; 409 when somebody else was faster. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [id, move, heldBy] = ["id", "move", "heldBy"].map((name) => form.get(name));
  if (typeof id !== "string" || !isTaskMove(move)) throw data(null, { status: 400 });
  const moved = await orNotFound(context.get(servicesContext).queue.move(id, move, typeof heldBy === "string" && heldBy ? heldBy : null));
  return data(moved, { status: moved.made ? 200 : 409 });
}

/** What was promised to whom, the one due first on top. */
export default function Queue({ loaderData, actionData }: Route.ComponentProps) {
  const { tasks, counts, view, next, later, zone } = loaderData;
  const now = new Date(loaderData.now);
  return (
    <>
      <PageHeader title={<Trans>Queue</Trans>} lead={<Trans>Calls that were promised, and changes that clients asked for.</Trans>} />
      <Counts counts={counts} view={view} />
      {actionData && <Outcome {...actionData} zone={zone} />}
      {tasks.length === 0 ? (
        <Empty view={view} later={later} />
      ) : (
        <ol>
          {tasks.map((task) => (
            <li key={task.id}>
              <Task task={task} zone={zone} now={now} />
            </li>
          ))}
        </ol>
      )}
      <Pages query={{ view }} next={next} later={later}>
        {view === "done" ? <Trans>Done earlier</Trans> : <Trans>Due later</Trans>}
      </Pages>
    </>
  );
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
