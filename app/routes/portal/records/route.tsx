import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Form, Link, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { CheckPass } from "#app/domain/case/chain/record-checks.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { KEEPING_TEXTS } from "#app/i18n/catalogues/portal/keeping.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { Faults } from "./faults.tsx";

export const handle = KEEPING_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const after = url.searchParams.get("after");
  const state = await orNotFound(services.recordChecks.state(after));
  const who = await services.actor();
  return {
    ...state,
    later: after !== null,
    zone: readerZone(who),
    title: `${context.get(i18nContext)._(msg`Records`)} – ${PROVIDER.name}`,
  };
}

/** Checks some hundred cases; the page goes on by itself, or asks to be pressed again. */
export async function action({ context }: Route.ActionArgs) {
  return orNotFound(context.get(servicesContext).recordChecks.advance());
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Whether the records of all cases are what was written: the last check of all, the one under way, and what was found. */
export default function Records({ loaderData, actionData }: Route.ComponentProps) {
  const { all, running, last, faults, next, later, zone } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans>Records</Trans>}
        lead={
          <Trans>
            Every case’s record is checked about once a day: each entry against the one before, and all of them against the independent
            copy.
          </Trans>
        }
      />
      {last ? (
        <Whole pass={last} zone={zone} />
      ) : (
        <p className="mt-8 max-w-measure text-soft">
          <Trans>No check has gone through all cases yet.</Trans>
        </p>
      )}
      <Check all={all} running={running} goesOn={actionData?.more === true} />
      <Faults faults={faults} next={next} later={later} zone={zone} />
    </>
  );
}

/** How the last check of all ended. */
function Whole({ pass, zone }: { pass: CheckPass; zone: string }) {
  const { i18n } = useLingui();
  const number = (count: number) => formatCount(i18n.locale, count);
  const [cases, entries, whole, broken] = [pass.cases, pass.entries, pass.cases - pass.broken, pass.broken].map(number);
  const isWhole = pass.broken === 0;
  const when = formatInstant(i18n.locale, pass.finishedAt ?? pass.startedAt, zone);
  return (
    <div
      role="status"
      className={`mt-8 flex items-start gap-3 border-l-4 px-5 py-4 ${isWhole ? "border-success bg-success-wash" : "border-danger bg-danger-wash"}`}
    >
      <Icon name={isWhole ? "check" : "alert"} className="mt-1" />
      <div>
        <p className="font-semibold">
          {isWhole ? <Trans>All records are whole and unaltered.</Trans> : <Trans>Some records were altered.</Trans>}
        </p>
        <p className="tabular">
          <Trans>
            Cases checked: {cases}, whole: {whole}, altered: {broken}. Entries: {entries}.
          </Trans>
        </p>
        <p className="text-sm text-soft">
          <Trans>Last check of all cases: {when}</Trans>
        </p>
      </div>
    </div>
  );
}

/** Begins a check of all, and goes on with it: by itself with a script, by pressing without. */
function Check({ all, running, goesOn }: { all: number; running: CheckPass | null; goesOn: boolean }) {
  const { i18n } = useLingui();
  const submit = useSubmit();
  const { state } = useNavigation();
  const checked = running?.cases ?? 0;
  useEffect(() => {
    if (goesOn && state === "idle") void submit(null, { method: "post", preventScrollReset: true });
  }, [goesOn, state, submit]);
  const [done, total] = [formatCount(i18n.locale, checked), formatCount(i18n.locale, Math.max(all, checked))];
  return (
    <Form method="post" preventScrollReset className="no-print mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" variant="secondary" loading={state !== "idle" || goesOn}>
        {running ? <Trans>Continue with the check</Trans> : <Trans>Check all now</Trans>}
      </Button>
      {running && (
        <p className="tabular text-soft" aria-live="polite">
          <Trans>
            {done} of {total} checked
          </Trans>
        </p>
      )}
      <Link to="/cases" className="prose-link inline-flex min-h-11 items-center">
        <Trans>All Cases</Trans>
      </Link>
    </Form>
  );
}
