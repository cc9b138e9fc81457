/** `/users`: everybody with an account, and everybody who is invited; for administrators (rulings, "Cases"). */

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ACCOUNTS_TEXTS } from "#app/i18n/catalogues/portal/accounts.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import { ViewTabs } from "../view-tabs.tsx";
import type { Route } from "./+types/route";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { Outcome } from "./outcome.tsx";
import { PeopleList } from "./people-list.tsx";
import { inviteOrChange } from "./submission.ts";
import { type UsersView, VIEWS } from "./users-view.ts";

export const handle = ACCOUNTS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [who, secondFactor] = await Promise.all([services.actor(), orNotFound(services.secondFactor.state())]);
  const asked = (name: string) => (url.searchParams.get(name) ?? "").slice(0, 200);
  const view = VIEWS.find((one) => one === asked("view")) ?? "people";
  const after = asked("after") || null;
  const [search, role] = [asked("search").trim(), asked("role")];
  const listed =
    view === "people"
      ? { people: await orNotFound(services.people.list({ search: search || null, role: role || null, after })), invitations: null }
      : {
          people: null,
          invitations: await orNotFound(services.invitations.list(view === "accepted" ? "accepted" : "waiting", after)),
        };
  return {
    ...listed,
    view,
    search,
    role,
    later: after !== null,
    inviting: asked("do") === "invite",
    zone: readerZone(who),
    locale: who.kind === "user" ? who.locale : "en",
    proving: { email: who.kind === "visitor" ? "" : who.email, secondFactor: secondFactor.on },
    title: `${context.get(i18nContext)._(msg`Users`)} – ${PROVIDER.name}`,
  };
}

/** When one may try again (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export async function action({ request, context }: Route.ActionArgs) {
  return inviteOrChange(await readForm(request), context);
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { view, inviting, proving } = loaderData;
  const refused = actionData && "refused" in actionData ? actionData.refused : null;
  const refusedInvite = refused?.intent === "invite" ? refused : null;
  return (
    <>
      <PageHeader
        title={<Trans>Users</Trans>}
        lead={<Trans>Who may sign in, as what, and who is invited to.</Trans>}
        actions={
          inviting ? null : (
            <ButtonLink to={`?${new URLSearchParams({ view, do: "invite" })}`}>
              <Icon name="plus" size={18} />
              <Trans>Invite User</Trans>
            </ButtonLink>
          )
        }
      >
        <Views view={view} />
      </PageHeader>
      {actionData && <Outcome key={JSON.stringify(actionData)} posted={actionData} />}
      {(inviting || refusedInvite) && <InviteForm view={view} locale={loaderData.locale} refused={refusedInvite} proving={proving} />}
      {loaderData.people ? (
        <PeopleList page={loaderData.people} search={loaderData.search} role={loaderData.role} later={loaderData.later} />
      ) : (
        <InvitationList
          page={loaderData.invitations}
          view={view}
          later={loaderData.later}
          zone={loaderData.zone}
          proving={proving}
          refused={refused?.intent === "resend" ? refused : null}
        />
      )}
    </>
  );
}

function Views({ view }: { view: UsersView }) {
  const { t } = useLingui();
  const names: Readonly<Record<UsersView, string>> = {
    people: t`People`,
    invitations: t`Open invitations`,
    accepted: t`Accepted invitations`,
  };
  return (
    <ViewTabs label={t`Which users`} tabs={VIEWS.map((name) => ({ to: `?view=${name}`, name: names[name], current: name === view }))} />
  );
}
