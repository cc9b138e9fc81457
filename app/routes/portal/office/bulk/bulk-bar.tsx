import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useKeptFocus } from "../focus.ts";
import { Outcomes } from "./outcomes.tsx";
import type { ChosenRow } from "./run-all.ts";
import type { Bulk } from "./use-bulk.ts";

interface BulkBarProps<Row extends ChosenRow> {
  bulk: Bulk<Row>;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** How many rows are chosen and what can be done with them, always in sight; and how it went, row by row. */
export function BulkBar<Row extends ChosenRow>({ bulk, children }: BulkBarProps<Row>) {
  const { t } = useLingui();
  const { chosen, run } = bulk;
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar);
  if (chosen.size === 0 && !run) return null;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      data-part="bulk"
      aria-label={t`Chosen rows`}
      className="no-print sticky bottom-0 z-20 mt-6 border border-accent-line bg-raised px-4 py-3 shadow-lift"
    >
      {run && <Outcomes run={run} onStop={bulk.stop} onDismiss={bulk.dismiss} />}
      {chosen.size > 0 && !run?.isRunning && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="tabular text-sm font-semibold">
            <Plural value={chosen.size} one="# row chosen" other="# rows chosen" />
          </p>
          {children}
          <Button variant="quiet" size="sm" onClick={bulk.clear} className="ms-auto">
            <Trans>Clear selection</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
