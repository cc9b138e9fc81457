/** `/arbitrator/profile`: an arbitrator's own profile of the roster, which the office publishes. */
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, Link } from "react-router";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { newContent, PROFILE_FORM_BYTES } from "#app/domain/people/roster/profile.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ROSTER_TEXTS } from "#app/i18n/catalogues/portal/roster.ts";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { ProfileOutcome } from "#app/routes/portal/roster-profile/outcome.tsx";
import { ProfileForm } from "#app/routes/portal/roster-profile/profile-form.tsx";
import { StateBadge } from "#app/routes/portal/roster-profile/state-badge.tsx";
import { type ProfilePosted, refusal, versionIn } from "#app/routes/portal/roster-profile/submission.ts";
import { sentOf, typedIn, typedOf } from "#app/routes/portal/roster-profile/typed-profile.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";

export const handle = ROSTER_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const profile = await orNotFound(services.profiles.own());
  const who = await services.actor();
  const name = who.kind === "user" ? `${who.firstName} ${who.lastName}`.trim() : "";
  return {
    profile,
    content: profile?.content ?? newContent(name),
    locale: context.get(localeContext),
    title: `${context.get(i18nContext)._(msg`My profile`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export async function action({ request, context }: Route.ActionArgs) {
  const { profiles } = context.get(servicesContext);
  const form = await readForm(request, PROFILE_FORM_BYTES);
  if (form.get("intent") !== "save") throw data(null, { status: 400 });
  const typed = typedIn(form);
  const version = versionIn(form);
  try {
    await orNotFound(profiles.saveOwn(version, sentOf(typed)));
    return data<ProfilePosted>({ done: "save", version: version + 1 });
  } catch (thrown) {
    return refusal(thrown, "save", { typed });
  }
}

/** When one may try again (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** The profile of now also where a change was refused because somebody else was faster: the next one is about it. */
export const shouldRevalidate = () => true;

export default function OwnProfile({ loaderData: { profile, content, locale }, actionData }: Route.ComponentProps) {
  const typed = actionData && "typed" in actionData ? actionData.typed : null;
  const version = profile?.version ?? 0;
  const isPublic = profile?.state === "published" || profile?.state === "changed";
  return (
    <>
      <PageHeader
        title={<Trans>My profile</Trans>}
        lead={
          <Trans>
            What the public roster says of you, and what our office chooses by. Days on which you are away are kept under{" "}
            <Link to="/arbitrator/interests#absences" className="prose-link">
              Interests and absences
            </Link>
            .
          </Trans>
        }
      >
        {profile && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4">
            <StateBadge state={profile.state} />
            {isPublic && (
              <a href={`/roster/${profile.slug}`} className="prose-link inline-flex min-h-11 items-center">
                <Trans>Open the public page</Trans>
              </a>
            )}
          </p>
        )}
      </PageHeader>
      {actionData && (
        <div className="mt-8">
          <ProfileOutcome key={JSON.stringify([actionData, version])} posted={actionData} isOwn />
        </div>
      )}
      <ProfileForm
        key={typed ? "typed" : version}
        typed={typed ?? typedOf(content)}
        version={version}
        issues={actionData && "refused" in actionData ? actionData.issues : []}
        locale={locale}
        note={<Trans>Our office reads what you save, and publishes it.</Trans>}
      />
    </>
  );
}
