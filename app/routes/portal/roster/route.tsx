/** `/admin/roster`: every profile of the roster, for administrators: what everybody reads, whose it is, and what waits to be published. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { appErrorOf } from "#app/domain/errors.ts";
import { PROFILE_LIMITS } from "#app/domain/people/roster/profile.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ROSTER_TEXTS } from "#app/i18n/catalogues/portal/roster.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { fieldNames, languageNames, ROLE_LABELS } from "#app/i18n/portal/roster/roster-labels.ts";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { StateBadge } from "#app/routes/portal/roster-profile/state-badge.tsx";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";

export const handle = ROSTER_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const profiles = await orNotFound(context.get(servicesContext).profiles.list());
  return { profiles, title: `${context.get(i18nContext)._(msg`Roster`)} – ${PROVIDER.name}` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const name = (form.get("name") ?? "").slice(0, 2 * PROFILE_LIMITS.name);
  try {
    const { id } = await orNotFound(context.get(servicesContext).profiles.create({ name }));
    return redirect(`/admin/roster/${id}`, 303);
  } catch (thrown) {
    const error = appErrorOf(thrown);
    if (error?.code === "invalid_input") return data({ issues: error.issues, name }, { status: 400 });
    if (error?.code === "unauthenticated") throw data(null, { status: 401 });
    throw thrown;
  }
}

export default function Roster({ loaderData: { profiles }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={<Trans>Roster</Trans>}
        lead={
          <Trans>
            Arbitrators and mediators, each with a profile that they or you write and that you publish. Accounts of arbitrators are invited
            from here.
          </Trans>
        }
      />
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <section aria-labelledby="profiles" className="min-w-0">
          <h2 id="profiles" className="border-hairline-strong border-b pb-3 text-xl">
            <Trans>Profiles</Trans>
          </h2>
          {profiles.length === 0 ? (
            <EmptyState title={<Trans>No profiles yet</Trans>}>
              <Trans>Begin one with a name. Arbitrators with an account can begin their own.</Trans>
            </EmptyState>
          ) : (
            <ul>
              {profiles.map((profile) => (
                <Line key={profile.id} profile={profile} />
              ))}
            </ul>
          )}
        </section>
        <NewProfile refused={actionData} />
      </div>
    </>
  );
}

function Line({ profile }: { profile: Route.ComponentProps["loaderData"]["profiles"][number] }) {
  const { i18n } = useLingui();
  const { id, name, state, role, fields, languages, account, isInvited } = profile;
  return (
    <li className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <Link to={`/admin/roster/${id}`} className="prose-link inline-flex min-h-11 items-center font-semibold">
          {name}
        </Link>
        <p className="text-sm text-soft">
          {[
            role && i18n._(ROLE_LABELS[role]),
            fields.length > 0 && fieldNames(i18n, fields),
            languages.length > 0 && languageNames(i18n, languages),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="text-sm text-soft">{account ?? (isInvited ? <Trans>Invited, has not answered</Trans> : <Trans>No account</Trans>)}</p>
      </div>
      <p className="self-center">
        <StateBadge state={state} />
      </p>
    </li>
  );
}

function NewProfile({ refused }: { refused: Route.ComponentProps["actionData"] }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formMethod === "POST";
  const errors = (refused?.issues ?? []).map(({ field, code }) => ({ id: field, text: peopleIssueText(i18n, code) }));
  return (
    <section aria-labelledby="new-profile" className="no-print min-w-0">
      <h2 id="new-profile" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>New profile</Trans>
      </h2>
      <Form method="post" noValidate className="mt-6 grid gap-4">
        <ErrorSummary errors={errors} />
        <Field name="name" label={t`Name`} error={errors.find(({ id }) => id === "name")?.text}>
          <Input autoComplete="off" maxLength={PROFILE_LIMITS.name} defaultValue={refused?.name} />
        </Field>
        <Button type="submit" loading={busy} className="justify-self-start">
          <Trans>Begin the profile</Trans>
        </Button>
      </Form>
    </section>
  );
}
