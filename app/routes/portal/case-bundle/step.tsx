/** What takes more than one request: documents are looked at, and a bundle is made volume by volume. With scripts one follows the other. */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import type { DraftPlan } from "./plan.tsx";

interface StepProps {
  bundle: BundleRecord;
  plan: DraftPlan;
  /** Of the address: what was begun. */
  step: string | null;
  /** Whether the last one was refused: then somebody has to read why first. */
  isStopped: boolean;
}

/** How far it is, and how it goes on: by itself, or with a button where there are no scripts and after a refusal. */
export function Step({ bundle, plan, step, isStopped }: StepProps) {
  const { t } = useLingui();
  const submit = useSubmit();
  const { state } = useNavigation();
  const intent = step === "make" ? "go-on-bundle" : step === "look" && plan.waiting > 0 ? "look-bundle" : null;
  const { version } = bundle;
  // `bundle` is another after each step.
  useEffect(() => {
    if (intent && !isStopped && state === "idle" && bundle.version === version)
      submit({ intent, version: String(version) }, { method: "post", preventScrollReset: true });
  }, [intent, isStopped, state, submit, version, bundle]);
  if (intent === null) return null;
  const { waiting } = plan;
  const [made, of] = [bundle.volumes.length, plan.volumes.length];
  return (
    <div className="no-print mt-6 border-success border-l-4 bg-success-wash px-5 py-4">
      <div role="status">
        {waiting > 0 ? (
          <p>{t`${plural(waiting, { one: "# document is still to be looked at.", other: "# documents are still to be looked at." })}`}</p>
        ) : (
          <p>
            <Trans>
              {made} of {of} volumes are made. Everyone sees the bundle once all of them are.
            </Trans>
          </p>
        )}
      </div>
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="intent" value={intent} size="sm" variant="secondary" loading={state !== "idle"}>
          <Trans>Go on</Trans>
        </Button>
      </Form>
    </div>
  );
}
