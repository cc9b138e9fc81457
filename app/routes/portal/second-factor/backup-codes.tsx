import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PROVIDER } from "#app/domain/provider.ts";

/** Shown once: each opens the door one time when the phone is not at hand. */
export function BackupCodes({ codes, renewed, email }: { codes: readonly string[]; renewed: boolean; email: string }) {
  const service = PROVIDER.name;
  return (
    <>
      <OutcomeBox tone="success">
        {renewed ? (
          <Trans>Your backup codes have been renewed. The earlier ones no longer work.</Trans>
        ) : (
          <Trans>Your second factor is set up.</Trans>
        )}
      </OutcomeBox>
      <h2 className="mt-8 text-xl">
        <Trans>Your backup codes</Trans>
      </h2>
      {/* A sheet of codes that is found later says of what they are. */}
      <p className="print-only mt-2">
        <Trans>
          For {service}, account {email}
        </Trans>
      </p>
      <p className="mt-2 text-soft">
        <Trans>
          Each signs you in once instead of a code of the app. They are shown now and never again: print them, or write them down.
        </Trans>
      </p>
      <ul className="mt-6 grid max-w-sm grid-cols-2 gap-x-8 gap-y-2 border-y border-hairline py-5">
        {codes.map((code) => (
          <li key={code}>
            <code className="tabular font-semibold">{code}</code>
          </li>
        ))}
      </ul>
      <Keeping codes={codes} />
      <p className="no-print mt-8">
        <ButtonLink href="/settings" size="lg">
          <Trans>I have kept them</Trans>
        </ButtonLink>
      </p>
    </>
  );
}

/** Copies or prints them; what became of the copying is said. */
function Keeping({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setSaid(t`Copied. Keep them where only you can see them.`);
    } catch {
      setSaid(t`Your browser did not allow copying. Select the codes, or print them.`);
    }
  };
  return (
    <div className="no-print mt-6 flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
      <p role="status" className="text-sm text-soft">
        {said}
      </p>
    </div>
  );
}
