import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";

/** Shown once: each opens the door one time when the phone is not at hand. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <OutcomeBox tone="success">
        <Trans>Your second factor is set up.</Trans>
      </OutcomeBox>
      <h2 className="mt-8 text-xl">
        <Trans>Your backup codes</Trans>
      </h2>
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
      <p className="no-print mt-8">
        <ButtonLink href="/settings" size="lg">
          <Trans>I have kept them</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
