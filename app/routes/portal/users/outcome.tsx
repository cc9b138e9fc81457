import { Trans } from "@lingui/react/macro";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { TooOftenText } from "../too-often-text.tsx";
import type { Posted } from "./submission.ts";

export function Outcome({ posted }: { posted: Posted }) {
  // What is wrong with a field is said at its form.
  if ("refused" in posted) return posted.refused.wait === null ? null : <TooOften wait={posted.refused.wait} />;
  return (
    <div className="mt-8">
      <OutcomeBox tone={posted.done === "overtaken" ? "warning" : "success"}>
        <Words posted={posted} />
      </OutcomeBox>
    </div>
  );
}

function TooOften({ wait }: { wait: number }) {
  return (
    <div className="mt-8">
      <OutcomeBox tone="warning">
        <TooOftenText wait={wait} />
      </OutcomeBox>
    </div>
  );
}

function Words({ posted }: { posted: Exclude<Posted, { refused: unknown }> }) {
  if (posted.done === "overtaken") {
    return <Trans>This invitation has since been answered or changed, so nothing was done. The list shows its current state.</Trans>;
  }
  const { email } = posted.invitation;
  switch (posted.done) {
    case "invited":
      return <Trans>An invitation is on its way to {email}. Its link works for 14 days.</Trans>;
    case "resent":
      return <Trans>A new link is on its way to {email}. The earlier one no longer works.</Trans>;
    case "revoked":
      return <Trans>The invitation of {email} was revoked. Its link no longer works.</Trans>;
  }
}
