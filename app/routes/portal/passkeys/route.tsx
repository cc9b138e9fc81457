/**
 * `/settings/passkeys`: one's passkeys, listed, added, renamed, removed. For who must have a second factor it opens before
 * every other page: to add one, or, where there is one already, to be asked for it.
 */

import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { deviceOf } from "#app/domain/people/device.ts";
import { isPasskeyHost } from "#app/domain/people/passkey-host.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ACCOUNTS_TEXTS } from "#app/i18n/catalogues/portal/accounts.ts";
import type { Route } from "./+types/route";
import { AddPasskey } from "./add-passkey.tsx";
import { AskedFor } from "./asked-for.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { PASSKEY_OUTCOMES, postPasskey } from "./submission.ts";

export const handle = ACCOUNTS_TEXTS;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const asked = who.kind === "held" && who.why === "passkey";
  const { browser, system } = deviceOf(request.headers.get("User-Agent"));
  return {
    asked,
    held: who.kind === "held",
    passkeys: asked ? [] : await services.passkeys.list(),
    secondFactor: asked ? false : (await services.secondFactor.state()).on,
    possible: isPasskeyHost(url.hostname),
    email: who.kind === "visitor" ? "" : who.email,
    zone: readerZone(who),
    device: { browser, system },
    rename: url.searchParams.get("rename"),
    remove: url.searchParams.get("remove"),
    done: PASSKEY_OUTCOMES.find((one) => one === url.searchParams.get("done")) ?? null,
    title: `${context.get(i18nContext)._(msg`Passkeys`)} – ${PROVIDER.name}`,
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
  return postPasskey(request, context);
}

/** Also after a refusal: the list is shown as it is now. */
export const shouldRevalidate = () => true;

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, held, passkeys, done } = loaderData;
  const posted = actionData ?? null;
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
        title={<Trans>Passkeys</Trans>}
        lead={
          <Trans>
            A passkey is a key that your device keeps and opens with your finger, your face or its PIN: no password is typed that could be
            learned or guessed.
          </Trans>
        }
      />
      {asked ? (
        <AskedFor />
      ) : (
        <>
          {done && !posted && <Done done={done} />}
          <PasskeyList
            passkeys={passkeys}
            zone={loaderData.zone}
            rename={loaderData.rename}
            remove={loaderData.remove}
            secondFactor={loaderData.secondFactor}
            posted={posted}
          />
          <AddPasskey
            key={passkeys.length}
            email={loaderData.email}
            device={loaderData.device}
            possible={loaderData.possible}
            held={held}
            secondFactor={loaderData.secondFactor}
            unscripted={posted?.intent === "add"}
          />
        </>
      )}
    </>
  );
}

function Done({ done }: { done: (typeof PASSKEY_OUTCOMES)[number] }) {
  return (
    <div className="mt-8">
      <OutcomeBox key={done} tone="success">
        {done === "added" ? (
          <Trans>The passkey is added. From now on it signs you in.</Trans>
        ) : done === "renamed" ? (
          <Trans>The passkey has its new name.</Trans>
        ) : (
          <Trans>The passkey is removed, and what it had signed in is signed out.</Trans>
        )}
      </OutcomeBox>
    </div>
  );
}
