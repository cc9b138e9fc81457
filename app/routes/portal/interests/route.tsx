import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ROSTER_TEXTS } from "#app/i18n/catalogues/portal/roster.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";

export const handle = ROSTER_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const { interests, assignments } = context.get(servicesContext);
  const declared = await orNotFound(interests.declared());
  const waiting = (await assignments.disclosures()).filter(({ answer, decision }) => answer === null && decision === null);
  return {
    ...declared,
    waiting: waiting.map(({ id, hits }) => ({ id, names: [...new Set(hits.map(({ name }) => name))].join(", ") })),
    formKey: crypto.randomUUID(),
    title: `${context.get(i18nContext)._(msg`Interests and absences`)} – ${PROVIDER.name}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { interests } = context.get(servicesContext);
  const form = await readForm(request);
  const text = (name: string) => form.get(name) ?? "";
  const intent = text("intent");
  try {
    if (intent === "declare") await orNotFound(interests.declare({ name: text("name"), note: text("note") }));
    else if (intent === "withdraw") await orNotFound(interests.withdraw(text("id")));
    else if (intent === "be-away") await orNotFound(interests.addAbsence({ from: text("from"), to: text("to") }));
    else if (intent === "be-back") await orNotFound(interests.removeAbsence(text("id")));
    else throw data(null, { status: 400 });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
    return data({ intent, issues: error.issues, typed: Object.fromEntries(form.entries()) as Record<string, string> }, { status: 400 });
  }
  return redirect(
    intent === "declare" || intent === "withdraw" ? "/arbitrator/interests#interests" : "/arbitrator/interests#absences",
    303,
  );
}

export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

type Loaded = Route.ComponentProps["loaderData"];

interface PartProps {
  formKey: string;
  /** What was typed into a form that was refused, and what is wrong with a field of it. */
  typed: Readonly<Record<string, string>> | undefined;
  wrong: (field: string) => string | null;
}

/** What an arbitrator declares, for the check for conflicts and the choice of who is free. */
export default function Interests({ loaderData: { interests, absences, hearings, waiting, formKey }, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const wrong = (field: string) => {
    const issue = actionData?.issues.find((one) => one.field === field);
    return issue ? caseMessageText(i18n, issue.code) : null;
  };
  const errors = actionData?.issues.map(({ field, code }) => ({ id: field, text: caseMessageText(i18n, code) })) ?? [];
  const part = { formKey, wrong, typed: actionData?.typed };
  return (
    <>
      <PageHeader
        title={<Trans>Interests and absences</Trans>}
        lead={<Trans>The office reads this when it chooses an arbitrator; parties and counsel do not.</Trans>}
      />
      {actionData && (
        <div className="mt-6 max-w-form">
          <ErrorSummary errors={errors} />
        </div>
      )}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <Declared interests={interests} {...part} />
        <div className="grid gap-12">
          <Absences absences={absences} {...part} />
          <Hearings hearings={hearings} />
        </div>
      </div>
    </>
  );
}

const HEADING = "border-hairline-strong border-b pb-3 text-xl";

function useIntent() {
  return useNavigation().formData?.get("intent");
}

function Waiting({ waiting }: Pick<Loaded, "waiting">) {
  return (
    <section aria-labelledby="waiting-title" className="mt-8 border-warning border-l-4 bg-warning-wash px-5 py-4">
      <h2 id="waiting-title" className="text-lg">
        <Trans>Questions that wait for your answer</Trans>
      </h2>
      <ul className="mt-2">
        {waiting.map(({ id, names }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={`/arbitrator/disclosures/${id}`} className="prose-link inline-flex min-h-11 items-center">
              {names}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Declared({ interests, formKey, typed, wrong }: Pick<Loaded, "interests"> & PartProps) {
  const { t } = useLingui();
  const busy = useIntent();
  return (
    <section id="interests" aria-labelledby="interests-title" className="scroll-mt-6">
      <h2 id="interests-title" className={HEADING}>
        <Trans>Interests</Trans>
      </h2>
      {interests.length === 0 ? (
        <p className="mt-4 text-soft">
          <Trans>Nothing declared yet. Name people, firms and companies whose cases you could not decide without saying so first.</Trans>
        </p>
      ) : (
        <ul>
          {interests.map(({ id, name, note }) => (
            <li key={id} className="flex items-start justify-between gap-4 border-hairline border-b py-3">
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{name}</span>
                {note && <span className="block whitespace-pre-line text-sm text-soft">{note}</span>}
              </span>
              <Remove intent="withdraw" id={id} name={name} />
            </li>
          ))}
        </ul>
      )}
      <Form key={`interest ${formKey}`} method="post" preventScrollReset noValidate className="mt-6 grid gap-4">
        <input type="hidden" name="intent" value="declare" />
        <Field name="name" label={t`Name`} error={wrong("name")}>
          <Input maxLength={CASE_LIMITS.name} defaultValue={typed?.name} />
        </Field>
        <Field name="note" label={t`What the interest is`} error={wrong("note")} optional>
          <Textarea rows={2} maxLength={CASE_LIMITS.reason} defaultValue={typed?.note} />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" loading={busy === "declare"}>
          <Trans>Declare</Trans>
        </Button>
      </Form>
    </section>
  );
}

function Absences({ absences, formKey, typed, wrong }: Pick<Loaded, "absences"> & PartProps) {
  const { i18n, t } = useLingui();
  const busy = useIntent();
  return (
    <section id="absences" aria-labelledby="absences-title" className="scroll-mt-6">
      <h2 id="absences-title" className={HEADING}>
        <Trans>Absences</Trans>
      </h2>
      {absences.length === 0 ? (
        <p className="mt-4 text-soft">
          <Trans>No absences ahead.</Trans>
        </p>
      ) : (
        <ul>
          {absences.map(({ id, from, to, heard }) => {
            const days = from === to ? formatDate(i18n.locale, from) : `${formatDate(i18n.locale, from)} – ${formatDate(i18n.locale, to)}`;
            return (
              <li key={id} className="flex items-center justify-between gap-4 border-hairline border-b py-2">
                <span className="min-w-0">
                  <span className="tabular">{days}</span>
                  {heard.length > 0 && (
                    <span className="block text-sm text-warning">
                      <Trans>
                        A case of yours is heard then:{" "}
                        {heard.map(({ date, caseNumber }) => `${formatDate(i18n.locale, date)} (${caseNumber})`).join("; ")}
                      </Trans>
                    </span>
                  )}
                </span>
                <Remove intent="be-back" id={id} name={days} />
              </li>
            );
          })}
        </ul>
      )}
      <Form key={`absence ${formKey}`} method="post" preventScrollReset noValidate className="mt-6 grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="intent" value="be-away" />
        <Field name="from" label={t`First day`} error={wrong("from")}>
          <Input type="date" defaultValue={typed?.from} />
        </Field>
        <Field name="to" label={t`Last day`} error={wrong("to")}>
          <Input type="date" defaultValue={typed?.to} />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" loading={busy === "be-away"}>
          <Trans>Add absence</Trans>
        </Button>
      </Form>
    </section>
  );
}

/** What our office knows of when they sit: hearings of their cases, from the bookings that are linked to them. */
function Hearings({ hearings }: Pick<Loaded, "hearings">) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="hearings-title">
      <h2 id="hearings-title" className={HEADING}>
        <Trans>Hearings of your cases</Trans>
      </h2>
      {hearings.length === 0 ? (
        <p className="mt-4 text-soft">
          <Trans>No hearing of your cases has a date ahead.</Trans>
        </p>
      ) : (
        <ul>
          {hearings.map(({ date, caseId, caseNumber }) => (
            <li key={`${date} ${caseId}`} className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-b py-1">
              <span className="tabular">{formatDate(i18n.locale, date)}</span>
              <Link to={`/cases/${caseId}`} className="prose-link tabular inline-flex min-h-11 items-center">
                {caseNumber}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Remove({ intent, id, name }: { intent: string; id: string; name: string }) {
  const { t } = useLingui();
  return (
    <Form method="post" preventScrollReset className="no-print">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="quiet" size="sm" className="min-h-11" aria-label={t`Remove ${name}`}>
        <Trans>Remove</Trans>
      </Button>
    </Form>
  );
}
