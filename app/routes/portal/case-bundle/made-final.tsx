/** That a bundle has become final while its page was open: who pressed for it reads so, since the form that was pressed is gone. */
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import type { BundleRecord } from "#app/domain/case/bundles/bundle.ts";

interface MadeFinalProps extends Pick<BundleRecord, "state"> {
  /** What was refused says more. */
  isRefused: boolean;
}

export function MadeFinal({ state, isRefused }: MadeFinalProps) {
  const [before] = useState(state);
  if (before !== "draft" || state !== "final" || isRefused) return null;
  return (
    <div className="mt-6">
      <OutcomeBox tone="success">
        <p>
          <Trans>The bundle is final. Everyone in the case is notified of it, and can open it here.</Trans>
        </p>
      </OutcomeBox>
    </div>
  );
}
