import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { JobName } from "#app/domain/jobs.ts";
import { JOB_LABELS } from "#app/i18n/portal/job-labels.ts";

/** What became of the press. Takes focus, so that it is read. `done` is false when nothing failed any more. */
export function Outcome({ job, done }: { job: JobName; done: boolean }) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is told again
  useEffect(() => box.current?.focus(), [job, done]);
  const name = i18n._(JOB_LABELS[job]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={`mt-8 flex items-start gap-3 border-l-4 px-5 py-4 ${done ? "border-success bg-success-wash" : "border-warning bg-warning-wash"}`}
    >
      <Icon name={done ? "check" : "info"} className="mt-1" />
      <p>
        {done ? (
          <Trans>{name}: it is tried again within a minute.</Trans>
        ) : (
          <Trans>{name}: it has gone well meanwhile. Nothing was changed.</Trans>
        )}
      </p>
    </div>
  );
}
