/** `/settings/api-keys`: one's API keys, listed, made (and shown once), revoked. Works without a script. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ACCOUNTS_TEXTS } from "#app/i18n/catalogues/portal/accounts.ts";
import { CopyField } from "../copy-field.tsx";
import { TooOftenText } from "../too-often-text.tsx";
import type { Route } from "./+types/route";
import { KeyList } from "./key-list.tsx";
import { MakeKey } from "./make-key.tsx";
import { type ApiKeyPosted, postApiKey } from "./submission.ts";

export const handle = ACCOUNTS_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [who, keys, { on }] = await Promise.all([services.actor(), services.apiKeys.list(), services.secondFactor.state()]);
  return {
    keys,
    secondFactor: on,
    email: who.kind === "visitor" ? "" : who.email,
    zone: readerZone(who),
    title: `${context.get(i18nContext)._(msg`API keys`)} – ${PROVIDER.name}`,
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
  return postApiKey(request, context);
}

/** Also after a refusal: the list is shown as it is now. */
export const shouldRevalidate = () => true;

export default function ApiKeys({ loaderData: { keys, secondFactor, email, zone }, actionData }: Route.ComponentProps) {
  const posted = actionData ?? null;
  const refused = posted !== null && posted.intent === "make" && posted.made === null;
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to="/settings" className="prose-link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrowLeft" size={18} />
            <Trans>Settings</Trans>
          </Link>
        }
        title={<Trans>API keys</Trans>}
        lead={
          <Trans>
            A key lets one of your programs read what you can see; it changes nothing. The program sends it with each request:{" "}
            <code>Authorization: Bearer …</code>. What it can read is described in the{" "}
            <a href="/api/docs" className="prose-link">
              API documentation
            </a>
            .
          </Trans>
        }
      />
      {posted && <Answer key={`answer ${posted.at}`} posted={posted} />}
      <KeyList keys={keys} zone={zone} />
      <MakeKey key={refused ? posted.at : keys.length} email={email} secondFactor={secondFactor} posted={refused ? posted : null} />
    </>
  );
}

/** What became of the last form; what is wrong with fields is said at the form itself. */
function Answer({ posted: { made, revoked, gone, wait } }: { posted: ApiKeyPosted }) {
  const { t } = useLingui();
  return (
    <div className="mt-8">
      {made && (
        <OutcomeBox tone="success">
          <p className="mb-4">
            <Trans>The key is made. It is shown this once: copy it now.</Trans>
          </p>
          <CopyField
            name="made-key"
            label={t`Your new API key`}
            hint={t`Keep it like a password: anyone who has it reads what it may read.`}
            value={made}
          />
        </OutcomeBox>
      )}
      {revoked && (
        <OutcomeBox tone="success">
          <Trans>The key is revoked: it opens nothing any more.</Trans>
        </OutcomeBox>
      )}
      {gone && (
        <OutcomeBox tone="warning">
          <Trans>That key is not there any more. The list shows how it is now.</Trans>
        </OutcomeBox>
      )}
      {wait !== null && (
        <OutcomeBox tone="warning">
          <TooOftenText wait={wait} />
        </OutcomeBox>
      )}
    </div>
  );
}
