import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { newCaseSchema } from "#app/domain/case/case.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import { CASES_TEXTS } from "#app/i18n/catalogues/portal/cases.ts";
import { readForm } from "#app/routes/read-form.ts";
import { retryAfterOf } from "../case/action.ts";
import { NewCaseForm, NewCaseLead } from "../cases/new-case-form.tsx";
import { newCaseOf } from "../cases/new-case-submission.ts";
import type { Route } from "./+types/route";

export const handle = CASES_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const who = await context.get(servicesContext).actor();
  // Who decides cases begins none.
  if (who.kind !== "user" || who.role === "arbitrator") throw data(null, { status: 404 });
  return { formKey: crypto.randomUUID(), title: `${context.get(i18nContext)._(msg`New Case`)} – ${PROVIDER.name}` };
}

/** Creates the case, and invites who was named with an address. With scripts the answer is its id, so that documents can follow. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cases } = context.get(servicesContext);
  const form = await readForm(request);
  const typed = Object.fromEntries(form.entries());
  const refused = (issues: readonly Issue[]) => data({ issues: firstPerField(issues), typed }, { status: 400 });
  const { input, issues } = newCaseOf(form);
  if (issues.length > 0) {
    const parsed = newCaseSchema.safeParse(input);
    return refused([...(parsed.success ? [] : issuesOf(parsed.error)), ...issues]);
  }
  try {
    const record = await cases.createWithInvitations(input, form.get("key"));
    if (form.get("live")) return { created: { id: record.id } };
    return redirect(`/cases/${record.id}?told=created`, 303);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input") return refused(error.issues);
    if (error instanceof AppError && error.code === "too_many_requests")
      return data({ issues: [{ field: "form", code: "try_later" }], typed }, { status: 429, headers: retryAfterOf(error) });
    if (error instanceof AppError && error.code === "forbidden") throw data(null, { status: 404 });
    throw error;
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function NewCase({ loaderData: { formKey }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to="/cases" variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            <Trans>Back to Cases</Trans>
          </ButtonLink>
        }
        title={<Trans>New Case</Trans>}
        lead={<NewCaseLead />}
      />
      <div className="mt-8 max-w-form">
        <NewCaseForm formKey={formKey} refused={actionData && "issues" in actionData ? actionData : undefined} />
      </div>
    </>
  );
}
