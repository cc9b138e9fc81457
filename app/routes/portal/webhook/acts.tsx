import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { WebhookRecord } from "#app/domain/webhooks/webhook.ts";
import type { WebhookIntent } from "../webhooks/submission.ts";

/** A test, a pause and its end. */
export function Acts({ state }: Pick<WebhookRecord, "state">) {
  const isPaused = state === "paused" || state === "paused_failing";
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Act intent="test">
        <Trans>Send a test</Trans>
      </Act>
      {isPaused ? (
        <Act intent="resume">
          <Trans>Let it go on</Trans>
        </Act>
      ) : (
        <Act intent="pause">
          <Trans>Pause</Trans>
        </Act>
      )}
    </div>
  );
}

/** Removing asks once: its log goes too. */
export function Removing() {
  return (
    <details className="mt-12 max-w-form">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline decoration-accent-line underline-offset-4">
        <Trans>Remove the webhook</Trans>
      </summary>
      <p className="mt-2">
        <Trans>Nothing is sent to it any more, and its log is gone.</Trans>
      </p>
      <div className="mt-4">
        <Act intent="remove" isDanger>
          <Trans>Remove it now</Trans>
        </Act>
      </div>
    </details>
  );
}

function Act({ intent, isDanger = false, children }: { intent: WebhookIntent; isDanger?: boolean; children: ReactNode }) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value={intent} variant={isDanger ? "danger" : "secondary"} loading={busy}>
        {children}
      </Button>
    </Form>
  );
}
