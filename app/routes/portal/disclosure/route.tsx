import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form, redirect, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { CASE_LIMITS } from "#app/domain/case/case.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { HitList } from "#app/routes/portal/case/hit-list.tsx";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = await orNotFound(context.get(servicesContext).assignments.disclosure(params.id));
  return { request, title: `${context.get(i18nContext)._(msg`A possible conflict of interest`)} – ${PROVIDER.name}` };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const disclosure = form.get("disclosure") ?? "";
  const { assignments } = context.get(servicesContext);
  try {
    await orNotFound(assignments.answer(params.id, { answer: form.get("answer") ?? "", disclosure }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid_input") return data({ issues: error.issues, disclosure, late: false }, { status: 400 });
    if (error.code !== "transition_refused" && error.code !== "conflict") throw error;
    return data({ issues: [], disclosure, late: true }, { status: 409 });
  }
  return redirect(`/arbitrator/disclosures/${encodeURIComponent(params.id)}`, 303);
}

export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** What an arbitrator is asked before an assignment: the names that met, and nothing else of the case. */
export default function Disclosure({ loaderData: { request }, actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const sent = useNavigation().formData?.get("answer");
  const { hits, answer, disclosure, decision } = request;
  const issue = actionData?.issues[0];
  return (
    <>
      <PageHeader
        title={<Trans>A possible conflict of interest</Trans>}
        lead={
          <Trans>
            You may be assigned to a case. Our check has found names that may concern you; nothing else of the case is shown before you are
            assigned.
          </Trans>
        }
      />
      <div className="mt-8 grid max-w-form gap-6">
        {actionData?.late && (
          <OutcomeBox tone="danger">
            <Trans>This question is closed. Nothing was changed.</Trans>
          </OutcomeBox>
        )}
        <section aria-labelledby="found">
          <h2 id="found" className="text-xl">
            <Trans>What was found</Trans>
          </h2>
          <HitList hits={hits} />
        </section>
        {answer === null && decision === null ? (
          <Form method="post" noValidate className="grid gap-4">
            <Field
              name="disclosure"
              label={t`Your disclosure`}
              hint={t`What connects you with these names, and why you can decide all the same. When the office clears it, both sides read it. To decline, a few words are welcome and read by the office alone.`}
              error={issue ? caseMessageText(i18n, issue.code) : null}
            >
              <Textarea rows={6} maxLength={CASE_LIMITS.description} defaultValue={actionData?.disclosure} />
            </Field>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="answer" value="disclosed" loading={sent === "disclosed"}>
                <Trans>Disclose</Trans>
              </Button>
              <Button type="submit" name="answer" value="declined" variant="danger" loading={sent === "declined"}>
                <Trans>Decline the case</Trans>
              </Button>
            </div>
          </Form>
        ) : (
          <section aria-labelledby="answered">
            <h2 id="answered" className="text-xl">
              {answer === "disclosed" && <Trans>You have disclosed</Trans>}
              {answer === "declined" && <Trans>You have declined</Trans>}
              {answer === null && <Trans>The question is closed</Trans>}
            </h2>
            {disclosure && (
              <blockquote className="mt-3 whitespace-pre-line border-accent-line border-s-2 ps-4 font-serif wrap-anywhere">
                {disclosure}
              </blockquote>
            )}
            <p role="status" className="mt-3 text-soft">
              {decision === null && answer === "disclosed" && <Trans>The office has not decided yet.</Trans>}
              {decision === "cleared" && <Trans>The office has cleared it.</Trans>}
              {decision === "refused" && <Trans>The office has chosen not to go on with it.</Trans>}
            </p>
          </section>
        )}
      </div>
    </>
  );
}
