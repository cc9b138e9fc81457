import { Trans, useLingui } from "@lingui/react/macro";
import type { CallOutcome, StaffTaskRecord, TaskMove } from "#app/domain/booking/office/staff-task.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { ActionOutcome } from "../action-outcome.tsx";

interface OutcomeProps {
  task: StaffTaskRecord;
  move: TaskMove | CallOutcome;
  /** False when somebody else was faster. */
  made: boolean;
  zone: string;
}

/** What became of a press. Takes focus, since the pressed button may be gone with its task. */
export function Outcome({ task, move, made, zone }: OutcomeProps) {
  return (
    <ActionOutcome done={made} of={task}>
      {made ? <Made task={task} move={move} zone={zone} /> : <Faster task={task} zone={zone} />}
    </ActionOutcome>
  );
}

function Made({ task, move, zone }: Omit<OutcomeProps, "made">) {
  const { i18n, t } = useLingui();
  const again = formatInstant(i18n.locale, task.dueAt, zone);
  const name = task.contact.name || task.contact.phone || t`the visitor`;
  switch (move) {
    case "take":
      return <Trans>{name}: assigned to you.</Trans>;
    case "release":
      return <Trans>{name}: unassigned.</Trans>;
    case "no_answer":
      return (
        <Trans>
          {name}: no answer, again at {again}.
        </Trans>
      );
    case "message":
      return (
        <Trans>
          {name}: left a message, again at {again}.
        </Trans>
      );
    default:
      return <Trans>{name}: done.</Trans>;
  }
}

function Faster({ task, zone }: Pick<OutcomeProps, "task" | "zone">) {
  const { i18n } = useLingui();
  const { done, taken } = task;
  if (done) {
    const at = formatInstant(i18n.locale, done.at, zone);
    return <Trans>This was done already: {at}. Nothing was changed.</Trans>;
  }
  if (taken) {
    const { name } = taken;
    return <Trans>This has since been assigned to {name}. Nothing was changed.</Trans>;
  }
  return <Trans>This is no longer assigned. Nothing was changed.</Trans>;
}
