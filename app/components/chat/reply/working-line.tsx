/** What is being done with the last message, for an answer that takes its time. The composer's status says it to screen readers. */
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Spinner } from "#app/components/ui/spinner.tsx";
import type { TurnStep } from "../conversation/use-turn-stream.ts";

/** Most answers come sooner: a line that only flickers tells nothing. */
const SHOWN_AFTER_MS = 500;

export function WorkingLine({ step, toPerson }: { step: TurnStep; toPerson: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <p aria-hidden="true" className="mt-4 flex items-center gap-2 ps-3.5 text-soft text-sm">
      <Spinner />
      {toPerson || step === "sent" ? (
        <Trans>Sending your message…</Trans>
      ) : step === "reading" ? (
        <Trans>Reading your message…</Trans>
      ) : (
        <Trans>Noting what you said…</Trans>
      )}
    </p>
  );
}
