import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { formatCount } from "#app/i18n/numbers.ts";
import { downloadOutcomes } from "./outcomes-file.ts";
import type { RowOutcome } from "./run-all.ts";
import type { BulkRun } from "./use-bulk.ts";

interface OutcomesProps {
  run: BulkRun;
  onStop: () => void;
  onDismiss: () => void;
}

/** Rows that are written out of each kind; the others are counted, and stand by name in the file of all. */
const WRITTEN = 200;

/** How an action over many rows goes: how far it is, then each row with what became of it. Nothing is skipped in silence. */
export function Outcomes({ run, onStop, onDismiss }: OutcomesProps) {
  const { i18n } = useLingui();
  const { name, outcomes, isRunning } = run;
  const of = (kind: RowOutcome["kind"]) => outcomes.filter((outcome) => outcome.kind === kind);
  const [done, refused, unanswered, left] = [of("done"), of("refused"), of("unanswered"), of("left")];
  if (isRunning) return <Running run={run} onStop={onStop} />;
  return (
    <div className="mb-3 border-b border-hairline pb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <p role="status" className="text-sm">
          <strong>{name}</strong> <Plural value={done.length} one="# done" other="# done" />
          {refused.length > 0 && (
            <>
              , <Plural value={refused.length} one="# refused" other="# refused" />
            </>
          )}
          {unanswered.length > 0 && (
            <>
              , <Plural value={unanswered.length} one="# without an answer" other="# without an answer" />
            </>
          )}
          {left.length > 0 && (
            <>
              , <Plural value={left.length} one="# left alone" other="# left alone" />
            </>
          )}
        </p>
        <span className="flex gap-x-2">
          {[done, refused, unanswered, left].some(({ length }) => length > WRITTEN) && (
            <Button variant="quiet" size="sm" onClick={() => downloadOutcomes(i18n, name, outcomes)}>
              <Trans>All outcomes (CSV)</Trans>
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onDismiss}>
            <Trans>Close</Trans>
          </Button>
        </span>
      </div>
      <div className="max-h-60 overflow-y-auto text-sm">
        <Rows
          outcomes={refused}
          open
          text={(outcome) => (outcome.kind === "refused" ? outcome.why : "")}
          heading={<Trans>Refused</Trans>}
        />
        <Rows
          outcomes={unanswered}
          open
          text={() => null}
          heading={<Trans>Without an answer: it may have been done or not; look before you try again</Trans>}
        />
        <Rows outcomes={left} text={() => null} heading={<Trans>Left unchanged</Trans>} />
        <Rows outcomes={done} text={(outcome) => (outcome.kind === "done" ? outcome.note : null)} heading={<Trans>Done</Trans>} />
      </div>
    </div>
  );
}

/** How far it is, with a way to stop. */
function Running({ run: { name, total, outcomes }, onStop }: Pick<OutcomesProps, "run" | "onStop">) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="status" className="tabular text-sm">
        <strong>{name}</strong>{" "}
        <Trans>
          {formatCount(i18n.locale, outcomes.length)} of {formatCount(i18n.locale, total)}
        </Trans>
      </p>
      <progress value={outcomes.length} max={total} aria-label={name} className="h-1.5 grow accent-accent" />
      <Button variant="secondary" size="sm" onClick={onStop}>
        <Trans>Stop after these</Trans>
      </Button>
    </div>
  );
}

interface RowsProps {
  outcomes: readonly RowOutcome[];
  heading: ReactNode;
  text: (outcome: RowOutcome) => ReactNode;
  open?: boolean;
}

function Rows({ outcomes, heading, text, open = false }: RowsProps) {
  if (outcomes.length === 0) return null;
  const more = outcomes.length - WRITTEN;
  return (
    <details open={open} className="mt-2">
      <summary className="min-h-6 font-semibold">
        {heading} ({outcomes.length})
      </summary>
      <ul className="mt-1">
        {outcomes.slice(0, WRITTEN).map((outcome) => {
          const said = text(outcome);
          return (
            <li key={outcome.row.id} className="border-t border-hairline py-1">
              {outcome.row.name}
              {said && <span className="text-soft"> · {said}</span>}
            </li>
          );
        })}
        {more > 0 && (
          <li className="border-t border-hairline py-1 text-soft">
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </details>
  );
}
