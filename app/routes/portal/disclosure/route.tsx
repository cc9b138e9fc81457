import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_PARTS_TEXTS } from "#app/i18n/catalogues/portal/case-parts.ts";
import { HitList } from "#app/routes/portal/case/disclosures/hit-list.tsx";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { AnswerForm } from "./answer-form.tsx";

export const handle = CASE_PARTS_TEXTS;

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = await orNotFound(context.get(servicesContext).assignments.disclosure(params.id));
  return { request, title: `${context.get(i18nContext)._(msg`A possible conflict of interest`)} – ${PROVIDER.name}` };
}

/** What was typed of each finding and of the whole, by the names of the fields: kept where it is refused. */
type Typed = Readonly<Record<string, string>>;

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed: Typed = Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const { assignments } = context.get(servicesContext);
  const count = [...form.keys()].filter((name) => name.startsWith("text-")).length;
  const answers = Array.from({ length: count }, (_, at) => ({
    connection: form.get(`connection-${at}`) ?? "",
    text: form.get(`text-${at}`) ?? "",
  }));
  const answer = { answer: form.get("answer") ?? "", answers, disclosure: form.get("disclosure") ?? "" };
  try {
    await orNotFound(assignments.answer(params.id, answer));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid_input") return data({ issues: error.issues, typed, late: false }, { status: 400 });
    if (error.code !== "transition_refused" && error.code !== "conflict") throw error;
    return data({ issues: [], typed, late: true }, { status: 409 });
  }
  return redirect(`/arbitrator/disclosures/${encodeURIComponent(params.id)}`, 303);
}

export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** What an arbitrator is asked before an assignment, or while they decide a case: the names that met, and nothing else of the case. */
export default function Disclosure({ loaderData: { request }, actionData }: Route.ComponentProps) {
  const { hits, answer, answers, disclosure, decision } = request;
  const isOpen = answer === null && decision === null;
  return (
    <>
      <PageHeader
        title={<Trans>A possible conflict of interest</Trans>}
        lead={
          <Trans>
            Our check has found names that may concern you. Answer each of them for itself; of a case that you are not assigned to, nothing
            else is shown.
          </Trans>
        }
      />
      <div className="mt-8 grid max-w-form gap-6">
        {actionData?.late && (
          <OutcomeBox tone="danger">
            <Trans>This question is closed. Nothing was changed.</Trans>
          </OutcomeBox>
        )}
        {isOpen ? (
          <AnswerForm hits={hits} issues={actionData?.issues ?? []} typed={actionData?.typed ?? {}} />
        ) : (
          <>
            <section aria-labelledby="found">
              <h2 id="found" className="text-xl">
                <Trans>What was found</Trans>
              </h2>
              <HitList hits={hits.map((hit, at) => ({ ...hit, ...answers?.[at] }))} />
            </section>
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
          </>
        )}
      </div>
    </>
  );
}
