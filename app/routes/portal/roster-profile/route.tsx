/** `/admin/roster/{id}`: one profile of the roster, for administrators: what it says, whether everybody reads it, whose it is. */
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, Link, redirect } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, localeContext, type Services, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROFILE_FORM_BYTES } from "#app/domain/people/roster/profile.ts";
import { REMOVAL_REASON } from "#app/domain/people/roster/removal.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ROSTER_TEXTS } from "#app/i18n/catalogues/portal/roster.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { AccountSection } from "./account-section.tsx";
import { ProfileOutcome } from "./outcome.tsx";
import { AddressSection, RemovalSection } from "./personal-sections.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileHistory, Publication } from "./publication.tsx";
import { StateBadge } from "./state-badge.tsx";
import { PROFILE_INTENTS, type ProfileIntent, type ProfilePosted, refusal, versionIn } from "./submission.ts";
import { sentOf, type TypedProfile, typedIn, typedOf } from "./typed-profile.ts";

export const handle = ROSTER_TEXTS;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const profile = await orNotFound(services.profiles.read(params.id));
  const who = await services.actor();
  return {
    profile,
    zone: readerZone(who),
    locale: context.get(localeContext),
    title: `${profile.content.name}, ${context.get(i18nContext)._(msg`Roster`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

const INVITE_FIELDS = ["email", "firstName", "lastName", "locale"];
/** Of the small forms: whose account, whose address, why it is removed. */
const OTHER_FIELDS = ["userId", "address", "reason"] as const;

export async function action({ request, params, context }: Route.ActionArgs) {
  const { profiles } = context.get(servicesContext);
  const form = await readForm(request, PROFILE_FORM_BYTES);
  const intent = PROFILE_INTENTS.find((one) => one === form.get("intent"));
  if (!intent) throw data(null, { status: 400 });
  const typed = intent === "save" ? typedIn(form) : null;
  const invite = Object.fromEntries(INVITE_FIELDS.map((name) => [name, (form.get(name) ?? "").slice(0, 1000)]));
  const version = versionIn(form);
  try {
    const [userId = "", address = "", reason = ""] = OTHER_FIELDS.map((name) => (form.get(name) ?? "").slice(0, 2 * REMOVAL_REASON));
    await orNotFound(perform(profiles, intent, { id: params.id, version, typed, invite, userId, address, reason }));
    if (intent === "remove") return redirect("/admin/roster", 303);
    return data<ProfilePosted>({ done: intent, version: version + 1 });
  } catch (thrown) {
    return refusal(thrown, intent, { typed, ...(intent === "invite" ? { invite } : {}) });
  }
}

interface Posted {
  id: string;
  version: number;
  typed: TypedProfile | null;
  invite: Record<string, string>;
  userId: string;
  address: string;
  reason: string;
}

function perform(profiles: Services["profiles"], intent: ProfileIntent, posted: Posted): Promise<void> {
  const { id, version, typed, invite, userId } = posted;
  switch (intent) {
    case "save":
      return profiles.save(id, version, typed && sentOf(typed));
    case "publish":
      return profiles.publish(id, version);
    case "withdraw":
      return profiles.withdraw(id, version);
    case "link":
      return profiles.link(id, version, userId);
    case "invite":
      return profiles.invite(id, version, invite);
    case "address":
      return profiles.setAddress(id, version, posted.address);
    case "remove":
      return profiles.remove(id, version, { reason: posted.reason });
  }
}

/** The profile of now also where a change was refused because somebody else was faster: the next one is about it. */
export const shouldRevalidate = () => true;

export default function RosterProfile({ loaderData: { profile, zone, locale }, actionData }: Route.ComponentProps) {
  const refused = actionData && "refused" in actionData ? actionData : null;
  const typed = actionData && "typed" in actionData ? actionData.typed : null;
  const isOfSave = refused?.refused === "save";
  const issues = (refused?.issues ?? []).filter(({ field }) => field !== "form");
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to="/admin/roster" className="prose-link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrowLeft" size={18} />
            <Trans>Roster</Trans>
          </Link>
        }
        title={<span className="wrap-anywhere">{profile.content.name}</span>}
      >
        <p className="mt-4">
          <StateBadge state={profile.state} />
        </p>
      </PageHeader>
      {actionData && (
        <div className="mt-8">
          <ProfileOutcome key={JSON.stringify([actionData, profile.version])} posted={actionData} />
        </div>
      )}
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="profile" className="order-2 min-w-0 lg:order-1">
          <h2 id="profile" className="border-hairline-strong border-b pb-3 text-xl">
            <Trans>Profile</Trans>
          </h2>
          <ProfileForm
            // Publishing and inviting leave what is typed here alone.
            key={typed ? "typed" : JSON.stringify(profile.content)}
            typed={typed ?? typedOf(profile.content)}
            version={profile.version}
            issues={isOfSave ? issues : []}
            locale={locale}
            note={<Trans>Saving changes nothing on the public page: that is done by publishing.</Trans>}
          />
        </section>
        <div className="order-1 grid min-w-0 gap-12 lg:order-2">
          <Publication profile={profile} />
          <AccountSection
            key={`${profile.account?.id} ${profile.invitation?.id}`}
            profile={profile}
            issues={refused?.refused === "invite" || refused?.refused === "link" ? issues : []}
            invite={refused?.invite ?? {}}
            locale={locale}
          />
          {!profile.account && <AddressSection profile={profile} issues={refused?.refused === "address" ? issues : []} />}
          <RemovalSection profile={profile} issues={refused?.refused === "remove" ? issues : []} />
        </div>
      </div>
      <ProfileHistory acts={profile.acts} zone={zone} />
    </>
  );
}
