import { Trans, useLingui } from "@lingui/react/macro";
import type { JobName } from "#app/domain/jobs.ts";
import { JOB_LABELS } from "#app/i18n/portal/job-labels.ts";
import { ActionOutcome } from "../action-outcome.tsx";

/** What became of the press. Takes focus, so that it is read. `done` is false when nothing failed any more. */
export function Outcome({ job, done }: { job: JobName; done: boolean }) {
  const { i18n } = useLingui();
  const name = i18n._(JOB_LABELS[job]);
  return (
    <ActionOutcome done={done} of={job}>
      {done ? (
        <Trans>{name}: it is tried again within a minute.</Trans>
      ) : (
        <Trans>{name}: it has succeeded in the meantime. Nothing was changed.</Trans>
      )}
    </ActionOutcome>
  );
}
