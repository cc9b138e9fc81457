import { Trans } from "@lingui/react/macro";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { PasskeyErrorBox } from "./passkey-error.tsx";
import { usePasskeyProgram } from "./use-passkey-program.ts";

/** For who has signed in by password and whose second factor is a passkey: it is asked for now. */
export function AskedFor() {
  const { busy, trouble, run } = usePasskeyProgram();
  async function use() {
    if (await run(({ signInByPasskey }) => signInByPasskey())) location.assign("/");
  }
  return (
    <div className="mt-8 flex max-w-form flex-col items-start gap-6">
      {trouble && <PasskeyErrorBox key={trouble.at} trouble={trouble} />}
      <p className="text-lg">
        <Trans>Your password is right. Your role asks for a second factor, and yours is a passkey: use it now, and everything opens.</Trans>
      </p>
      <noscript>
        <p className="border-l-4 border-warning bg-warning-wash px-5 py-4">
          <Trans>Only a script can ask your device for a passkey, and scripts are turned off in this browser.</Trans>
        </p>
      </noscript>
      <p className="flex flex-wrap gap-3">
        <Button size="lg" loading={busy} onClick={use}>
          <Trans>Use the passkey</Trans>
        </Button>
        <ButtonLink href="/api/logout" variant="quiet" size="lg">
          <Trans>Sign out</Trans>
        </ButtonLink>
      </p>
      <p className="text-sm text-soft">
        <Trans>Lost it? Ask an administrator to remove your second factor.</Trans>
      </p>
    </div>
  );
}
