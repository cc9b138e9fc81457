import { Trans, useLingui } from "@lingui/react/macro";
import { BothTimes } from "#app/components/layout/both-times.tsx";
import { HourNotes } from "#app/components/layout/hour-notes.tsx";
import { Badge, type BadgeTone } from "#app/components/ui/badge.tsx";
import type { DeadlineState } from "#app/domain/case/timetable.ts";
import { OWED_BY_LABELS } from "#app/i18n/portal/timetable-texts.ts";
import type { Refused } from "../action.ts";
import { ClosedSince } from "./closed-since.tsx";
import { AskExtension, CancelDeadline, FinishDeadline } from "./deadline-forms.tsx";
import { Extension } from "./extension.tsx";
import type { DeadlineView } from "./records.ts";

const TONES: Readonly<Record<DeadlineState, BadgeTone>> = { open: "info", overdue: "danger", done: "success", cancelled: "neutral" };

interface DeadlineProps {
  deadline: DeadlineView;
  /** What was refused of a form of this deadline. */
  refused: Refused | undefined;
  /** What was refused at all: a decision names its request. */
  all: Refused | undefined;
}

/** One deadline: what, by when on whose clock, who owes it, its state, who asked for more time. */
export function Deadline({ deadline, refused, all }: DeadlineProps) {
  const { t } = useLingui();
  const states: Readonly<Record<DeadlineState, string>> = { open: t`Due`, overdue: t`Overdue`, done: t`Done`, cancelled: t`No longer due` };
  const { id, title, state, due, may, notes } = deadline;
  const open = state === "open" || state === "overdue";
  return (
    <article aria-labelledby={`deadline-${id}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3
          id={`deadline-${id}`}
          className={`scroll-mt-6 text-lg wrap-anywhere ${state === "cancelled" ? "line-through decoration-1" : ""}`}
        >
          {title}
        </h3>
        <Badge tone={TONES[state]}>{states[state]}</Badge>
      </div>
      <time dateTime={deadline.dueAt} className={`tabular mt-1 block ${state === "overdue" ? "font-semibold text-danger" : ""}`}>
        <BothTimes {...due} />
      </time>
      {notes && (
        <div className="mt-2">
          <HourNotes notes={notes} />
        </div>
      )}
      <DueFrom deadline={deadline} />
      {deadline.closedDay && <ClosedSince deadline={deadline} closed={deadline.closedDay} />}
      <Closing deadline={deadline} />
      {deadline.extensions.length > 0 && (
        <ol className="mt-3 grid gap-3">
          {deadline.extensions.map((extension) => (
            <li key={extension.id}>
              <Extension
                extension={extension}
                closed={!open}
                mayDecide={may.decide}
                decidedBy={deadline.decidedBy}
                refused={all?.intent === "decide-extension" && all.typed.id === extension.id ? all : undefined}
              />
            </li>
          ))}
        </ol>
      )}
      {(may.finish || may.ask || may.cancel) && (
        <div className="no-print mt-3 flex flex-wrap items-start gap-3">
          {may.finish && <FinishDeadline deadline={deadline} />}
          {may.ask && <AskExtension deadline={deadline} refused={refused?.intent === "ask-extension" ? refused : undefined} />}
          {may.cancel && <CancelDeadline deadline={deadline} refused={refused?.intent === "cancel-deadline" ? refused : undefined} />}
        </div>
      )}
    </article>
  );
}

/** Who owes it, and who set it. */
function DueFrom({ deadline: { owedBy, names, setBy } }: Pick<DeadlineProps, "deadline">) {
  const { i18n } = useLingui();
  const who = i18n._(OWED_BY_LABELS[owedBy]);
  return (
    <p className="mt-1 text-sm text-soft wrap-anywhere">
      {names ? (
        <Trans>
          Due from: {who} ({names})
        </Trans>
      ) : (
        <Trans>Due from: {who}</Trans>
      )}
      {" · "}
      <Trans>Set by {setBy}</Trans>
    </p>
  );
}

/** Who closed it, and why where it was cancelled. */
function Closing({ deadline: { state, closed } }: Pick<DeadlineProps, "deadline">) {
  if (!closed) return null;
  const { by, at, reason } = closed;
  return (
    <div className="mt-1 text-sm">
      <p>
        {state === "cancelled" ? (
          <Trans>
            {by} cancelled it: {at}
          </Trans>
        ) : (
          <Trans>
            {by} marked it as done: {at}
          </Trans>
        )}
      </p>
      {reason && <p className="mt-1 max-w-measure whitespace-pre-line text-soft wrap-anywhere">{reason}</p>}
    </div>
  );
}
