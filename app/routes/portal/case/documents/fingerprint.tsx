import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Button } from "#app/components/ui/button.tsx";

/** The SHA-256 of a document: its beginning, and all of it where it is asked for, to be compared with one's own copy. */
export function Fingerprint({ sha256, name }: { sha256: string; name: string }) {
  const { t } = useLingui();
  const live = useLive();
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(sha256);
    setCopied(true);
  }
  return (
    <details className="text-sm open:basis-full">
      <summary className="inline-flex min-h-6 items-center gap-1.5 text-soft hover:text-ink">
        <span className="sr-only">{t`Fingerprint of ${name}`}</span>
        <span aria-hidden="true">
          SHA-256 <span className="tabular font-mono text-xs">{sha256.slice(0, 12)}…</span>
        </span>
      </summary>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-accent-line pl-3">
        <code className="font-mono text-xs break-all">{sha256}</code>
        {live && (
          <Button variant="quiet" size="sm" onClick={() => void copy()} aria-label={t`Copy the fingerprint of ${name}`}>
            <span aria-live="polite">{copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
          </Button>
        )}
      </div>
    </details>
  );
}
