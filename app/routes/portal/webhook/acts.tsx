import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { WebhookRecord } from "#app/domain/webhooks/webhook.ts";
import type { Proving } from "../second-factor/proof-fields.tsx";
import type { WebhookIntent, WebhookPosted } from "../webhooks/submission.ts";
import { ProvingForm } from "../webhooks/webhook-form.tsx";

interface ActsProps extends Proving, Pick<WebhookRecord, "state"> {
  /** Of the end of a pause, where it was refused. */
  posted: WebhookPosted | null;
}

/** A test, a pause and its end, which asks for the password. */
export function Acts({ state, posted, ...proving }: ActsProps) {
  const isPaused = state === "paused" || state === "paused_failing" || state === "paused_left";
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Act intent="test">
        <Trans>Send a test</Trans>
      </Act>
      {isPaused ? (
        <details className="w-full max-w-form" open={posted !== null}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline decoration-accent-line underline-offset-4">
            <Trans>Let it go on</Trans>
          </summary>
          <ProvingForm intent="resume" posted={posted} {...proving} submit={<Trans>Let it go on</Trans>} />
        </details>
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
