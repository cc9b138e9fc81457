import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form, redirect, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { isAnswered } from "#app/domain/case/places.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASES_TEXTS } from "#app/i18n/catalogues/portal/cases.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";

export const handle = CASES_TEXTS;

export async function loader({ context, params }: Route.LoaderArgs) {
  const {
    case: record,
    may,
    rows: { people },
  } = await orNotFound(context.get(servicesContext).caseFiles.open(params.id));
  if (!may.edit) throw data(null, { status: 404 });
  return {
    record,
    isUnderWay: isAnswered(record.status, people),
    title: `${context.get(i18nContext)._(msg`Edit ${record.caseNumber}`)} – ${PROVIDER.name}`,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = { title: form.get("title") ?? "", description: form.get("description") ?? "" };
  const refused = (issues: readonly Issue[], stale: boolean, status: number) => data({ issues, typed, stale }, { status });
  try {
    await orNotFound(
      context.get(servicesContext).caseMoves.edit(params.id, { ...typed, version: Number(form.get("version")) || undefined }),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid_input") return refused(error.issues, false, 400);
    if (["stale_version", "conflict", "transition_refused"].includes(error.code)) return refused([], true, 409);
    if (error.code === "too_many_requests") return refused([{ field: "form", code: "try_later" }], false, 429);
    throw data(null, { status: 404 });
  }
  return redirect(`/cases/${encodeURIComponent(params.id)}?told=edited`, 303);
}

export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Title and description; what they were stays in the record. */
export default function EditCase({ loaderData: { record, isUnderWay }, actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().state !== "idle";
  const wrong = (field: string) => {
    const issue = actionData?.issues.find((one) => one.field === field);
    return issue ? caseMessageText(i18n, issue.code) : null;
  };
  const errors = actionData?.issues.map(({ field, code }) => ({ id: field, text: caseMessageText(i18n, code) })) ?? [];
  return (
    <>
      <PageHeader eyebrow={<span className="tabular">{record.caseNumber}</span>} title={<Trans>Edit title and description</Trans>} />
      <Form method="post" noValidate className="mt-8 grid max-w-form gap-6">
        <ErrorSummary errors={errors} />
        {isUnderWay && (
          <p className="border-hairline-strong border-s-4 ps-4">
            <Trans>
              The case is under way: everyone in it is notified of what you change here, and what it said before stays on its page and in
              the record.
            </Trans>
          </p>
        )}
        {actionData?.stale && (
          <p role="alert" className="border-warning border-l-4 bg-warning-wash px-5 py-4">
            <Trans>The case has moved on since you opened it. Yours is kept below: look at the case, then save again.</Trans>
          </p>
        )}
        <input type="hidden" name="version" value={record.version} />
        <Field name="title" label={t`Title`} error={wrong("title")}>
          <Input maxLength={CASE_LIMITS.title + 50} defaultValue={actionData?.typed.title ?? record.title} />
        </Field>
        <Field
          name="description"
          label={t`Description`}
          hint={t`What the dispute is about. Everyone in the case reads it.`}
          error={wrong("description")}
        >
          <Textarea rows={8} maxLength={CASE_LIMITS.description} defaultValue={actionData?.typed.description ?? record.description} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={busy}>
            <Trans>Save</Trans>
          </Button>
          <ButtonLink to={`/cases/${record.id}`} variant="secondary">
            <Trans>Back to the case</Trans>
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
