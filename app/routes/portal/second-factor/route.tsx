/**
 * `/settings/second-factor`: set up an authenticator app, confirm it, see the backup codes once, turn it off. Where a role
 * asks for a second factor, this page comes before every other (`../layout.tsx`).
 */
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ACCOUNTS_TEXTS } from "#app/i18n/catalogues/portal/accounts.ts";
import type { Route } from "./+types/route";
import { BackupCodes } from "./backup-codes.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { PasswordStep } from "./password-step.tsx";
import { RenewCodes } from "./renew-codes.tsx";
import { takeStep } from "./submission.server.ts";

export const handle = ACCOUNTS_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  return {
    ...(await services.secondFactor.state()),
    held: who.kind === "held",
    email: who.kind === "user" || who.kind === "held" ? who.email : "",
    title: `${context.get(i18nContext)._(msg`Second factor`)} – ${PROVIDER.name}`,
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
  const { step, init } = await takeStep(request, context);
  return data(step, init);
}

export const shouldRevalidate = () => true;

export default function SecondFactor({ loaderData: { on, required, held, email, backupCodes }, actionData }: Route.ComponentProps) {
  const step = actionData ?? null;
  return (
    <>
      <PageHeader
        eyebrow={
          held ? null : (
            <Link to="/settings" className="prose-link inline-flex min-h-11 items-center gap-2">
              <Icon name="arrowLeft" size={18} />
              <Trans>Settings</Trans>
            </Link>
          )
        }
        title={<Trans>Second factor</Trans>}
        lead={
          held ? (
            <Trans>Your role asks for a second factor. Set it up, and everything else opens.</Trans>
          ) : (
            <Trans>A code from an app on your phone, in addition to your password, so a stolen password isn’t enough.</Trans>
          )
        }
      />
      <div className="mt-8 max-w-form">
        {step?.at === "codes" ? (
          <BackupCodes codes={step.codes} renewed={step.renewed} email={email} />
        ) : step?.at === "confirm" ? (
          <ConfirmForm step={step} />
        ) : (
          <>
            <PasswordStep on={step?.at === "off" ? false : on} required={required} step={step} />
            {on && backupCodes !== null && step?.at !== "off" && <RenewCodes left={backupCodes} step={step} />}
            {held && (
              <p className="mt-8">
                <Link to="/settings/passkeys" className="prose-link inline-flex min-h-11 items-center">
                  <Trans>Add a passkey instead</Trans>
                </Link>
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}
