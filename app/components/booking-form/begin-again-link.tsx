/** The way to an empty request; asked once more there, and taken back there. */
import { Trans } from "@lingui/react/macro";
import { useSitePath } from "../layout/use-site-path.ts";

export function BeginAgainLink({ className = "" }: { className?: string }) {
  const at = useSitePath();
  return (
    // A whole document: what this one holds of the request goes with it.
    <a href={at("/begin-again")} className={`inline-flex min-h-11 items-center text-soft text-sm underline ${className}`}>
      <Trans>Begin again with an empty request</Trans>
    </a>
  );
}
