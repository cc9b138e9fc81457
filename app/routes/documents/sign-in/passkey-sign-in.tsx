import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";

/**
 * The other way in, for browsers that know passkeys: shown and worked by `app/site-program/passkey.ts`. What may be said is
 * in the document, since the small program has no catalogue.
 */
export function PasskeySignIn() {
  const { t } = useLingui();
  return (
    <div
      data-passkey=""
      hidden
      data-cancelled={t`No passkey was used. Press the button to try again, or sign in with your password.`}
      data-refused={t`This passkey opens no account here. Please sign in with your password.`}
      data-unable={t`This device cannot ask for your PIN, finger or face, which a passkey needs. Please sign in with your password.`}
      data-number-address={t`Passkeys need a domain name. This page was opened by its IP address: locally, open it as “localhost”.`}
      data-too-often={t`Too many attempts. Please wait a minute and try again.`}
      data-unreachable={t`That did not work just now. Please try again, or sign in with your password.`}
      className="mt-6 flex flex-col gap-3"
    >
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        <Trans>or</Trans>
      </p>
      <Button variant="secondary" size="lg" className="w-full">
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden" />
    </div>
  );
}
