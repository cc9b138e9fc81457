/** `/settings`: one's own account (rulings, "Cases"): profile, language, notices, password, second factor, passkeys, API keys, sessions. */
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { timeZones } from "#app/domain/people/time-zones.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ACCOUNTS_TEXTS } from "#app/i18n/catalogues/portal/accounts.ts";
import type { Route } from "./+types/route";
import { ApiKeysSection } from "./api-keys-section.tsx";
import { DataSection } from "./data-section.tsx";
import { ErasureSection } from "./erasure-section.tsx";
import { NoticesForm } from "./notices-form.tsx";
import { Outcome } from "./outcome.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { Sessions } from "./sessions.tsx";
import { type SettingsPosted, saveSettings } from "./submission.ts";

export const handle = ACCOUNTS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [account, passkeys, apiKeys, erasure] = await Promise.all([
    services.account.get(),
    services.passkeys.list(),
    services.apiKeys.list(),
    services.personalData.ownErasure(),
  ]);
  return {
    account,
    erasure,
    passkeys,
    apiKeys,
    zones: timeZones(),
    saved: url.searchParams.get("saved") === "preferences",
    title: `${context.get(i18nContext)._(msg`Settings`)} – ${PROVIDER.name}`,
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
  return saveSettings(request, context);
}

/** Also after a refusal: what is next to it is how the account is now. */
export const shouldRevalidate = () => true;

/** What a document that was loaded again says (`submission.ts`). */
const SAVED: SettingsPosted = { form: "preferences", saved: true, issues: [], wait: null, typed: {}, at: 0 };

export default function Settings({ loaderData: { account, apiKeys, erasure, passkeys, zones, saved }, actionData }: Route.ComponentProps) {
  const posted = actionData ?? (saved ? SAVED : null);
  return (
    <>
      <PageHeader title={<Trans>Settings</Trans>} lead={<span className="[overflow-wrap:anywhere]">{account.email}</span>} />
      {posted && <Outcome key={JSON.stringify(posted)} posted={posted} />}
      <ProfileForm account={account} posted={posted} />
      <PictureForm account={account} posted={posted} />
      <PreferencesForm account={account} zones={zones} posted={posted} />
      <NoticesForm account={account} posted={posted} />
      <PasswordForm email={account.email} posted={posted} />
      <SecondFactorSection on={account.secondFactor} />
      <PasskeysSection passkeys={passkeys} zone={account.timeZone} />
      <ApiKeysSection keys={apiKeys} zone={account.timeZone} />
      <Sessions account={account} posted={posted} />
      <DataSection secondFactor={account.secondFactor} />
      <ErasureSection account={account} asked={erasure} posted={posted} />
    </>
  );
}
