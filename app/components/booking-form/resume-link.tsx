/** Save and continue on another device: what it does, and the button; the link itself comes with its own code. */
import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/button.tsx";
import { useDraft } from "./use-draft.ts";

const ResumeLinkPanel = lazy(async () => ({ default: (await import("./resume-link-panel.tsx")).ResumeLinkPanel }));

export function ResumeLink() {
  const { draft, unsaved } = useDraft();
  const [wanted, setWanted] = useState(false);
  return (
    <section>
      <h2 className="text-lg">
        <Trans>Continue elsewhere</Trans>
      </h2>
      <p className="mt-1 text-soft">
        <Trans>What you fill in is kept for 14 days on this device. A link takes it to another.</Trans>
      </p>
      {wanted ? (
        <Suspense>
          <ResumeLinkPanel onEnd={() => setWanted(false)} />
        </Suspense>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          disabled={draft.version === 0 && unsaved.size === 0}
          onClick={() => setWanted(true)}
        >
          <Trans>Save and continue on another device</Trans>
        </Button>
      )}
    </section>
  );
}
