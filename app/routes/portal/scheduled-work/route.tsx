import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { JOBS, type JobName } from "#app/domain/jobs.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { KEEPING_TEXTS } from "#app/i18n/catalogues/portal/keeping.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { Failure } from "./failure.tsx";
import { Outcome } from "./outcome.tsx";

export const handle = KEEPING_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const failures = await orNotFound(services.scheduledWork.failures());
  const who = await services.actor();
  return {
    failures,
    zone: readerZone(who),
    title: `${context.get(i18nContext)._(msg`Scheduled work`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Has a row tried by the next run; 409 when it has succeeded in the meantime. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [job, subject] = [form.get("job"), form.get("subject")];
  if (!isJob(job) || typeof subject !== "string") throw data(null, { status: 400 });
  const done = await orNotFound(context.get(servicesContext).scheduledWork.tryNow(job, subject));
  return data({ job, done } as const, { status: done ? 200 : 409 });
}

const isJob = (value: unknown): value is JobName => (JOBS as readonly unknown[]).includes(value);

/** What scheduled work fails at now. */
export default function ScheduledWork({ loaderData, actionData }: Route.ComponentProps) {
  const { failures, zone } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans>Scheduled work</Trans>}
        lead={
          <Trans>
            What Concord does automatically every minute and every hour, where it fails. What fails stops nothing else, and is tried again
            at growing intervals.
          </Trans>
        }
      />
      {actionData && <Outcome {...actionData} />}
      {failures.length === 0 ? (
        <EmptyState title={<Trans>Nothing fails</Trans>}>
          <Trans>What could not be done will be listed here until it is done.</Trans>
        </EmptyState>
      ) : (
        <ol>
          {failures.map((failure) => (
            <li key={`${failure.job} ${failure.subject}`}>
              <Failure failure={failure} zone={zone} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
